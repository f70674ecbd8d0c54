// Light and dark: the system's choice by default, the visitor's choice remembered, and no flash of the other theme.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type OpenOptions, useBrowser } from "#support/browser/browser.ts";

const open = useBrowser();

const grounds = { light: "rgb(250, 248, 245)", dark: "rgb(32, 26, 22)" } as const;

function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

async function choose(page: Page, name: "System default" | "Light" | "Dark"): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("menuitemradio", { name }).click();
  await page.keyboard.press("Escape");
}

test.each(["light", "dark"] as const)("without a choice the page is %s as the system is", async (scheme) => {
  const { page } = await open({ colorScheme: scheme });
  await page.getByRole("banner").waitFor();
  expect(await ground(page)).toBe(grounds[scheme]);
});

test.each([
  { system: "light", name: "Dark", chosen: "dark" },
  { system: "dark", name: "Light", chosen: "light" },
] as const)("$name is remembered over a $system system, from the first paint on", async (choice) => {
  const { page, context } = await open({ colorScheme: choice.system });
  await choose(page, choice.name);
  await expect.poll(() => ground(page)).toBe(grounds[choice.chosen]);
  // The page's own script never arrives, so only the document itself is painted.
  await context.route("**/assets/*.js", (route) => route.abort());
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await page.locator("#root").innerHTML()).toBe("");
  expect(await ground(page)).toBe(grounds[choice.chosen]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    choice.chosen,
  );
  await context.unroute("**/assets/*.js");
  await page.reload();
  await page.getByRole("banner").waitFor();
  expect(await ground(page)).toBe(grounds[choice.chosen]);
  const bar = page.locator("meta[name=theme-color]").first();
  expect(await bar.getAttribute("content")).toBe({ light: "#ffffff", dark: "#28211b" }[choice.chosen]);
});

test("System default follows the system while the page is open", async () => {
  const { page } = await open({ colorScheme: "light" });
  await choose(page, "Dark");
  await choose(page, "System default");
  expect(await ground(page)).toBe(grounds.light);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => ground(page)).toBe(grounds.dark);
});

test("the label of a button is semi-bold", async () => {
  const { page } = await open();
  for (const name of ["Simplify", "Open Truth Table"]) {
    const main = page.locator("main");
    const button = main.getByRole("button", { name }).or(main.getByRole("link", { name }));
    expect(await button.first().evaluate((element) => getComputedStyle(element).fontWeight)).toBe("600");
  }
});

describe("with storage that is", () => {
  const blocked = () =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  const full = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  };
  const broken = () => {
    for (const key of ["mantine-color-scheme-value", "drawerDocked", "analyticsConsent"])
      localStorage.setItem(key, "\u0000{");
  };
  const cases: readonly [name: string, spoil: () => unknown][] = [
    ["blocked", blocked],
    ["full", full],
    ["broken", broken],
  ];
  test.each(cases)("%s the page works and the choice holds until it is left", async (_, spoil) => {
    const before: OpenOptions["before"] = (context) => context.addInitScript(spoil);
    const { page, errors } = await open({ colorScheme: "light", before });
    await page.getByRole("navigation", { name: "Sections" }).waitFor();
    expect(await ground(page)).toBe(grounds.light);
    await choose(page, "Dark");
    await expect.poll(() => ground(page)).toBe(grounds.dark);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("navigation", { name: "Sections" }).waitFor({ state: "detached" });
    expect(errors).toEqual([]);
  });
});
