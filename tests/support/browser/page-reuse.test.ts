// The support's own promise: the page that the next test of a file is given has nothing of the test before it, whether it
// is the same page, cleared, or another one.
// @module-tag deep

import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { type OpenedPage, type OpenOptions, useBrowser } from "./browser.ts";

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

const said: string[] = [];
const note = (message: { text(): string }) => void said.push(message.text());
const whatIsSaid = async ({ page }: OpenedPage) => {
  said.length = 0;
  await page.evaluate(() => console.log("said"));
  return [...said];
};
const routed = evaluated(async () => (await fetch("/left")).status);
const answer = (target: Page | BrowserContext) =>
  target.route("**/left", (route) => route.fulfill({ status: 418 }));
const setLeft = () => void Object.assign(window, { left: "text" });
const isSet = evaluated(() => "left" in window);

/** What takes another page. */
const spending: Kind[] = [
  { what: "a listener of the page", leave: async ({ page }) => page.on("console", note), find: whatIsSaid },
  {
    what: "a listener of the context",
    leave: async ({ context }) => context.on("console", note),
    find: whatIsSaid,
  },
  { what: "a route of the page", leave: ({ page }) => answer(page), find: routed },
  { what: "a route of the context", leave: ({ context }) => answer(context), find: routed },
  {
    what: "a script of the page",
    leave: async ({ page }) => {
      await page.addInitScript(setLeft);
      await page.reload();
    },
    find: isSet,
  },
  {
    what: "a script of the context",
    leave: async ({ page, context }) => {
      await context.addInitScript(setLeft);
      await page.reload();
    },
    find: isSet,
  },
  { what: "a function of the test", leave: ({ page }) => page.exposeFunction("left", setLeft), find: isSet },
  {
    what: "a clock",
    leave: ({ page }) => page.clock.setFixedTime(0),
    find: evaluated(() => Date.now() < 1_000),
  },
  {
    what: "a permission",
    leave: ({ context }) => context.grantPermissions(["clipboard-read"]),
    find: evaluated(
      async () => (await navigator.permissions.query({ name: "clipboard-read" as PermissionName })).state,
    ),
  },
  {
    what: "no network",
    leave: ({ context }) => context.setOffline(true),
    find: evaluated(() => navigator.onLine),
  },
  {
    what: "a header",
    leave: ({ page }) => page.setExtraHTTPHeaders({ "x-left": "text" }),
    find: async ({ page }) => {
      const [request] = await Promise.all([
        page.waitForRequest("**/api/free/left"),
        page.evaluate(() => fetch("/api/free/left")),
      ]);
      return (await request.allHeaders())["x-left"];
    },
  },
  {
    what: "a session with the browser",
    leave: async ({ page, context }) => {
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setTimezoneOverride", { timezoneId: "Asia/Colombo" });
    },
    find: evaluated(() => new Intl.DateTimeFormat().resolvedOptions().timeZone),
  },
  {
    what: "another tab",
    leave: ({ context }) => context.newPage(),
    find: async ({ context }) => context.pages().length,
  },
  {
    what: "a window that the page has opened",
    leave: async ({ page }) => {
      await Promise.all([page.waitForEvent("popup"), page.evaluate(() => void window.open("/#/learn"))]);
    },
    find: async ({ context }) => context.pages().length,
  },
  {
    what: "what another site has stored",
    leave: async ({ page }) => {
      await page.goto(inject("payments"));
      await page.evaluate(() => localStorage.setItem("left", "text"));
    },
    find: async ({ context }) => (await context.storageState()).origins.map(({ origin }) => origin),
  },
  {
    what: "a pressed key",
    leave: ({ page }) => page.keyboard.down("Shift"),
    find: ({ page }) => heard(page, "keydown", () => page.keyboard.press("Escape")),
  },
  {
    what: "a pressed button",
    leave: ({ page }) => page.mouse.down(),
    find: ({ page }) => heard(page, "mousemove", () => page.mouse.move(600, 400)),
  },
];

let before: Page | null = null;
let early: OpenedPage | null = null;
beforeAll(async () => {
  early = await open({ path: "/simplify" });
  await early.page.evaluate(() => (window.name = "early"));
});

/** What there is of each kind in a page that no test has used. */
let clean: readonly unknown[] = [];

test("what is cleared is found in the page that has it", async () => {
  const opened = await open({ path: "/simplify" });
  const unused = await open({ path: "/simplify", isFresh: true });
  const found: unknown[] = [];
  for (const { what, leave, find } of cleared) {
    found.push(await find(unused));
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

/** What the test before has left, which the page of the present one does not have. */
let left: { readonly kind: Kind; readonly clean: unknown } | null = null;

async function checkGone(opened: OpenedPage) {
  if (!left) throw new Error("No test has left anything.");
  const { kind, clean: ofUnused } = left;
  // If this fails, the tests after it go on.
  left = null;
  expect(opened.page === before, `the same page after ${kind.what}`).toBe(false);
  expect(await kind.find(opened), kind.what).toEqual(ofUnused);
}

describe("what spends a page is found in it, and the next test is given another page, without it", () => {
  test.each(spending)("$what", async (kind) => {
    const opened = await open({ path: "/simplify" });
    if (left) await checkGone(opened);
    if (!early) throw new Error("No page was opened before the tests.");
    // This page has never been a test's.
    const ofUnused = await kind.find(early);
    await kind.leave(opened);
    expect(await kind.find(opened)).not.toEqual(ofUnused);
    before = opened.page;
    left = { kind, clean: ofUnused };
  });

  test("the last of them is gone", async () => {
    await checkGone(await open({ path: "/simplify" }));
  });
});

describe.each([
  { what: "was closed", end: (page: Page) => page.close() },
  {
    what: "has crashed",
    end: (page: Page) =>
      Promise.all([page.waitForEvent("crash"), page.goto("chrome://crash").catch(() => {})]),
  },
])("a page that $what", ({ end }) => {
  test("ends", async () => {
    const { page } = await open();
    await end(page);
    before = page;
  });

  test("is given to no other test", async () => {
    const { page } = await open();
    expect(page === before).toBe(false);
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});

describe("after a test with a plain page", () => {
  test("it is opened", async () => {
    before = (await open()).page;
  });

  test.each<[string, OpenOptions, boolean]>([
    ["the same", {}, true],
    ["another path", { path: "/learn" }, true],
    ["another size", { size: "phone" }, false],
    ["another colour scheme", { colorScheme: "dark" }, false],
    ["another locale", { locale: "de-DE" }, false],
    ["a page of its own", { isFresh: true }, false],
    ["a user", { as: "free@example.com" }, false],
    ["a service worker", { serviceWorkers: "allow" }, false],
    ["another site", { site: inject("payments"), until: "load" }, false],
    ["something to run before", { before: async () => {} }, false],
    ["the same once more", {}, true],
  ])("a test that asks for %s", async (_, options, isSame) => {
    const { page } = await open(options);
    expect(page === before).toBe(isSame);
  });

  test("two pages of a kind at a time are of two visitors", async () => {
    const [first, second] = await Promise.all([open(), open()]);
    expect(first.page === before).toBe(true);
    await first.page.evaluate(() => localStorage.setItem("left", "text"));
    expect(await second.page.evaluate(() => localStorage.getItem("left"))).toBeNull();
  });
});

test("a page that is opened before the tests stays for all of them", async () => {
  const { page } = await open();
  expect(page === early?.page).toBe(false);
  expect(await early?.page.evaluate(() => window.name)).toBe("early");
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
