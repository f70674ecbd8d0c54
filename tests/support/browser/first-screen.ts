// What can be seen without scrolling.

import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Each part lies whole between the header and the window's lower edge, without scrolling. */
export async function inFirstScreen(page: Page, parts: Readonly<Record<string, Locator>>): Promise<void> {
  const height = await page.evaluate(() => {
    window.scrollTo(0, 0);
    return window.innerHeight;
  });
  for (const [name, part] of Object.entries(parts)) {
    const bottomOf = async () => {
      const box = await part.boundingBox();
      return box && box.y >= 0 ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    await expect.poll(bottomOf, { message: `lower edge of ${name}` }).toBeLessThanOrEqual(height);
  }
}
