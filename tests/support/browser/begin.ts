// The beginning of a case on a page that the cases before it have used.

import type { Page } from "playwright-core";

/**
 * Leaves the screen for the circuit generator, which starts nothing while it is empty, and goes to this path. What the screen held is gone, as on a new page,
 * and nothing is loaded again. The test waits for what is to be seen there.
 */
export async function begin(page: Page, path: string): Promise<void> {
  await page.evaluate(() => (location.hash = "/cgen"));
  await page.getByRole("main").getByRole("button", { name: "Start from" }).waitFor();
  await page.evaluate((hash) => (location.hash = hash), path);
}
