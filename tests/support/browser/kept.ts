// What tests of the offline page ask of a page: whether its service worker has kept everything, and what it kept.

import type { Page } from "playwright-core";

/** Waits until the worker answers for this page: by then it has kept what it needs. */
export async function untilOffline(page: Page): Promise<void> {
  // The page registers the worker after seconds of quiet, which a busy machine makes longer.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated", undefined, {
    timeout: 60_000,
  });
}

/** The paths of all kept files, sorted; a file of two builds stands twice. */
export function keptFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .toSorted();
  });
}

/** The page's own script, which differs from build to build. */
export function entryOf(page: Page): Promise<string | null> {
  return page.locator("script[type=module][src]").first().getAttribute("src");
}
