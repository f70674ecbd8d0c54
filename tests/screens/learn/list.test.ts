// The list of lessons and the screen of a lesson: what leads where, what is kept, and what stands on paper.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { specifiedLessons } from "#messages/specified-lessons.ts";
import { sectionIds } from "#features/learn/core/outline.ts";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";

const open = useBrowser();

const section = (page: Page, id: string) => page.locator(`[data-section="${id}"]`);
const heading = (page: Page, id: string) => page.locator(`#section-${id}`);
const navigator = (page: Page) => page.getByRole("navigation", { name: "Lessons" });
const allBut = (lesson: "04", missing: string) => sectionIds[lesson]?.filter((id) => id !== missing) ?? [];
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("lessonProgress"));

/** Until what the address asks for stands below the header, with the focus. */
async function atSection(page: Page, id: string): Promise<void> {
  await expect
    .poll(() => heading(page, id).evaluate((element) => document.activeElement === element))
    .toBe(true);
  await expect
    .poll(() => heading(page, id).evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(120);
  expect(await heading(page, id).evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(
    56,
  );
}

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

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), path);
}

describe("the list", () => {
  test("has the specified texts: modules, titles, badges, START and Upcoming...", async () => {
    const { page } = await open({ path: "/learn" });
    await page
      .getByRole("link", { name: /^START/ })
      .first()
      .waitFor();
    const main = page.locator("main");
    expect(await main.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual(
      Object.values(specifiedLessons.modules),
    );
    const titles = await main.getByRole("heading", { level: 3 }).allInnerTexts();
    expect(titles).toHaveLength(10);
    expect(titles).toEqual(expect.arrayContaining(Object.values(specifiedLessons.titles)));
    expect(await main.getByText("START", { exact: false }).count()).toBe(4);
    expect(await main.getByText("Upcoming...", { exact: true }).count()).toBe(6);
    expect(await main.getByText("Interactive", { exact: true }).count()).toBe(1);
    expect(await main.getByText("Tutorial", { exact: true }).count()).toBe(1);
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
    await goTo(page, "/learn/lesson/02");
    await expect.poll(() => page.title()).toMatch(/^Boolean Variables and Logic Gates · /);
    await goTo(page, "/learn");
    await expect.poll(() => page.title()).toMatch(/^Learn · /);
    await goTo(page, "/learn/lesson/02");
    await expect.poll(() => page.title()).toMatch(/^Boolean Variables and Logic Gates · /);
    await goTo(page, "/soppos");
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
    expect(await states()).toEqual(["true", "false", "false"]);
    expect(
      await navigator(page)
        .getByRole("link", { name: /Laws of Boolean Algebra/ })
        .getAttribute("aria-current"),
    ).toBe("page");
    await module("Boolean Functions").click();
    expect(await states()).toEqual(["true", "true", "false"]);
    await module("Fundamentals of Boolean Algebra").click();
    expect(await states()).toEqual(["false", "true", "false"]);
    await module("Fundamentals of Boolean Algebra").press("Enter");
    await module("Boolean Functions").press("Space");
    expect(await states()).toEqual(["true", "false", "false"]);
    await goTo(page, "/learn/lesson/09");
    await expect.poll(states).toEqual(["true", "false", "true"]);
  });

  test("leads to lessons that can be read; those to come cannot be pressed", async () => {
    const { page } = await open({ path: "/learn/lesson/02" });
    await navigator(page).getByRole("button", { name: "Boolean Functions" }).click();
    const upcoming = navigator(page).getByRole("button", { name: /Canonical Forms/ });
    expect(await upcoming.isDisabled()).toBe(true);
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
    await goTo(page, "/learn/lesson/04");
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
  const { titles } = specifiedLessons;
  for (const title of [titles["02"], titles["03"], titles["04"]]) {
    await around.getByRole("link", { name: `Next ${title}` }).click();
    await page.getByRole("heading", { level: 2, name: title }).waitFor();
  }
  await around.getByRole("link", { name: `Previous ${titles["03"]}` }).click();
  await page.getByRole("heading", { level: 2, name: titles["03"] }).waitFor();
  await page.goBack();
  await around.getByRole("link", { name: "All lessons" }).click();
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
      specifiedLessons.notFound,
      specifiedLessons.notFoundLead,
      specifiedLessons.notFoundHint,
    ])
      await main.getByText(text, { exact: true }).waitFor();
    // Whatever the window, there is something to select from.
    await main.getByRole("link").first().click();
    await expect.poll(() => page.url()).toMatch(/#\/learn(?:\/lesson\/01)?$/);
  });

  test("a lesson to come has the specified notice", async () => {
    const { page } = await open({ size, path: "/learn/lesson/07" });
    const main = page.locator("main");
    const { underDevelopment, underDevelopmentLead, keepInTouch } = specifiedLessons;
    for (const text of [underDevelopment, underDevelopmentLead, keepInTouch])
      await main.getByText(text, { exact: true }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^Logic Gates and Expressions · /);
  });

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
    await goTo(page, "/learn/lesson/03?section=identity");
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

describe("progress", () => {
  test("a section counts once its end was in sight, and stands on page, navigator and list", async () => {
    const { page } = await open({ path: "/learn/lesson/03" });
    await section(page, "annulment").waitFor();
    expect(await kept(page)).toBeNull();
    await section(page, "annulment").evaluate((element) => element.scrollIntoView({ block: "end" }));
    await section(page, "annulment").getByText("This section is read.").waitFor({ state: "attached" });
    const stored: unknown = JSON.parse((await kept(page)) ?? "{}");
    expect(stored).toMatchObject({ "03": { read: expect.arrayContaining(["annulment"]) } });
    await navigator(page)
      .getByText(/^\d+ of 21 sections read$/)
      .waitFor({ state: "attached" });
    await goTo(page, "/learn");
    await page
      .getByRole("region", { name: "Laws of Boolean Algebra" })
      .getByText(/^\d+ of 21 sections read$/)
      .waitFor();
  });

  test("leads from Home to the lesson that was open last, until it is finished or the progress is reset", async () => {
    const almost = {
      "02": { read: ["gate"], solved: [] },
      "04": { read: allBut("04", "halves"), solved: [] },
    };
    const { page } = await open({
      path: "/learn/lesson/02",
      before: (context) =>
        context.addInitScript(
          (stored) =>
            localStorage.getItem("lessonProgress") ?? localStorage.setItem("lessonProgress", stored),
          JSON.stringify(almost),
        ),
    });
    const way = page.getByRole("link", { name: /^Continue lesson/ });
    const addressOn = async (path: string) => {
      await section(page, path).waitFor();
      await goTo(page, "/");
      await page.getByRole("link", { name: "Open Learn" }).waitFor();
      return (await way.count()) === 0 ? null : way.getAttribute("href");
    };
    expect(await addressOn("gate")).toBe("#/learn/lesson/02?section=not");
    await goTo(page, "/learn/lesson/04");
    expect(await addressOn("halves")).toBe("#/learn/lesson/04?section=halves");
    await way.click();
    await atSection(page, "halves");
    // The wheel ends the arrival at the section.
    await page.mouse.wheel(0, 1);
    await section(page, "halves").evaluate((element) => element.scrollIntoView({ block: "end" }));
    await section(page, "halves").getByText("This section is read.").waitFor({ state: "attached" });
    // The lesson is finished; the one before it is not.
    expect(await addressOn("halves")).toBe("#/learn/lesson/02?section=not");
    await goTo(page, "/learn");
    await page.getByRole("button", { name: "Reset progress" }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("begunLessons"))).toBeNull();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("begunLessons"))).toContain("02");
  });

  test("is reset by a press, and Undo brings it back", async () => {
    const text = JSON.stringify({ "02": { read: ["and"], solved: ["x", "y"] } });
    const { page } = await open({
      path: "/learn",
      before: (context) =>
        context.addInitScript(
          (stored) => localStorage.getItem("visited") ?? localStorage.setItem("lessonProgress", stored),
          text,
        ),
    });
    const card = page.getByRole("region", { name: "Boolean Variables and Logic Gates" });
    await card.getByText("2 tasks solved").waitFor();
    await page.getByRole("button", { name: "Reset progress" }).click();
    await card.getByText("2 tasks solved").waitFor({ state: "detached" });
    expect(await kept(page)).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
    await page.getByRole("button", { name: "Undo" }).click();
    await card.getByText("2 tasks solved").waitFor();
    expect(JSON.parse((await kept(page)) ?? "{}")).toEqual(JSON.parse(text));
  });

  test("of another tab shows here", async () => {
    const { page, context } = await open({ path: "/learn" });
    await page
      .getByRole("link", { name: /^START/ })
      .first()
      .waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.evaluate(() =>
      localStorage.setItem("lessonProgress", JSON.stringify({ "01": { read: [], solved: ["one"] } })),
    );
    await page.getByText("1 task solved").waitFor();
  });

  test.each(["{{{", "7", '{"01":[],"03":{"read":3}}'])("reads over the broken text %s", async (text) => {
    const { page, errors } = await open({
      path: "/learn/lesson/03",
      before: (context) =>
        context.addInitScript((stored) => localStorage.setItem("lessonProgress", stored), text),
    });
    await section(page, "identity").evaluate((element) => element.scrollIntoView({ block: "end" }));
    await section(page, "identity").getByText("This section is read.").waitFor({ state: "attached" });
    expect(errors).toEqual([]);
  });

  test("works where storage is blocked", async () => {
    const { page, errors } = await open({
      path: "/learn/lesson/03",
      before: (context) =>
        context.addInitScript(() => {
          for (const name of ["localStorage", "sessionStorage"] as const)
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException("blocked", "SecurityError");
              },
            });
        }),
    });
    await section(page, "identity").evaluate((element) => element.scrollIntoView({ block: "end" }));
    await section(page, "identity").getByText("This section is read.").waitFor({ state: "attached" });
    await goTo(page, "/learn");
    await page
      .getByText(/sections read$/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
  });
});

