// The gzipped size of what each screen loads and of the service worker, and the parts that are files of their own, by
// the build's own list of which file imports which. The suite's set-up has built the page.
// @module-tag deep

import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type AssetSize, builtPage } from "#scripts/bench/size.ts";
import { builds } from "#scripts/page-build.ts";
import {
  firstVisitMax,
  firstVisits,
  lessonMax,
  lessonParts,
  lessonScreenMax,
  mapFiles,
  mapMax,
  ownFiles,
  practiceFrame,
  screenLimits,
  serviceWorkerMax,
} from "./sizes.ts";

const client = `${builds.local.folder}/client`;
const { sizes, firstVisit, filesOf } = builtPage();

const bytesOf = (files: readonly AssetSize[]) => files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
const without = (files: readonly AssetSize[], others: readonly AssetSize[]) => {
  const left = new Set(others.map(({ file }) => file));
  return files.filter(({ file }) => !left.has(file));
};
const together = (...lists: readonly (readonly AssetSize[])[]) => [
  ...new Map(lists.flat().map((size) => [size.file, size])).values(),
];

/** The scripts of this name, whatever their hashes. */
function scripts(name: string): readonly AssetSize[] {
  const found = sizes.filter(({ file }) => file.replace(/-[\w-]{8}\.js$/, "") === name);
  if (found.length === 0) throw new Error(`No file is named ${name}.`);
  return found;
}

function script(name: string): AssetSize {
  const [only, other] = scripts(name);
  if (!only || other) throw new Error(`Several files are named ${name}.`);
  return only;
}

function expectAtMost(what: string, files: readonly AssetSize[], bytesMax: number): void {
  const listed = files.map(({ file, gzipBytes }) => `${file} ${gzipBytes}`).join(", ");
  expect.soft(files, what).not.toEqual([]);
  expect.soft(bytesOf(files), `${what}: ${listed}`).toBeLessThanOrEqual(bytesMax);
}

test("a first visit to a screen stays within the budget of scripts and of styles", () => {
  for (const at of firstVisits)
    for (const [ending, bytesMax] of Object.entries(firstVisitMax)) {
      const files = firstVisit(at).filter(({ file }) => file.endsWith(ending));
      // The page's start, what screens share, and the screen's own.
      expect.soft(files.length, at).toBeGreaterThanOrEqual(3);
      expectAtMost(`${at}, ${ending}`, files, bytesMax);
    }
});

test.each(screenLimits)(
  "$what loads at most $bytesMax bytes beyond a first visit to $beyond",
  ({ what, screen, beyond, parts = [], workers = [], ending = "", bytesMax }) => {
    const loaded = together(firstVisit(screen), ...parts.map(filesOf), workers.map(script));
    const own = without(loaded, firstVisit(beyond)).filter(({ file }) => file.endsWith(ending));
    expectAtMost(what, own, bytesMax);
  },
);

describe("lessons", () => {
  const lessons = globSync("src/lessons/*/lesson.tsx", { cwd: "web" }).toSorted();
  const screen = firstVisit("/learn/lesson/:lessonId");
  const loaded = lessons.map((lesson) => without(together(screen, filesOf(lesson)), firstVisit("/")));
  const shared = (loaded[0] ?? []).filter((file) => loaded.every((files) => files.includes(file)));

  test("their screen stays within its limit, blocks and answer field included, without what the list alone needs", () => {
    expectAtMost("the screen of a lesson", shared, lessonScreenMax);
    expect(shared).toContain(script("lesson-page"));
    expect(loaded.flat()).not.toContain(script("learn-page"));
  });

  test("each stays within its limit, and comes without the scripts of the others", () => {
    const practice = filesOf(`_${script(practiceFrame).file}`);
    const ofLessons = scripts("lesson");
    for (const [at, lesson] of lessons.entries()) {
      const files = loaded[at] ?? [];
      const parts = lessonParts[path.basename(path.dirname(lesson))] ?? [];
      const own = without(files, [...shared, ...practice, ...parts.flatMap(filesOf)]);
      expectAtMost(lesson, own, lessonMax);
      expect
        .soft(
          ofLessons.filter((file) => files.includes(file)),
          lesson,
        )
        .toHaveLength(1);
    }
    expect(ofLessons).toHaveLength(lessons.length);
  });
});

test("a map stays within its limit", () => {
  const files = mapFiles.map(script);
  expectAtMost("a map", files, mapMax);
  const texts = files.map(({ file }) => readFileSync(`${client}/assets/${file}`, "utf8"));
  expect(texts.join("")).toContain("Swap rows and columns");
});

test("the service worker stays within its limit", () => {
  const { length } = gzipSync(readFileSync(`${client}/sw.js`), { level: 9 });
  expect(length).toBeLessThanOrEqual(serviceWorkerMax);
});

test("each screen and each part that comes later is a file of its own", () => {
  for (const name of ownFiles)
    for (const { file, firstLoad } of scripts(name)) expect.soft(firstLoad, file).toBe(false);
});

test("no other screen loads the simulator, the library that draws, or more than small pieces of them", () => {
  const others = ["/kmap", "/learn", "/learn/lesson/:lessonId", ...firstVisits].flatMap(firstVisit);
  const simulator = together(firstVisit("/csim"), filesOf("src/features/simulator/drawing.tsx"));
  const own = without(simulator, others);
  expect(own).toContain(script("simulator-page"));
  expect(own).toContain(script("drawing"));
  const shared = without(simulator, [...own, ...firstVisits.flatMap(firstVisit)]);
  expect(shared.filter(({ gzipBytes }) => gzipBytes > 5_500)).toEqual([]);
});
