// What the list of lessons, the screen of a lesson and each lesson load beyond the first load. The suite's set-up has
// built the page.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { assetSizes, firstVisit } from "../../scripts/bench/size.ts";
import { type OpenOptions, useBrowser } from "./browser.ts";

const open = useBrowser();

const lessonIds = ["01", "02", "03", "04"] as const;

/** Files of scripts and styles that a visit asks for, beyond those of a first visit to Home. */
async function filesOf(path: string, drawn: (page: Page) => Promise<unknown>): Promise<readonly string[]> {
  const files = new Set<string>();
  const before: OpenOptions["before"] = (context) =>
    context.route(/\/assets\/[^/]+\.(?:js|css)$/, (route) => {
      files.add(new URL(route.request().url()).pathname.replace("/assets/", ""));
      return route.continue();
    });
  const { page } = await open({ path, before });
  await drawn(page);
  await page.waitForLoadState("networkidle");
  const firstLoad = new Set(firstVisit("/").map(({ file }) => file));
  return [...files].filter((file) => !firstLoad.has(file));
}

const sizeOf = new Map(assetSizes().map(({ file, gzipBytes }) => [file, gzipBytes]));

function bytesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + (sizeOf.get(file) ?? 0), 0);
}

/** Files of lessons and of practice are parts of their own: they are fetched when they are drawn. */
const visits = new Map<string, Promise<readonly string[]>>();

function lessonFiles(id: string): Promise<readonly string[]> {
  const known =
    visits.get(id) ??
    filesOf(`/learn/lesson/${id}`, (page) => page.locator("[data-section]").first().waitFor());
  visits.set(id, known);
  return known;
}

/** What every lesson loads: the screen, the blocks and the answer field. */
async function sharedFiles(): Promise<readonly string[]> {
  const [first = [], ...others] = await Promise.all(lessonIds.map(lessonFiles));
  return first.filter((file) => others.every((files) => files.includes(file)));
}

test("the list loads at most 8,000 bytes beyond the first load", async () => {
  const files = await filesOf("/learn", (page) =>
    page
      .getByRole("link", { name: /^START/ })
      .first()
      .waitFor(),
  );
  console.log(`The list: ${bytesOf(files)} bytes gzip.`, files);
  expect(files.some((file) => file.startsWith("learn-page-"))).toBe(true);
  expect(bytesOf(files)).toBeLessThanOrEqual(8_000);
});

test("the screen of a lesson loads at most 25,000 bytes, blocks and answer field included", async () => {
  const files = await sharedFiles();
  console.log(`The screen of a lesson: ${bytesOf(files)} bytes gzip.`, files);
  expect(files.some((file) => file.startsWith("lesson-page-"))).toBe(true);
  expect(bytesOf(files)).toBeLessThanOrEqual(25_000);
});

describe.each(lessonIds)("lesson %s", (id) => {
  test("loads at most 20,000 bytes beyond the screen", async () => {
    const shared = await sharedFiles();
    const own = (await lessonFiles(id)).filter((file) => !shared.includes(file));
    console.log(
      `Lesson ${id}: ${bytesOf(own)} bytes gzip.`,
      own.map((file) => `${file} ${sizeOf.get(file)}`),
    );
    expect(bytesOf(own)).toBeGreaterThan(1_000);
    expect(bytesOf(own)).toBeLessThanOrEqual(20_000);
  });

  test("comes without the file of another lesson, and without the engine's WASM", async () => {
    const own = new Set(await lessonFiles(id));
    for (const other of lessonIds.filter((each) => each !== id)) {
      const theirs = (await lessonFiles(other)).filter((file) => /^lesson-(?!page)/.test(file));
      expect(
        theirs.some((file) => !own.has(file)),
        other,
      ).toBe(true);
    }
  });
});
