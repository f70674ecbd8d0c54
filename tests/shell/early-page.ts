// A page whose own code is held back, so that the frame of the first paint alone is there for as long as a test needs.

import type { Locator, Page } from "playwright-core";
import type { FirstFiles } from "#app/first-paint/core/first-files.ts";
import type { OpenedPage, OpenOptions } from "#support/browser/browser.ts";

/** All scripts of the page but the frame's own. */
const scripts = /\/assets\/(?!first-paint-)[^/]+\.js$/;

interface EarlyPage extends OpenedPage {
  readonly frame: Locator;
  /** Lets the code come, and waits until the frame is gone. */
  readonly arrive: () => Promise<void>;
  /** Opens this path in the same page as a first visit does, the code held back once more. */
  readonly again: (path: string) => Promise<void>;
}

export function earlyOpener(open: (options?: OpenOptions) => Promise<OpenedPage>) {
  return async (options: OpenOptions): Promise<EarlyPage> => {
    let held = Promise.withResolvers<void>();
    const opened = await open({
      ...options,
      until: "commit",
      before: async (context) => {
        await options.before?.(context);
        await context.addInitScript(watchShifts);
        await context.route(scripts, async (route) => {
          if (route.request().method() !== "HEAD") await held.promise;
          // A test that is over has closed the page.
          await route.fallback().catch(() => undefined);
        });
      },
    });
    const { page } = opened;
    const frame = page.locator("page-frame");
    await frame.locator("h1").waitFor({ state: "attached" });
    const arrive = async () => {
      held.resolve();
      await frame.waitFor({ state: "detached" });
    };
    const again = async (path: string) => {
      const { origin } = new URL(page.url());
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.goto("about:blank");
      held = Promise.withResolvers<void>();
      await page.goto(`${origin}/#${path}`, { waitUntil: "commit" });
      await frame.locator("h1").waitFor({ state: "attached" });
    };
    return { ...opened, frame, arrive, again };
  };
}

/** The paths of what a first visit to the screen needs besides the files in the document's head. */
export async function filesOf(page: Page, screen: string): Promise<readonly string[]> {
  const text = (await page.locator("#first-files").textContent()) ?? "";
  const { scripts: own = [], styles = [] } = (JSON.parse(text) as FirstFiles).screens[screen] ?? {};
  return [...own, ...styles];
}

/** Adds up in `window.shifts` how far the browser saw elements jump. */
const watchShifts = `
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifts += value;
  }).observe({ type: "layout-shift", buffered: true });
`;
