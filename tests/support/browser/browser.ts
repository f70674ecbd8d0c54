// Chromium for the browser suite: one for all the test files of a run, and a page for each kind of page.

import { type Browser, type BrowserContext, chromium, type LaunchOptions, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";
import { chromiumArgs, chromiumHint, findChromium, findWholeChromium } from "#scripts/chromium.ts";
import { spend } from "#support/costs.ts";
import { AccountScreen } from "./account-screen.ts";
import { drawEachSize, record, ReusablePage } from "./page-reuse.ts";

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
  /**
   * When the page counts as opened; by default when it has drawn itself in place of its frame, which needs its code. A
   * test that holds the code up names an earlier time.
   */
  readonly until?: "drawn" | "load" | "commit";
  /**
   * Blocked unless a test is about them: a worker answers for files that a test wants to hold up or count, and what it
   * fetches ahead would disturb measures of time. Its registration then fails with a warning in the console.
   */
  readonly serviceWorkers?: "allow" | "block";
  /**
   * Whether the page has a context and a process of its own, as at a first visit. Otherwise the file's page of this kind
   * is given, cleared, if nothing else needs an own one: a user, a service worker, another site, or what runs before.
   */
  readonly isFresh?: boolean;
  /** Who is signed in when the page is opened; by default nobody. */
  readonly as?: DemoEmail;
  /** Runs before the page is loaded, to block or watch requests. */
  readonly before?: (context: BrowserContext) => Promise<unknown>;
}

/**
 * The slowest compiler of JavaScript costs more time than it saves, because the page of a test is gone after a second.
 * Maglev pays for itself where axe looks at a lesson. Baseline code that patches itself (Sparkplug+) costs a twenty-fifth of
 * the browser's time. WebAssembly keeps its compilers. Memory is collected seldom and on one thread, and few threads draw,
 * because the frames of a test are seldom looked at. No test measures speed.
 */
const frugalArgs = [
  "--js-flags=--no-opt,--always-sparkplug,--no-sparkplug-plus,--single-threaded-gc,--min-semi-space-size=32,--initial-heap-size=256",
  "--num-raster-threads=1",
  "--disable-threaded-animation",
  "--disable-threaded-scrolling",
];

/** The run's browser, for all its test files; playwright ends it with the process of the tests. */
let launched: Promise<Browser> | undefined;

/** Pages that wait for the next test that needs one of their kind. */
const atRest = new Map<string, ReusablePage>();

async function runningBrowser(): Promise<Browser> {
  const known = await launched?.catch(() => undefined);
  if (known?.isConnected()) return known;
  atRest.clear();
  const executablePath = findChromium();
  if (!executablePath) throw new Error(`No Chromium: ${chromiumHint}.`);
  spend("browsers");
  launched = chromium.launch({ executablePath, args: [...chromiumArgs, ...frugalArgs] });
  return launched;
}

/** A browser of the test's own with all of Chromium, for what the headless shell lacks. */
export function launchWholeChromium(
  options: Pick<LaunchOptions, "ignoreDefaultArgs"> = {},
): Promise<Browser> {
  spend("browsers");
  return chromium.launch({ executablePath: findWholeChromium() ?? "", args: [...chromiumArgs], ...options });
}

/**
 * Gives the test file the browser. What a test opens is gone after it, because a page that is left open goes on to
 * draw; what is opened before the tests stays for all of them. Tests that ask for the same kind of page, and for
 * nothing that a page keeps, are given the same one after another, with everything cleared in between.
 */
export function useBrowser(): (options?: OpenOptions) => Promise<OpenedPage> {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await runningBrowser();
  });
  // Where the browser did not start, the failure says why.
  afterAll(() => Promise.all(ofFile.map((context) => context.close())));

  /** What was opened before the tests. */
  const ofFile: BrowserContext[] = [];
  let isInTest = false;
  let ends: (() => Promise<unknown>)[] = [];
  beforeEach(() => void (isInTest = true));
  afterEach(async () => {
    isInTest = false;
    const ended = ends;
    ends = [];
    await Promise.all(ended.map((end) => end()));
  });

  type Stored = Awaited<ReturnType<BrowserContext["storageState"]>>;
  const signedIn = new Map<string, Promise<Stored>>();
  /** What the browser stores of a user: each signs in once in a test file. */
  const storedOf = (email: DemoEmail, site: string) => {
    const key = `${email} ${site}`;
    const known = signedIn.get(key) ?? storeOf(started(browser), email, site);
    signedIn.set(key, known);
    return known;
  };

  return async ({
    size = "desktop",
    colorScheme = "light",
    locale = "en-US",
    path = "/",
    site = inject("url"),
    until = "drawn",
    serviceWorkers = "block",
    isFresh = false,
    as,
    before,
  } = {}) => {
    const look = { viewport: sizes[size], colorScheme, reducedMotion: "reduce" } as const;
    spend("pages");
    const newContext = async () => {
      spend("contexts");
      return started(browser).newContext({
        ...look,
        locale,
        hasTouch: size === "phone",
        serviceWorkers,
        ...(as && { storageState: await storedOf(as, site) }),
      });
    };
    const isPlain = site === inject("url") && serviceWorkers === "block" && until === "drawn";
    if (isInTest && isPlain && !isFresh && !as && !before) {
      const kind = `${size} ${colorScheme} ${locale}`;
      const known = atRest.get(kind);
      atRest.delete(kind);
      const reusable = known ?? (await ReusablePage.in(await newContext(), site, look));
      ends.push(async () => {
        if (!(await reusable.rest())) return;
        // Two of a kind were open at a time.
        if (atRest.has(kind)) await reusable.context.close();
        else atRest.set(kind, reusable);
      });
      await known?.clear();
      const { page, context, errors } = reusable;
      await show(page, `${site}/#${path}`, until);
      return { page, context, errors };
    }
    const context = await newContext();
    if (isInTest) ends.push(() => context.close());
    else ofFile.push(context);
    await before?.(context);
    const page = await context.newPage();
    const errors: string[] = [];
    record(page, () => errors);
    drawEachSize(page);
    await show(page, `${site}/#${path}`, until);
    return { page, context, errors };
  };
}

function started(browser: Browser | undefined): Browser {
  if (!browser) throw new Error("The browser is not there before the tests begin.");
  return browser;
}

async function show(page: Page, address: string, until: NonNullable<OpenOptions["until"]>): Promise<void> {
  await page.goto(address, { waitUntil: until === "drawn" ? "load" : until });
  if (until !== "drawn") return;
  // Until the page takes over, there are two of each field: the frame's and its own.
  await page.waitForSelector("page-frame", { state: "detached" }).catch((error: unknown) => {
    throw new Error(
      `The page at ${address} shows its frame still: a test that holds it up says until when it waits.`,
      {
        cause: error,
      },
    );
  });
}

async function storeOf(browser: Browser, email: DemoEmail, site: string) {
  spend("contexts");
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
