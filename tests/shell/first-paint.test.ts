// What is on the screen before the page's own code has arrived, and that the page takes all of it over. The code is
// held back for as long as a test needs.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { named } from "#support/browser/named.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";
import { earlyOpener, filesOf } from "./early-page.ts";

const open = useBrowser();
const openEarly = earlyOpener(open);

/** Every visible element of header, drawer and screen: what it is, where it is, and how it looks. */
function look(page: Page, within: string) {
  return page.evaluate((selector) => {
    const top = document.querySelector(selector);
    const ownText = ({ childNodes }: Element) =>
      [...childNodes].map((node) => (node instanceof Text ? node.data : "")).join("");
    const elements = [...(top?.querySelectorAll<HTMLElement>("header *, nav *, main *") ?? [])];
    return elements
      .filter((element) => !element.closest("style, fieldset") && element.getClientRects().length > 0)
      .map((element) => {
        const { left, top: upper, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, borderTopColor, fontFamily, fontSize, fontWeight, opacity } =
          getComputedStyle(element);
        return {
          element: `${element.localName} ${element.getAttribute("aria-label") ?? ownText(element)}`,
          box: [left, upper, width, height],
          style: [color, backgroundColor, borderTopColor, fontFamily, fontSize, fontWeight, opacity].join(
            " ",
          ),
        };
      });
  }, within);
}

const screens = ["/", "/simplify", "/ttable"] as const;

describe.each(sizeNames)("on a %s", (size) => {
  /** Each case begins as a first visit to its path. */
  async function openEach<Case extends readonly [path: string, ...unknown[]]>(
    cases: readonly Case[],
    check: (given: Case, early: Awaited<ReturnType<typeof openEarly>>) => Promise<unknown>,
    colorScheme: "light" | "dark" = "light",
  ) {
    const early = await openEarly({ size, colorScheme, path: cases[0]?.[0] ?? "" });
    for (const [at, given] of cases.entries())
      await named(given[0], async () => {
        if (at > 0) await early.again(given[0]);
        await check(given, early);
      });
    expect(early.errors).toEqual([]);
  }

  test.each(["light", "dark"] as const)(
    "in %s the frame of each screen is the screen, and nothing jumps",
    async (colorScheme) => {
      await openEach(
        screens.map((path) => [path] as const),
        async (_, { page, arrive }) => {
          const early = await look(page, "page-frame");
          await arrive();
          const late = await look(page, "#root");
          expect(early.length).toBeGreaterThan(20);
          expect(early.map(({ element }) => element)).toEqual(late.map(({ element }) => element));
          for (const [at, { element, box, style }] of early.entries()) {
            expect(style, element).toBe(late[at]?.style);
            for (const [side, px] of box.entries())
              expect(Math.abs(px - (late[at]?.box[side] ?? Number.NaN)), element).toBeLessThanOrEqual(1);
          }
          expect(await page.evaluate("window.shifts")).toBe(0);
        },
        colorScheme,
      );
    },
  );

  test("the other screens have header and title early", async () => {
    await openEach(
      [
        ["/kmap", "Karnaugh Map"],
        ["/soppos?vars=4", "SoP PoS"],
        ["/number-systems", "Number Systems"],
        ["/learn/lesson/1", "Learn"],
        ["/nothing", "Home"],
      ] as const,
      async ([, title], { page, frame, arrive }) => {
        expect(await frame.getByRole("heading", { level: 1 }).innerText()).toBe(title);
        await arrive();
        expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
      },
    );
  });

  test("what is typed early stays, with caret and focus", async () => {
    await openEach(
      [
        ["/", "Simplify"],
        ["/simplify", "Simplify"],
        ["/ttable", "Generate Table"],
      ] as const,
      async ([, button], { page, frame, arrive }) => {
        await frame.getByRole("textbox").first().click();
        await page.keyboard.type("A+BC");
        await page.keyboard.press("ArrowLeft");
        expect(await frame.getByRole("button", { name: button, exact: true }).isEnabled()).toBe(true);
        await arrive();
        const field = page.getByRole("textbox").first();
        expect(await field.inputValue()).toBe("A+BC");
        await page.keyboard.type("'");
        expect(await field.inputValue()).toBe("A+B'C");
      },
    );
  });

  test("Enter pressed early is answered when the page is there", async () => {
    await openEach([["/"], ["/simplify"]] as const, async (_, { page, frame, arrive }) => {
      await frame.getByRole("textbox").first().fill("AB+A'C+BC");
      await page.keyboard.press("Enter");
      await arrive();
      const screen = new SimplifierScreen(page);
      await expect.poll(() => screen.row("Result").innerText()).toMatch(/minimal \(proved\)/);
      expect(await screen.field.inputValue()).toBe("AB+A'C+BC");
    });
  });
});

