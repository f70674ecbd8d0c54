// The list of licences that is shipped: each work is named, each text stands once, and none is missing.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { licensesText, type Work } from "#scripts/licenses.ts";

const mit = (author: string) => `MIT License\n\nCopyright (c) ${author}`;
const one: Work = { name: "one", version: "1.0.0", identifier: "MIT", text: mit("Ada") };

describe("the text", () => {
  test("has a licence once, below all works that have it", () => {
    const text = licensesText([
      { ...one, name: "two" },
      one,
      { ...one, name: "three", text: mit("Grace") },
      // The Worker bundles it too.
      one,
    ]);
    expect(text.split(mit("Ada"))).toHaveLength(2);
    expect(text).toContain(`one 1.0.0 (MIT)\ntwo 1.0.0 (MIT)\n\n${mit("Ada")}`);
    expect(text).toContain(`three 1.0.0 (MIT)\n\n${mit("Grace")}`);
  });

  test("has the standard text of a work without its own, with the author where the licence names one", () => {
    const text = licensesText([
      { name: "a", version: "1", identifier: "Apache-2.0" },
      { name: "vite", version: "1", identifier: "MIT" },
    ]);
    expect(text).toContain("a 1 (Apache-2.0)\n\nApache License\nVersion 2.0");
    expect(text).toContain("vite 1 (MIT)\n\nMIT License\n\nCopyright (c) Evan You\n");
  });

  test.each([
    ["without a licence", { name: "a", version: "1" }, 'There is no standard text of "".'],
    [
      "under a licence of its own",
      { name: "a", version: "1", identifier: "SEE IT" },
      'There is no standard text of "SEE IT".',
    ],
    [
      "whose author is not known",
      { name: "none", version: "1", identifier: "MIT" },
      "The text of MIT names no author.",
    ],
  ])("of a work %s cannot be written", (_name, work, sentence) => {
    expect(() => licensesText([one, work])).toThrow(sentence);
  });
});

test("the crates in the WASM are listed with their texts", () => {
  const works = JSON.parse(readFileSync("logic-rs/dist/licenses.json", "utf8")) as readonly Work[];
  const named = works.map(({ name }) => name);
  expect(named).toEqual(expect.arrayContaining(["serde", "tsify", "wasm-bindgen", "Rust standard library"]));
  // Neither the compiler's helpers nor the tools of the tests.
  for (const name of ["logic-rs", "proc-macro2", "syn", "proptest"]) expect(named).not.toContain(name);
  for (const { name, text = "" } of works) expect(text.length, name).toBeGreaterThan(500);
});
