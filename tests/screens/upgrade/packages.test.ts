// The packages on /upgrade: shown, being loaded, not loaded, none, not for sale; in any number and at any width.
// @module-tag deep

import type { Page, Route } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { type OpenedPage, sizeNames, sizes, useBrowser } from "#support/browser/browser.ts";
import { faults, faultsInBoth } from "#support/browser/faults.ts";
import { tells } from "#support/browser/heard.ts";
import { named } from "#support/browser/named.ts";
import { premiumTold } from "#support/browser/premium-told.ts";
import { untilLaterCall } from "#support/browser/until-idle.ts";
import { type ListedPackage, packagesOf, refuse, UpgradeScreen } from "./screen.ts";

const open = useBrowser();
const packagesPath = "**/api/free/upgrade/packages";
const merchantPath = "**/api/free/upgrade/merchant";
/** The rules of axe that look at boxes. */
const rulesOfWidth = ["scrollable-region-focusable", "target-size"];

async function openUpgrade(options: Parameters<typeof open>[0] = {}) {
  const opened = await open({ path: "/upgrade", ...options });
  return { ...opened, screen: new UpgradeScreen(opened.page) };
}

describe.each(sizeNames)("on a %s", (size) => {
  // One page for all of these tests, each of which loads it again with an answer of its own.
  let opened: OpenedPage;
  let screen: UpgradeScreen;
  let answer: (route: Route) => Promise<unknown>;
  beforeAll(async () => {
    opened = await open({ size, path: "/upgrade" });
    screen = new UpgradeScreen(opened.page);
    await opened.page.route(packagesPath, (route) => answer(route));
  });
  /** Loads the screen with this answer, by default the service's. */
  async function loaded(given = (route: Route): Promise<unknown> => route.continue()) {
    const { page, errors } = opened;
    answer = given;
    await page.setViewportSize(sizes[size]);
    const first = errors.length;
    await page.reload();
    await page.waitForSelector("page-frame", { state: "detached" });
    return { page, errorsSince: () => errors.slice(first) };
  }

  test("the packages and what Premium adds are shown", async () => {
    const { page, errorsSince } = await loaded();
    await screen.buyNow("Yearly").waitFor();
    expect(await screen.cards.getByRole("heading").allTextContents()).toEqual([
      "Monthly",
      "Semester",
      "Yearly",
    ]);
    expect(await screen.card("Semester").innerText()).toMatch(
      /^Semester\s+25% off\s+180 days\s+now\s+15\.00\s+USD\s+, before\s+20\.00\s+One term of study/,
    );
    const monthly = await screen.card("Monthly").innerText();
    expect(monthly).toMatch(/30 days\s+4\.00\s+USD\s+Steps/);
    expect(monthly).not.toMatch(/off|before/);
    await tells(screen.premiumAdds, "what Premium adds", [
      'region "What Premium adds"',
      'heading "What Premium adds" [level=2]',
      ...premiumTold,
    ]);
    expect(await faultsInBoth(page)).toEqual([]);
    expect(errorsSince()).toEqual([]);
  });

  test("grey blocks hold their place, and nothing moves when they come", async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const { page } = await loaded(async (route) => {
      await released;
      await route.continue();
    });
    await screen.packages.getByText("Loading", { exact: true }).waitFor({ state: "attached" });
    expect(await screen.cards.count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    const before = await screen.packages.boundingBox();
    release();
    await screen.buyNow("Monthly").waitFor();
    expect(await screen.packages.boundingBox()).toEqual(before);
  });

  test("a list that cannot be loaded is told, and comes with the next try", async () => {
    let isDown = true;
    const { page } = await loaded((route) => (isDown ? route.abort() : route.continue()));
    const alert = screen.packages.getByRole("alert");
    await alert
      .getByText(
        "Unable to load packages : The service could not be reached. Check the connection and try again.",
        { exact: true },
      )
      .waitFor();
    expect(await faultsInBoth(page)).toEqual([]);
    const again = alert.getByRole("button", { name: "Try again" });
    // The button stands there until the next try begins, so it is the try that is waited for.
    await Promise.all([page.waitForEvent("requestfailed"), again.click()]);
    await again.waitFor();
    isDown = false;
    await again.click();
    await screen.buyNow("Monthly").waitFor();
    expect(await alert.count()).toBe(0);
    await expect
      .poll(() => screen.packages.evaluate((section) => section === document.activeElement))
      .toBe(true);
  });

  const widths = size === "phone" ? [320, 360] : [768, 1024, 1280, 1920];
  test("1, 2, 3, 4 and 7 packages stand in rows of equal cards, with nothing cut off", async () => {
    for (const count of [1, 2, 3, 4, 7])
      await named(`${count} packages`, async () => {
        const { page } = await loaded((route) => route.fulfill({ json: packagesOf(count) }));
        await expect.poll(() => screen.cards.count()).toBe(count);
        for (const width of widths) await named(`${width} px`, () => expectRows(page, width, count));
      });
  });

  async function expectRows(page: Page, width: number, count: number): Promise<void> {
    await page.setViewportSize({ width, height: 800 });
    // Of the rest of the rules the width changes nothing.
    expect(await faults(page, width === widths[0] ? {} : { rules: rulesOfWidth })).toEqual([]);
    const rows = await page.evaluate(() => {
      const cards = [...document.querySelectorAll("main section[aria-labelledby] li:has(h3)")];
      const byTop = Map.groupBy(cards, (card) => Math.round(card.getBoundingClientRect().top));
      return [...byTop.values()].map((row) =>
        row.map((card) => {
          const { width: cardWidth, height } = card.getBoundingClientRect();
          return {
            cardWidth: Math.round(cardWidth),
            height: Math.round(height),
            cut: card.scrollWidth > card.clientWidth,
          };
        }),
      );
    });
    const cards = rows.flat();
    expect(cards).toHaveLength(count);
    expect(cards.some(({ cut }) => cut)).toBe(false);
    for (const row of rows) expect(new Set(row.map(({ height }) => height)).size).toBe(1);
    expect(new Set(cards.map(({ cardWidth }) => cardWidth)).size).toBe(1);
    expect(Math.max(...cards.map(({ cardWidth }) => cardWidth))).toBeLessThanOrEqual(
      size === "phone" ? 360 : 500,
    );
    expect(Math.min(...cards.map(({ cardWidth }) => cardWidth))).toBeGreaterThan(200);
    // All rows but the last are equally long, and the last is no longer.
    const lengths = rows.map((row) => row.length);
    expect(new Set(lengths.slice(0, -1)).size).toBeLessThanOrEqual(1);
    expect(lengths.at(-1)).toBeLessThanOrEqual(lengths[0] ?? 0);
  }
});

