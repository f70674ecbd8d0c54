// What tests of the offline page ask of a page: whether its service worker has kept everything, and what it kept.

import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";

/**
 * Pages of this context wait a tenth of the time before they register their worker: the three seconds after the load, and
 * the seconds between the checks for quiet. Playwright's clock would hide the list of the files that a page has used.
 */
export function hurry(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const plan = window.setTimeout.bind(window);
    const isShortened = (ms: unknown) => ms === 1_000 || ms === 3_000;
    Object.defineProperty(window, "setTimeout", {
      value: (work: () => void, ms?: number, ...args: []) =>
        plan(work, isShortened(ms) ? Number(ms) / 10 : ms, ...args),
    });
  });
}

/** By then a page in a hurry that may register a worker has done so. */
const registersMs = 4_000;

/** Waits until the worker answers for this page: by then it has kept what it needs. */
export async function untilOffline(page: Page): Promise<void> {
  // The page registers the worker after seconds of quiet, which a busy machine makes longer.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated", undefined, {
    timeout: 60_000,
  });
}

/** What the worker says that it has kept, once it has all that it fetches slowly: the lessons and the largest parts of the tools. */
export async function untilAllKept(page: Page): Promise<{ readonly bytes: number }> {
  await untilOffline(page);
  return page.evaluate(async () => {
    interface Told {
      readonly tools: boolean;
      readonly lessons: number;
      readonly bytes: number;
    }
    for (;;) {
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise<Told>((resolve) => {
        port1.addEventListener("message", ({ data }: MessageEvent<Told>) => resolve(data), { once: true });
      });
      port1.start();
      navigator.serviceWorker.controller?.postMessage({ kind: "kept" }, [port2]);
      const told = await answer;
      if (told.tools && told.lessons === 11) return told;
      await new Promise((resolve) => window.setTimeout(resolve, 200));
    }
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

export function registrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

/** A page in a hurry with a worker, whose site has none any more, loses it and what it kept, and works on without one. */
export async function endsAndLeavesNothing(page: Page, works: () => Promise<void>): Promise<void> {
  await page.reload();
  // On a busy machine a server that starts cold answers late.
  await expect.poll(() => registrations(page), { timeout: 60_000 }).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await works();
  await sleep(registersMs);
  expect(await registrations(page)).toBe(0);
}
