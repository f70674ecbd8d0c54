// What holds a page still: one time of day, drawn numbers that are always the same, no animation, and a condition for a page
// that has nothing left to do.

import type { BrowserContext, Page, Request } from "playwright-core";

/** The time of day on every page. */
const now = new Date("2026-03-02T10:00:00.000Z");
/** When the package of the premium user began. */
const packageStart = "2026-02-20T09:00:00.000Z";

interface StillWindow {
  /** The timers that have not ended. */
  readonly timersLeft: ReadonlySet<number>;
}

/** The calls that have no answer yet. */
export type Calls = ReadonlySet<Request>;

/** Holds every page still that is opened in the context from now on. */
export async function holdStill(context: BrowserContext): Promise<Calls> {
  const calls = new Set<Request>();
  context.on("request", (request) => void calls.add(request));
  const end = (request: Request) => void calls.delete(request);
  context.on("requestfinished", end);
  context.on("requestfailed", end);
  await context.addInitScript(holdClock, now.getTime());
  await context.route("**/api/signed/package", async (route) => {
    const response = await route.fetch();
    const { StartDate, ...rest } = (await response.json()) as { readonly StartDate: string };
    await route.fulfill({
      headers: { ...response.headers(), date: now.toUTCString() },
      json: { ...rest, StartDate: StartDate === "" ? "" : packageStart },
    });
  });
  return calls;
}

/** Runs in the page. No timer of a second or more ends: a notice stays, and no section counts as read. */
function holdClock(nowMs: number): void {
  let drawn = 1;
  // The generator of Park and Miller.
  Math.random = () => (drawn = (drawn * 48_271) % 2_147_483_647) / 2_147_483_647;
  window.Date = new Proxy(Date, {
    construct: (target, given: []) => Reflect.construct(target, given.length === 0 ? [nowMs] : given),
    get: (target, name) => (name === "now" ? () => nowMs : Reflect.get(target, name)),
  });
  // A slow machine counts as a quick one.
  const clock = performance.now.bind(performance);
  performance.now = () => clock() / 20;
  const plan = window.setTimeout.bind(window);
  const cancel = window.clearTimeout.bind(window);
  const timersLeft = new Set<number>();
  const planHere = (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    if (ms >= 1_000) return 0;
    const id: number = plan(() => {
      timersLeft.delete(id);
      work(...given);
    }, ms);
    timersLeft.add(id);
    return id;
  };
  const cancelHere = (id = 0) => {
    timersLeft.delete(id);
    cancel(id);
  };
  Object.assign(window, { timersLeft, setTimeout: planHere, clearTimeout: cancelHere });
}

/** The page once it has nothing left to do and has looked the same twice. */
export async function stillPicture(page: Page, calls: Calls, fullPage: boolean): Promise<Buffer> {
  let last: Buffer | null = null;
  for (let tries = 0; tries < 12; tries += 1) {
    // In a whole picture the header stands where the page is scrolled to.
    if (fullPage) await page.evaluate(() => window.scrollTo(0, 0));
    await untilNothingLeft(page, calls);
    const next = await page.screenshot({ fullPage, animations: "disabled", caret: "hide", scale: "css" });
    if (last?.equals(next)) return next;
    last = next;
  }
  throw new Error("The page does not come to rest.");
}

/** Waits until the page has no call, no timer and no frame left. */
export async function untilNothingLeft(page: Page, calls: Calls): Promise<void> {
  const isIdle = () => (window as unknown as StillWindow).timersLeft.size === 0;
  for (let rounds = 0; rounds < 200; rounds += 1) {
    await page.evaluate(untilDrawn);
    await page.waitForFunction(isIdle);
    if (calls.size === 0 && (await page.evaluate(isIdle))) return;
  }
  throw new Error(`No answer came: ${[...calls].map((call) => call.url()).join(", ")}`);
}

/** Runs in the page, for two frames and what effects do after them. A busy browser may drop a frame, which then never comes. */
async function untilDrawn(): Promise<void> {
  const frame = () =>
    new Promise<void>((resolve) => {
      // `holdClock` drops every longer timer.
      const late = setTimeout(resolve, 999);
      requestAnimationFrame(() => {
        clearTimeout(late);
        resolve();
      });
    });
  await frame();
  await frame();
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
}
