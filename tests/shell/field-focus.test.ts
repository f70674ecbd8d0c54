// The field of a tool has the focus on arrival where there is a mouse; nothing that holds the focus loses it.
// @module-tag deep

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { untilIdle } from "#support/browser/until-idle.ts";
import { SimplifierScreen } from "../screens/simplifier/screen.ts";

const open = useBrowser();

const tools = [
  ["/", "Home", "Expression or min terms"],
  ["/simplify", "Simplify", "Expression or min terms"],
  ["/kmap", "Karnaugh Map", "Expression or min terms"],
  ["/ttable", "Truth Table", "Expression"],
  ["/number-systems", "Number Systems", "Number"],
] as const;

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

describe.each(tools)("%s", (path, section, name) => {
  test("has the focus when the page opens, and what is typed is in it", async () => {
    const { page } = await open({ path });
    await field(page, name).waitFor();
    await expect.poll(() => focused(page)).toBe("INPUT");
    await page.keyboard.type("1");
    expect(await field(page, name).inputValue()).toBe("1");
  });

  test("has the focus when it is chosen in the drawer", async () => {
    const { page } = await open({ path: "/cgen" });
    await page.getByRole("navigation").getByRole("link", { name: section, exact: true }).click();
    await field(page, name).waitFor();
    await expect
      .poll(() => field(page, name).evaluate((input) => input === document.activeElement))
      .toBe(true);
  });

  test("on touch it has not", async () => {
    const { page } = await open({ size: "phone", path });
    await field(page, name).waitFor();
    await untilIdle(page);
    expect(await focused(page)).toBe("BODY");
  });
});

test.each(tools.slice(1))(
  "a link to %s with an input leaves the focus alone",
  async (path, _section, name) => {
    const parameter = path === "/number-systems" ? "number" : "input";
    const { page } = await open({ path: `${path}?${parameter}=1` });
    await expect.poll(() => field(page, name).inputValue()).toBe("1");
    await untilIdle(page);
    expect(await focused(page)).toBe("BODY");
  },
);

test("Back to an answer gives the focus to the screen, as every other screen has it", async () => {
  const { page } = await open({ path: "/simplify" });
  const screen = new SimplifierScreen(page);
  await screen.solve("A+A.B");
  await page.getByRole("navigation").getByRole("link", { name: "Karnaugh Map" }).click();
  await page.getByText("under development").waitFor();
  await page.goBack();
  await screen.proved.waitFor();
  expect(await focused(page)).toBe("MAIN");
});

test("an open dialog keeps the focus", async () => {
  const { page } = await open({ path: "/cgen" });
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await sheet.waitFor();
  await page.evaluate(() => (location.hash = "/ttable"));
  await page.getByRole("heading", { level: 1, name: "Truth Table", includeHidden: true }).waitFor();
  await expect.poll(() => sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
});
