// The pages of the lesson library, and the ways to them in one document.

import { globSync } from "node:fs";
import { dirname } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** The numbers of the lessons that can be read, in ascending order. */
export const lessons = globSync("*/lesson.tsx", { cwd: "web/src/lessons" }).map(dirname).toSorted();

/** Each page with a heading that stands on it once it is drawn. */
export const pages: readonly (readonly [path: string, heading: string])[] = [
  ["/learn", "Fundamentals of Boolean Algebra"],
  ["/learn/review", "Review"],
  ["/learn/lesson/01", "Introduction to Boolean Logic"],
  ["/learn/lesson/02", "Boolean Variables and Logic Gates"],
  ["/learn/lesson/03", "Laws of Boolean Algebra"],
  ["/learn/lesson/04", "Constructing a Truth Table"],
  ["/learn/lesson/karnaugh-map", "How to read a Karnaugh map"],
  ["/learn/lesson/05", "Canonical Forms"],
  ["/learn/lesson/06", "Minimization Techniques"],
  ["/learn/lesson/07", "Logic Gates and Expressions"],
  ["/learn/lesson/08", "Specialized Gates"],
  ["/learn/lesson/09", "Consensus Theorem"],
  ["/learn/lesson/10", "De Morgan's Theorems"],
  ["/learn/lesson/11", "Binary Numbers"],
  ["/learn/lesson/99", "Lesson Not Found"],
];

export async function drawn(page: Page, path: string): Promise<void> {
  const heading = pages.find(([known]) => known === path)?.[1] ?? "";
  await page.getByRole("main").getByRole("heading", { name: heading, exact: true }).waitFor();
  if (!lessons.some((id) => path.endsWith(id))) return;
  // The lesson is a part of its own, and its practice another one.
  await page.getByRole("main").locator("section[data-section]").first().waitFor();
}

/** Without a load: the document stays. */
export async function goTo(page: Page, path: string): Promise<void> {
  await setPath(page, path);
  await drawn(page, path);
}

export const section = (page: Page, id: string): Locator => page.locator(`[data-section="${id}"]`);
export const heading = (page: Page, id: string): Locator => page.locator(`#section-${id}`);
export const navigator = (page: Page): Locator => page.getByRole("navigation", { name: "Lessons" });

/** Whatever is open there. */
export async function setPath(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), path);
}

/** Waits until the section that the address asks for is below the header, with the focus on its heading. */
export async function atSection(page: Page, id: string): Promise<void> {
  const at = heading(page, id);
  const top = () => at.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(() => at.evaluate((element) => document.activeElement === element)).toBe(true);
  await expect.poll(top).toBeLessThan(119.5);
  expect(await top()).toBeGreaterThan(56);
}

/** Presses Tab, or Shift and Tab, until the target, or something in it, has the focus. */
export async function reach(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < 200; pressed += 1) {
    const way = await target.evaluate((node) => {
      const active = document.activeElement;
      if (!active || node.contains(active)) return "there";
      return active.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING ? "Tab" : "Shift+Tab";
    });
    if (way === "there") return;
    await page.keyboard.press(way);
  }
  throw new Error("The keyboard does not reach it.");
}
