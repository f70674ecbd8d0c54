// The drawer: its groups, the width from which it docks, its memory, and its behaviour as an overlay.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";

const open = useBrowser();

const listed = [
  "Boolean Algebra",
  "Home",
  "Simplify",
  "Simplify",
  "Logic Tables",
  "Karnaugh Map",
  "Truth Table",
  "SoP PoS",
  "Circuit",
  "Generator",
  "Simulator",
  "Number Systems",
  "Number Systems",
  "Boolean Algebra",
  "Learn",
];

const sections = (page: Page) => page.getByRole("navigation", { name: "Sections" });
const menu = (page: Page) => page.getByRole("button", { name: "Menu" });
const overlay = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const isFocused = (target: ReturnType<typeof menu>) =>
  target.evaluate((element) => element === document.activeElement);

test("it lists the groups of the specification with their sections, below the product's name and Home", async () => {
  const { page } = await open({ path: "/cgen" });
  expect((await sections(page).innerText()).split(/\n+/)).toEqual(listed);
});

test.each(["desktop", "phone"] as const)(
  "on a %s the product's name heads it, with its mark",
  async (size) => {
    const { page } = await open({ size, path: "/cgen" });
    if (size === "phone") await menu(page).click();
    const name = sections(page).getByText("Boolean Algebra").first();
    await name.waitFor();
    expect(await name.evaluate((element) => getComputedStyle(element).fontFamily)).toContain("serif");
    const home = await sections(page).getByRole("link", { name: "Home" }).boundingBox();
    const box = await name.boundingBox();
    const mark = await name.locator("svg").boundingBox();
    expect([mark?.width, mark?.height]).toEqual([28, 28]);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(home?.y ?? 0);
  },
);

test("in forced colours the current item alone has a bar", async () => {
  const { page } = await open({ path: "/cgen" });
  await page.emulateMedia({ forcedColors: "active" });
  const bars = await sections(page)
    .getByRole("link")
    .evaluateAll((links: HTMLElement[]) =>
      links
        .filter((link) => {
          const { borderLeftWidth, borderTopWidth, outlineStyle } = getComputedStyle(link);
          return borderLeftWidth !== "0px" || borderTopWidth !== "0px" || outlineStyle !== "none";
        })
        .map((link) => link.innerText),
    );
  expect(bars).toEqual(["Generator"]);
});

test("the current item is that of the screen", async () => {
  const { page } = await open({ path: "/cgen" });
  const current = sections(page).locator("[aria-current=page]");
  for (const [path, name] of [
    ["/", "Home"],
    ["/simplify?input=A", "Simplify"],
    ["/kmap?vars=3", "Karnaugh Map"],
    ["/learn", "Learn"],
  ] as const) {
    await page.evaluate((hash) => (location.hash = hash), path);
    await expect.poll(() => current.allInnerTexts(), { message: `on ${path}` }).toEqual([name]);
  }
  // As at an arrival.
  await page.reload();
  await expect.poll(() => current.allInnerTexts(), { message: "once loaded" }).toEqual(["Learn"]);
});

describe("docked, from 1200 px", () => {
  test("the menu button takes it away, and that is remembered", async () => {
    const { page } = await open({ path: "/cgen" });
    await sections(page).waitFor();
    const main = page.locator("main");
    expect((await main.boundingBox())?.x).toBe(240);
    await menu(page).click();
    await sections(page).waitFor({ state: "detached" });
    expect((await main.boundingBox())?.x).toBe(0);
    await page.reload();
    await menu(page).waitFor();
    expect(await sections(page).count()).toBe(0);
    await menu(page).click();
    await page.reload();
    await sections(page).waitFor();
  });

  test("beside the open side panel it stays where both have room", async () => {
    const { page } = await open({ path: "/simplify" });
    const screen = new SimplifierScreen(page);
    await screen.field.fill("A");
    await screen.field.press("Enter");
    const help = page.getByRole("complementary", { name: "How to write input" });
    for (const { width, stays } of [
      { width: 1280, stays: false },
      { width: 1520, stays: true },
      { width: 1720, stays: true },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole("button", { name: "How to write input" }).click();
      await help.waitFor();
      await expectCount(sections(page), stays ? 1 : 0);
      const { width: left = 0 } = (await page.locator("main").boundingBox()) ?? {};
      expect.soft(left, `at ${width} px it stays: ${stays}`).toBeGreaterThanOrEqual(stays ? 680 : 600);
      await page.keyboard.press("Escape");
      await help.waitFor({ state: "detached" });
      await sections(page).waitFor();
    }
  });

  test.each(["/csim", "/learn/lesson/01"])("on %s it only ever lies over the screen", async (path) => {
    const { page } = await open({ path });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await sections(page).count()).toBe(0);
    await menu(page).click();
    await overlay(page).waitFor();
    expect((await page.locator("main").boundingBox())?.x).toBe(0);
  });
});

