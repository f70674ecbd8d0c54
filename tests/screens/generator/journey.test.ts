// One visit of the circuit generator: expressions refused and drawn, the choices, the compared forms, a table by hand, the menus.

import { expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { tells } from "#support/browser/heard.ts";
import { GeneratorScreen } from "./screen.ts";

const open = useBrowser();

test("expressions and a table become a circuit that can be tried, and nothing that is refused is lost", async () => {
  const { page, errors } = await open({ path: "/cgen" });
  const screen = new GeneratorScreen(page);
  const main = page.getByRole("main");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const menu = page.getByRole("menu");
  await tells(main, "before anything is typed", [
    'main "Generator"',
    'textbox "Name of F1" <F1>',
    "Expression of F1",
    'textbox "Expression of F1" <A.B+C\'>',
    "A' is NOT A, A.B or AB is AND, A+B is OR, A^B is XOR.",
    'button "Add an output": Output',
    'button "Start from"',
    'radiogroup "Gates"',
    'radio "AND OR NOT" [checked]',
    'radio "With XOR"',
    'radio "NAND"',
    'radio "NOR"',
    'button "Inputs: any"',
    "Type an expression to see its circuit, or start from a truth table, a file or an example.",
    "New to this?",
    'link "Start with lesson 07." <#/learn/lesson/07>',
    "This feature is under development for the web version.",
    'link "Get it on Google Play (opens a new tab)" <https://play.google.com/store>',
  ]);

  await screen.field.fill("A.B+A.)");
  await page.getByText("The circuit comes when each expression can be read.").waitFor();
  await page.getByText("This bracket closes nothing").first().waitFor();
  expect.soft(await page.getByText("This bracket closes nothing").count(), "an error is told once").toBe(1);
  expect.soft(await screen.field.inputValue(), "a text that is refused stays").toBe("A.B+A.)");
  await screen.field.fill("A.B+A.C");
  await screen.drawing("F1").waitFor();
  await page.getByRole("region", { name: "Compare" }).getByText("proved").first().waitFor();
  await tells(main, "the circuit of a sum", [
    'main "Generator"',
    'textbox "Name of F1" <F1>',
    "Expression of F1",
    'textbox "Expression of F1" <A.B+C\'>: A.B+A.C',
    'button "Clear F1"',
    "Read as",
    'math "A and B, or A and C"',
    'button "Add an output": Output',
    'button "Start from"',
    'radiogroup "Gates"',
    'radio "AND OR NOT" [checked]',
    'radio "With XOR"',
    'radio "NAND"',
    'radio "NOR"',
    'button "Inputs: any"',
    'region "Circuit"',
    'heading "Circuit" [level=2]',
    'button "Open in"',
    'button "Save"',
    'button "Copy"',
    'group "Inputs of the circuit"',
    'switch "A"',
    'switch "B"',
    'switch "C"',
    "F1 = 0",
    'img "Circuit of F1"',
    'region "Compare"',
    'heading "Compare" [level=2]',
    'table "The circuits of all forms. Press a form to show its circuit."',
    'row "Form Gates Inputs Levels Literals Chips"',
    'row "As written 3 6 2 4 2"',
    'row "Sum 3 6 2 4 2"',
    'row "Product 2 4 2 3 2"',
    'row "Factored 2 4 2 3 2"',
    'row "AND–XOR 7 12 5 4 3"',
    "Sum: fewest products or sums in all: proved",
    "2 AND, 1 OR",
    "1 × 7408, 1 × 7432; 5 of 8 gates unused",
    "This feature is under development for the web version.",
    'link "Get it on Google Play (opens a new tab)" <https://play.google.com/store>',
  ]);
  await page.getByRole("switch", { name: "A", exact: true }).press("Space");
  await screen.drawing("F1").locator("[data-part]").nth(1).click();
  await expect.poll(() => screen.values.textContent()).toBe("F1 = 1");
  await page.getByRole("switch", { name: "A", exact: true }).press("Space");
  await expect.poll(() => screen.values.textContent()).toBe("F1 = 0");
  await screen.drawing("F1").locator("[data-part]").nth(3).hover();
  await page.getByText("g1, AND: A.B").waitFor();

  await button("Factored").click();
  await screen.chooseGates("NAND");
  await screen.chooseInputs("2");
  await page.getByText(/^\d NAND$/).waitFor();
  await button("Add an output").click();
  await page.keyboard.type("A^B");
  await page.getByRole("textbox", { name: "Name of F2" }).fill("S");
  await screen.drawing("F1, S").waitFor();
  await tells(page.getByRole("region", { name: "Compare" }), "the forms of both outputs", [
    'region "Compare"',
    'heading "Compare" [level=2]',
    'table "The circuits of all forms. Press a form to show its circuit."',
    'row "Form Gates Inputs Levels Literals Chips"',
    'row "As written 6 12 3 6 2"',
    'row "Sum 8 14 3 8 2"',
    'row "Product 10 15 4 7 3"',
    'row "Factored 9 15 4 5 3"',
    'row "AND–XOR 14 24 8 6 4"',
    "9 NAND",
    "3 × 7400; 3 of 12 gates unused",
  ]);
  await expect
    .poll(() => screen.hash())
    .toBe("#/cgen?input=A.B+A.C&fn=A^B&out=,S&form=factored&gates=nand&in=2");
  expect.soft(await axeFaults(page), "axe").toEqual([]);
  await button("Copy").click();
  await tells(menu, "the ways to copy", [
    'menuitem "As expressions"',
    'menuitem "As a list of gates"',
    'menuitem "As a picture in LaTeX"',
  ]);
  await page.keyboard.press("Escape");
  await button("Save").click();
  await tells(menu, "the files", [
    'menuitem "SVG"',
    'menuitem "PNG"',
    'menuitem "File of the simulator"',
    'menuitem "Verilog, assignments"',
    'menuitem "Verilog, gates"',
    'menuitem "VHDL"',
    'menuitem "BLIF"',
    'menuitem "PLA, the sums"',
    'menuitem "Logisim-evolution"',
    'menuitem "Digital"',
  ]);
  await page.keyboard.press("Escape");
  await button("Open in").click();
  await tells(menu, "the tools to open the functions in", [
    'menuitem "Karnaugh Map: F1"',
    'menuitem "Karnaugh Map: S"',
    'menuitem "Truth Table"',
    'menuitem "Simulator"',
    "Simplifier: one output; this has 2. SoP PoS: one output; this has 2.",
  ]);
  await page.keyboard.press("Escape");
  await button("Remove S").click();
  await screen.drawing("F1").waitFor();
  await button("Undo").click();
  await screen.drawing("F1, S").waitFor();

  await screen.startFrom("Truth table");
  await screen.cell(0, "S").click();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("x");
  await expect.poll(() => screen.hash()).toContain("col=S:0,2-5:1");
  await tells(page.getByRole("table").first(), "the table set by hand", [
    'table "Truth table of A, B, C. Press a cell for 0, 1 and X, or type the value."',
    'row "Row number A B C All rows of F1 S All rows of S"',
    'row "0 0 0 0 Row 0, F1: 0 Row 0, S: 1"',
    'row "1 0 0 1 Row 1, F1: 0 Row 1, S: X"',
    'row "2 0 1 0 Row 2, F1: 0 Row 2, S: 1"',
    'row "3 0 1 1 Row 3, F1: 0 Row 3, S: 1"',
    'row "4 1 0 0 Row 4, F1: 0 Row 4, S: 1"',
    'row "5 1 0 1 Row 5, F1: 1 Row 5, S: 1"',
    'row "6 1 1 0 Row 6, F1: 1 Row 6, S: 0"',
    'row "7 1 1 1 Row 7, F1: 1 Row 7, S: 0"',
  ]);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "wrong.pla", mimeType: "text/plain", buffer: Buffer.from(".i 2\n.o 1\n1a 1\n") });
  await page.getByText("Line 3: The sign a has no meaning here.").waitFor();
  expect.soft(await screen.cell(0, "S").textContent(), "a file that is refused changes nothing").toBe("1");
  await screen.startFrom("Full adder");
  await screen.drawing("S, Co").waitFor();
  await expect
    .poll(() => screen.compared())
    .toEqual([
      "As written: 5, 12, 2, 9, 3",
      "Sum: 12, 28, 3, 18, 6",
      "Product: 12, 28, 3, 18, 5",
      "Factored: 6, 12, 3, 8, 3",
      "AND–XOR: 5, 12, 2, 9, 2",
    ]);
  await button("Open in").click();
  await page.getByRole("menuitem", { name: "Simulator" }).click();
  await expect.poll(() => screen.hash()).toBe("#/csim");
  expect.soft(errors, "errors of the page").toEqual([]);
});
