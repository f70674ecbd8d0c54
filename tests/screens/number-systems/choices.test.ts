// The base and the width: those that follow from the number, and those that the visitor has chosen.
// @module-tag deep

import { expect, test } from "vitest";
import { useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { openNumberSystems } from "./screen.ts";

const open = useBrowser();

const openScreen = (options?: OpenOptions) => openNumberSystems(open, options);

test("base and width are the smallest that fit, smaller ones are disabled, and what is chosen stays while it fits", async () => {
  const { page, screen } = await openScreen();
  await screen.field.fill("19");
  await screen.table.waitFor();
  expect(await screen.base("DEC").isChecked()).toBe(true);
  expect(await screen.disabled("Base of the number")).toEqual(["BIN", "OCT"]);
  expect(await screen.row("DEC").getAttribute("aria-current")).toBe("true");
  const width = (name: string) => screen.widths.getByRole("radio", { name, exact: true });
  expect(await width("8").isChecked()).toBe(true);
  expect(await screen.disabled("Bits")).toEqual(["4"]);

  await screen.field.fill("10");
  await screen.choose("Base of the number", "DEC");
  expect(await screen.value("BIN")).toBe("1010");
  await screen.choose("Bits", "12");
  expect(await screen.value("2's")).toMatch(/^1111 1111 0110\s*FF6$/);
  await screen.field.press("End");
  await page.keyboard.type("7");
  expect(await screen.base("DEC").isChecked()).toBe(true);
  expect(await width("12").isChecked()).toBe(true);
  await screen.choose("Bits", "Var");
  expect(await screen.value("1's")).toMatch(/^001 0100\s*14$/);
});

test("a number with a point alone has the note about its integer part", async () => {
  const { screen } = await openScreen();
  await screen.field.fill("0");
  await screen.table.waitFor();
  expect(await screen.complements.getByText("(Integer Part Only)").count()).toBe(0);
  await screen.field.fill("0.");
  await screen.complements.getByText("(Integer Part Only)").waitFor();
});
