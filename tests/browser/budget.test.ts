// The gzipped size of a first visit and of the service worker, and a chunk of its own for each screen. The suite's set-up has built the page.

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { assetSizes } from "../../scripts/bench/size.ts";

test.each([
  [".js", 200_000],
  [".css", 15_000],
])("the first load of %s stays within %d bytes", (ending, bytesMax) => {
  const first = assetSizes().filter(({ file, firstLoad }) => firstLoad && file.endsWith(ending));
  expect(first.length).toBeGreaterThan(0);
  expect(first.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)).toBeLessThanOrEqual(bytesMax);
});

test("the service worker stays within 10,000 bytes", () => {
  expect(gzipSync(readFileSync("dist/client/sw.js"), { level: 9 }).length).toBeLessThanOrEqual(10_000);
});

test.each([
  "home-page",
  "simplifier-page",
  "truth-table-page",
  "sop-pos-page",
  "number-systems-page",
  "firebase-analytics",
  "offline",
])("%s is a chunk of its own", (name) => {
  const chunk = assetSizes().find(({ file }) => file.startsWith(`${name}-`) && file.endsWith(".js"));
  expect(chunk?.firstLoad).toBe(false);
});
