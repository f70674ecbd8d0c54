// The pages of the lesson library, and the ways to them in one document.

import type { Page } from "playwright-core";

export const lessons = ["01", "02", "03", "04"] as const;
/** Each page with a heading that stands on it once it is drawn. */
export const pages: readonly (readonly [path: string, heading: string])[] = [
  ["/learn", "Fundamentals of Boolean Algebra"],
  ["/learn/lesson/01", "Introduction to Boolean Logic"],
  ["/learn/lesson/02", "Boolean Variables and Logic Gates"],
  ["/learn/lesson/03", "Laws of Boolean Algebra"],
  ["/learn/lesson/04", "Constructing a Truth Table"],
  ["/learn/lesson/karnaugh-map", "How to read a Karnaugh map"],
  ["/learn/lesson/06", "Lesson Under Development!"],
  ["/learn/lesson/99", "Lesson Not Found"],
];

export async function drawn(page: Page, path: string): Promise<void> {
  const heading = pages.find(([known]) => known === path)?.[1] ?? "";
  await page.getByRole("main").getByRole("heading", { name: heading }).waitFor();
  if (!lessons.some((id) => path.endsWith(id))) return;
  // The lesson is a part of its own, and its practice another one.
  await page.getByRole("main").locator("section[data-section]").first().waitFor();
}

/** Without a load: the document stays. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), path);
  await drawn(page, path);
}
