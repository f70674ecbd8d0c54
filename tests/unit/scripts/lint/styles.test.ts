// The linter's rule about style sheets: what it refuses, what it accepts, and that each of the page's sheets is accepted.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { engineFaults } from "#scripts/lint/styles.js";

test.each([
  [".a { text-decoration: underline wavy var(--bad) 1.5px; }", "longhands"],
  [".a { color: red; text-decoration: underline dotted }", "longhands"],
  ["@media print { .a { text-decoration:\n  underline\n  dotted; } }", "longhands"],
  [".a tr[data-on] { box-shadow: inset 3px 0 red; }", "table row"],
  ["tr:is(.a, .b) { box-shadow: 0 0 red; }", "table row"],
  [".a > tr:hover, .b { box-shadow: 0 0 red; }", "table row"],
])("refuses %s", (css, fault) => {
  expect(engineFaults(css)).toEqual([expect.stringContaining(fault)]);
});

test.each([
  ".a { text-decoration: underline; }",
  ".a { text-decoration: none !important; }",
  ".a { text-decoration: var(--mark, underline); }",
  ".a { text-decoration-line: underline; text-decoration-style: wavy; }",
  "/* .a { text-decoration: underline dotted; } */ .b { color: red; }",
  ".a tr[data-on] > th { box-shadow: inset 3px 0 red; }",
  ".a:has(> tr) { box-shadow: 0 0 red; }",
  ".tr { box-shadow: 0 0 red; }",
  "tr { box-shadow: none; }",
])("accepts %s", (css) => {
  expect(engineFaults(css)).toEqual([]);
});

test("no style sheet of the page has what an engine leaves out", () => {
  const sheets = readdirSync("web/src", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".css"),
  );
  const faults = sheets.flatMap((name) =>
    engineFaults(readFileSync(path.join("web/src", name), "utf8")).map((fault) => `${name}: ${fault}`),
  );
  expect(sheets.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