test("a button pressed early generates the table", async () => {
  const { page, frame, arrive } = await openEarly({ path: "/ttable" });
  await frame.getByRole("textbox").first().fill("A.B");
  await frame.getByRole("button", { name: "Generate Table" }).click();
  await arrive();
  await page.getByRole("table").first().waitFor();
});

test("a text changed after an early submit waits for another one", async () => {
  const { page, frame, arrive } = await openEarly({ path: "/simplify" });
  await frame.getByRole("textbox").fill("A+B");
  await page.keyboard.press("Enter");
  await frame.getByRole("textbox").fill("A+BC");
  await arrive();
  const screen = new SimplifierScreen(page);
  await expect.poll(() => screen.readAs.count()).toBe(1);
  expect(await screen.answer.count()).toBe(0);
});

test("an empty field cannot be submitted early", async () => {
  const { frame } = await openEarly({ path: "/simplify" });
  const button = frame.getByRole("button", { name: "Simplify", exact: true });
  expect(await button.isDisabled()).toBe(true);
  await frame.getByRole("textbox").fill("A");
  expect(await button.isEnabled()).toBe(true);
  await frame.getByRole("textbox").fill("");
  expect(await button.isDisabled()).toBe(true);
});

const link = "/simplify?input=AB%2BA'C%2BBC&mode=boolean";

test("a link's text is in the field early, and its answer follows", async () => {
  const { page, frame, arrive } = await openEarly({ path: link });
  expect(await frame.getByRole("textbox").inputValue()).toBe("AB+A'C+BC");
  await arrive();
  const screen = new SimplifierScreen(page);
  expect(await screen.field.inputValue()).toBe("AB+A'C+BC");
  await expect.poll(() => screen.row("Result").innerText()).toMatch(/minimal \(proved\)/);
});

test("a link's text that was edited early stays edited", async () => {
  const { page, frame, arrive } = await openEarly({ path: link });
  await frame.getByRole("textbox").fill("A+B");
  await page.keyboard.press("Enter");
  await arrive();
  const screen = new SimplifierScreen(page);
  await expect.poll(() => screen.row("Result").innerText()).toMatch(/^A\+B/);
  expect(await screen.field.inputValue()).toBe("A+B");
});

test("what is pressed early happens when the page is there", async () => {
  const { page, frame, arrive } = await openEarly({ size: "phone", path: "/simplify" });
  await frame.getByText("Min Terms", { exact: true }).first().click();
  await frame.getByRole("button", { name: "Menu" }).click();
  await arrive();
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
  await page.keyboard.press("Escape");
  expect(await page.getByRole("radio", { name: "Min Terms" }).isChecked()).toBe(true);
});

test("the focus on a link of the frame stays on that link", async () => {
  const { page, frame, arrive } = await openEarly({ path: "/simplify" });
  await frame.getByRole("link", { name: "Truth Table" }).focus();
  await arrive();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Truth Table");
});

