// The lesson library for everyone: list, lessons and notices in both sizes and colour schemes, with large text, with reduced
// motion; links that lead somewhere, and no request to another host.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { axeFaultsAtBothSizes } from "#support/browser/faults.ts";
import { drawn, goTo, lessons, pages } from "./library.ts";

const open = useBrowser();

async function opened(path: string, options: OpenOptions = {}) {
  const result = await open({ path, ...options });
  await drawn(result.page, path);
  return result;
}

const whatScrolls = { rules: ["scrollable-region-focusable"] };

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("axe finds nothing on the list, the lessons and the notices", async () => {
  const { page, errors } = await opened("/learn", { size: "phone" });
  for (const [path] of pages) {
    await goTo(page, path);
    // What is drawn on a phone alone is the same in each lesson, but for what scrolls there.
    const onPhone = lessons.slice(1).some((id) => path.endsWith(id)) ? whatScrolls : {};
    expect(await axeFaultsAtBothSizes(page, {}, onPhone), path).toEqual([]);
  }
  expect(errors).toEqual([]);
}, 240_000);

describe.each(sizeNames)("on a %s", (size) => {
  test("nothing scrolls sideways, also with large text", async () => {
    const { page } = await opened("/learn", { size });
    for (const [path] of pages) {
      await goTo(page, path);
      // Narrow windows are in fingers.test.ts.
      await expect.poll(() => sideways(page), { message: path }).toBe(0);
      // Text alone twice as large.
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      expect(await sideways(page), `${path} with large text`).toBe(0);
      await page.evaluate(() => (document.documentElement.style.fontSize = ""));
    }
  });

  test("each section of a lesson can be jumped to: its heading takes the focus in sight", async () => {
    const { page } = await opened("/learn/lesson/01", { size });
    for (const id of lessons) {
      await goTo(page, `/learn/lesson/${id}`);
      const anchors = await page
        .locator("main section[data-section]")
        .evaluateAll((all) => all.map((section) => section.getAttribute("data-section")));
      expect(anchors.length).toBeGreaterThan(4);
      for (const anchor of [anchors.at(-1), anchors[2]]) {
        await page.evaluate((hash) => (location.hash = hash), `/learn/lesson/${id}?section=${anchor}`);
        await page.waitForFunction(
          (wanted) => document.activeElement?.closest("section")?.getAttribute("data-section") === wanted,
          anchor,
        );
        await expect
          .poll(() =>
            page.evaluate(() => {
              const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? {
                top: -1,
                bottom: -1,
              };
              return top >= 0 && bottom <= innerHeight;
            }),
          )
          .toBe(true);
      }
    }
  });
});

test("no lesson asks another host for anything", async () => {
  const hosts = new Set<string>();
  const { page, errors } = await opened("/learn", {
    before: async (context) => {
      context.on("request", (request) => hosts.add(new URL(request.url()).host));
    },
  });
  const own = await page.evaluate(() => location.host);
  for (const id of lessons) {
    await goTo(page, `/learn/lesson/${id}`);
    // The practice is fetched once it is near.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    expect.soft([...hosts], id).toEqual([own]);
  }
  expect(errors).toEqual([]);
});

test("under reduced motion no lesson moves anything", async () => {
  const { page } = await opened("/learn");
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const id of lessons) {
    await goTo(page, `/learn/lesson/${id}`);
    expect.soft(await moving(page), id).toBe(0);
  }
});

/** How many elements have a transition or an animation. */
function moving(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll("*")]
        .map((element) => getComputedStyle(element))
        .filter(
          ({ transitionDuration, animationName }) =>
            /[1-9]/.test(transitionDuration) || animationName !== "none",
        ).length,
  );
}

test("each link from a lesson into a lesson leads to a section that is there", async () => {
  const { page } = await opened("/learn");
  const links = new Set<string>();
  const sections = new Map<string, readonly (string | null)[]>();
  for (const id of lessons) {
    await goTo(page, `/learn/lesson/${id}`);
    const hrefs = page.locator("main section a[href*='/learn/lesson/']");
    for (const link of await hrefs.all()) links.add((await link.getAttribute("href")) ?? "");
    const drawnSections = page.locator("main section[data-section]");
    sections.set(
      id,
      await drawnSections.evaluateAll((all) => all.map((one) => one.getAttribute("data-section"))),
    );
  }
  expect(links.size).toBeGreaterThan(10);
  for (const href of links) {
    const section = new URLSearchParams(href.split("?")[1] ?? "").get("section");
    const lesson = /lesson\/(\d\d)/.exec(href)?.[1] ?? "";
    // A lesson that is not written yet has a notice.
    if (section !== null && sections.has(lesson)) expect.soft(sections.get(lesson), href).toContain(section);
  }
});
