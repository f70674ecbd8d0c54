// Chromium for the browser suite: one process for each test file, a fresh context for each page.

import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";
import { chromiumArgs, chromiumHint, findChromium } from "#scripts/chromium.ts";
import { AccountScreen } from "./account-screen.ts";

/** The accounts that `npm start` makes. */
export type DemoEmail = "free@example.com" | "unverified@example.com" | "premium@example.com";
export const demoPassword = "demo-1234";

export const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 760 },
} as const;
export type Size = keyof typeof sizes;
export const sizeNames = ["desktop", "phone"] as const;

export interface OpenedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Messages so far: uncaught errors and the console's errors. */
  readonly errors: readonly string[];
}

export interface OpenOptions {
  readonly size?: Size;
  readonly colorScheme?: "light" | "dark";
  /** Of the visitor, such as de-DE; by default en-US. */
  readonly locale?: string;
  /** Path after the `#`. */
  readonly path?: string;
  /** Address of another site; by default the stack of `npm start`. */
  readonly site?: string;
  /** When the page counts as opened; by default when it has drawn itself, which needs its code. */
  readonly until?: "load" | "commit";
  /**
   * Blocked unless a test is about them: a worker answers for files that a test wants to hold up or count, and what it
   * fetches ahead would disturb measures of time. Its registration then fails with a warning in the console.
   */
  readonly serviceWorkers?: "allow" | "block";
  /** Who is signed in when the page is opened; by default nobody. */
  readonly as?: DemoEmail;
  /** Runs before the page is loaded, to block or watch requests. */
  readonly before?: (context: BrowserContext) => Promise<unknown>;
}

/**
 * Gives the test file a browser, and closes it after the tests. What a test opens is closed with it, because a page that
 * is left open goes on to draw; what is opened before the tests stays for all of them.
 */
export function useBrowser(): (options?: OpenOptions) => Promise<OpenedPage> {
  let browser: Browser;
  beforeAll(async () => {
    const executablePath = findChromium();
    if (!executablePath) throw new Error(`No Chromium: ${chromiumHint}.`);
    browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  });
  afterAll(() => browser.close());
  let ofTest: BrowserContext[] = [];
  beforeEach(() => void (ofTest = []));
  afterEach(() => Promise.all(ofTest.map((context) => context.close())));

  type Stored = Awaited<ReturnType<BrowserContext["storageState"]>>;
  const signedIn = new Map<string, Promise<Stored>>();
  /** What the browser stores of a user: each signs in once in a test file. */
  const storedOf = (email: DemoEmail, site: string) => {
    const key = `${email} ${site}`;
    const known = signedIn.get(key) ?? storeOf(browser, email, site);
    signedIn.set(key, known);
    return known;
  };

  return async ({
    size = "desktop",
    colorScheme = "light",
    locale = "en-US",
    path = "/",
    site = inject("url"),
    until = "load",
    serviceWorkers = "block",
    as,
    before,
  } = {}) => {
    const context = await browser.newContext({
      viewport: sizes[size],
      colorScheme,
      locale,
      hasTouch: size === "phone",
      reducedMotion: "reduce",
      serviceWorkers,
      ...(as && { storageState: await storedOf(as, site) }),
    });
    ofTest.push(context);
    await before?.(context);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.goto(`${site}/#${path}`, { waitUntil: until });
    // Until the page takes over, there are two of each field: the frame's and its own. Some tests hold that up.
    if (until === "load")
      await page.waitForSelector("page-frame", { state: "detached", timeout: 5_000 }).catch(() => {});
    return { page, context, errors };
  };
}

async function storeOf(browser: Browser, email: DemoEmail, site: string) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(`${site}/#/`);
  await new AccountScreen(page).signIn(email, demoPassword);
  if (email !== "unverified@example.com")
    await page.waitForFunction(() => localStorage.getItem("package") !== null);
  const stored = await context.storageState({ indexedDB: true });
  await context.close();
  return stored;
}
