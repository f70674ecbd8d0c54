// The support's own promise: the page that the next test of a file is given has nothing of the test before it, whether it
// is the same page, cleared, or another one.
// @module-tag deep

import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, expect, inject, test } from "vitest";
import { type OpenedPage, type OpenOptions, useBrowser } from "./browser.ts";
import { named } from "./named.ts";
import { ReusablePage } from "./page-reuse.ts";

const open = useBrowser();

interface Kind {
  readonly what: string;
  readonly leave: (opened: OpenedPage) => Promise<unknown>;
  /** What there is of it: in the page of the test that left it, and otherwise in a page that no test has used. */
  readonly find: (opened: OpenedPage) => Promise<unknown>;
}

const evaluated =
  (script: () => unknown) =>
  ({ page }: OpenedPage) =>
    page.evaluate(script);

/** Copies this text, as a visitor does in the field. */
async function copy({ page }: OpenedPage, text: string) {
  const field = page.getByRole("textbox").first();
  await field.fill(text);
  await field.press("Control+a");
  await field.press("Control+c");
}

async function pasted({ page }: OpenedPage) {
  const field = page.getByRole("textbox").first();
  await field.fill("");
  await field.press("Control+v");
  return field.inputValue();
}

/** What a listener of the document hears when the test does this. */
async function heard(page: Page, name: "keydown" | "mousemove" | "wheel", act: () => Promise<unknown>) {
  const event = page.evaluate(
    (type) =>
      new Promise<unknown>((resolve) => {
        const tell = (given: Event) => {
          const { shiftKey, buttons = 0, clientX = 0 } = given as KeyboardEvent & Partial<MouseEvent>;
          resolve({ shiftKey, buttons, clientX });
        };
        document.addEventListener(type, tell, { once: true, capture: true });
      }),
    name,
  );
  // The listener is there before the page answers this.
  await page.evaluate(() => 0);
  await act();
  return event;
}

/**
 * What the visitor has left in the same page. All of it is left in one page: what changes the screen or its look, so that
 * another kind could not be left or found, comes last.
 */
const cleared: Kind[] = [
  {
    what: "local storage",
    leave: evaluated(() => localStorage.setItem("left", "text")),
    find: evaluated(() => localStorage.getItem("left")),
  },
  {
    what: "session storage",
    leave: evaluated(() => sessionStorage.setItem("left", "text")),
    find: evaluated(() => sessionStorage.getItem("left")),
  },
  {
    what: "what the app stores when it is left",
    leave: evaluated(() => addEventListener("pagehide", () => localStorage.setItem("leftLate", "text"))),
    find: ({ page }) =>
      page.evaluate(() => dispatchEvent(new Event("pagehide")) && localStorage.getItem("leftLate")),
  },
  {
    what: "a database",
    leave: evaluated(
      () =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open("left");
          request.addEventListener("success", () => resolve());
          request.addEventListener("error", () => reject(new Error("No database.")));
        }),
    ),
    find: evaluated(async () => (await indexedDB.databases()).map(({ name }) => name)),
  },
  {
    what: "a cache",
    leave: evaluated(async () => (await caches.open("left")).put("/left", new Response("text"))),
    find: evaluated(() => caches.keys()),
  },
  {
    what: "a cookie",
    leave: evaluated(() => (document.cookie = "left=text")),
    find: ({ context }) => context.cookies(),
  },
  {
    what: "a cookie of another site",
    leave: ({ context }) => context.addCookies([{ name: "left", value: "text", url: "https://example.com" }]),
    find: ({ context }) => context.cookies("https://example.com"),
  },
  { what: "the clipboard", leave: (opened) => copy(opened, "left"), find: pasted },
  {
    what: "the window's name",
    leave: evaluated(() => (window.name = "left")),
    find: evaluated(() => window.name),
  },
  {
    what: "where the mouse is",
    leave: ({ page }) => page.getByRole("button", { name: "Simplify" }).hover(),
    find: ({ page }) => heard(page, "wheel", () => page.mouse.wheel(1, 0)),
  },
  {
    what: "a recorded error",
    leave: evaluated(() => console.error("left")),
    find: async ({ page, errors }) => {
      await page.evaluate(() => 0);
      return errors;
    },
  },
  {
    what: "the viewport",
    leave: ({ page }) => page.setViewportSize({ width: 500, height: 300 }),
    find: ({ page }) => page.evaluate(() => [innerWidth, innerHeight]),
  },
  {
    what: "where the page is scrolled to",
    leave: async ({ page }) => {
      await page.setViewportSize({ width: 500, height: 200 });
      await page.evaluate(() => scrollTo(0, 50));
    },
    find: async ({ page }) => {
      await page.setViewportSize({ width: 500, height: 200 });
      return page.evaluate(() => scrollY);
    },
  },
  {
    what: "media",
    leave: ({ page }) =>
      page.emulateMedia({
        media: "print",
        colorScheme: "dark",
        reducedMotion: "no-preference",
        forcedColors: "active",
        contrast: "more",
      }),
    find: evaluated(() =>
      [
        "print",
        "(prefers-color-scheme: dark)",
        "(prefers-reduced-motion: no-preference)",
        "(forced-colors: active)",
        "(prefers-contrast: more)",
      ].filter((query) => matchMedia(query).matches),
    ),
  },
  {
    what: "entries of the history",
    leave: async ({ page }) => {
      for (const path of ["/ttable", "/learn"]) await page.evaluate((to) => void (location.hash = to), path);
    },
    find: async ({ page }) => {
      const entries = await page.evaluate(() => history.length);
      await page.goBack();
      const back = page.url().replace(/^http:.*#/, "");
      // A page that is left at another address is not given to the next test.
      await page.goForward();
      return { entries, back };
    },
  },
];

