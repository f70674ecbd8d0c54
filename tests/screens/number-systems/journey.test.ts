// One visit of Number Systems: a number refused, read in two bases, its workings and complements, and what is copied.

import { expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { tells } from "#support/browser/heard.ts";
import { openNumberSystems } from "./screen.ts";

const open = useBrowser();

test("a number is shown in every base with its complements, and nothing that is refused is lost", async () => {
  const { page, screen, errors } = await openNumberSystems(open);
  const main = page.getByRole("main");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await tells(main, "before anything is typed", [
    'main "Number Systems"',
    "Number",
    'textbox "Number" <Enter a number>',
    'radiogroup "Base of the number"',
    'radio "BIN"',
    'radio "OCT"',
    'radio "DEC"',
    'radio "HEX"',
    'button "Custom Premium"',
    "Enter a number to convert it to every base and to see its 1's and 2's complement. Write a fraction with a point.",
    'heading "Try one" [level=2]',
    'button "1011 0110"',
    'button "45.625"',
    'button "0.1"',
    'button "FF"',
    "New to this?",
    'link "Start with lesson 11." <#/learn/lesson/11>',
  ]);

  await button("45.625").click();
  await screen.table.waitFor();
  expect.soft(await screen.value("DEC"), "45.625 is read as octal").toBe("37.791015625");
  await tells(main.locator("form"), "the number is read as octal", [
    "Number",
    'textbox "Number" <Enter a number>: 45.625',
    'button "Clear input"',
    "Read as octal",
    "· 37.79… in decimal",
    'button "Read as decimal"',
    'radiogroup "Base of the number"',
    'radio "BIN" [disabled]',
    'radio "OCT" [checked]',
    'radio "DEC"',
    'radio "HEX"',
    'button "Custom Premium"',
  ]);
  await button("Read as decimal").click();
  await screen.working("BIN").click();
  await screen.working("OCT").click();
  await screen.choose("Bits", "12");
  await tells(main, "the number is read as decimal", [
    'main "Number Systems"',
    "Number",
    'textbox "Number" <Enter a number>: 45.625',
    'button "Clear input"',
    "Read as decimal",
    'radiogroup "Base of the number"',
    'radio "BIN" [disabled]',
    'radio "OCT"',
    'radio "DEC" [checked]',
    'radio "HEX"',
    'button "Custom Premium"',
    'table "The number in every base"',
    'row "Base Number Copy"',
    'row "BIN Working Binary 0010 1101.1010 Copy BIN"',
    'row "Divide by 2 repeatedly and read the remainders from last to first 45 ÷ 2 = 22 remainder 1 22 ÷ 2 = 11 remainder 0 11 ÷ 2 = 5 remainder 1 5 ÷ 2 = 2 remainder 1 2 ÷ 2 = 1 remainder 0 1 ÷ 2 = 0 remainder 1 = 101101 Multiply the fraction by 2 repeatedly and read the integer parts from first to last 0.625 × 2 = 1.25 → 1 0.25 × 2 = 0.5 → 0 0.5 × 2 = 1 → 1 = .101"',
    'row "OCT Working Octal 55.5 Copy OCT"',
    'row "Divide by 8 repeatedly and read the remainders from last to first 45 ÷ 8 = 5 remainder 5 5 ÷ 8 = 0 remainder 5 = 55 Multiply the fraction by 8 repeatedly and read the integer parts from first to last 0.625 × 8 = 5 → 5 = .5"',
    'row "DEC Decimal 45.625 Copy DEC"',
    'row "HEX Working Hexadecimal 2D.A Copy HEX"',
    'region "Complements"',
    'heading "Complements" [level=2]',
    "(Integer Part Only)",
    'radiogroup "Bits"',
    'radio "4" [disabled]',
    'radio "8"',
    'radio "12" [checked]',
    'radio "16"',
    'radio "Var"',
    'button "Wider"',
    'table "The number and its complements in the chosen width"',
    'row "Complement Bits Copy"',
    'row "Value 0000 0010 1101 Copy hexadecimal 02D Copy Value"',
    "row \"1's 1111 1101 0010 Copy hexadecimal FD2 Copy 1's\"",
    "row \"2's 1111 1101 0011 Copy hexadecimal FD3 Copy 2's\"",
    'row "Signed 45 in 12 bits Copy Signed"',
  ]);
  await expect
    .poll(() => page.evaluate(() => location.hash))
    .toBe("#/number-systems?number=45.625&base=10&bits=12");
  expect.soft(await axeFaults(page), "axe").toEqual([]);
  await screen.working("BIN").click();
  expect.soft(await page.getByText("Divide by 2").count(), "a working that is folded").toBe(0);

  await screen.field.fill("45g1");
  await tells(main.locator("form"), "a number that is refused", [
    "Number",
    'textbox "Number" [invalid] <Enter a number>: 45G1',
    'button "Clear input"',
    "“G” is not a digit of base 16, the largest base here (position 3). Its digits are 0 to 9 and A to F.",
    'radiogroup "Base of the number"',
    'radio "BIN" [disabled]',
    'radio "OCT" [disabled]',
    'radio "DEC" [checked] [disabled]',
    'radio "HEX" [disabled]',
    'button "Custom Premium"',
  ]);
  expect.soft(await screen.marked(), "the wrong digit").toBe("G");
  expect.soft(await screen.field.inputValue(), "a number that is refused stays").toBe("45G1");
  await tells(screen.complements, "the complements of the earlier number", [
    'region "Complements"',
    'heading "Complements" [level=2]',
    "(Integer Part Only)",
    'radiogroup "Bits"',
    'radio "4" [disabled]',
    'radio "8"',
    'radio "12" [checked]',
    'radio "16"',
    'radio "Var"',
    'button "Wider"',
    'table "The number and its complements in the chosen width"',
    'row "Complement Bits Copy"',
    'row "Value 0000 0010 1101 Copy hexadecimal 02D"',
    'row "1\'s 1111 1101 0010 Copy hexadecimal FD2"',
    'row "2\'s 1111 1101 0011 Copy hexadecimal FD3"',
    'row "Signed 45 in 12 bits"',
  ]);
  await screen.field.fill(".");
  expect.soft(await screen.sentence(), "a point that may go on").toBe("");
  await screen.field.press("Enter");
  // At once; without the key it comes after a pause.
  expect
    .soft(await screen.sentence(), "a point alone after Enter")
    .toBe("Enter at least one digit (position 1).");
  await screen.field.fill("0.1");
  await screen.choose("Base of the number", "DEC");
  await expect.poll(() => screen.value("BIN")).toMatch(/^0000\.0\(0011\)\s*\(0011\) repeats$/);
  await screen.field.fill("9".repeat(60));
  await screen.choose("Bits", "Var");
  await expect.poll(() => screen.value("HEX")).toBe("9F4F2726179A224501D762422C946590D90FFFFFFFFFFFFFFF");
  await screen.table.getByRole("button", { name: "All 200 digits" }).click();
  await screen.table.getByRole("button", { name: "Show less" }).waitFor();

  await button("Copy HEX").click();
  await page.getByText("Copied", { exact: true }).waitFor();
  await button("Clear input").click();
  await page.keyboard.press("Control+v");
  expect
    .soft(await screen.field.inputValue(), "what was copied")
    .toBe("9F4F2726179A224501D762422C946590D90FFFFFFFFFFFFFFF");
  await page.getByRole("button", { name: /^Custom/ }).click();
  await page.getByText("Custom bases are part of Premium.").waitFor();
  await page.keyboard.press("Escape");
  expect.soft(errors, "errors of the page").toEqual([]);
});
