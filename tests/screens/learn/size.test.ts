// What the list of lessons, the screen of a lesson and each lesson load beyond the first load. The suite's set-up has
// built the page.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { assetSizes, firstVisit } from "#scripts/bench/size.ts";
import { builds } from "#scripts/page-build.ts";
import { askedFiles } from "#support/browser/asked-files.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { lessons } from "./library.ts";

const open = useBrowser();

/** Tooltips, what paper needs and the keeping of files come after every screen, on a busy machine within the visit. */
const ofEveryScreen = /^(?:later|offline)-/;

/** Practice, the Steps list of worked derivations and the Web Worker that draws circuits are parts of their own. */
const ofParts =
  /^(?:practice-frame|simplify-practice|table-practice|table-part|derivation-steps|draw\.worker)-/;

/** The script of a lesson. */
const ofLesson = /^lesson-[\w-]{8}\.js$/;

const sizeOf = new Map(assetSizes().map(({ file, gzipBytes }) => [file, gzipBytes]));

function bytesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + (sizeOf.get(file) ?? 0), 0);
}

/** Files of scripts and styles that a visit asks for, beyond those of a first visit to Home. */
async function filesOf(path: string, drawn: (page: Page) => Promise<unknown>): Promise<readonly string[]> {
  const files = await askedFiles(open, path, drawn);
  const firstLoad = new Set(firstVisit("/").map(({ file }) => file));
  return [...files].filter((file) => !firstLoad.has(file) && !ofEveryScreen.test(file));
}

/** One visit a lesson, for all tests. */
const visits = new Map<string, Promise<readonly string[]>>();

function lessonFiles(id: string): Promise<readonly string[]> {
  const visit = () =>
    filesOf(`/learn/lesson/${id}`, (page) => page.locator("[data-section]").first().waitFor());
  const known = visits.get(id) ?? visit();
  visits.set(id, known);
  return known;
}

/** What every lesson loads: the screen, the blocks and the answer field. */
async function sharedFiles(): Promise<readonly string[]> {
  const [first = [], ...others] = await Promise.all(lessons.map(lessonFiles));
  return first.filter((file) => others.every((files) => files.includes(file)));
}

/** The names of the scripts that this part of the page imports, and its own. */
function namesOf(part: string): ReadonlySet<string> {
  const [script] = [...sizeOf.keys()].filter((file) => file.startsWith(`${part}-`) && file.endsWith(".js"));
  if (script === undefined) throw new Error(`No file is ${part}.`);
  const text = readFileSync(join(builds.local.folder, "client/assets", script), "utf8");
  const imported = [...text.matchAll(/from"\.\/([^"]+\.js)"/g)].map(([, file = ""]) => nameOf(file));
  return new Set([part, ...imported]);
}

/** Without the hash. */
function nameOf(file: string): string {
  return file.replace(/-[\w-]{8}\.(?:js|css)$/, "");
}

test("the list loads at most 8,000 bytes beyond the first load", async () => {
  const files = await filesOf("/learn", (page) =>
    page
      .getByRole("link", { name: /^START/ })
      .first()
      .waitFor(),
  );
  console.log(`The list: ${bytesOf(files)} bytes gzip.`);
  expect(files.some((file) => file.startsWith("learn-page-"))).toBe(true);
  expect(bytesOf(files)).toBeLessThanOrEqual(8_000);
});

test("the screen of a lesson loads at most 25,600 bytes, blocks and answer field included", async () => {
  const files = await sharedFiles();
  console.log(`The screen of a lesson: ${bytesOf(files)} bytes gzip.`);
  expect(files.some((file) => file.startsWith("lesson-page-"))).toBe(true);
  // The gates of the simulator, XOR and XNOR among them, are those of the lessons' drawings.
  expect(bytesOf(files)).toBeLessThanOrEqual(25_600);
});

test("a lesson loads nothing that the list alone needs", async () => {
  expect((await sharedFiles()).filter((file) => file.startsWith("learn-page-"))).toEqual([]);
});

/** What comes when it is near: maps and work by hand, drawn circuits. Lesson 03 has the Simplifier's Steps list too. */
const laterParts: Readonly<Record<string, readonly string[]>> = {
  "06": ["minimising-parts"],
  "07": ["circuit-parts"],
  "08": ["circuit-parts"],
  "09": ["circuit-parts", "minimising-parts"],
  "10": ["circuit-parts"],
};

describe.each(lessons)("lesson %s", (id) => {
  test("loads at most 20,000 bytes beyond the screen", async () => {
    const shared = await sharedFiles();
    const later = new Set((laterParts[id] ?? ["steps-panel"]).flatMap((part) => [...namesOf(part)]));
    const own = (await lessonFiles(id)).filter(
      (file) =>
        ofLesson.test(file) || (!shared.includes(file) && !ofParts.test(file) && !later.has(nameOf(file))),
    );
    console.log(`Lesson ${id}: ${bytesOf(own)} bytes gzip.`);
    expect(own.some((file) => ofLesson.test(file))).toBe(true);
    expect(bytesOf(own)).toBeLessThanOrEqual(20_000);
  });

  test("comes without the files of the other lessons", async () => {
    const own = (await lessonFiles(id)).filter((file) => ofLesson.test(file));
    expect(own).toHaveLength(1);
    for (const other of lessons.filter((each) => each !== id))
      expect(await lessonFiles(other), other).not.toContain(own[0]);
  });
});
