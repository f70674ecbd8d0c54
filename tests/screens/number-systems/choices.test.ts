// The base and the width: those that follow from the number, and those that the visitor has chosen.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { begin } from "#support/browser/begin.ts";
import { useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { openNumberSystems } from "./screen.ts";

const open = useBrowser();

const openScreen = (options?: OpenOptions) => openNumberSystems(open, options);

test("the smallest base in which the text is valid is selected, the others below it are disabled", async () => {
  const { page, screen } = await openScreen();
  for (const [text, base, disabled] of [
    ["1011", "BIN", []],
    ["1010 1101", "BIN", []],
    ["1.01", "BIN", []],
    ["17", "OCT", ["BIN"]],
    ["19", "DEC", ["BIN", "OCT"]],
    [".9", "DEC", ["BIN", "OCT"]],
    ["9.", "DEC", ["BIN", "OCT"]],
    ["1f", "HEX", ["BIN", "OCT", "DEC"]],
  ] as const) {
    await begin(page, "/number-systems");
    await screen.field.fill(text);
    await screen.table.waitFor();
    expect.soft(await screen.base(base).isChecked(), `${text}: ${base}`).toBe(true);
    expect.soft(await screen.disabled("Base of the number"), text).toEqual(disabled);
    expect.soft(await screen.row(base).getAttribute("aria-current"), `${text}: ${base}`).toBe("true");
  }
});

test("a base that was clicked stays while the text is valid in it", async () => {
  const { page, screen } = await openScreen();
  await screen.field.fill("10");
  await screen.choose("Base of the number", "DEC");
  expect(await screen.value("BIN")).toBe("1010");
  await screen.field.press("End");
  await page.keyboard.type("7");
  expect(await screen.base("DEC").isChecked()).toBe(true);
  await page.keyboard.type("a");
  expect(await screen.base("HEX").isChecked()).toBe(true);
  await page.keyboard.press("Backspace");
  expect(await screen.base("OCT").isChecked()).toBe(true);
});

describe("the width is the smallest that fits, narrower ones are disabled", () => {
  test("of each number", async () => {
    const { page, screen } = await openScreen();
    for (const [number, width, disabled] of [
      ["15", "4", []],
      ["16", "8", ["4"]],
      ["255", "8", ["4"]],
      ["256", "12", ["4", "8"]],
      ["4096", "16", ["4", "8", "12"]],
      ["65536", "Var", ["4", "8", "12", "16"]],
    ] as const) {
      await begin(page, `/number-systems?number=${number}&base=10`);
      await screen.table.waitFor();
      const taken = screen.widths.getByRole("radio", { name: width, exact: true });
      expect.soft(await taken.isChecked(), `${number} takes ${width}`).toBe(true);
      expect.soft(await screen.disabled("Bits"), number).toEqual(disabled);
    }
  });
  test("a chosen width stays while the number fits it; Var is as wide as the number", async () => {
    const { screen } = await openScreen({ path: "/number-systems?number=45&base=10" });
    await screen.table.waitFor();
    await screen.choose("Bits", "12");
    expect(await screen.value("2's")).toMatch(/^1111 1101 0011\s*FD3$/);
    await screen.field.fill("46");
    expect(await screen.value("Value")).toMatch(/^0000 0010 1110/);
    await screen.choose("Bits", "Var");
    expect(await screen.value("1's")).toMatch(/^01 0001\s*11$/);
    await screen.field.fill("99999");
    await screen.choose("Bits", "Var");
    await screen.field.fill("9");
    expect(await screen.widths.getByRole("radio", { name: "Var" }).isChecked()).toBe(true);
  });
  test("the two's complement of 0 is 0, and a number without a point has no note", async () => {
    const { screen } = await openScreen();
    await screen.field.fill("0");
    expect(await screen.value("Value")).toMatch(/^0000/);
    expect(await screen.value("1's")).toMatch(/^1111/);
    expect(await screen.value("2's")).toMatch(/^0000/);
    expect(await screen.complements.getByText("(Integer Part Only)").count()).toBe(0);
    await screen.field.fill("0.");
    await screen.complements.getByText("(Integer Part Only)").waitFor();
  });
});
