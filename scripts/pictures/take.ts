// Takes a picture of every state in Chromium, against the stack of `npm start` with a database of its own.

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { AccountScreen } from "#support/browser/account-screen.ts";
import { startStack } from "#support/server/stack.ts";
import { chromiumArgs, chromiumHint, findChromium } from "../chromium.ts";
import { exitWith } from "../faults.ts";
import { isWanted, pictureName, schemes, type Size, sizeNames, sizes } from "./folder.ts";
import { type State, states, type User } from "./states.ts";
import { holdStill, stillPicture, untilNothingLeft } from "./still.ts";

type Stored = Awaited<ReturnType<BrowserContext["storageState"]>>;

/**
 * What was drawn before stays out of what is drawn: where only a part of a tile is drawn anew, some pixels of its edges
 * depend on the parts before.
 */
const steadyArgs = [
  "--disable-partial-raster",
  "--disable-threaded-animation",
  "--disable-threaded-scrolling",
  "--disable-checker-imaging",
];

/** How many pages of each size are open at a time. */
const lanesOfSize = 2;

/** Ten times what a state takes on a busy machine. */
const stateMsMax = 60_000;

interface Studio {
  readonly browser: Browser;
  readonly site: string;
  readonly folder: string;
  /** What the browser stores of each user, who signs in once. */
  readonly stored: ReadonlyMap<User, Stored>;
}

/**
 * Writes the pictures of the wanted states, and says how many. False where a state could not be shown.
 */
export async function takePictures(folder: string, parts: readonly string[]): Promise<boolean> {
  const executablePath = findChromium() ?? exitWith(`No Chromium: ${chromiumHint}.`);
  const wanted = states.filter(({ name }) => isWanted(name, parts));
  if (wanted.length === 0)
    exitWith(`No state has ${parts.join(" or ")} in its name; see scripts/pictures/states.ts.`);
  mkdirSync(folder, { recursive: true });
  const beganMs = performance.now();
  const stack = await startStack();
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, ...steadyArgs] });
  try {
    const users = new Set(wanted.flatMap(({ user }) => user ?? []));
    const stored = new Map<User, Stored>();
    for (const user of users) stored.set(user, await storeOf(browser, stack.url, user));
    const studio = { browser, site: stack.url, folder, stored };
    const lanes = sizeNames.flatMap((size) => {
      const queue = wanted.filter(({ only = size }) => only === size).values();
      return Array.from({ length: lanesOfSize }, () => takeAll(studio, queue, size));
    });
    const failed = (await Promise.all(lanes)).flat();
    const seconds = Math.round((performance.now() - beganMs) / 1000);
    console.log(`${wanted.length} states in ${seconds} s, ${failed.length} could not be shown`);
    return failed.length === 0;
  } finally {
    await browser.close();
    await stack.stop();
  }
}

/** Takes what is left in the queue; the names of the states that could not be shown, of which it prints why. */
async function takeAll(studio: Studio, queue: Iterable<State>, size: Size): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const state of queue) {
    try {
      // A second try for a page that hangs on a busy machine.
      await takeInTime(studio, state, size).catch(() => takeInTime(studio, state, size));
    } catch (error) {
      if (!studio.browser.isConnected())
        throw new Error("Chromium ended; take the pictures again.", { cause: error });
      failed.push(state.name);
      console.error(`${state.name}, ${size}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failed;
}

/** In a context of its own, which is closed after a minute at the latest: what waits in it fails then. */
async function takeInTime({ browser, stored, ...studio }: Studio, state: State, size: Size): Promise<void> {
  const storageState = state.user && stored.get(state.user);
  const context = await browser.newContext({
    ...contextOptions,
    viewport: sizes[size],
    hasTouch: size === "phone",
    ...(storageState && { storageState }),
  });
  const limit = setTimeout(() => void context.close(), stateMsMax);
  try {
    await take(studio, state, size, context);
  } finally {
    clearTimeout(limit);
    await context.close();
  }
}

const contextOptions = {
  locale: "en-US",
  timezoneId: "UTC",
  colorScheme: "light",
  reducedMotion: "reduce",
  serviceWorkers: "block",
} as const;

/** Brings the page into the state, and takes it in light and in dark. */
async function take(
  { site, folder }: Pick<Studio, "site" | "folder">,
  { name, address, steps = [], isWindow = false }: State,
  size: Size,
  context: BrowserContext,
): Promise<void> {
  const calls = await holdStill(context);
  const page = await context.newPage();
  await page.goto(`${site}/#${address}`);
  await page.waitForSelector("page-frame", { state: "detached" });
  // Who is signed in is known late, and a menu that is open by then loses the focus.
  await untilNothingLeft(page, calls);
  for (const step of steps) await step(page, size);
  // What lies under the mouse looks different.
  await page.mouse.move(0, 0);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
    const isWhole = !isWindow && !(await page.evaluate(isCovered));
    const picture = await stillPicture(page, calls, isWhole);
    writeFileSync(path.join(folder, pictureName(name, size, colorScheme)), picture);
  }
}

/**
 * Runs in the page: whether something lies over it, which would go elsewhere as the window grows to the whole page, or a
 * touched field has the focus, to which Chromium would scroll then.
 */
function isCovered(): boolean {
  const isTouched = navigator.maxTouchPoints > 0 && document.activeElement instanceof HTMLInputElement;
  return isTouched || document.querySelector("[role=menu], [role=dialog], dialog[open]") !== null;
}

async function storeOf(browser: Browser, site: string, user: User): Promise<Stored> {
  const context = await browser.newContext(contextOptions);
  await holdStill(context);
  const page = await context.newPage();
  await page.goto(`${site}/#/`);
  await new AccountScreen(page).signIn(user, "demo-1234");
  if (user !== "unverified@example.com")
    await page.waitForFunction(() => localStorage.getItem("package") !== null);
  const stored = await context.storageState({ indexedDB: true });
  await context.close();
  return stored;
}
