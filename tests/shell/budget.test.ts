// The gzipped size of a first visit to each screen and of the service worker, and a chunk of its own for each screen.
// The suite's set-up has built the page.

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { assetSizes, firstVisit } from "#scripts/bench/size.ts";
import { builds } from "#scripts/page-build.ts";

const screens = ["/", "/simplify", "/ttable", "/soppos", "/number-systems", "/upgrade"];

test.each(screens.flatMap((path) => [[path, ".js", 170_000] as const, [path, ".css", 12_000] as const]))(
  "a first visit to #%s needs at most the budget of %s: %d bytes",
  (path, ending, bytesMax) => {
    const first = firstVisit(path).filter(({ file }) => file.endsWith(ending));
    // The page's start, what screens share, and the screen's own.
    expect(first.length).toBeGreaterThanOrEqual(3);
    expect(first.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)).toBeLessThanOrEqual(bytesMax);
  },
);

test("the screen of the map has at most 25,000 bytes of its own", () => {
  const [map, simplifier] = ["/kmap", "/simplify"].map((path) =>
    firstVisit(path).filter(({ file }) => file.endsWith(".js")),
  );
  const others = new Set(simplifier?.map(({ file }) => file));
  const own = map?.filter(({ file }) => !others.has(file)) ?? [];
  expect(own.length).toBeGreaterThan(1);
  expect(own.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)).toBeLessThanOrEqual(25_000);
});

/** The room of the map, with what joins it to the screens; in `legend` is what groups of the visitor's own need too. */
const ofMap = /^(?:map-view|karnaugh-map|legend)-.*\.js$/;

test("a map takes at most 12,000 bytes", () => {
  const chunks = assetSizes().filter(({ file }) => ofMap.test(file));
  expect(chunks.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)).toBeLessThanOrEqual(12_000);
  const scripts = chunks.map(({ file }) =>
    readFileSync(`${builds.local.folder}/client/assets/${file}`, "utf8"),
  );
  expect(scripts.join("")).toContain("Swap rows and columns");
});

test("the service worker stays within 10,000 bytes", () => {
  expect(
    gzipSync(readFileSync(`${builds.local.folder}/client/sw.js`), { level: 9 }).length,
  ).toBeLessThanOrEqual(10_000);
});

test.each([
  "home-page",
  "simplifier-page",
  "steps-panel",
  "search-on",
  "term-share",
  "answer-map",
  "own-groups",
  "minimising-parts",
  "map-practice",
  "search-on-form",
  "hazard-free-forms",
  "hazard-free-part",
  "form-parts",
  "map-view",
  "truth-table-page",
  "sop-pos-page",
  "kmap-page",
  "number-systems-page",
  "simulator-page",
  "learn-page",
  "lesson-page",
  "drawing",
  "shortcut-list",
  "upgrade-page",
  "package-list",
  "purchase-dialogs",
  "firebase-analytics",
  "offline",
])("%s is a chunk of its own", (name) => {
  const chunk = assetSizes().find(({ file }) => file.startsWith(`${name}-`) && file.endsWith(".js"));
  expect(chunk?.firstLoad).toBe(false);
});