describe("over the page, below 1200 px", () => {
  test("Esc closes it and gives the focus back; a press on the scrim and one on the header, the menu button too, closes it", async () => {
    const { page } = await open({ size: "phone", path: "/cgen" });
    expect(await sections(page).count()).toBe(0);
    await menu(page).click();
    await overlay(page).waitFor();
    await page.keyboard.press("Escape");
    await overlay(page).waitFor({ state: "detached" });
    expect(await isFocused(menu(page))).toBe(true);
    for (const [x, y] of [
      [320, 500],
      [25, 28],
    ] as const) {
      await menu(page).click();
      await overlay(page).waitFor();
      await page.mouse.click(x, y);
      await overlay(page).waitFor({ state: "detached" });
    }
  });

  test("the focus stays inside", async () => {
    const { page } = await open({ size: "phone", path: "/cgen" });
    await menu(page).click();
    await overlay(page).waitFor();
    for (let tabs = 0; tabs < 25; tabs += 1) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(() => {
        const { activeElement } = document;
        // Between the last link and the first the focus is on the browser itself.
        return activeElement === document.body || activeElement?.closest("dialog") !== null;
      });
      expect(inside).toBe(true);
    }
  });

  test("going to a section closes it and gives the focus to the screen", async () => {
    const { page } = await open({ size: "phone", path: "/cgen" });
    await menu(page).click();
    await overlay(page).getByRole("link", { name: "Truth Table" }).click();
    await page.getByRole("heading", { level: 1, name: "Truth Table" }).waitFor();
    await overlay(page).waitFor({ state: "detached" });
    expect(await isFocused(page.locator("main"))).toBe(true);
  });

  test("Esc closes the drawer and leaves the side panel below it", async () => {
    const { page } = await open({ size: "phone", path: "/simplify" });
    const screen = new SimplifierScreen(page);
    await screen.field.fill("A");
    await screen.field.press("Enter");
    await page.getByRole("button", { name: "How to write input" }).click();
    const panel = page.getByRole("complementary", { name: "How to write input" });
    await panel.waitFor();
    await menu(page).click();
    await overlay(page).waitFor();
    await page.keyboard.press("Escape");
    await overlay(page).waitFor({ state: "detached" });
    expect(await panel.count()).toBe(1);
  });
});

describe("noheader=1", () => {
  test.each([
    ["before the #", "/?noheader=1#/cgen"],
    ["after the #", "/#/cgen?vars=4&noheader=1"],
  ])("%s hides header and drawer, and keeps the title for screen readers", async (_, address) => {
    const { page } = await open({ path: "/learn" });
    await page.goto(new URL(address, page.url()).href);
    await page.reload();
    await page.getByText("under development").waitFor();
    expect(await page.getByRole("banner").count()).toBe(0);
    expect(await sections(page).count()).toBe(0);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Generator");
    await page.evaluate(() => (location.hash = "/ttable"));
    await page.getByRole("heading", { level: 1, name: "Truth Table" }).waitFor();
    expect(await page.getByRole("banner").count()).toBe(0);
  });
});

async function expectCount(target: ReturnType<typeof menu>, count: 0 | 1): Promise<void> {
  await target.waitFor({ state: count === 0 ? "detached" : "visible" });
}
