// One visit of Home: its cards, a text that is refused, corrected and answered, and what the visitor did lately.

import { expect, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { hideMinimum, tells } from "#support/browser/heard.ts";
import { SimplifierScreen } from "../simplifier/screen.ts";

const open = useBrowser();

test("each card leads to its tool, the field to an answer, and what was done lately is listed", async () => {
  const { page, errors } = await open({ path: "/" });
  await hideMinimum(page);
  const screen = new SimplifierScreen(page);
  const card = page.getByRole("region", { name: "Simplify Expression" });
  const home = page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Home" });
  const recent = page.getByRole("region", { name: "Recent" });
  await tells(page.getByRole("main"), "the cards", [
    'main "Home"',
    "Simplify, prove and draw boolean functions: free, without an account.",
    'region "Simplify Expression"',
    'heading "Simplify Expression" [level=2]',
    "#minimize #quine-mccluskey",
    'link "Open Simplify Expression" <#/simplify>',
    'textbox "Expression or min terms" <A.B + A\'.C   or   1 3 8 6 12>',
    'button "Simplify"',
    "A' is NOT A, A.B or AB is AND, A+B is OR, A^B is XOR.",
    'heading "Example" [level=3]',
    'link "A and B, or not A and C, or B and C simplified to A and B, or not A and C minimal (proved) 2 terms, 4 literals Try it" <#/simplify?input=AB%2BA%27C%2BBC&mode=boolean>',
    'region "Karnaugh Map"',
    'heading "Karnaugh Map" [level=2]',
    "#kmap Under construction",
    'link "4 variables Karnaugh Map" <#/kmap?vars=4>',
    'link "3 Karnaugh Map" <#/kmap?vars=3>',
    'link "2 Karnaugh Map" <#/kmap?vars=2>',
    'region "Truth Table"',
    'heading "Truth Table" [level=2]',
    "#truthtable #compare",
    'link "Open Truth Table" <#/ttable>',
    'region "SoP PoS"',
    'heading "SoP PoS" [level=2]',
    "#sop #pos #minterms",
    'link "5 variables SoP PoS" <#/soppos?vars=5>',
    'link "4 SoP PoS" <#/soppos?vars=4>',
    'link "3 SoP PoS" <#/soppos?vars=3>',
    'region "Circuit"',
    'heading "Circuit" [level=2]',
    "#gates #simulator",
    'link "Simulator Circuit" <#/csim>',
    'link "Generator Circuit, Under construction" <#/cgen>',
    'region "Number Systems"',
    'heading "Number Systems" [level=2]',
    "#binary #hex #complement",
    'link "Open Number Systems" <#/number-systems>',
    'region "Learn"',
    'heading "Learn" [level=2]',
    "#lessons #interactive",
    'link "Open Learn" <#/learn>',
  ]);

  await screen.field.fill("A.B+A'.C+B.C)");
  await tells(card, "a text that is refused", [
    'region "Simplify Expression"',
    'heading "Simplify Expression" [level=2]',
    "#minimize #quine-mccluskey",
    'link "Open Simplify Expression" <#/simplify>',
    "textbox \"Expression or min terms\" [invalid] <A.B + A'.C   or   1 3 8 6 12>: A.B+A'.C+B.C)",
    'button "Simplify"',
    "This bracket closes nothing (position 13). Delete it, or write",
    "(",
    "where the group begins.",
    'button "Remove this )"',
    'heading "Example" [level=3]',
    'link "A and B, or not A and C, or B and C simplified to A and B, or not A and C minimal (proved) 2 terms, 4 literals Try it" <#/simplify?input=AB%2BA%27C%2BBC&mode=boolean>',
  ]);
  expect.soft(await screen.field.inputValue(), "a text that is refused stays").toBe("A.B+A'.C+B.C)");
  await card.getByRole("button", { name: "Remove this )" }).click();
  await tells(card, "the text corrected", [
    'region "Simplify Expression"',
    'heading "Simplify Expression" [level=2]',
    "#minimize #quine-mccluskey",
    'link "Open Simplify Expression" <#/simplify>',
    "textbox \"Expression or min terms\" <A.B + A'.C   or   1 3 8 6 12>: A.B+A'.C+B.C",
    'button "Simplify"',
    "Read as",
    'math "A and B, or not A and C, or B and C"',
    'heading "Example" [level=3]',
    'link "A and B, or not A and C, or B and C simplified to A and B, or not A and C minimal (proved) 2 terms, 4 literals Try it" <#/simplify?input=AB%2BA%27C%2BBC&mode=boolean>',
  ]);
  await screen.button.click();
  await screen.proved.waitFor();
  expect.soft(page.url(), "the address of the answer").toMatch(/#\/simplify\?input=A\.B%2BA%27\.C%2BB\.C/);

  await home.click();
  await tells(recent, "the answer is listed", [
    'region "Recent"',
    'heading "Recent" [level=2]',
    'link "A and B, or not A and C, or B and C simplified to A and B, or not A and C" <#/simplify?input=A.B%2BA%27.C%2BB.C&mode=boolean>',
  ]);
  await screen.field.fill("F(A,B,C) = Σm(1,3) + d(5)");
  await tells(card, "min terms in another notation", [
    'region "Simplify Expression"',
    'heading "Simplify Expression" [level=2]',
    "#minimize #quine-mccluskey",
    'link "Open Simplify Expression" <#/simplify>',
    'textbox "Expression or min terms" <A.B + A\'.C   or   1 3 8 6 12>: F(A,B,C) = Σm(1,3) + d(5)',
    'button "Simplify"',
    "becomes",
    "min terms 1 3, don't-cares 5 of A, B, C",
    'button "Use this"',
    'heading "Example" [level=3]',
    'link "A and B, or not A and C, or B and C simplified to A and B, or not A and C minimal (proved) 2 terms, 4 literals Try it" <#/simplify?input=AB%2BA%27C%2BBC&mode=boolean>',
  ]);
  expect.soft(await axeFaults(page), "axe").toEqual([]);
  await card.getByRole("button", { name: "Use this" }).click();
  await screen.proved.waitFor();
  expect.soft(await screen.field.inputValue(), "the min terms of the notation").toBe("1 3");
  expect.soft(await screen.dontCares.inputValue(), "the don't-cares of the notation").toBe("5");

  await page.evaluate(() => localStorage.setItem("begunLessons", '[{"id":"02","section":"nand"}]'));
  await home.click();
  await tells(recent, "the last answers and the lesson that was begun", [
    'region "Recent"',
    'heading "Recent" [level=2]',
    'link "1 3 Don\'t-cares 5 simplified to not A and C" <#/simplify?input=1%203&mode=mint&dc=5>',
    'link "A and B, or not A and C, or B and C simplified to A and B, or not A and C" <#/simplify?input=A.B%2BA%27.C%2BB.C&mode=boolean>',
    'link "Continue lesson 02" <#/learn/lesson/02?section=nand>',
  ]);
  await recent.getByRole("link").nth(1).click();
  await screen.proved.waitFor();
  expect.soft(await screen.field.inputValue(), "an item of the history opens again").toBe("A.B+A'.C+B.C");
  expect.soft(errors, "errors of the page").toEqual([]);
});
