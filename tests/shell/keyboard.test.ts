// The shell by keyboard: focus on a new screen, the link past the drawer, and the sheet of shortcuts.
// @module-tag deep

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { untilIdle } from "#support/browser/until-idle.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";
import { scriptOf } from "#support/browser/built-file.ts";

const open = useBrowser();

const sheet = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });
const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

test("another path gives the focus to the screen and shows it from its top", async () => {
  const { page } = await open({ size: "phone", path: "/" });
  await page.getByRole("region", { name: "Learn" }).getByRole("link").scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole("region", { name: "Learn" }).getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: "Learn" }).waitFor();
  expect(await focusedTag(page)).toBe("MAIN");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("another query alone moves neither focus nor page", async () => {
  const { page } = await open({ size: "phone", path: "/?a=1" });
  await page.getByRole("region", { name: "Learn" }).getByRole("link").focus();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await page.evaluate(async () => {
    const changed = new Promise((resolve) => window.addEventListener("hashchange", resolve, { once: true }));
    location.hash = "/?a=2";
    await changed;
  });
  await untilIdle(page);
  expect(await focusedTag(page)).toBe("A");
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test.each(sizeNames)("on a %s the first Tab offers the way past header and drawer", async (size) => {
  // The answer of a link leaves the focus where it was.
  const { page } = await open({ size, path: "/simplify?input=A" });
  const screen = new SimplifierScreen(page);
  await screen.proved.waitFor();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("button", { name: "Skip to content" });
  await expect.poll(() => skip.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect.poll(() => screen.field.evaluate((field) => field === document.activeElement)).toBe(true);
});

test("? opens the sheet, Esc closes it and gives the focus back", async () => {
  const { page } = await open({ path: "/cgen" });
  const settings = page.getByRole("button", { name: "Settings" });
  await settings.focus();
  await page.keyboard.press("?");
  await sheet(page).waitFor();
  // Its list is a part of its own.
  await expect.poll(() => sheet(page).locator("kbd").allInnerTexts()).toEqual(["/", "Enter", "Esc", "?"]);
  await page.keyboard.press("Escape");
  await sheet(page).waitFor({ state: "detached" });
  await expect.poll(() => settings.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("the settings open the sheet too", async () => {
  const { page } = await open({ path: "/cgen" });
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
  await sheet(page).waitFor();
});

test.each([
  ["a phone", 360],
  ["a tablet that is touched", 1024],
])("the settings of %s have no keyboard shortcuts", async (_name, width) => {
  const { page } = await open({ size: "phone", path: "/cgen" });
  await page.setViewportSize({ width, height: 700 });
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).waitFor();
  expect(await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).count()).toBe(0);
  // Above the setting of the minimum, and above the notices.
  expect(await page.locator("[role=menu] .mantine-Menu-divider").count()).toBe(2);
});

test("/ goes to the screen's field, where both keys are text", async () => {
  const { page } = await open({ path: "/" });
  const { field } = new SimplifierScreen(page);
  await field.waitFor();
  await field.blur();
  await page.keyboard.press("/");
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type("/?");
  expect(await field.inputValue()).toBe("/?");
  expect(await sheet(page).count()).toBe(0);
});

test("Esc closes the topmost layer only: the menu, then the side panel below it", async () => {
  const { page } = await open({ path: "/simplify" });
  const screen = new SimplifierScreen(page);
  await screen.field.fill("A");
  await screen.field.press("Enter");
  // The answer moves what is pressed next.
  await screen.proved.waitFor();
  await page.getByRole("button", { name: "How to write input" }).click();
  const panel = page.getByRole("complementary", { name: "How to write input" });
  await panel.waitFor();
  await page.getByRole("button", { name: "Settings" }).click();
  const item = page.getByRole("menuitemradio", { name: "Dark" });
  await item.waitFor();
  await page.keyboard.press("Escape");
  await item.waitFor({ state: "detached" });
  expect(await panel.count()).toBe(1);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
});

test("Arrow down opens a menu and takes the focus to its first item, and Esc gives it back", async () => {
  const { page } = await open({ path: "/simplify" });
  const settings = page.getByRole("button", { name: "Settings" });
  await settings.focus();
  await settings.press("ArrowDown");
  const first = page.getByRole("menuitemradio").first();
  await expect.poll(() => first.evaluate((item) => item === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => settings.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await page.getByRole("menu").count()).toBe(0);
});

test("Esc closes a menu whose code is still on its way, and nothing below it", async () => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const { page } = await open({
    path: "/simplify",
    before: (context) =>
      context.route(scriptOf("src/components/menu-list.tsx"), async (route) => {
        await held;
        await route.continue();
      }),
  });
  const screen = new SimplifierScreen(page);
  await screen.field.fill("A");
  await screen.field.press("Enter");
  // The answer moves what is pressed next.
  await screen.proved.waitFor();
  await page.getByRole("button", { name: "How to write input" }).click();
  const panel = page.getByRole("complementary", { name: "How to write input" });
  await panel.waitFor();
  const settings = page.getByRole("button", { name: "Settings" });
  await settings.click();
  await page.keyboard.press("Escape");
  expect(await settings.getAttribute("aria-expanded")).toBe("false");
  expect(await panel.count()).toBe(1);
  const fetched = page.waitForResponse(scriptOf("src/components/menu-list.tsx"));
  release?.();
  await (await fetched).finished();
  // The next press opens the menu: it was not open.
  await settings.click();
  await page.getByRole("menuitemradio", { name: "Dark" }).waitFor();
});
