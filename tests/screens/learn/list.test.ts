// The list of lessons and the screen of a lesson: what leads where, and the notices in place of a lesson.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { lessonEntries } from "#learn/core/catalogue.ts";
import { lessonDescriptions } from "#learn/core/generated/descriptions.ts";
import { lessonList, lessonTexts, reviewTexts } from "#messages/lessons.ts";
import { specifiedLessons, specifiedNotices } from "#messages/specified.ts";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { atSection, heading, lessons, navigator, section, setPath } from "./library.ts";

const open = useBrowser();

describe("the list", () => {
  test("has the specified texts: modules, titles, badges and START", async () => {
    const { page } = await open({ path: "/learn" });
    await page
      .getByRole("link", { name: /^START/ })
      .first()
      .waitFor();
    const main = page.locator("main");
    // The module of our own comes after the specified ones.
    expect(await main.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
      reviewTexts.title,
      ...Object.values(specifiedLessons.modules),
      lessonTexts.numbersModule,
      lessonList.yourProgress,
    ]);
    const titles = await main.getByRole("heading", { level: 3 }).allInnerTexts();
    expect(titles).toEqual(lessonEntries.map(({ title }) => title));
    expect(titles).toEqual(expect.arrayContaining(Object.values(specifiedLessons.titles)));
    for (const description of Object.values(lessonDescriptions))
      expect(await main.getByText(description, { exact: true }).count(), description).toBe(1);
    expect(await main.getByText("START", { exact: false }).count()).toBe(lessons.length);
    expect(await main.getByText("Upcoming...", { exact: true }).count()).toBe(0);
    for (const [badge, text] of [
      ["interactive", "Interactive"],
      ["tutorial", "Tutorial"],
    ]) {
      const badged = lessonEntries.filter((entry) => entry.badge === badge).length;
      expect(badged, badge).toBeGreaterThan(0);
      expect(await main.getByText(text ?? "", { exact: true }).count(), badge).toBe(badged);
    }
    expect(await main.getByText("Video", { exact: true }).count()).toBe(0);
  });

  test.each([
    [360, 1],
    [899, 1],
    [900, 2],
    [1280, 2],
  ])("at %d px has %d cards in a row", async (width, inRow) => {
    const { page } = await open({ path: "/learn" });
    await page.setViewportSize({ width, height: 800 });
    const cards = page.getByRole("region").filter({ has: page.getByRole("link", { name: /^START/ }) });
    const rows = page.locator("main li");
    await rows.first().waitFor();
    expect(await cards.count()).toBeGreaterThan(0);
    const tops = await rows.evaluateAll((items) =>
      items.slice(0, 4).map((item) => item.getBoundingClientRect().top),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(inRow);
  });

  test("START opens the lesson, whose title is the document's while the header keeps Learn", async () => {
    const { page } = await open({ path: "/learn" });
    await page.getByRole("link", { name: "START Constructing a Truth Table" }).click();
    await page.getByRole("heading", { level: 2, name: "Constructing a Truth Table" }).waitFor();
    expect(new URL(page.url()).hash).toBe("#/learn/lesson/04");
    await expect.poll(() => page.title()).toMatch(/^Constructing a Truth Table · /);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Learn");
    await setPath(page, "/learn/lesson/02");
    await expect.poll(() => page.title()).toMatch(/^Boolean Variables and Logic Gates · /);
    await setPath(page, "/learn");
    await expect.poll(() => page.title()).toMatch(/^Learn · /);
    await setPath(page, "/learn/lesson/02");
    await expect.poll(() => page.title()).toMatch(/^Boolean Variables and Logic Gates · /);
    await setPath(page, "/soppos");
    await expect.poll(() => page.title()).toMatch(/^SoP PoS · /);
  });
});

