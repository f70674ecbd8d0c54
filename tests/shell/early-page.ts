// A page whose own code is held back, so that the frame of the first paint alone is there for as long as a test needs.

import type { Locator } from "playwright-core";
import type { OpenedPage, OpenOptions } from "#support/browser/browser.ts";

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
        await context.route("**/assets/index-*.js", async (route) => {
          if (route.request().method() !== "HEAD") await held.promise;
          await route.fallback();
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

/** Adds up in `window.shifts` how far the browser saw elements jump. */
const watchShifts = `
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifts += value;
  }).observe({ type: "layout-shift", buffered: true });
`;