test("each Buy Now says of which package it is", async () => {
  const { page, screen } = await openUpgrade();
  await screen.buyNow("Yearly").waitFor();
  const described = await page
    .getByRole("button", { name: "Buy Now" })
    .evaluateAll((buttons) =>
      buttons.map(
        (button) => document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent,
      ),
    );
  expect(described).toEqual(["Monthly", "Semester", "Yearly"]);
});

test("a list without packages, a free package and a price that is none each have a sentence", async () => {
  const { page, screen } = await openUpgrade();
  let packages: readonly ListedPackage[] = [];
  await page.route(packagesPath, (route) => route.fulfill({ json: packages }));
  await named("a list without packages is one sentence", async () => {
    await page.reload();
    await screen.packages.getByText("There are no packages at the moment.", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Buy Now" }).count()).toBe(0);
  });
  await named("a package that costs nothing has a sentence instead of Buy Now", async () => {
    packages = packagesOf(2).map((each, index) => ({ ...each, offerAmount: index === 0 ? 100 : 0 }));
    await page.reload();
    const free = screen.card("Package 1");
    await free.getByText("This package costs nothing, so it cannot be bought.", { exact: true }).waitFor();
    await free.getByText("0.00", { exact: true }).waitFor();
    expect(await free.getByRole("button").count()).toBe(0);
    expect(await screen.buyNow("Package 2").count()).toBe(1);
  });
  await named("a price that is none is told like a list that cannot be loaded", async () => {
    packages = packagesOf(1).map((each) => ({ ...each, price: "4" }));
    await page.reload();
    await screen.packages.getByText(/^Unable to load packages : The service sent a response/).waitFor();
  });
});

test("a service without a merchant shows prices and says that nothing can be bought, until it has one", async () => {
  let isDown = true;
  const { page, screen, errors } = await openUpgrade({
    before: (context) =>
      context.route(merchantPath, (route) => (isDown ? refuse(503, "unavailable")(route) : route.continue())),
  });
  const sentence = screen.packages.getByText("Packages cannot be bought at the moment.", { exact: true });
  await sentence.waitFor();
  await screen.card("Semester").getByText("15.00").waitFor();
  await screen.card("Semester").getByText("USD").waitFor();
  expect(await page.getByRole("button", { name: "Buy Now" }).count()).toBe(0);
  expect(await faults(page)).toEqual([]);
  expect(errors.every((message) => message.includes("503"))).toBe(true);
  isDown = false;
  await screen.packages.getByRole("button", { name: "Try again" }).click();
  await screen.buyNow("Semester").waitFor();
  expect(await sentence.count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});

test("the list comes by itself when the network returns", async () => {
  const { context, page, screen } = await openUpgrade({ path: "/" });
  await context.setOffline(true);
  await page.evaluate(() => (window.location.hash = "#/upgrade"));
  await page
    .getByText(/could not be (?:fetched|reached)/)
    .first()
    .waitFor();
  await context.setOffline(false);
  await screen.buyNow("Monthly").waitFor();
});

test("prices that are five minutes old are asked for again when the visitor comes back", async () => {
  const { page, screen } = await openUpgrade();
  await screen.buyNow("Monthly").waitFor();
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/packages")) calls += 1;
  });
  const comeBack = () =>
    page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await comeBack();
  await untilLaterCall(page);
  expect(calls).toBe(0);
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 5 * 60 * 1000 + 1000;
  });
  await comeBack();
  await expect.poll(() => calls).toBe(1);
});

test("in forced colours the buttons have an edge", async () => {
  const { page, screen } = await openUpgrade();
  await page.emulateMedia({ forcedColors: "active" });
  await screen.buyNow("Monthly").waitFor();
  const edge = await screen.buyNow("Monthly").evaluate((button) => getComputedStyle(button).borderTopWidth);
  expect(Number.parseFloat(edge)).toBeGreaterThan(0);
});
