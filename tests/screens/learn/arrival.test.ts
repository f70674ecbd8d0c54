// Where an address leads within a lesson, and where Back leads.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { atSection, heading, navigator, section, setPath } from "./library.ts";

const open = useBrowser();

/** How far the page is scrolled, once that has stayed the same for a moment. */
async function restingScroll(page: Page): Promise<number> {
  const now = () => page.evaluate(() => Math.round(window.scrollY));
  let before = -1;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await now();
        return last === before;
      },
      { interval: 150 },
    )
    .toBe(true);
  return before;
}

describe.each(sizeNames)("on a %s", (size) => {
  test("an address with a section opens it with the focus on its heading", async () => {
    const { page } = await open({ size, path: "/learn/lesson/03?section=absorptive" });
    await atSection(page, "absorptive");
  });
});

test("an address with a task opens the practice", async () => {
  const { page } = await open({ path: "/learn/lesson/03?task=simplify&level=1&seed=5" });
  await expect
    .poll(() => heading(page, "practice").evaluate((element) => document.activeElement === element))
    .toBe(true);
  // The last section of a lesson may be shorter than the window, and its practice comes after it.
  await expect
    .poll(() => heading(page, "practice").evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(400);
});

test("a section that comes late is found all the same", async () => {
  let pass = () => undefined as unknown;
  const late = new Promise<void>((resolve) => (pass = resolve));
  const { page } = await open({
    path: "/learn/lesson/03?section=distributive",
    before: (context) =>
      context.route(/\/assets\/lesson-[\w-]{8}\.js$/, async (route) => {
        await late;
        await route.continue();
      }),
  });
  await page.getByRole("heading", { level: 2, name: "Laws of Boolean Algebra" }).waitFor();
  expect(await page.locator("[data-section]").count()).toBe(0);
  pass();
  await atSection(page, "distributive");
});

test("an unknown section is ignored", async () => {
  const { page, errors } = await open({ path: "/learn/lesson/03?section=nowhere" });
  await section(page, "identity").waitFor();
  expect(await restingScroll(page)).toBe(0);
  expect(errors).toEqual([]);
});

describe("Back", () => {
  async function readTo(page: Page, id: string): Promise<number> {
    await section(page, id).waitFor();
    await section(page, id).evaluate((element) => {
      element.scrollIntoView();
      window.scrollBy(0, 40);
    });
    return restingScroll(page);
  }

  test.each([
    [
      "a tool",
      (page: Page) =>
        section(page, "distributive")
          .getByRole("link", { name: /^Open in Simplifier/ })
          .first(),
    ],
    ["another lesson", (page: Page) => navigator(page).getByRole("link", { name: /Introduction/ })],
  ])("from %s leads to where the lesson was left", async (_name, link) => {
    const { page } = await open({ path: "/learn/lesson/03" });
    const before = await readTo(page, "distributive");
    expect(before).toBeGreaterThan(500);
    await link(page).evaluate((element: HTMLElement) => element.click());
    await expect.poll(() => page.url()).not.toContain("/learn/lesson/03");
    await page.locator("main h2, main input").first().waitFor();
    await page.goBack();
    await section(page, "distributive").waitFor();
    await expect.poll(async () => Math.abs((await restingScroll(page)) - before)).toBeLessThanOrEqual(2);
  });

  test("from a section of the same lesson leads to where its link was pressed, and Forward to the section", async () => {
    const { page } = await open({ path: "/learn/lesson/03" });
    const before = await readTo(page, "redundancy");
    await setPath(page, "/learn/lesson/03?section=identity");
    await atSection(page, "identity");
    await page.goBack();
    await expect.poll(async () => Math.abs((await restingScroll(page)) - before)).toBeLessThanOrEqual(2);
    await page.goForward();
    await atSection(page, "identity");
  });

  test("to a lesson that comes late leads to where it was left", async () => {
    const { page, context } = await open({ path: "/learn/lesson/03" });
    const before = await readTo(page, "de-morgan");
    await context.route(/\/assets\/lesson-[\w-]{8}\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.reload();
    await section(page, "de-morgan").waitFor();
    await expect.poll(async () => Math.abs((await restingScroll(page)) - before)).toBeLessThanOrEqual(2);
  });
});
