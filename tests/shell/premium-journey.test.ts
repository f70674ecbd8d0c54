// One visit of a premium user: the steps of an answer, own steps, compared columns with a proof, and a base of one's own.

import { expect, test } from "vitest";
import { begin } from "#support/browser/begin.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { tells } from "#support/browser/heard.ts";
import { NumberSystemsScreen } from "../screens/number-systems/screen.ts";
import { OwnStepsScreen } from "../screens/simplifier/own-steps-screen.ts";
import { questionPath } from "../screens/simplifier/steps-screen.ts";
import { TruthTableScreen } from "../screens/truth-table/screen.ts";

const open = useBrowser();

test("steps are shown and own ones checked, columns compared and proved, and a base is added", async () => {
  const { page, errors } = await open({ as: "premium@example.com", path: questionPath("A.B+A.B'") });
  const steps = new OwnStepsScreen(page);
  await page.getByRole("banner").getByText("Premium", { exact: true }).waitFor({ state: "attached" });
  await steps.openSteps();
  await steps.next.click();
  await tells(steps.panel, "the second step", [
    'complementary "Steps"',
    'heading "Steps" [level=2]',
    'button "Copy Steps"',
    'button "Close"',
    'radiogroup "Steps of the tool, or your own"',
    'radio "Steps" [checked]',
    'radio "Check your own"',
    'radiogroup "The form that the steps lead to"',
    'radio "Sum" [checked]',
    'radio "Product"',
    'radio "NAND"',
    'radio "Factored"',
    'list "Steps of the derivation"',
    'button "Step 0 Original"',
    'math "A and B, or A and not B"',
    'button "Step 1 Distributive"',
    "=",
    'math "A and open B or not B close"',
    'button "Step 2 Complement" [expanded]',
    "=",
    'math "A and 1"',
    'math "not B"',
    "is the complement of",
    'math "B"',
    ", so their sum is 1.",
    "Before",
    'math "B or not B"',
    "After",
    'math "1"',
    "Law",
    'math "X or not X"',
    "=",
    'math "1"',
    'link "Complement law in lesson 03" <#/learn/lesson/03?section=complement>',
    'button "Step 3 Identity"',
    "=",
    'math "A"',
    'button "Back"',
    "Step 2 of 3",
    'button "Next"',
    "Step 2 of 3, Complement. not B is the complement of B, so their sum is 1. After: 1.",
  ]);
  await steps.choose("Check your own");
  await steps.line(1).fill("A.(B+B");
  await steps.line(1).press("Enter");
  await steps.says(/bracket/);
  expect.soft(await steps.lines(), "a line that is refused stays").toEqual(["A.(B+B"]);
  await steps.line(1).fill("A.(B+B')");
  await steps.line(1).press("Enter");
  await expect.poll(() => steps.lines()).toEqual(["A.(B+B')", ""]);
  await steps.panel.getByRole("button", { name: "Hint", exact: true }).click();
  await tells(steps.panel, "an own step with a hint", [
    'complementary "Steps"',
    'heading "Steps" [level=2]',
    'button "Close"',
    'radiogroup "Steps of the tool, or your own"',
    'radio "Steps"',
    'radio "Check your own" [checked]',
    "Write your own steps, a line for each. Each line must be equal to the line before. You can paste many lines.",
    "Start",
    'math "A and B, or A and not B"',
    'list "Your lines"',
    "1 right Line 1",
    'textbox "Line 1" <Next line>: A.(B+B\')',
    'button "Clear the line"',
    "Right: Distributive.",
    "=",
    'math "A and open B or not B close"',
    'link "Distributive law in lesson 03" <#/learn/lesson/03?section=distributive>',
    'button "Remove line 1"',
    "2 Line 2",
    'textbox "Line 2" <Next line>',
    'button "Remove line 2"',
    'button "Check"',
    'button "Add a line"',
    "The last line is no sum of products yet. The minimum has 1 term and 1 literal.",
    'button "Show the place"',
    'button "Finish it for me"',
    "From your line 1, the next law is: Complement.",
    'link "Complement law in lesson 03" <#/learn/lesson/03?section=complement>',
  ]);

  const columns = ["A.B+C", "A^C", "(A+C).(B+C)", "(A.B+C)'"].map(encodeURIComponent);
  await begin(
    page,
    `/ttable?input=${columns[0]}${columns
      .slice(1)
      .map((text) => `&fn=${text}`)
      .join("")}`,
  );
  const table = new TruthTableScreen(page);
  await table.settled();
  await table.compare.click();
  const legend = page.getByRole("region", { name: "Equal columns" });
  await tells(legend, "the columns compared", [
    'region "Equal columns"',
    'heading "Equal columns" [level=2]',
    "a F",
    "subscript: 1",
    "= F",
    "subscript: 3",
    "same in all 8 rows",
    'button "Why F1 = F3?"',
    "No other columns are equal.",
    "F",
    "subscript: 1",
    "and F",
    "subscript: 4",
    "differ in every row.",
    "F",
    "subscript: 3",
    "and F",
    "subscript: 4",
    "differ in every row.",
    'button "F1 and F2 first differ in row 4"',
    'button "F1 and F4 first differ in row 0"',
    'button "F2 and F3 first differ in row 4"',
    'button "F2 and F4 first differ in row 0"',
    'button "F3 and F4 first differ in row 0"',
  ]);
  expect
    .soft(await table.heads(), "the letter of equal columns")
    .toEqual(["A", "B", "C", "F1a", "F2", "F3a", "F4"]);
  expect.soft(await axeFaults(page), "axe").toEqual([]);
  await legend.getByRole("button", { name: /^Why/ }).click();
  await tells(page.getByRole("complementary"), "the proof of equal columns", [
    'complementary "Why equal?"',
    'heading "Why equal?" [level=2]',
    'button "Copy Steps"',
    'button "Close"',
    "From F1 to F3, one law at a time:",
    'list "Steps of the derivation"',
    'button "Step 0 Original"',
    'math "A and B, or C"',
    'button "Step 1 Distributive" [expanded]',
    "=",
    'math "open A or C close, and open B or C close"',
    "Add",
    'math "C"',
    "to each factor of",
    'math "A and B"',
    ".",
    "Before",
    'math "A and B, or C"',
    "After",
    'math "open A or C close, and open B or C close"',
    "Law",
    'math "X or Y and Z"',
    "=",
    'math "open X or Y close, and open X or Z close"',
    'link "Distributive law in lesson 03" <#/learn/lesson/03?section=distributive>',
    'button "Back"',
    "Step 1 of 1",
    'button "Next" [disabled]',
    "Step 1 of 1, Distributive. Add C to each factor of A and B. After: open A or C close, and open B or C close.",
  ]);

  await begin(page, "/number-systems");
  const numbers = new NumberSystemsScreen(page);
  await page.getByRole("button", { name: "Custom", exact: true }).click();
  const panel = page.getByRole("complementary", { name: "Custom Bases" });
  await tells(panel, "no base of one's own", [
    'complementary "Custom Bases"',
    'heading "Custom Bases" [level=2]',
    'button "Close"',
    "Base",
    'textbox "Base"',
    'button "Add" [disabled]',
    "Available upto 36",
    "No custom bases added",
  ]);
  await panel.getByRole("textbox", { name: "Base" }).fill("10");
  expect
    .soft(await panel.getByRole("button", { name: "Add", exact: true }).isEnabled(), "base 10 is there")
    .toBe(false);
  await panel.getByRole("textbox", { name: "Base" }).fill("5");
  await panel.getByRole("button", { name: "Add", exact: true }).click();
  await tells(panel, "a base of one's own", [
    'complementary "Custom Bases"',
    'heading "Custom Bases" [level=2]',
    'button "Close"',
    "Base",
    'textbox "Base"',
    'button "Add" [disabled]',
    "Available upto 36",
    'list "Custom Bases"',
    "5 Quinary",
    'button "Remove base 5"',
  ]);
  await numbers.field.fill("14");
  await expect.poll(() => numbers.value("DEC")).toBe("9");
  await page.getByRole("button", { name: "Remove base 5", exact: true }).click();
  await expect.poll(() => numbers.value("DEC")).toBe("12");
  expect.soft(errors, "errors of the page").toEqual([]);
});
