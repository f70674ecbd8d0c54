// Chromium for the browser suite: one process a test file, one fresh context a page.

import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { chromiumArgs, chromiumHint, findChromium } from "../../scripts/chromium.ts";

export const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 760 },
} as const;
export type Size = keyof typeof sizes;
export const sizeNames = ["desktop", "phone"] as const;

export interface OpenedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Messages of uncaught errors and of the console's error level, so far. */
  readonly errors: readonly string[];
}

export interface OpenOptions {
  readonly size?: Size;
  readonly colorScheme?: "light" | "dark";
  /** Path after the `#`. */
  readonly path?: string;
  /** Another site than the stack of `npm start`. */
  readonly site?: string;
  /** Runs before the page is loaded, to block or watch requests. */
  readonly before?: (context: BrowserContext) => Promise<unknown>;
}

/** Gives the test file a browser; pages it opens are closed with it. */
export function useBrowser(): (options?: OpenOptions) => Promise<OpenedPage> {
  let browser: Browser;
  beforeAll(async () => {
    const executablePath = findChromium();
    if (!executablePath) throw new Error(`No Chromium: ${chromiumHint}.`);
    browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  });
  afterAll(() => browser.close());

  return async ({
    size = "desktop",
    colorScheme = "light",
    path = "/",
    site = inject("url"),
    before,
  } = {}) => {
    const context = await browser.newContext({
      viewport: sizes[size],
      colorScheme,
      hasTouch: size === "phone",
      reducedMotion: "reduce",
    });
    await before?.(context);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.goto(`${site}/#${path}`);
    return { page, context, errors };
  };
}
