// The dialog about a return from payment: what closing it leaves in address and history, focus and keyboard, and the order
// id for the developer.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { named } from "#support/browser/named.ts";
import { ReturnScreen, titles } from "./return-screen.ts";

const open = useBrowser();
const site = inject("url");
/** No order that anybody placed. */
const orderId = "OIDZZZZZ100000000";

async function opened(address: string, options: OpenOptions = {}) {
  const { page, context, errors } = await open({ path: "/simplify", ...options });
  const screen = new ReturnScreen(page, site);
  await page.goto(site + address);
  await screen.dialog.waitFor();
  return { page, context, errors, screen };
}

/** Holds every answer about an order back until it is called. */
async function holdStatus(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/free/upgrade/orderStatus", async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
  );

describe("closing it", () => {
  const ways: readonly (readonly [string, (screen: ReturnScreen) => Promise<unknown>])[] = [
    ["the button", (screen) => screen.close.click()],
    ["Esc", (screen) => screen.page.keyboard.press("Escape")],
    ["a press beside it", (screen) => screen.page.mouse.click(5, 5)],
  ];
  test("with the button, Esc or a press beside it takes both parameters off the address, and nothing else", async () => {
    const address = `/?noheader=1&order_id=${orderId}&a=%20b#/upgrade?x=1&t=r&order_id=${orderId}&y`;
    const { page } = await open({ path: "/simplify" });
    const screen = new ReturnScreen(page, site);
    for (const [way, close] of ways)
      await named(way, async () => {
        await page.goto(site + address);
        await screen.dialog.waitFor();
        const entries = await page.evaluate(() => history.length);
        await close(screen);
        await screen.dialog.waitFor({ state: "detached" });
        await expect.poll(() => page.url()).toBe(`${site}/?noheader=1&a=%20b#/upgrade?x=1&y`);
        expect(await page.evaluate(() => history.length)).toBe(entries);
        // The page moves the focus once it has drawn the change, so a busy machine may be asked in between.
        await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("main");
      });
  });

  test.each([`/#/upgrade?t=c`, `/?order_id=${orderId}#/upgrade?t=r`, `/?t=r&order_id=${orderId}#/upgrade`])(
    "at %s is for good: no reload, no Back and no Forward opens it again",
    async (address) => {
      const { page, screen } = await opened(address);
      await screen.close.click();
      await screen.dialog.waitFor({ state: "detached" });
      expect(page.url()).toBe(`${site}/#/upgrade`);
      const calls = screen.calls;
      await page.reload();
      await screen.packageCard.waitFor();
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Simplify" }).waitFor();
      await page.goForward();
      await screen.packageCard.waitFor();
      await page.waitForLoadState("networkidle");
      expect(await screen.dialog.count()).toBe(0);
      expect(screen.calls).toBe(calls);
    },
  );

  test("is what Back does too, and Forward asks again: nothing was closed", async () => {
    const { page, screen } = await opened("/#/upgrade?t=c");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Simplify" }).waitFor();
    expect(await screen.dialog.count()).toBe(0);
    await page.goForward();
    await screen.shows(titles.canceled);
  });
});

test("another order's return on the same page is another question", async () => {
  const { page, screen } = await opened("/#/upgrade?t=c");
  await screen.shows(titles.canceled);
  const release = await holdStatus(page);
  await page.evaluate((hash) => (location.hash = hash), `/upgrade?t=r&order_id=${orderId}`);
  await screen.shows(titles.checking);
  await expect.poll(() => screen.calls).toBeGreaterThan(0);
  release();
  await page.evaluate(() => (location.hash = "/upgrade?t=r"));
  await screen.shows(titles.notFound);
});

test("the focus is on Close and stays in the dialog, also when what it says changes", async () => {
  const { page, screen } = await opened("/#/upgrade?t=c");
  const release = await holdStatus(page);
  await page.evaluate((hash) => (location.hash = hash), `/upgrade?t=r&order_id=${orderId}`);
  await screen.shows(titles.checking);
  expect(await focused(page)).toBe("Close");
  await page.keyboard.press("Shift+Tab");
  expect(await focused(page)).toBe("Copy order id");
  release();
  await screen.shows(titles.notFound);
  expect(await focused(page)).toBe("Copy order id");
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press("Tab");
    // Between the last and the first it is the browser's own.
    const isHeld = await page.evaluate(() => {
      const element = document.activeElement;
      return element === document.body || element?.closest("dialog") !== null;
    });
    expect(isHeld).toBe(true);
  }
});

test("the order id can be copied, and a press says so", async () => {
  const { page, context, screen } = await opened(`/?order_id=${orderId.toLowerCase()}#/upgrade?t=r`);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await screen.dialog.getByText(`Order ${orderId}`, { exact: true }).waitFor();
  await screen.dialog.getByRole("button", { name: "Copy order id" }).click();
  await screen.dialog.getByRole("status").getByText("Copied", { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(orderId);
});

test("a browser that denies copying says so in the dialog", async () => {
  const { page, screen } = await opened(`/#/upgrade?t=r&order_id=${orderId}`);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await screen.dialog.getByRole("button", { name: "Copy order id" }).click();
  await screen.dialog.getByText(/^The browser did not allow copying\./).waitFor();
});

test("the developer can be written to on a developer's machine, too", async () => {
  const { screen } = await opened("/#/upgrade?t=r");
  await screen.shows(titles.notFound);
  expect(await screen.dialog.getByRole("link").getAttribute("href")).toBe(
    "mailto:developer@example.com?subject=Payment",
  );
});

test("under reduced motion nothing turns", async () => {
  const { page, screen } = await opened("/#/upgrade?t=c");
  await holdStatus(page);
  await page.evaluate((hash) => (location.hash = hash), `/upgrade?t=r&order_id=${orderId}`);
  await screen.shows(titles.checking);
  const icon = screen.dialog.locator("[data-turning] svg");
  expect(await icon.evaluate((svg) => getComputedStyle(svg).animationName)).toBe("none");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await icon.evaluate((svg) => getComputedStyle(svg).animationName)).not.toBe("none");
});