/** Of each of these in turn: what is done in a page, and whether another test may have that page. */
const spending: readonly (readonly [
  what: string,
  leave: (opened: { page: Page; context: BrowserContext }) => Promise<unknown>,
  rests?: true,
])[] = [
  ["nothing", async () => undefined, true],
  ["a listener of the page", async ({ page }) => page.on("console", noted)],
  ["a listener of the context", async ({ context }) => context.on("console", noted)],
  [
    "a listener that was taken away",
    async ({ page }) => page.on("console", noted).off("console", noted),
    true,
  ],
  ["a route of the page", ({ page }) => page.route("**/left", noted)],
  ["a route of the context", ({ context }) => context.route("**/left", noted)],
  ["a script of the page", ({ page }) => page.addInitScript(noted)],
  ["a script of the context", ({ context }) => context.addInitScript(noted)],
  ["a function of the test", ({ page }) => page.exposeFunction("left", noted)],
  ["a time limit", async ({ page }) => page.setDefaultTimeout(30_000)],
  ["a handler of a locator", ({ page }) => page.addLocatorHandler(page.locator("dialog"), noted)],
  ["a clock", ({ page }) => page.clock.setFixedTime(0)],
  ["a permission", ({ context }) => context.grantPermissions(["clipboard-read"])],
  ["no network", ({ context }) => context.setOffline(true)],
  ["a header", ({ page }) => page.setExtraHTTPHeaders({ "x-left": "text" })],
  ["a session with the browser", ({ page, context }) => context.newCDPSession(page)],
  ["another tab", ({ context }) => context.newPage()],
  ["another tab that was closed", async ({ context }) => (await context.newPage()).close()],
  [
    "a window that the page has opened",
    ({ page }) => Promise.all([page.waitForEvent("popup"), page.evaluate(() => void window.open("/"))]),
  ],
  [
    "what another site has stored",
    async ({ page }) => {
      const address = page.url();
      await page.goto(inject("payments"));
      await page.goto(address);
    },
  ],
  ["an empty document", ({ page }) => page.goto("about:blank")],
  ["a pressed key", ({ page }) => page.keyboard.down("Shift")],
  ["a pressed button", ({ page }) => page.mouse.down()],
  [
    "a key and a button that were let go",
    async ({ page }) => {
      await page.keyboard.press("Shift");
      await page.keyboard.down("Shift");
      await page.keyboard.up("Shift");
      await page.mouse.down();
      await page.mouse.up();
    },
    true,
  ],
  ["a page that was closed", ({ page }) => page.close()],
  [
    "a page that has crashed",
    ({ page }) => Promise.all([page.waitForEvent("crash"), page.goto("chrome://crash").catch(noted)]),
  ],
];

