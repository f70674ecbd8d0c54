// One visit of SoP PoS: rows, don't-cares, both forms, table and map, the names, hazards, the way to other tools.

import { expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { tells } from "#support/browser/heard.ts";
import { MapChoice } from "#support/browser/map-choice.ts";
import { SopPosScreen } from "./screen.ts";

const open = useBrowser();

test("rows and cells give both forms, canonical and minimal, and a refused name changes nothing", async () => {
  const { page, errors } = await open({ path: "/soppos?vars=3" });
  const screen = new SopPosScreen(page);
  const main = page.getByRole("main");
  const product = screen.card("Product of sums");
  await tells(main, "before a row is ticked", [
    'main "SoP PoS"',
    "Variables",
    'button "Remove a variable"',
    'spinbutton "Variables": 3',
    'button "Add a variable"',
    "Start variable",
    'textbox "Start variable": A',
    "Output",
    'textbox "Output" <F>',
    'radiogroup "Form"',
    'radio "SoP" [checked]',
    'radio "PoS"',
    'radiogroup "View"',
    'radio "Table" [checked]',
    'radio "Map"',
    'radiogroup "Press sets"',
    'radio "1" [checked]',
    'radio "X"',
    'button "Go to the expression"',
    'table "Truth table of A, B, C. Tick the rows where the output is 1."',
    'row "Row number A B C All rows F"',
    'row "0 0 0 0 Row 0: 0 0 0 0"',
    'row "1 0 0 1 Row 1: 0 0 1 0"',
    'row "2 0 1 0 Row 2: 0 1 0 0"',
    'row "3 0 1 1 Row 3: 0 1 1 0"',
    'row "4 1 0 0 Row 4: 1 0 0 0"',
    'row "5 1 0 1 Row 5: 1 0 1 0"',
    'row "6 1 1 0 Row 6: 1 1 0 0"',
    'row "7 1 1 1 Row 7: 1 1 1 0"',
    'region "Sum of products"',
    'heading "Sum of products" [level=2]',
    'button "Undo" [disabled]',
    'button "Redo" [disabled]',
    "-",
    "Tick the rows where the output is 1.",
    "New to this?",
    'link "Start with lesson 05." <#/learn/lesson/05>',
  ]);

  for (const row of [1, 3]) await screen.row(row).click();
  await screen.pressSets("X");
  await screen.table.locator("tr[data-row='7'] td").first().click();
  await expect.poll(() => screen.minimal()).toBe("A'.C");
  await tells(main, "two rows and a don't-care", [
    'main "SoP PoS"',
    "Variables",
    'button "Remove a variable"',
    'spinbutton "Variables": 3',
    'button "Add a variable"',
    "Start variable",
    'textbox "Start variable": A',
    "Output",
    'textbox "Output" <F>',
    'radiogroup "Form"',
    'radio "SoP" [checked]',
    'radio "PoS"',
    'radiogroup "View"',
    'radio "Table" [checked]',
    'radio "Map"',
    'radiogroup "Press sets"',
    'radio "1"',
    'radio "X" [checked]',
    'button "Go to the expression"',
    'table "Truth table of A, B, C. Tick the rows where the output is 1."',
    'row "Row number A B C All rows F"',
    'row "0 0 0 0 Row 0: 0 0 0 0"',
    'row "1 0 0 1 Row 1: 0 0 1 1"',
    'row "2 0 1 0 Row 2: 0 1 0 0"',
    'row "3 0 1 1 Row 3: 0 1 1 1"',
    'row "4 1 0 0 Row 4: 1 0 0 0"',
    'row "5 1 0 1 Row 5: 1 0 1 0"',
    'row "6 1 1 0 Row 6: 1 1 0 0"',
    'row "7 1 1 1 Row 7: 1 1 1, don\'t-care X"',
    'region "Sum of products"',
    'heading "Sum of products" [level=2]',
    'button "Undo: row 7"',
    'button "Redo" [disabled]',
    'button "Copy Canonical sum of products"',
    "F =",
    'math "not A and not B and C, or not A and B and C"',
    "=",
    "Σm(1, 3)",
    "+",
    "Σd(7)",
    'button "Open in"',
    'heading "Minimal sum of products" [level=3]',
    'button "Copy Minimal sum of products"',
    "F =",
    'math "not A and C"',
    "X in row 7: taken as 0 here, because no group needs it.",
    "minimal (proved) 1 term, 2 literals",
    'button "Open in, Minimal sum of products": Open in',
    'switch "Without static hazards"',
    "Minimal sum of products: not A and C",
  ]);
  await screen.pressSets("1");
  await screen.row(6).press("1");
  await expect.poll(() => screen.minimal()).toBe("A.B+A'.C");
  await tells(page.getByRole("status").filter({ hasText: "Row 6" }), "what covers the row", [
    "Row 6 is covered by",
    'math "A and B"',
  ]);

  await screen.start.focus();
  await page.keyboard.type("7");
  await page.getByText("One letter, A to Z").waitFor();
  expect.soft(await screen.start.inputValue(), "a refused name changes nothing").toBe("A");
  await page.keyboard.type("x");
  await page.getByRole("textbox", { name: "Output" }).fill("Cout");
  await screen.choose("PoS");
  await page.getByRole("switch", { name: "Without static hazards" }).click();
  await page.getByText("smallest without hazards (proved)").first().waitFor();
  await tells(product, "the product of sums with other names", [
    'region "Product of sums"',
    'heading "Product of sums" [level=2]',
    'button "Undo: the variables"',
    'button "Redo" [disabled]',
    'button "Copy Canonical product of sums"',
    "Cout =",
    'math "open X or Y or Z close, and open X or not Y or Z close, and open not X or Y or Z close, and open not X or Y or not Z close"',
    "=",
    "ΠM(0, 2, 4, 5)",
    ".",
    "ΠD(7)",
    'button "Open in"',
    'heading "Minimal product of sums" [level=3]',
    'button "Copy Minimal product of sums"',
    "Cout =",
    'math "open X or Z close, and open not X or Y close"',
    "minimal (proved) 2 clauses, 4 literals",
    'button "Open in, Minimal product of sums": Open in',
    'switch "Without static hazards" [checked]',
    'group "Without static hazards"',
    'math "open X or Z close, and open not X or Y close, and open Y or Z close"',
    "smallest without hazards (proved) 3 clauses, 6 literals",
    'button "Copy Without static hazards"',
    "While",
    'math "X"',
    "changes between rows 0 and 4,",
    'math "X or Z"',
    "and",
    'math "not X or Y"',
    "are both 1 for a moment;",
    'math "Y or Z"',
    "stays 0. Added:",
    'math "Y or Z"',
  ]);

  await screen.show("Map");
  await tells(main, "the map of the product without hazards", [
    'main "SoP PoS"',
    "Variables",
    'button "Remove a variable"',
    'spinbutton "Variables": 3',
    'button "Add a variable"',
    "Start variable",
    'textbox "Start variable": X',
    "Output",
    'textbox "Output" <Cout>: Cout',
    'radiogroup "Form"',
    'radio "SoP"',
    'radio "PoS" [checked]',
    'radiogroup "View"',
    'radio "Table"',
    'radio "Map" [checked]',
    'radiogroup "Press sets"',
    'radio "1" [checked]',
    'radio "X"',
    'button "Go to the expression"',
    'button "Map options"',
    'grid "Karnaugh map of X, Y and Z: 2 rows by X, 4 columns by Y and Z"',
    'row "X down, Y Z across Y 0, Z 0 Y 0, Z 1 Y 1, Z 1 Y 1, Z 0"',
    'row "X 0 X 0, Y 0, Z 0, row 0, 0, in a and c X 0, Y 0, Z 1, row 1, 1 X 0, Y 1, Z 1, row 3, 1 X 0, Y 1, Z 0, row 2, 0, in a"',
    'row "X 1 X 1, Y 0, Z 0, row 4, 0, in b and c X 1, Y 0, Z 1, row 5, 0, in b X 1, Y 1, Z 1, row 7, X X 1, Y 1, Z 0, row 6, 1"',
    'list "Groups"',
    'button "a X or Z cells 0, 2 essential alone covers 2"',
    'button "b not X or Y cells 4, 5"',
    'button "c Y or Z cells 0, 4 added"',
    'link "How to read this map" <#/learn/lesson/karnaugh-map>',
    'region "Expression"',
    'region "Product of sums"',
    'heading "Product of sums" [level=2]',
    'button "Undo: the variables"',
    'button "Redo" [disabled]',
    'button "Copy Canonical product of sums"',
    "Cout =",
    'math "open X or Y or Z close, and open X or not Y or Z close, and open not X or Y or Z close, and open not X or Y or not Z close"',
    'button "All 4 clauses"',
    "=",
    "ΠM(0, 2, 4, 5)",
    ".",
    "ΠD(7)",
    'button "Open in"',
    'heading "Minimal product of sums" [level=3]',
    'button "Copy Minimal product of sums"',
    "Cout =",
    'math "open X or Z close, and open not X or Y close"',
    "minimal (proved) 2 clauses, 4 literals",
    'button "Open in, Minimal product of sums": Open in',
    'group "Without static hazards"',
    'heading "Without static hazards" [level=3]',
    'math "open X or Z close, and open not X or Y close, and open Y or Z close"',
    "smallest without hazards (proved) 3 clauses, 6 literals",
    'button "Copy Without static hazards"',
    "While",
    'math "X"',
    "changes between rows 0 and 4,",
    'math "X or Z"',
    "and",
    'math "not X or Y"',
    "are both 1 for a moment;",
    'math "Y or Z"',
    "stays 0. Added:",
    'math "Y or Z"',
  ]);
  expect.soft(await axeFaults(page), "axe").toEqual([]);
  const choice = new MapChoice(page);
  await choice.toggle("Without static hazards");
  await screen.choose("SoP");
  await screen.cell(0).click();
  await choice.toggle("Swap rows and columns");
  await choice.toggle("All prime implicants");
  await tells(page.getByRole("list", { name: "Groups" }), "all groups of the sum", [
    'list "Groups"',
    'button "a X and Y cells 6, 7 essential alone covers 6 don\'t-care 7 as 1"',
    'button "b not X and not Y cells 0, 1 essential alone covers 0"',
    'button "c not X and Z cells 1, 3"',
    'button "d Y and Z cells 3, 7 don\'t-care 7 as 1 not in the form"',
  ]);
  await tells(page.getByRole("grid"), "the map turned", [
    'grid "Karnaugh map of X, Y and Z: 4 rows by Y and Z, 2 columns by X"',
    'row "Y Z down, X across X 0 X 1"',
    'row "Y 0, Z 0 X 0, Y 0, Z 0, row 0, 1, in b X 1, Y 0, Z 0, row 4, 0"',
    'row "Y 0, Z 1 X 0, Y 0, Z 1, row 1, 1, in b and c X 1, Y 0, Z 1, row 5, 0"',
    'row "Y 1, Z 1 X 0, Y 1, Z 1, row 3, 1, in c and d X 1, Y 1, Z 1, row 7, X, in a and d"',
    'row "Y 1, Z 0 X 0, Y 1, Z 0, row 2, 0 X 1, Y 1, Z 0, row 6, 1, in a"',
  ]);
  await page.getByRole("list", { name: "Groups" }).getByRole("button").first().click();
  await expect
    .poll(() => screen.card("Sum of products").locator("[data-lit]").allTextContents())
    .toEqual(["X.Y"]);
  await screen.card("Sum of products").locator('[data-minimal] [data-term="1"]').click();
  const second = page.getByRole("list", { name: "Groups" }).getByRole("button").nth(1);
  await expect.poll(() => second.getAttribute("aria-pressed")).toBe("true");
  await expect
    .poll(async () => decodeURIComponent(await screen.hash()))
    .toBe("#/soppos?vars=3&start=X&out=Cout&rows=0-1,3,6&dc=7&view=map&swap=1");

  await screen.show("Table");
  await screen.header.click();
  expect.soft(await screen.values(), "all rows are ticked, a don't-care stays").toBe("1111111X");
  await expect.poll(() => screen.minimal()).toBe("1");
  await screen.more.click();
  await screen.toast.waitFor();
  expect.soft(await screen.boxes.count(), "the rows of four inputs").toBe(16);
  expect.soft(await screen.ticked(), "no row of four inputs").toEqual([]);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => screen.values()).toBe("1111111X");
  await screen.fewer.click();
  await screen.row(2).click();
  await expect.poll(() => screen.canonical()).toBe("X.Y'");
  await page.getByRole("button", { name: "Open in", exact: true }).click();
  await page.getByRole("menuitem", { name: "Truth Table" }).click();
  await expect.poll(async () => decodeURIComponent(await screen.hash())).toBe("#/ttable?input=X.Y'");
  await page.goBack();
  await expect.poll(() => screen.values()).toBe("0010");
  expect.soft(errors, "errors of the page").toEqual([]);
});
