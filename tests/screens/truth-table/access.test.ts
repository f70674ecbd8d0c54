// The truth table is accessible: axe finds no fault, targets fit a finger, the page does not scroll sideways.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { axeFaultsInBoth, withMenu } from "#support/browser/faults.ts";
import { TruthTableScreen } from "./screen.ts";

const open = useBrowser();

describe.each(sizeNames)("on a %s", (size) => {
  test("axe finds nothing", async () => {
    const { page } = await open({ size, path: "/ttable" });
    const screen = new TruthTableScreen(page);
    await screen.add("A^C", "(B");
    await screen.chips.nth(1).getByText("This bracket is never closed").waitFor();
    await screen.field.fill("A.!B");
    await screen.field.press("Enter");
    await screen.alert.waitFor();
    expect(await axeFaultsInBoth(page), "errors").toEqual([]);
    await screen.chips.nth(1).getByRole("button", { name: "Add )" }).click();
    await screen.generate("A.B+C");
    expect(await axeFaultsInBoth(page), "table").toEqual([]);
    await screen.showNames.click();
    await screen.field.fill("A.B+");
    expect(await axeFaultsInBoth(page), "old table headed by expressions").toEqual([]);
    await page.getByRole("button", { name: "Copy or save the table" }).click();
    await page.getByRole("menuitem", { name: "Copy as CSV" }).waitFor();
    expect(await axeFaultsInBoth(page, withMenu), "menu").toEqual([]);
    await page.keyboard.press("Escape");
    await screen.generate("ABCDEFGHIJKLMNOP");
    await screen.goTo("40000");
    expect(await axeFaultsInBoth(page), "long table").toEqual([]);
    await screen.compare.click();
    await page.getByRole("dialog", { name: "Premium Feature" }).waitFor();
    expect(await axeFaultsInBoth(page), "dialog").toEqual([]);
  });
});

test("on a phone everything to press is at least 44 px high and wide", async () => {
  const { page } = await open({ size: "phone", path: "/ttable?input=ABCDEFG&fn=A%2BB&fn=(A" });
  const screen = new TruthTableScreen(page);
  await screen.field.waitFor();
  const small = () =>
    page.locator("main").evaluate((main) =>
      [...main.querySelectorAll("a[href], button, input")]
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width > 0 && (width < 44 || height < 44);
        })
        .map((element) => element.getAttribute("aria-label") ?? element.textContent),
    );
  await screen.chips.nth(1).getByText("This bracket is never closed").waitFor();
  expect(await small()).toEqual([]);
  await screen.chips.nth(1).getByRole("button", { name: "Add )" }).click();
  await screen.generate("ABCDEFG");
  expect(await small()).toEqual([]);
});
