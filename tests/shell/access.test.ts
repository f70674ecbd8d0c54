// Every route, light and dark, wide and narrow: axe finds no fault, nothing scrolls sideways, targets fit a finger.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { axeFaultsInBoth, withMenu } from "#support/browser/faults.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";
import { smallTargets } from "#support/browser/targets.ts";

const open = useBrowser();

/** The lessons have files of their own: learn-access, learn-fingers, learn-states. */
const routes = [
  "/",
  "/simplify",
  "/kmap",
  "/ttable",
  "/soppos",
  "/cgen",
  "/csim",
  "/number-systems",
  "/learn",
  "/upgrade",
  "/nothing/here",
];

describe.each(sizeNames)("on a %s", (size) => {
  test("axe finds nothing on any route, none scrolls sideways, and on a phone everything to press is at least 44 px high and wide", async () => {
    const { page } = await open({ size });
    for (const path of routes) {
      await goTo(page, path);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(tooWide, `${path} scrolls sideways`).toBe(0);
      if (size === "phone")
        expect.soft(await smallTargets(page), `${path}: at least 44 px high and wide`).toEqual([]);
      expect.soft(await axeFaultsInBoth(page), path).toEqual([]);
    }
  });

  test("axe finds nothing in what opens", async () => {
    const { page } = await open({ size, path: "/csim" });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
    if (size === "phone") expect(await smallTargets(page), "targets of the drawer").toEqual([]);
    expect(await axeFaultsInBoth(page), "drawer").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("menuitemradio", { name: "Dark" }).waitFor();
    if (size === "phone") expect(await smallTargets(page), "targets of the settings").toEqual([]);
    expect(await axeFaultsInBoth(page, withMenu), "settings").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    expect(await axeFaultsInBoth(page), "shortcuts").toEqual([]);
  });

  test("axe finds nothing on the Simplifier", async () => {
    const { page } = await open({ size, path: "/simplify" });
    const screen = new SimplifierScreen(page);
    await screen.field.fill("A+(B.C");
    await screen.field.press("Enter");
    await screen.alert.waitFor();
    expect(await axeFaultsInBoth(page), "error").toEqual([]);
    await screen.field.fill("A.B+A'.C+B.C");
    await screen.field.press("Enter");
    await screen.answer.waitFor();
    expect(await axeFaultsInBoth(page), "answer").toEqual([]);
    await page.getByRole("button", { name: /^Copy.*Result/ }).click();
    await page.getByRole("menuitem", { name: "LaTeX" }).waitFor();
    expect(await axeFaultsInBoth(page, withMenu), "copy menu").toEqual([]);
    await page.keyboard.press("Escape");
    await screen.field.fill("A.B+C)");
    await page.getByRole("button", { name: /^Remove this/ }).waitFor();
    expect(await axeFaultsInBoth(page), "live error over an old answer").toEqual([]);
    await page.getByRole("button", { name: "History" }).click();
    await page.getByRole("complementary", { name: "History" }).waitFor();
    expect(await axeFaultsInBoth(page), "history").toEqual([]);
  });
});

test("under reduced motion nothing moves", async () => {
  const { page } = await open({ path: "/simplify" });
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).waitFor();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .map((element) => getComputedStyle(element))
      .filter(
        ({ transitionDuration, animationName }) =>
          /[1-9]/.test(transitionDuration) || animationName !== "none",
      )
      .map(({ transitionProperty, animationName }) => `${transitionProperty} ${animationName}`),
  );
  expect(moving).toEqual([]);
});

async function goTo(page: Page, path: string): Promise<void> {
  const shown = page.waitForFunction((hash) => location.hash === `#${hash}`, path);
  await page.evaluate((hash) => (location.hash = hash), path);
  await shown;
  const main = page.locator("main");
  // The account's screen and the simulator have neither a link nor a field.
  const drawn = ["/upgrade", "/csim"].includes(path) ? main.getByRole("button") : main.getByRole("link");
  await drawn.or(main.getByRole("textbox")).first().waitFor();
}
