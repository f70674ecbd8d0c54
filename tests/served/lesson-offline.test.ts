// Lessons are kept for use without a network: all of them, or with data saved those that were opened; another says what is
// missing.
// @module-tag deep

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { BrowserContext, Page } from "playwright-core";
import { useBrowser } from "#support/browser/browser.ts";
import { startFront, type Front } from "#support/browser/front.ts";
import { hurry, keptFiles, untilAllKept, untilOffline } from "#support/browser/kept.ts";

const open = useBrowser();

let front: Front;
beforeAll(async () => {
  front = await startFront(inject("url"));
});
afterAll(() => front?.stop());

/** The name and the hash alone: the lessons' screen and notice have longer names. */
const lessonFile = /^\/assets\/lesson-[\w-]{8}\.js$/;

/** The scripts of lessons that are kept. */
async function keptLessons(page: Page): Promise<number> {
  return (await keptFiles(page)).filter((path) => lessonFile.test(path)).length;
}

/** Waits until the worker has kept all that the page has loaded, and says of how many lessons. */
async function lessonsOnceKept(page: Page): Promise<number> {
  const missing = async () => {
    const kept = new Set(await keptFiles(page));
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    return loaded.filter((path) => path.startsWith("/assets/") && !kept.has(path));
  };
  await expect.poll(missing).toEqual([]);
  return keptLessons(page);
}

async function sectionsIn(page: Page): Promise<readonly (string | null)[]> {
  const sections = page.locator("[data-section]");
  await sections.first().waitFor();
  return sections.evaluateAll((found) => found.map((section) => section.getAttribute("data-section")));
}

/** The visitor has told the browser to save data. */
async function savingData(context: BrowserContext): Promise<void> {
  await hurry(context);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}

async function visit(path: string, before: (context: BrowserContext) => Promise<unknown>) {
  front.mend();
  const opened = await open({ site: front.url, path, serviceWorkers: "allow", before });
  return { ...opened, sections: await sectionsIn(opened.page) };
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), path);
}

test("after a first visit every lesson is kept, also those that were never opened", async () => {
  const { page, context } = await visit("/learn/lesson/02", hurry);
  await untilAllKept(page);
  expect(await keptLessons(page)).toBe(11);
  front.cut();
  await goTo(page, "/learn/lesson/08");
  await page.reload();
  expect((await sectionsIn(page)).length).toBeGreaterThan(3);
  await context.close();
});

test("with data saved, a first visit that is of a lesson keeps that lesson, and only that one", async () => {
  const { page, context, errors, sections } = await visit("/learn/lesson/02", savingData);
  expect(sections.length).toBeGreaterThan(5);
  await untilOffline(page);
  // The page tells the worker what it has loaded before the worker answered.
  expect(await lessonsOnceKept(page)).toBe(1);
  front.cut();
  await page.reload();
  expect(await sectionsIn(page)).toEqual(sections);
  const input = page.getByRole("main").getByRole("button", { pressed: false }).first();
  await input.click();
  await page.getByRole("main").getByRole("button", { pressed: true }).first().waitFor();
  expect(errors.filter((error) => !error.includes("ERR_"))).toEqual([]);
  await context.close();
});

test("with data saved, a lesson opened later is kept too; one never opened says so and opens with the network", async () => {
  const { page, context } = await visit("/learn/lesson/02", savingData);
  await untilOffline(page);
  await goTo(page, "/learn/lesson/01");
  await page.locator("[data-section=two-values]").waitFor();
  const sections = await sectionsIn(page);
  expect(await lessonsOnceKept(page)).toBe(2);
  front.cut();
  await page.reload();
  expect(await sectionsIn(page)).toEqual(sections);

  await goTo(page, "/learn");
  await page.getByRole("link", { name: /start/i }).first().waitFor();
  await goTo(page, "/learn/lesson/04");
  await page
    .getByText("This part of the page was not opened here before and could not be fetched.")
    .waitFor();
  await page.getByRole("heading", { name: "Constructing a Truth Table" }).first().waitFor();
  expect(await page.locator("[data-section]").count()).toBe(0);
  front.mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator("[data-section]").first().waitFor();
  await context.close();
});
