// The lesson library under a finger and enlarged to 200 %: large targets, nothing cut off, the focus never covered.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { drawn, goTo, pages, setPath } from "./library.ts";
import { smallTargets } from "#support/browser/targets.ts";

const open = useBrowser();

/** The Karnaugh map has a page of its own about reading maps, which leads to lesson 06. */
const lessonOfTool = {
  "/simplify": "01",
  "/ttable": "04",
  "/soppos": "05",
  "/cgen": "07",
  "/csim": "02",
  "/number-systems": "11",
};

/** Opens what comes with being near: practice is fetched then. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const section of document.querySelectorAll("main section")) {
      section.scrollIntoView();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
}

describe("on a phone", () => {
  test("everything to press in the library is at least 44 px high and wide", async () => {
    const { page } = await open({ path: "/learn", size: "phone" });
    for (const [path] of pages) {
      await goTo(page, path);
      await seeAll(page);
      // What an answer brings is in lesson-questions.test.ts.
      expect.soft(await smallTargets(page), path).toEqual([]);
    }
  });

  test("every worked step, opened, leads to its law by a link of 44 px", async () => {
    const { page } = await open({ path: "/learn/lesson/03", size: "phone" });
    await drawn(page, "/learn/lesson/03");
    const derivations = page.locator('section[data-section="worked-derivations"] section');
    const next = derivations.getByRole("button", { name: "Next" });
    await next.first().waitFor();
    for (let pressed = 0; pressed < 8; pressed += 1) {
      await next.nth(pressed % 2).click();
      expect(await smallTargets(page)).toEqual([]);
    }
  });

  test("the links from tools to their lessons are 44 px high, and each leads to a lesson", async () => {
    const { page } = await open({ path: "/learn", size: "phone" });
    for (const [path, lesson] of Object.entries(lessonOfTool)) {
      await setPath(page, path);
      const link = page.getByRole("link", { name: `Start with lesson ${lesson}.` });
      const box = await link.boundingBox();
      expect.soft(box?.height, path).toBeGreaterThanOrEqual(43.9);
      await link.click();
      await drawn(page, `/learn/lesson/${lesson}`);
    }
  });
});

describe.each([
  { screen: "a desktop", width: 640, height: 400 },
  { screen: "a phone", width: 320, height: 380 },
])("enlarged to 200 % on $screen", ({ width, height }) => {
  const enlarged = async () => {
    const { page, context } = await open({ path: "/learn" });
    await page.setViewportSize({ width, height });
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setDeviceMetricsOverride", {
      width,
      height,
      deviceScaleFactor: 2,
      mobile: false,
    });
    expect(await page.evaluate(() => [innerWidth, devicePixelRatio])).toEqual([width, 2]);
    return page;
  };

  test("on no page of the library anything is cut off or scrolls sideways", async () => {
    const page = await enlarged();
    for (const [path] of pages) {
      await goTo(page, path);
      await seeAll(page);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(sideways, `${path} scrolls sideways`).toBe(0);
      expect.soft(await cutOff(page), `${path} cuts off`).toEqual([]);
      // Going through everything takes long, and the narrower window covers no more than the wider one.
      if (width === 640) expect.soft(await coveredFocus(page), `${path} covers the focus`).toEqual([]);
    }
  });
});

/** Texts that reach beyond a box that hides what reaches out of it, and does not scroll. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest(".spoken, [aria-hidden=true] .spoken, select, option")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      if (right - left < 2) continue;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === "auto" || overflowX === "scroll") break;
        const edges =
          box === document.documentElement ? { left: 0, right: innerWidth } : box.getBoundingClientRect();
        const hides = overflowX !== "visible" || box === document.documentElement;
        if (hides && (left < edges.left - 1 || right > edges.right + 1)) {
          found.push(`${node.textContent.slice(0, 40)} in ${box.outerHTML.slice(0, 80)}`);
          break;
        }
      }
    }
    return found;
  });
}

/** Goes through everything that takes the focus, and names what is then out of sight or under something else. */
function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const focusable = [
      ...document.querySelectorAll<HTMLElement | SVGElement>(
        "main :is(a[href], button:not(:disabled), input, textarea, [tabindex='0'])",
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    for (const from of [0, document.documentElement.scrollHeight]) {
      // What has the focus already would not be scrolled to.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.scrollTo(0, from);
      const order = from === 0 ? focusable : focusable.toReversed();
      for (const element of order) {
        element.focus();
        // A radio of a segmented control has no size: its label stands for it.
        const shown =
          element instanceof HTMLInputElement && element.offsetWidth < 2
            ? (element.labels?.[0] ?? element)
            : element;
        const { left, right, top, bottom } = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
        // A drawing's region may be hollow in its middle.
        if (shown instanceof SVGElement || bottom - top > innerHeight / 2) continue;
        const points = [0.2, 0.5, 0.8].map(
          (part) => [left + (right - left) / 2, top + (bottom - top) * part] as const,
        );
        const isSeen = points.every(([x, y]) => {
          const above = document.elementFromPoint(x, y);
          return above !== null && (shown.contains(above) || above.contains(shown));
        });
        if (!isSeen) found.push(`${shown.outerHTML.slice(0, 100)} at ${Math.round(top)}`);
      }
    }
    return found;
  });
}