describe("on paper", () => {
  test.each(["01", "02", "03", "04"])(
    "lesson %s stands whole, without what can only be pressed",
    async (id) => {
      const { page } = await open({ path: `/learn/lesson/${id}`, colorScheme: "dark" });
      await page.locator("[data-section]").first().waitFor();
      const headings = await page.locator("main h2").allTextContents();
      await page.emulateMedia({ media: "print" });
      expect(await navigator(page).isVisible()).toBe(false);
      expect(await page.getByRole("navigation", { name: "Previous and next lesson" }).isVisible()).toBe(
        false,
      );
      const printed = await page
        .locator("main h2")
        .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.textContent));
      expect(printed).toEqual(headings);
      // What shows a state stands on paper too: a switch that is on, a cell with its value.
      const pressed = await page
        .locator("main button:visible:not([aria-pressed], [aria-label^='Row '])")
        .evaluateAll((buttons) => buttons.map(({ outerHTML }) => outerHTML));
      expect(pressed).toEqual([]);
    },
  );
});

describe("a narrow window", () => {
  test.each([
    "/learn",
    "/learn/lesson/01",
    "/learn/lesson/02",
    "/learn/lesson/03",
    "/learn/lesson/04",
    "/learn/lesson/07",
    "/learn/lesson/77",
  ])("of 320 px shows %s without scrolling sideways", async (path) => {
    const { page } = await open({ size: "phone", path });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.locator("[data-section], main h2").last().waitFor();
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(tooWide).toBe(0);
  });
});