test("a link followed early leads to its screen", async () => {
  const { page, frame, arrive } = await openEarly({ path: "/simplify" });
  await frame.getByRole("link", { name: "Truth Table" }).click();
  await expect.poll(() => frame.getByRole("heading", { level: 1 }).innerText()).toBe("Truth Table");
  expect(await frame.getByRole("link", { name: "Truth Table" }).getAttribute("aria-current")).toBe("page");
  await frame.getByRole("textbox").first().fill("A");
  await arrive();
  await page.getByRole("heading", { level: 1, name: "Truth Table" }).waitFor();
  expect(await page.getByRole("textbox").first().inputValue()).toBe("A");
});

test("noheader=1 shows neither header nor drawer early", async () => {
  const { page, frame, arrive } = await openEarly({ path: "/simplify?noheader=1" });
  expect(await frame.getByRole("banner").count()).toBe(0);
  expect(await frame.getByRole("navigation").count()).toBe(0);
  const [before] = await look(page, "page-frame");
  await arrive();
  const [after] = await look(page, "#root");
  expect(before?.box[1]).toBe(after?.box[1]);
});

test("a drawer that was undocked is not there early", async () => {
  const { frame } = await openEarly({
    path: "/simplify",
    before: (context) => context.addInitScript(() => localStorage.setItem("drawerDocked", "no")),
  });
  expect(await frame.getByRole("navigation").count()).toBe(0);
});

test("what was typed early waits until a screen that could not be fetched is there", async () => {
  const { page, frame, arrive, again } = await openEarly({ path: "/simplify" });
  const files = await filesOf(page, "/simplify");
  let isCut = true;
  await page.route(
    (url) => files.includes(url.pathname),
    (route) => (isCut ? route.abort("internetdisconnected") : route.fallback()),
  );
  // Nor does the server answer whether it has the files.
  await page.route("**/assets/*.js", (route) =>
    isCut && route.request().method() === "HEAD" ? route.abort("internetdisconnected") : route.fallback(),
  );
  await again("/simplify");
  await frame.getByRole("textbox").fill("A+B");
  await arrive();
  const retry = page.locator("main").getByRole("button", { name: "Try again" });
  await retry.waitFor();
  isCut = false;
  await retry.click();
  await expect.poll(() => new SimplifierScreen(page).field.inputValue()).toBe("A+B");
});

test("what the screen needs is fetched early, the WASM once, and nothing of it again", async () => {
  const fetched: string[] = [];
  const { page, arrive, again } = await openEarly({
    path: link,
    before: async (context) => {
      context.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith("/assets/")) fetched.push(pathname);
      });
      // However busy the machine is, the visit has only begun.
      await context.addInitScript(() => Object.assign(performance, { now: () => -1e6 }));
    },
  });
  const needed = await filesOf(page, "/simplify");
  expect(needed.length).toBeGreaterThan(2);
  // The page's entry alone is held back.
  await page.route(
    (url) => needed.includes(url.pathname),
    (route) => route.continue(),
  );
  fetched.length = 0;
  await again(link);
  const wasm = () => fetched.filter((file) => file.endsWith(".wasm"));
  await expect.poll(() => wasm().length).toBe(1);
  await expect.poll(() => fetched.some((file) => file.includes("logic.worker"))).toBe(true);
  const before = [...fetched];
  expect(before).toEqual(expect.arrayContaining([...needed]));
  await arrive();
  await expect.poll(() => new SimplifierScreen(page).row("Result").innerText()).toMatch(/proved/);
  // A long call starts a second Web Worker, whose script is in the cache.
  const after = fetched.slice(before.length).filter((file) => !file.includes("logic.worker"));
  for (const file of after) expect(before).not.toContain(file);
  expect(wasm().length).toBe(1);
});

test("without JavaScript the page says that it needs it", async () => {
  const html = await (await fetch(new URL("/", (await open({ path: "/cgen" })).page.url()))).text();
  expect(html).toContain("<noscript>This page needs JavaScript.</noscript>");
});
