// The tooltips of icon buttons: when they come and go, where they stand, and what they leave alone.
// @module-tag deep

import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type OpenedPage, type OpenOptions, useBrowser } from "#support/browser/browser.ts";
import { axeFaults, withMenu } from "#support/browser/faults.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";

const openPage = useBrowser();

/** The tooltips are fetched after the page. */
async function open(options: OpenOptions): Promise<OpenedPage> {
  const opened = await openPage(options);
  await opened.page.waitForLoadState("networkidle");
  return opened;
}

const tooltip = (page: Page) => page.getByRole("tooltip");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });

async function expectTooltip(page: Page, text: string): Promise<void> {
  await tooltip(page).waitFor();
  expect(await tooltip(page).innerText()).toBe(text);
}

/** Whether the tooltip is drawn over everything else, whole, and within the window. */
function isInSight(tip: Locator): Promise<boolean> {
  return tip.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const inWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
    return inWindow && corners.every(([x, y]) => document.elementFromPoint(x, y) === element);
  });
}

/** One page for the tests of mouse and keyboard, which move its clock on. */
let shared: Page;
beforeAll(async () => {
  ({ page: shared } = await open({ path: "/cgen" }));
  await shared.clock.install();
});

async function atRest(): Promise<Page> {
  await shared.clock.resume();
  await shared.mouse.move(600, 600);
  await shared.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await tooltip(shared).waitFor({ state: "detached" });
  // What the test before has opened.
  await shared.keyboard.press("Escape");
  await shared.locator("dialog, [role=menu]").waitFor({ state: "detached" });
  return shared;
}

test("Menu, History and Settings show their names under the mouse, and not at once", async () => {
  const page = await atRest();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  for (const name of ["Menu", "History", "Settings"]) {
    await button(page, name).hover();
    await page.clock.runFor(290);
    expect(await tooltip(page).count(), name).toBe(0);
    await page.clock.runFor(20);
    await expectTooltip(page, name);
    expect(await isInSight(tooltip(page)), name).toBe(true);
    expect(await button(page, name).getAttribute("title"), name).toBeNull();
    await page.mouse.move(600, 600);
    await page.clock.runFor(200);
    await tooltip(page).waitFor({ state: "detached" });
  }
});

test("it stays under the mouse, also when that moves onto it, and goes when it leaves", async () => {
  const page = await atRest();
  await button(page, "Settings").hover();
  await tooltip(page).waitFor();
  await page.clock.fastForward(600);
  await tooltip(page).hover();
  await page.clock.fastForward(600);
  expect(await tooltip(page).count()).toBe(1);
  await page.mouse.move(600, 600);
  await tooltip(page).waitFor({ state: "detached" });
});

test("the keyboard shows it at once, and it goes with the focus", async () => {
  const page = await atRest();
  await button(page, "Menu").focus();
  await page.keyboard.press("Tab");
  await expectTooltip(page, "History");
  await page.keyboard.press("Tab");
  await expectTooltip(page, "Settings");
  await page.keyboard.press("Tab");
  await expectTooltip(page, "Sign in");
  await page.keyboard.press("Tab");
  await tooltip(page).waitFor({ state: "detached" });
});

test("Esc hides it and nothing else; the next Esc closes what lies below", async () => {
  const page = await atRest();
  await button(page, "History").click();
  const panel = page.getByRole("complementary", { name: "History" });
  await panel.getByRole("button", { name: "Close" }).hover();
  await expectTooltip(page, "Close");
  await page.keyboard.press("Escape");
  await tooltip(page).waitFor({ state: "detached" });
  expect(await panel.count()).toBe(1);
  // The mouse is still there.
  await page.mouse.move(1, 1, { steps: 1 });
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
});

test("after Esc it stays away until the mouse comes anew", async () => {
  const page = await atRest();
  const { x = 0, y = 0 } = (await button(page, "Settings").boundingBox()) ?? {};
  await page.mouse.move(x + 2, y + 2);
  await tooltip(page).waitFor();
  await page.keyboard.press("Escape");
  await page.mouse.move(x + 18, y + 18);
  await page.clock.fastForward(500);
  expect(await tooltip(page).count()).toBe(0);
  await page.mouse.move(600, 600);
  await page.mouse.move(x + 18, y + 18);
  await expectTooltip(page, "Settings");
});

test("in a dialog that opens, one Esc closes the dialog", async () => {
  const page = await atRest();
  await button(page, "Settings").focus();
  await page.keyboard.press("?");
  await sheet(page).waitFor();
  await page.keyboard.press("Escape");
  await sheet(page).waitFor({ state: "detached" });
});

test("in a dialog it lies over the dialog, and the mouse may move onto it", async () => {
  const page = await atRest();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await sheet(page).getByRole("button", { name: "Close" }).hover();
  await expectTooltip(page, "Close");
  expect(await isInSight(tooltip(page))).toBe(true);
  await tooltip(page).hover();
  await page.clock.fastForward(400);
  expect(await tooltip(page).count()).toBe(1);
});

test("a press hides it, and an open menu has none", async () => {
  const page = await atRest();
  await button(page, "Settings").hover();
  await tooltip(page).waitFor();
  await button(page, "Settings").click();
  await page.getByRole("menuitemradio", { name: "Dark" }).waitFor();
  await page.clock.fastForward(500);
  expect(await tooltip(page).count()).toBe(0);
});

test("on touch there is none", async () => {
  const { page } = await open({ size: "phone", path: "/cgen" });
  await page.clock.install();
  await button(page, "History").tap();
  await page.getByRole("complementary", { name: "History" }).waitFor();
  await page.clock.fastForward(500);
  expect(await tooltip(page).count()).toBe(0);
});

test("every icon button has one, none is cut off by a card or the window's edge, and axe finds no fault", async () => {
  const { page } = await open({ path: "/simplify" });
  const screen = new SimplifierScreen(page);
  await screen.solve("A.B+A'.C+B.C");
  const named = page.locator("button[aria-label]:has(> svg:only-child)");
  const buttons = await named.all();
  expect(buttons.length).toBeGreaterThan(6);
  await page.clock.install();
  for (const each of buttons) {
    await page.mouse.move(5, 700);
    await page.clock.fastForward(200);
    await tooltip(page).waitFor({ state: "detached" });
    await each.hover();
    await page.clock.fastForward(300);
    await expectTooltip(page, (await each.getAttribute("aria-label")) ?? "");
    expect(await isInSight(tooltip(page))).toBe(true);
  }
  expect(await axeFaults(page, withMenu)).toEqual([]);
});

test("a browser without popovers shows the title instead", async () => {
  const thrown: string[] = [];
  const { page } = await open({
    path: "/cgen",
    before: async (context) => {
      context.on("weberror", (thrownError) => thrown.push(thrownError.error().message));
      await context.addInitScript(() => {
        Reflect.deleteProperty(HTMLElement.prototype, "popover");
      });
    },
  });
  await page.clock.install();
  await button(page, "Settings").hover();
  await page.clock.fastForward(500);
  expect(await button(page, "Settings").getAttribute("title")).toBe("Settings");
  expect(await tooltip(page).count()).toBe(0);
  expect(thrown).toEqual([]);
});
