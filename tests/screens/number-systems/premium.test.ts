// Custom bases for a premium visitor: the panel and its rules, and the toggles and rows of each base; for others, what is
// said of them.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser, type Size } from "#support/browser/browser.ts";
import { axeFaultsInBoth } from "#support/browser/faults.ts";
import { NumberSystemsScreen } from "./screen.ts";

const open = useBrowser();

async function openPanel(size: Size) {
  const { page, errors } = await open({
    size,
    as: "premium@example.com",
    path: "/number-systems",
  });
  const screen = new NumberSystemsScreen(page);
  const custom = page.getByRole("button", { name: "Custom", exact: true });
  const panel = page.getByRole("complementary", { name: "Custom Bases" });
  const entry = panel.getByRole("textbox", { name: "Base" });
  const add = panel.getByRole("button", { name: "Add", exact: true });
  await custom.click();
  await panel.waitFor();
  const addBase = async (base: number) => {
    await entry.fill(String(base));
    await add.click();
  };
  return { page, errors, screen, custom, panel, entry, add, addBase };
}

describe.each(sizeNames)("on a %s", (size) => {
  test("the panel opens empty, takes a base with its name, and gives it back", async () => {
    const { page, errors, panel, entry, addBase } = await openPanel(size);
    await panel.getByText("No custom bases added", { exact: true }).waitFor();
    await panel.getByText("Available upto 36", { exact: true }).waitFor();
    await addBase(34);
    await addBase(3);
    const items = panel.getByRole("listitem");
    expect(await items.allInnerTexts()).toEqual([
      expect.stringMatching(/^3\s+Ternary$/),
      expect.stringMatching(/^34\s+Tetratrigesimal$/),
    ]);
    expect(await entry.inputValue()).toBe("");
    await page.reload();
    await page.getByRole("button", { name: "Custom", exact: true }).click();
    await expect.poll(() => items.count()).toBe(2);
    await panel.getByRole("button", { name: "Remove base 3", exact: true }).click();
    expect(await items.allInnerTexts()).toEqual([expect.stringContaining("34")]);
    await panel.getByRole("button", { name: "Remove base 34" }).click();
    await panel.getByText("No custom bases added").waitFor();
    expect(errors).toEqual([]);
  });

  test("a custom base has a toggle and a row, and takes part in the choice", async () => {
    const { page, screen, addBase, panel } = await openPanel(size);
    await addBase(36);
    await addBase(5);
    await panel.getByRole("button", { name: "Close" }).click();
    await screen.field.fill("45.625");
    await screen.choose("Base of the number", "DEC");
    expect(await screen.value("Base 5")).toMatch(/^140\.\(30\)\s*\(30\) repeats$/);
    expect(await screen.value("Base 36")).toBe("19.MI");
    expect(await screen.table.getByText("Quinary", { exact: true }).count()).toBe(1);
    expect(await page.getByRole("button", { name: "Base 5", exact: true }).isDisabled()).toBe(true);
    await screen.field.fill("14");
    await screen.field.fill("");
    await screen.field.fill("14");
    const five = page.getByRole("button", { name: "Base 5", exact: true });
    expect(await five.getAttribute("aria-pressed")).toBe("true");
    expect(await screen.value("DEC")).toBe("9");
    await page.getByRole("button", { name: "Base 36", exact: true }).click();
    expect(await screen.value("DEC")).toBe("40");
    expect(await five.getAttribute("aria-pressed")).toBe("false");
    await screen.field.fill("1z");
    expect(await screen.value("DEC")).toBe("71");
    await screen.working("BIN").click();
    await screen.table.getByText("Add up the place values of base 36, in decimal").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test("axe finds nothing in the panel", async () => {
    const { page, panel, addBase } = await openPanel(size);
    await addBase(7);
    await panel.getByText("Septenary").waitFor();
    expect(await axeFaultsInBoth(page)).toEqual([]);
  });
});

test("the entry takes no other text than a base, and Add no base that is there", async () => {
  const { page, entry, add } = await openPanel("desktop");
  await entry.click();
  await page.keyboard.type("37");
  expect(await entry.inputValue()).toBe("3");
  expect(await add.isEnabled()).toBe(true);
  await entry.fill("8");
  await expect.poll(() => add.isEnabled()).toBe(false);
});

test("a base that is taken away leaves the number to the rules", async () => {
  const { screen, panel, addBase, page } = await openPanel("desktop");
  await addBase(36);
  await screen.field.fill("17");
  await page.getByRole("button", { name: "Base 36", exact: true }).click();
  expect(await screen.value("DEC")).toBe("43");
  await panel.getByRole("button", { name: "Remove base 36" }).click();
  expect(await screen.base("OCT").isChecked()).toBe(true);
  expect(await screen.value("DEC")).toBe("15");
});

test("by keyboard: Enter adds, Esc closes and gives the focus back", async () => {
  const { page, custom, panel, entry } = await openPanel("desktop");
  await entry.focus();
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await panel.getByText("Duodecimal").waitFor();
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await expect.poll(() => custom.evaluate((element) => element === document.activeElement)).toBe(true);
});

describe("Custom, for others than premium", () => {
  test("opens the Premium Feature dialog, which Not Now closes", async () => {
    const { page } = await open({ path: "/number-systems" });
    const button = page.getByRole("button", { name: /^Custom/ });
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Premium Feature" });
    await dialog.waitFor();
    await dialog.getByRole("button", { name: "Not Now" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByRole("complementary").count()).toBe(0);
  });
  test("See Plans goes to the upgrade page", async () => {
    const { page } = await open({ path: "/number-systems" });
    await page.getByRole("button", { name: /^Custom/ }).click();
    await page.getByRole("button", { name: "See Plans" }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#/upgrade");
  });
  test("stored custom bases are not used", async () => {
    const { page } = await open({
      path: "/number-systems",
      before: (context) => context.addInitScript(() => localStorage.setItem("customBases", "[36]")),
    });
    const screen = new NumberSystemsScreen(page);
    await screen.field.fill("1Z");
    await expect.poll(() => screen.marked()).toBe("Z");
  });
});
