// One visit of the truth table: expressions refused and drawn, columns for parts, the menus, a long table.

import { expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { tells } from "#support/browser/heard.ts";
import { premiumTold } from "#support/browser/premium-told.ts";
import { TruthTableScreen } from "./screen.ts";

const open = useBrowser();

test("several expressions get their columns, parts and min terms, and nothing that is refused is lost", async () => {
  const { page, errors } = await open({ path: "/ttable" });
  const screen = new TruthTableScreen(page);
  const main = page.getByRole("main");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const menu = page.getByRole("menu");
  await tells(main, "before anything is typed", [
    'main "Truth Table"',
    "Expression",
    'textbox "Expression" <Enter an expression>',
    'button "Generate Table" [disabled]',
    "A' is NOT A, A.B or AB is AND, A+B is OR, A^B is XOR.",
    'textbox "Additional expression" <Add an expression>',
    'button "Add"',
    "A' is NOT A, A.B or AB is AND, A+B is OR, A^B is XOR.",
    'switch "Show the parts"',
    'switch "Compare columns Premium"',
    "Enter an expression to see its truth table. Each additional expression gets its own column.",
    'heading "Try one" [level=2]',
    'button "A.B+C"',
    'button "A.B+C A^C (A+C).(B+C)"',
    "New to this?",
    'link "Start with lesson 04." <#/learn/lesson/04>',
  ]);

  await screen.add("A^C", "(B");
  await screen.field.fill("A.+C");
  await screen.field.press("Enter");
  await screen.alert.waitFor();
  await tells(main, "texts that are refused", [
    'main "Truth Table"',
    "Expression",
    'textbox "Expression" [invalid] <Enter an expression>: A.+C',
    'button "Clear input"',
    'button "Generate Table"',
    "Error Generating Truth Table",
    "An operand is missing before",
    "+",
    "(position 3).",
    'button "Remove this +"',
    'list "Additional expressions"',
    'button "F2 A^C edit"',
    'button "Remove F2 A^C"',
    'button "F3 (B edit"',
    'button "Remove F3 (B"',
    "This bracket is never closed (position 1). Write",
    ")",
    "where the group ends.",
    'button "Add )"',
    'textbox "Additional expression" <Add an expression>',
    'button "Add"',
    "A' is NOT A, A.B or AB is AND, A+B is OR, A^B is XOR.",
    'switch "Show Fn in table header" [checked]',
    "Show F",
    "subscript: n",
    "in table header",
    'switch "Show the parts"',
    'switch "Compare columns Premium"',
    "Enter an expression to see its truth table. Each additional expression gets its own column.",
    'heading "Try one" [level=2]',
    'button "A.B+C"',
    'button "A.B+C A^C (A+C).(B+C)"',
    "New to this?",
    'link "Start with lesson 04." <#/learn/lesson/04>',
  ]);
  expect.soft(await screen.field.inputValue(), "a text that is refused stays").toBe("A.+C");
  await button("Add )").click();
  await screen.chips.filter({ hasText: "(B)" }).waitFor();
  await button("Remove F3 (B)").click();
  await button("Undo").click();
  await button("F3 (B) edit").click();
  await tells(main.locator("form").last(), "the field of an expression that is edited", [
    'textbox "Additional expression" <Add an expression>: (B)',
    'button "Save"',
    'button "Cancel"',
  ]);
  await screen.addField.fill("(A+C).(B+C)");
  await button("Save").click();

  await screen.generate("A.B+C");
  await page.getByRole("switch", { name: "Show the parts" }).click();
  await expect.poll(async () => (await screen.heads()).length).toBe(9);
  await tells(main, "the table with its parts and functions", [
    'main "Truth Table"',
    "Expression",
    'textbox "Expression" <Enter an expression>: A.B+C',
    'button "Clear input"',
    'button "Generate Table"',
    "Read as",
    'math "A and B, or C"',
    'list "Additional expressions"',
    'button "F2 A^C edit"',
    'button "Remove F2 A^C"',
    'button "F3 (A+C).(B+C) edit"',
    'button "Remove F3 (A+C).(B+C)"',
    'textbox "Additional expression" <Add an expression>',
    'button "Add"',
    "A' is NOT A, A.B or AB is AND, A+B is OR, A^B is XOR.",
    'switch "Show Fn in table header" [checked]',
    "Show F",
    "subscript: n",
    "in table header",
    'switch "Show the parts" [checked]',
    'switch "Compare columns Premium"',
    'heading "Truth table" [level=2]',
    "8 rows",
    'button "Copy or save the table"',
    'table "Truth table of 3 functions in 3 variables, 8 rows, with columns for 3 parts"',
    'row "Row number A B C A and B A or C B or C F1 F2 F3"',
    'row "0 0 0 0 0 0 0 0 0 0"',
    'row "1 0 0 1 0 1 1 1 1 1"',
    'row "2 0 1 0 0 0 1 0 0 0"',
    'row "3 0 1 1 0 1 1 1 1 1"',
    'row "4 1 0 0 0 1 0 0 1 0"',
    'row "5 1 0 1 0 1 1 1 0 1"',
    'row "6 1 1 0 1 1 1 1 1 1"',
    'row "7 1 1 1 1 1 1 1 0 1"',
    "3 parts are shown.",
    'region "Functions"',
    'heading "Functions" [level=2]',
    'button "Open in Simulator"',
    "F",
    "subscript: 1",
    'math "A and B, or C"',
    "Σm(1, 3, 5, 6, 7)",
    'button "Copy F 1"',
    'button "Open in, F 1": Open in',
    "F",
    "subscript: 2",
    'math "A xor C"',
    "Σm(1, 3, 4, 6)",
    'button "Copy F 2"',
    'button "Open in, F 2": Open in',
    "F",
    "subscript: 3",
    'math "open A or C close, and open B or C close"',
    "Σm(1, 3, 5, 6, 7)",
    'button "Copy F 3"',
    'button "Open in, F 3": Open in',
    "Truth table of 3 functions in 3 variables, 8 rows",
  ]);
  await screen.showNames.click();
  expect
    .soft(await screen.heads(), "the expressions as headings")
    .toEqual(["A", "B", "C", "A.B", "A+C", "B+C", "A.B+C", "A^C", "(A+C).(B+C)"]);
  await expect
    .poll(() => page.evaluate(() => decodeURIComponent(location.hash)))
    .toBe("#/ttable?input=A.B+C&fn=A^C&fn=(A+C).(B+C)&header=text&parts=1");
  expect.soft(await axeFaults(page), "axe").toEqual([]);

  await button("Copy or save the table").click();
  await tells(menu, "the ways to copy and save the table", [
    'menuitem "Copy as CSV"',
    'menuitem "Copy as Markdown"',
    'menuitem "Copy as LaTeX"',
    'menuitem "Save truth-table.csv"',
    'menuitem "Save truth-table.md"',
    'menuitem "Save truth-table.tex"',
  ]);
  await page.getByRole("menuitem", { name: "Copy as CSV" }).click();
  await page.getByText("Copied", { exact: true }).waitFor();
  await button("Copy F 2").click();
  await tells(menu, "the ways to copy a function", [
    'menuitem "Text"',
    'menuitem "LaTeX"',
    'menuitem "Unicode"',
    'menuitem "Min terms"',
  ]);
  await page.getByRole("menuitem", { name: "Min terms" }).click();
  await screen.addField.focus();
  await page.keyboard.press("Control+v");
  await expect.poll(() => screen.addField.inputValue()).toBe("Σm(1,3,4,6)");
  await screen.addField.fill("");
  await button("Open in, F 2").click();
  await tells(menu, "the tools to open a function in", [
    'menuitem "Simplifier"',
    'menuitem "Karnaugh Map"',
    'menuitem "SoP PoS"',
    'menuitem "Generator"',
    'menuitem "Simulator"',
  ]);
  await page.keyboard.press("Escape");

  await screen.compare.click();
  await tells(page.getByRole("dialog"), "what is said of Premium", [
    'dialog "Premium Feature"',
    'heading "Premium Feature" [level=2]',
    "Comparing columns is part of Premium. It shows which columns are equal, opposite or constant, and the first row where two columns differ. The truth table itself is free.",
    'heading "What Premium adds" [level=3]',
    ...premiumTold,
    'button "Not Now"',
    'button "See Plans"',
  ]);
  await page.getByRole("button", { name: "Not Now" }).click();
  expect.soft(await screen.compare.getAttribute("aria-checked"), "nothing is compared").toBe("false");

  await screen.field.fill("A+B.C.D.E.F.G.H.I.J");
  await screen.functions.and(page.locator("[data-old]")).waitFor();
  await tells(screen.functions, "the functions of the earlier input", [
    'region "Functions of the earlier input: A.B+C, A^C, (A+C).(B+C)"',
    'heading "Functions of the earlier input: A.B+C, A^C, (A+C).(B+C)" [level=2]',
    'button "Open in Simulator"',
    "F",
    "subscript: 1",
    'math "A and B, or C"',
    "Σm(1, 3, 5, 6, 7)",
    'button "Open in, F 1": Open in',
    "F",
    "subscript: 2",
    'math "A xor C"',
    "Σm(1, 3, 4, 6)",
    'button "Open in, F 2": Open in',
    "F",
    "subscript: 3",
    'math "open A or C close, and open B or C close"',
    "Σm(1, 3, 5, 6, 7)",
    'button "Open in, F 3": Open in',
  ]);
  await screen.generate("A+B.C.D.E.F.G.H.I.J");
  await screen.goTo("1024");
  await tells(main.locator("form").last(), "a row that is not there", [
    "Go to row",
    'textbox "Go to row" [invalid]: 1024',
    'button "Go"',
    "Enter a row number from 0 to 1,023.",
  ]);
  await screen.goTo("1023");
  await expect.poll(() => screen.row(1023)).toMatch(/^1023: 1{10}/);
  await button("All 513 min terms").click();
  await expect.poll(() => screen.functions.innerText()).toContain("Σm(511,512,513,");
  await button("Clear input").click();
  expect.soft(await screen.field.inputValue(), "the field cleared").toBe("");
  await button("Open in, F 2").click();
  await page.getByRole("menuitem", { name: "Simplifier" }).click();
  await page.getByText("minimal (proved)").waitFor();
  expect
    .soft(
      await page.getByRole("textbox", { name: "Expression or min terms" }).inputValue(),
      "the function elsewhere",
    )
    .toBe("A^C");
  expect.soft(errors, "errors of the page").toEqual([]);
});