async function noted(): Promise<void> {}

let before: Page | null = null;
let early: OpenedPage | null = null;
beforeAll(async () => {
  early = await open({ path: "/simplify" });
});

/** Opened before the tests, so that it is no test's. */
function unused(): OpenedPage {
  if (!early) throw new Error("No page was opened before the tests.");
  return early;
}

/** What there is of each kind in a page that no test has used. */
let clean: readonly unknown[] = [];

test("what is cleared is found in the page that has it", async () => {
  const opened = await open({ path: "/simplify" });
  const found: unknown[] = [];
  for (const { what, leave, find } of cleared) {
    found.push(await find(unused()));
    await leave(opened);
    expect.soft(await find(opened), what).not.toEqual(found.at(-1));
  }
  before = opened.page;
  clean = found;
});

test("it is gone in the next test, which is given the same page", async () => {
  const opened = await open({ path: "/simplify" });
  expect(opened.page === before).toBe(true);
  for (const [at, { what, find }] of cleared.entries())
    expect.soft(await find(opened), what).toEqual(clean[at]);
});

test("what lasts as long as a page spends it", async () => {
  const browser = unused().context.browser();
  if (!browser) throw new Error("The page has no browser.");
  const site = inject("url");
  const look = {
    viewport: { width: 300, height: 300 },
    colorScheme: "light",
    reducedMotion: "reduce",
  } as const;
  for (const [what, leave, rests = false] of spending)
    await named(what, async () => {
      const context = await browser.newContext({ ...look, serviceWorkers: "block" });
      const reusable = await ReusablePage.in(context, site, look);
      // A document of the site that is no app.
      await reusable.page.goto(`${site}/favicon.svg`);
      await leave(reusable);
      expect.soft(await reusable.rest(), what).toBe(rests);
      await context.close();
    });
});

test("what a test asks for in particular takes a page of its own", async () => {
  const others: readonly OpenOptions[] = [
    { size: "phone" },
    { colorScheme: "dark" },
    { locale: "de-DE" },
    { isFresh: true },
    { as: "free@example.com" },
    { serviceWorkers: "allow" },
    { site: inject("payments"), until: "load" },
    { before: async () => undefined },
  ];
  for (const options of others) {
    const { page } = await open(options);
    expect.soft(page === before, JSON.stringify(options)).toBe(false);
  }
  expect((await open({ path: "/learn" })).page === before).toBe(true);
});

test("two pages of a kind at a time are of two visitors", async () => {
  const { page } = await open();
  expect(page === before).toBe(true);
  await page.evaluate(() => localStorage.setItem("left", "text"));
  const second = await open();
  expect(second.page === before).toBe(false);
  expect(await second.page.evaluate(() => localStorage.getItem("left"))).toBeNull();
});

test("a page that is opened before the tests stays for all of them", async () => {
  expect(await unused().page.getByRole("heading", { level: 1 }).innerText()).toBe("Simplify");
});

test.each([false, true])(
  "a new size is drawn before the test goes on (a page of its own: %s)",
  async (isFresh) => {
    const { page } = await open({ isFresh });
    await page.evaluate(() => {
      const follow = () => requestAnimationFrame(() => (window.name = String(innerWidth)));
      addEventListener("resize", follow);
    });
    for (const width of [500, 900, 400]) {
      await page.setViewportSize({ width, height: 600 });
      expect(await page.evaluate(() => window.name)).toBe(String(width));
    }
  },
);