describe("the navigator", () => {
  test.each([
    [899, false],
    [900, true],
    [1280, true],
  ])("at %d px stands beside the lesson: %s; a link leads to the list either way", async (width, isShown) => {
    const { page } = await open({ path: "/learn/lesson/02" });
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole("heading", { level: 2, name: "Boolean Variables and Logic Gates" }).waitFor();
    await expect.poll(() => navigator(page).isVisible()).toBe(isShown);
    const list = page.locator("main").getByRole("link", { name: "All lessons" }).filter({ visible: true });
    // The one below the last lesson is another one.
    expect(await list.count()).toBe(1);
    expect(await navigator(page).getByRole("link", { name: "All lessons" }).count()).toBe(isShown ? 1 : 0);
    if (isShown) {
      expect((await navigator(page).boundingBox())?.width).toBe(250);
    } else {
      await list.click();
      await page
        .getByRole("link", { name: /^START/ })
        .first()
        .waitFor();
    }
  });

  test("opens the module of the current lesson by itself, and any by a press", async () => {
    const { page } = await open({ path: "/learn/lesson/03" });
    const module = (name: string) => navigator(page).getByRole("button", { name, exact: true });
    const states = () =>
      navigator(page)
        .locator("button[aria-expanded]")
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-expanded")));
    await navigator(page).waitFor();
    expect(await states()).toEqual(["true", "false", "false", "false"]);
    expect(
      await navigator(page)
        .getByRole("link", { name: /Laws of Boolean Algebra/ })
        .getAttribute("aria-current"),
    ).toBe("page");
    await module("Boolean Functions").click();
    expect(await states()).toEqual(["true", "true", "false", "false"]);
    await module("Fundamentals of Boolean Algebra").click();
    expect(await states()).toEqual(["false", "true", "false", "false"]);
    await module("Fundamentals of Boolean Algebra").press("Enter");
    await module("Boolean Functions").press("Space");
    expect(await states()).toEqual(["true", "false", "false", "false"]);
    await setPath(page, "/learn/lesson/09");
    await expect.poll(states).toEqual(["true", "false", "true", "false"]);
  });

  test("leads to the lessons", async () => {
    const { page } = await open({ path: "/learn/lesson/02" });
    await navigator(page)
      .getByRole("link", { name: /Constructing a Truth Table/ })
      .click();
    await page.getByRole("heading", { level: 2, name: "Constructing a Truth Table" }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe("the sections of a lesson", () => {
  const links = (page: Page) => page.getByRole("link", { name: "De Morgan", exact: true });

  test("stand in the navigator below their lesson, with a mark where read, and lead there", async () => {
    const { page } = await open({
      path: "/learn/lesson/03",
      before: (context) =>
        context.addInitScript(() =>
          localStorage.setItem("lessonProgress", '{"03":{"read":["consensus"],"solved":[]}}'),
        ),
    });
    const list = navigator(page)
      .getByRole("list")
      .filter({ has: links(page) })
      .last();
    await list.waitFor();
    expect(await list.getByRole("link").allInnerTexts()).toHaveLength(21);
    await list.getByRole("link", { name: "Consensus This section is read." }).waitFor();
    await list.getByRole("link", { name: "De Morgan", exact: true }).click();
    await atSection(page, "de-morgan");
    await setPath(page, "/learn/lesson/04");
    await navigator(page).getByRole("link", { name: "Seven steps to a table" }).waitFor();
    expect(await links(page).count()).toBe(0);
  });

  test("are folded on a phone, at the top of the lesson", async () => {
    const { page } = await open({ path: "/learn/lesson/03", size: "phone" });
    const contents = page.getByRole("group").filter({ has: page.getByText("Contents", { exact: true }) });
    await section(page, "identity").waitFor();
    expect(await contents.getByRole("link").count()).toBe(0);
    await page.getByText("Contents", { exact: true }).click();
    await contents.getByRole("link", { name: "De Morgan", exact: true }).click();
    await atSection(page, "de-morgan");
  });

  test("Continue and Practice lead into a lesson, from its card and from its top", async () => {
    const { page } = await open({ path: "/learn" });
    const card = page.getByRole("region", { name: "Laws of Boolean Algebra" });
    await card.getByRole("link", { name: "Practice Laws of Boolean Algebra" }).waitFor();
    // Nothing to continue before anything is read.
    expect(await page.getByRole("link", { name: /^Continue/ }).count()).toBe(0);
    await page.evaluate(() =>
      localStorage.setItem(
        "lessonProgress",
        '{"03":{"read":["what-is-a-law","duality","not-gate"],"solved":[]}}',
      ),
    );
    await page.reload();
    await card.getByRole("link", { name: "Continue Laws of Boolean Algebra" }).click();
    await atSection(page, "terms-and-factors");
    await page.getByRole("main").getByRole("link", { name: "Practice", exact: true }).click();
    await expect
      .poll(() => heading(page, "practice").evaluate((each) => document.activeElement === each))
      .toBe(true);
  });
});

test("a map leads to the page about maps, which shows one itself", async () => {
  const { page, errors } = await open({ path: "/soppos?vars=2&rows=0,3&view=map" });
  await page.getByRole("link", { name: "How to read this map" }).click();
  await page.getByRole("heading", { level: 2, name: "How to read a Karnaugh map" }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^How to read a Karnaugh map · /);
  const groups = page.getByRole("list", { name: "Groups" }).getByRole("button");
  await expect.poll(() => groups.count()).toBe(2);
  for (const part of ["Gray order", "Essential", "X"])
    await page.getByRole("heading", { level: 3, name: part, exact: true }).waitFor();
  expect(await page.getByRole("link", { name: "How to read this map" }).count()).toBe(0);
  expect(errors).toEqual([]);
});

test("previous and next lead through all lessons and back to the list", async () => {
  const { page } = await open({ path: "/learn/lesson/01" });
  const around = page.getByRole("navigation", { name: "Previous and next lesson" });
  const read = lessonEntries.map(({ title }) => title);
  for (const title of read.slice(1)) {
    // By key: a long lesson is drawn on as it is scrolled, and moves the link from under a pointer.
    await around.getByRole("link", { name: `Next ${title}` }).press("Enter");
    await page.getByRole("heading", { level: 2, name: title, exact: true }).waitFor();
  }
  const last = read.at(-1) ?? "";
  const before = read.at(-2) ?? "";
  await around.getByRole("link", { name: `Previous ${before}` }).press("Enter");
  await page.getByRole("heading", { level: 2, name: before, exact: true }).waitFor();
  await around.getByRole("link", { name: `Next ${last}` }).press("Enter");
  await around.getByRole("link", { name: "All lessons" }).press("Enter");
  await page
    .getByRole("link", { name: /^START/ })
    .first()
    .waitFor();
});

describe.each(sizeNames)("on a %s", (size) => {
  test("an unknown lesson has the specified notice", async () => {
    const { page } = await open({ size, path: "/learn/lesson/77" });
    const main = page.locator("main");
    for (const text of [
      specifiedNotices.notFound,
      specifiedNotices.notFoundLead,
      specifiedNotices.notFoundHint,
    ])
      await main.getByText(text, { exact: true }).waitFor();
    // Whatever the window, there is something to select from.
    await main.getByRole("link").first().click();
    await expect.poll(() => page.url()).toMatch(/#\/learn(?:\/lesson\/01)?$/);
  });
});
