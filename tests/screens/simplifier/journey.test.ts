// One visit of the Simplifier: an expression refused, corrected and answered with each part of the answer opened, min terms
// with don't-cares, and the history.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { heard, hideMinimum, tells } from "#support/browser/heard.ts";
import { MapChoice } from "#support/browser/map-choice.ts";
import { SimplifierScreen } from "./screen.ts";

const open = useBrowser();

/** The textbook's function with two minima, and one of the don't-cares. */
const cyclic = "A.B'+B.C'+C.A'";

const hash = (page: Page) => page.evaluate(() => decodeURIComponent(location.hash));

test("an expression and min terms are answered with all parts of the answer, and nothing that is refused is lost", async () => {
  const { page, errors } = await open({ path: "/simplify" });
  await hideMinimum(page);
  const screen = new SimplifierScreen(page);
  const { answer, field } = screen;
  const main = page.getByRole("main");
  const press = (name: string) => answer.getByRole("button", { name, exact: true }).click();
  const map = screen.map;
  await tells(main, "before anything is typed", [
    'main "Simplify"',
    "Expression or min terms",
    'textbox "Expression or min terms" <Enter an expression or min terms>',
    "A' is NOT A, A.B or AB is AND, A+B is OR, A^B is XOR.",
    'button "Simplify" [disabled]',
    'radiogroup "Input type"',
    'radio "Boolean" [checked]',
    'radio "Min Terms"',
    'heading "Try one" [level=2]',
    'button "AB+A\'C+BC"',
    'button "(A+B)\'"',
    'button "x1^x2^x3"',
    'button "1 3 8 6 12"',
    'button "0 1 2 5 6 7"',
    'region "Boolean"',
    'heading "Boolean" [level=2]',
    "Operators, highest precedence first. Use brackets to group.",
    "'",
    "A'",
    'math "not A"',
    "NOT, after the operand",
    ".",
    "A.B",
    'math "A and B"',
    "AND, also written AB",
    "^",
    "A^B",
    'math "A xor B"',
    "XOR",
    "+",
    "A+B",
    'math "A or B"',
    "OR",
    'region "Min Terms"',
    'heading "Min Terms" [level=2]',
    "Numbers separated by commas or spaces.",
    "1 3 8 6 12",
    "Enter rows that may be 0 or 1 in the don't-cares field.",
    "New to this?",
    'link "Start with lesson 01." <#/learn/lesson/01>',
  ]);

  await field.fill("A.B+*C");
  await field.press("Enter");
  await tells(main.locator("form"), "the form with a text that is refused", [
    "Expression or min terms",
    'textbox "Expression or min terms" [invalid] <Enter an expression or min terms>: A.B+*C',
    'button "Clear input"',
    'button "Simplify"',
    'radiogroup "Input type"',
    'radio "Boolean" [checked]',
    'radio "Min Terms" [disabled]',
  ]);
  await tells(screen.alert, "what is said of a text that is refused", [
    "Could not simplify the input",
    "Write AND as a dot, as in",
    "A.B",
    ", not as",
    "*",
    "(position 5).",
  ]);
  expect.soft(await field.inputValue(), "a text that is refused stays").toBe("A.B+*C");

  await field.fill(cyclic);
  await expect
    .poll(() => screen.readAs.getAttribute("aria-label"))
    .toBe("A and not B, or B and not C, or C and not A");
  await screen.button.click();
  await screen.proved.waitFor();
  await tells(answer, "the answer", [
    'region "Answer"',
    'heading "Answer" [level=2]',
    'button "Show Steps Premium"',
    'button "Open in"',
    'button "Close answer"',
    "Sum Of Product",
    'math "not A and not B and C, or not A and B and not C, or not A and B and C, or A and not B and not C, or A and not B and C, or A and B and not C"',
    "=",
    "Σm(1, 2, 3, 4, 5, 6)",
    'button "Copy Sum Of Product"',
    "Prime Implicants",
    'table "Prime implicants with the min terms they cover"',
    'row "Product Min terms"',
    'row "in the result A and not B 4, 5"',
    'row "in the result not A and C 1, 3"',
    'row "in the result B and not C 2, 6"',
    'row "A and not C 4, 6"',
    'row "not A and B 2, 3"',
    'row "not B and C 1, 5"',
    'button "Copy Prime Implicants"',
    "Result",
    'math "A and not B, or not A and C, or B and not C"',
    "minimal (proved)",
    "A.B'+A'.C+B.C'",
    "3 terms, 6 literals",
    "One of 2 minimal forms",
    'button "Show the other one"',
    'button "Copy Result"',
    "More",
    'button "Product of sums"',
    'button "Without static hazards"',
    'button "Map"',
  ]);
  await expect.poll(() => hash(page)).toBe(`#/simplify?input=${cyclic}&mode=boolean`);
  for (const part of ["Product of sums", "Without static hazards", "Map", "Show the other one"])
    await press(part);
  await map.getByRole("grid").waitFor();
  await tells(screen.row("Result"), "the result with the other minimum", [
    'math "A and not B, or not A and C, or B and not C"',
    "minimal (proved)",
    "A.B'+A'.C+B.C'",
    "3 terms, 6 literals",
    "One of 2 minimal forms",
    'button "Show less" [expanded]',
    'list "Other minimal forms"',
    'math "A and not C, or not A and B, or not B and C"',
    'button "Show other minimal form 1 on the map"',
    'button "Copy other minimal form 1"',
    'button "Copy Result"',
  ]);
  await tells(screen.productOfSums, "the product of sums", [
    'group "Product of sums"',
    'heading "Product of sums" [level=3]',
    'math "open A or B or C close, and open not A or not B or not C close"',
    "minimal (proved) 2 clauses, 6 literals",
    'button "Copy Product of sums"',
  ]);
  const free = answer.getByRole("group", { name: "Without static hazards" });
  await tells(free.first(), "the sum without hazards", [
    'group "Without static hazards"',
    'heading "Without static hazards" [level=3]',
    'math "A and not B, or A and not C, or not A and B, or not A and C, or B and not C, or not B and C"',
    "smallest without hazards (proved) 6 terms, 12 literals",
    'button "Copy Without static hazards"',
    "While",
    'math "A"',
    "changes between rows 1 and 5,",
    'math "A and not B"',
    "and",
    'math "not A and C"',
    "are both 0 for a moment;",
    'math "not B and C"',
    "stays 1. Added:",
    'math "A and not C"',
    ",",
    'math "not A and B"',
    "and",
    'math "not B and C"',
  ]);
  await tells(free.last(), "the product of sums without hazards", [
    'group "Without static hazards"',
    'heading "Without static hazards" [level=3]',
    "This product of sums has no static hazard.",
  ]);
  await tells(map, "the map without hazards", [
    'group "Karnaugh map"',
    'heading "Karnaugh map" [level=3]',
    'switch "Product of sums"',
    'button "Map options"',
    'grid "Karnaugh map of A, B and C: 2 rows by A, 4 columns by B and C"',
    'row "A down, B C across B 0, C 0 B 0, C 1 B 1, C 1 B 1, C 0"',
    'row "A 0 A 0, B 0, C 0, row 0, 0 A 0, B 0, C 1, row 1, 1, in d and f A 0, B 1, C 1, row 3, 1, in c and d A 0, B 1, C 0, row 2, 1, in c and e"',
    'row "A 1 A 1, B 0, C 0, row 4, 1, in a and b A 1, B 0, C 1, row 5, 1, in a and f A 1, B 1, C 1, row 7, 0 A 1, B 1, C 0, row 6, 1, in b and e"',
    'list "Groups"',
    'button "a A and not B cells 4, 5"',
    'button "b A and not C cells 4, 6 added"',
    'button "c not A and B cells 2, 3 added"',
    'button "d not A and C cells 1, 3"',
    'button "e B and not C cells 2, 6"',
    'button "f not B and C cells 1, 5 added"',
    'math "A and not B, or A and not C, or not A and B, or not A and C, or B and not C, or not B and C"',
    "smallest without hazards (proved) 6 terms, 12 literals",
    "While",
    'math "A"',
    "changes between rows 1 and 5,",
    'math "A and not B"',
    "and",
    'math "not A and C"',
    "are both 0 for a moment;",
    'math "not B and C"',
    "stays 1. Added:",
    'math "A and not C"',
    ",",
    'math "not A and B"',
    "and",
    'math "not B and C"',
    'link "How to read this map" <#/learn/lesson/karnaugh-map>',
  ]);
  expect.soft(await axeFaults(page), "axe").toEqual([]);

  await press("Without static hazards");
  await press("Show other minimal form 1 on the map");
  await map.getByText("Minimum 2 of 2").waitFor();
  for (const choice of ["All prime implicants", "Swap rows and columns"] as const)
    await new MapChoice(page).toggle(choice);
  await tells(map, "the map of the other minimum, turned, with all prime implicants", [
    'group "Karnaugh map"',
    'heading "Karnaugh map" [level=3]',
    'switch "Product of sums"',
    'button "Map options"',
    'grid "Karnaugh map of A, B and C: 4 rows by B and C, 2 columns by A"',
    'row "B C down, A across A 0 A 1"',
    'row "B 0, C 0 A 0, B 0, C 0, row 0, 0 A 1, B 0, C 0, row 4, 1, in a and d"',
    'row "B 0, C 1 A 0, B 0, C 1, row 1, 1, in c and e A 1, B 0, C 1, row 5, 1, in c and d"',
    'row "B 1, C 1 A 0, B 1, C 1, row 3, 1, in b and e A 1, B 1, C 1, row 7, 0"',
    'row "B 1, C 0 A 0, B 1, C 0, row 2, 1, in b and f A 1, B 1, C 0, row 6, 1, in a and f"',
    'list "Groups"',
    'button "a A and not C cells 4, 6"',
    'button "b not A and B cells 2, 3"',
    'button "c not B and C cells 1, 5"',
    'button "d A and not B cells 4, 5 not in the form"',
    'button "e not A and C cells 1, 3 not in the form"',
    'button "f B and not C cells 2, 6 not in the form"',
    'math "A and not C, or not A and B, or not B and C"',
    "minimal (proved)",
    'button "Previous minimum"',
    "Minimum 2 of 2",
    'button "Next minimum"',
    'link "How to read this map" <#/learn/lesson/karnaugh-map>',
  ]);
  await map.getByRole("list", { name: "Groups" }).getByRole("button").first().click();
  await expect
    .poll(() => screen.row("Prime Implicants").locator("tr[data-lit]").allInnerTexts())
    .toEqual([expect.stringMatching(/^A\.C'\s+4, 6$/)]);
  const primes = screen.row("Prime Implicants").locator("tr[data-prime]");
  await primes.first().click();
  // A press holds the mark that the pointer has made.
  await page.mouse.move(0, 0);
  await expect
    .poll(() => screen.row("Result").locator("[data-term] [data-lit]").allTextContents())
    .toEqual(["A.B'"]);
  await map.getByRole("switch", { name: "Product of sums" }).click();
  await tells(map.getByRole("list", { name: "Groups" }), "the groups of the product of sums", [
    'list "Groups"',
    'button "a A or B or C cell 0 essential alone covers 0"',
    'button "b not A or not B or not C cell 7 essential alone covers 7"',
  ]);

  await press("Copy Result");
  await tells(page.getByRole("menu"), "the ways to copy", [
    'menuitem "Text"',
    'menuitem "LaTeX"',
    'menuitem "Unicode"',
  ]);
  await page.getByRole("menuitem", { name: "Unicode" }).click();
  await page.getByText("Copied", { exact: true }).waitFor();
  await press("Open in");
  await tells(page.getByRole("menu"), "the tools to open the answer in", [
    'menuitem "Karnaugh Map"',
    'menuitem "Truth Table"',
    'menuitem "SoP PoS"',
    'menuitem "Generator"',
    'menuitem "Simulator: Result"',
    'menuitem "Simulator: As typed"',
    'menuitem "Copy link"',
  ]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "How to write input" }).click();
  const help = page.getByRole("complementary", { name: "How to write input" });
  await help.getByText("XOR", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "detached" });

  await field.fill("");
  await page.keyboard.press("Control+v");
  expect.soft(await field.inputValue(), "what was copied").toBe("A·¬B + ¬A·C + B·¬C");
  await expect.poll(() => answer.getByRole("heading", { level: 2 }).innerText()).toContain(cyclic);
  await tells(answer.locator("> :first-child"), "the head of the earlier answer", [
    "heading \"Answer of the earlier input: A.B'+B.C'+C.A'\" [level=2]",
    'button "Open in"',
    'button "Close answer"',
  ]);
  await page.getByRole("button", { name: "Clear input" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => field.inputValue()).toBe("A·¬B + ¬A·C + B·¬C");

  await field.fill("door AND alarm");
  await page.getByRole("button", { name: "Use it" }).click();
  await screen.proved.waitFor();
  await expect
    .poll(() => answer.locator("dl > div").first().innerText())
    .toMatch(/A\s*=\s*door\s+B\s*=\s*alarm/);
  await field.fill("1 3 7 11 15");
  await screen.dontCares.fill("0,2,5");
  await tells(main.locator("form"), "the form with min terms", [
    "Expression or min terms",
    'textbox "Expression or min terms" <Enter an expression or min terms>: 1 3 7 11 15',
    'button "Clear input"',
    "Read as 5 min terms of A, B, C, D",
    "Don't-cares",
    'textbox "Don\'t-cares" <Rows that may be 0 or 1>: 0,2,5',
    'button "Clear don\'t-cares"',
    "Read as 3 don't-cares",
    "Variables",
    'textbox "Variables" <4, or w, x, y, z>',
    'button "Simplify"',
    'radiogroup "Input type"',
    'radio "Boolean" [disabled]',
    'radio "Min Terms" [checked]',
  ]);
  await field.press("Enter");
  await screen.proved.waitFor();
  await tells(answer, "the answer to min terms", [
    'region "Answer"',
    'heading "Answer" [level=2]',
    'button "Show Steps Premium"',
    'button "Open in"',
    'button "Close answer"',
    "Sum Of Product",
    'math "not A and not B and not C and D, or not A and not B and C and D, or not A and B and C and D, or A and not B and C and D, or A and B and C and D"',
    "=",
    "Σm(1, 3, 7, 11, 15)",
    "+",
    "Σd(0, 2, 5)",
    'button "Copy Sum Of Product"',
    "Prime Implicants",
    'table "Prime implicants with the min terms they cover"',
    'row "Product Min terms"',
    'row "in the result not A and not B 1, 3"',
    'row "in the result essential C and D 3, 7, 11, 15"',
    'row "not A and D 1, 3, 7"',
    'button "Copy Prime Implicants"',
    "Result",
    'math "not A and not B, or C and D"',
    "minimal (proved)",
    "A'.B'+C.D",
    "2 terms, 4 literals",
    "One of 2 minimal forms",
    'button "Show the other one"',
    'button "Copy Result"',
    "More",
    'button "Product of sums"',
    'button "Without static hazards"',
    'button "Map"',
  ]);
  await press("Close answer");
  await answer.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "History", exact: true }).click();
  const history = page.getByRole("complementary", { name: "History" });
  // How long ago something was asked depends on the machine.
  const asked = async () => (await heard(history)).map((line) => line.replace(/ · [^"]*/, ""));
  await expect
    .poll(asked)
    .toEqual([
      'complementary "History"',
      'heading "History" [level=2]',
      'button "Close"',
      'button "1 3 7 11 15 Don\'t-cares 0,2,5 simplified to not A and not B, or C and D min terms simplification"',
      'button "Delete 1 3 7 11 15, don\'t-cares 0,2,5"',
      'button "A and B where A = door, B = alarm simplified to A and B boolean simplification"',
      'button "Delete A.B where A=door, B=alarm"',
      'button "A and not B, or B and not C, or C and not A simplified to A and not B, or not A and C, or B and not C boolean simplification"',
      "button \"Delete A.B'+B.C'+C.A'\"",
    ]);
  await history.getByRole("listitem").nth(2).getByRole("button").first().click();
  await screen.proved.waitFor();
  expect.soft(await field.inputValue(), "an item of the history is answered again").toBe(cyclic);
  await press("Open in");
  await page.getByRole("menuitem", { name: "Truth Table" }).click();
  await expect.poll(() => hash(page)).toBe(`#/ttable?input=${cyclic}&fn=A.B'+A'.C+B.C'`);
  expect.soft(errors, "errors of the page").toEqual([]);
});
