// A page that test after test is given, also in the next file. Opening one afresh starts a process of the browser,
// which compiles everything again: that takes twice as long. What a test can leave is cleared away; what cannot be
// cleared away surely spends the page.

import type { EventEmitter } from "node:events";
import type { BrowserContext, CDPSession, Page } from "playwright-core";

/** What lasts as long as the page, for any of its methods that a test calls. */
const spendingOfBoth = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "route",
  "routeFromHAR",
  "routeWebSocket",
  "setDefaultNavigationTimeout",
  "setDefaultTimeout",
  "setExtraHTTPHeaders",
] as const;
const spendingOfContext = [
  "grantPermissions",
  // A session may slow the page down, zoom, or hold a finger on it.
  "newCDPSession",
  "newPage",
  "setGeolocation",
  "setHTTPCredentials",
  "setOffline",
  "setStorageState",
] as const;
const spendingOfClock = [
  "fastForward",
  "install",
  "pauseAt",
  "resume",
  "runFor",
  "setFixedTime",
  "setSystemTime",
] as const;

/** How the page was opened, to which it is brought back. */
export interface Look {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: "light" | "dark";
  readonly reducedMotion: "reduce";
}

export class ReusablePage {
  /** Messages of the present test: uncaught errors and the console's errors. */
  errors: string[] = [];
  #isSpent = false;
  readonly #pressed = new Set<string>();
  readonly #listenersAtFirst: number;
  /** Does not wait for a page at rest, which draws nothing. */
  readonly #resize: Page["setViewportSize"];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly session: CDPSession,
    readonly site: string,
    readonly look: Look,
  ) {
    record(page, () => this.errors);
    this.#resize = page.setViewportSize.bind(page);
    drawEachSize(page);
    const spend = () => void (this.#isSpent = true);
    page.on("crash", spend);
    // Storage of other sites is not cleared.
    page.on("framenavigated", (frame) => {
      const isOwn = frame.url().startsWith(`${site}/`) || frame.url() === "about:blank";
      if (!isOwn) spend();
    });
    this.#listenersAtFirst = this.#listeners;
    watch(page, [...spendingOfBoth, "addLocatorHandler"], spend);
    watch(context, [...spendingOfBoth, ...spendingOfContext], spend);
    watch(context.clock, spendingOfClock, spend);
    watch(page.keyboard, ["down"], (key) => this.#pressed.add(key));
    watch(page.keyboard, ["up"], (key) => this.#pressed.delete(key));
    watch(page.mouse, ["down"], (options) => this.#pressed.add(buttonOf(options)));
    watch(page.mouse, ["up"], (options) => this.#pressed.delete(buttonOf(options)));
  }

  static async in(context: BrowserContext, site: string, look: Look): Promise<ReusablePage> {
    const page = await context.newPage();
    return new ReusablePage(context, page, await context.newCDPSession(page), site, look);
  }

  get #listeners(): number {
    return listenersOf(this.page) + listenersOf(this.context);
  }

  get #canRest(): boolean {
    const isAlone = this.context.pages().length === 1 && !this.page.isClosed();
    const isLetGo = this.#pressed.size === 0 && this.#listeners === this.#listenersAtFirst;
    return !this.#isSpent && isAlone && isLetGo && this.page.url().startsWith(`${this.site}/`);
  }

  /** Ends the app after a test; false when the page is of no more use, and its context is closed. */
  async rest(): Promise<boolean> {
    if (this.#canRest && (await this.#leave())) return true;
    await this.context.close();
    return false;
  }

  /** The page itself shows an empty document, which keeps its process and storage; false for a page that hangs. */
  async #leave(): Promise<boolean> {
    try {
      await Promise.all([
        this.page.waitForURL("about:blank", { timeout: 10_000 }),
        this.page.evaluate(() => void setTimeout(() => location.replace("about:blank"))),
      ]);
      return true;
    } catch {
      return false;
    }
  }

  /** Clears everything away that a test has left in a page at rest. */
  async clear(): Promise<void> {
    const { context, page, session, site, look } = this;
    // Before the browser's own clearing, which a busy process may hear of late: it has a copy of the storage.
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      window.name = "";
      const empty = (event: ClipboardEvent) => {
        event.clipboardData?.setData("text/plain", "");
        event.preventDefault();
      };
      document.addEventListener("copy", empty, { once: true });
      document.execCommand("copy");
    });
    await Promise.all([
      session.send("Storage.clearDataForOrigin", { origin: site, storageTypes: "all" }),
      context.clearCookies(),
      page.mouse.move(0, 0),
      this.#resize(look.viewport),
      page.emulateMedia({ media: null, forcedColors: "none", contrast: "no-preference", ...look }),
    ]);
    await session.send("Page.resetNavigationHistory");
    this.errors = [];
  }
}

/**
 * Lets each call of `setViewportSize` end once the page is drawn in its new size: until then a card has its old width, and
 * what follows the window is where it was.
 */
export function drawEachSize(page: Page): void {
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await resize(size);
    await page.evaluate(async (width) => {
      const frame = () => new Promise(requestAnimationFrame);
      // A page that is enlarged has another width.
      for (let frames = 0; window.innerWidth !== width && frames < 10; frames += 1) await frame();
      await frame();
      await frame();
    }, size.width);
  };
}

/** Writes down uncaught errors and the console's errors. */
export function record(page: Page, errors: () => string[]): void {
  page.on("pageerror", (error) => errors().push(error.message));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    const text = message.text();
    const { url } = message.location();
    // The service is asked, too, where a slow machine's engine is late, and refuses what the engine refuses.
    if (/ 422 /.test(text) && /\/api\/(free\/simplify|mix\/ttable\/solve)$/.test(url)) return;
    // The browser says what failed only beside the text.
    errors().push(text.startsWith("Failed to load resource") ? `${text} ${url}` : text);
  });
}

function listenersOf(source: unknown): number {
  const emitter = source as EventEmitter;
  return emitter.eventNames().reduce((count, name) => count + emitter.listenerCount(name), 0);
}

const buttonOf = (options: unknown) => {
  const { button = "left" } = (options ?? {}) as { button?: string };
  return button;
};

/** Tells of each call of these methods. */
function watch<T extends object, Name extends keyof T & string>(
  target: T,
  names: readonly Name[],
  called: (...given: never[]) => unknown,
): void {
  for (const name of names) {
    const method = target[name] as (...given: unknown[]) => unknown;
    const watched = (...given: unknown[]) => {
      called(...(given as never[]));
      return method.apply(target, given);
    };
    Object.assign(target, { [name]: watched });
  }
}
