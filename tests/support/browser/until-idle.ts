// What a test waits for before it says that something did not happen: that the page has done what it had to do by then.
// What a page does only after a time of its own needs `page.clock` instead.

import type { Page } from "playwright-core";

/** Until the page has acted on all that it knows now, has drawn it, and has nothing left to do at once. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    // Effects follow a frame, and may draw once more.
    await frame();
    await frame();
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Until a call that the page makes now is answered: each request that it made before has been seen by then. */
export async function untilLaterCall(page: Page): Promise<void> {
  await page.evaluate(() => fetch("/api/health"));
}
