// What textbooks write: pasted or typed, it is named under the field, solved by one Enter or press, and brought back.
// @module-tag deep

import { describe, expect, inject, test } from "vitest";
import { useBrowser } from "#support/browser/browser.ts";
import { named } from "#support/browser/named.ts";
import { SimplifierScreen } from "./screen.ts";
import { TruthTableScreen } from "../truth-table/screen.ts";

const open = useBrowser();

async function openSimplifier(options: Parameters<typeof open>[0] = {}) {
  const opened = await open({ path: "/simplify", ...options });
  return { ...opened, screen: new SimplifierScreen(opened.page) };
}

/** A family of notations: the text, what the line says it becomes, and what the fields hold then. */
const families: readonly [name: string, text: string, becomes: string, field: string, dontCares?: string][] =
  [
    ["a sum of min terms", "Σm(1,2,5)", "min terms 1 2 5", "1 2 5"],
    [
      "min terms and don't-cares",
      "F(A,B,C) = Σm(1,3) + d(5)",
      "min terms 1 3, don't-cares 5 of A, B, C",
      "1 3",
      "5",
    ],
    ["max terms", "ΠM(0,2)", "min terms 1 3", "1 3"],
    ["a range", "m(1-4)", "min terms 1 2 3 4", "1 2 3 4"],
    ["semicolons", "1;2;3", "min terms 1 2 3", "1 2 3"],
    ["named variables", "F(x,y)=Σm(1,2)", "x'.y+x.y'", "x'.y+x.y'"],
    ["a definition", "Y = A.B + C", "A.B+C", "A.B+C"],
    ["LaTeX", "$\\overline{A} \\cdot B + x_{12}$", "A'.B+x12", "A'.B+x12"],
    ["words", "A NAND B", "(A.B)'", "(A.B)'"],
    ["v", "A v B", "A+B", "A+B"],
    ["true", "A.true", "A.1", "A.1"],
    ["signs", "¬A·B ⊕ x₁", "A'.B^x1", "A'.B^x1"],
    ["full width", "Ａ＋Ｂ", "A+B", "A+B"],
  ];

describe("in the Simplifier", () => {
  test("each family of notations is named under the field and solved by Enter", async () => {
    const { screen, page } = await openSimplifier();
    for (const [name, text, becomes, field, free] of families)
      await named(name, async () => {
        await screen.field.fill(text);
        await page.locator("output", { hasText: `→ becomes ${becomes}` }).waitFor();
        expect(await page.locator("form mark").count()).toBe(0);
        await screen.field.press("Enter");
        await screen.proved.waitFor();
        expect(await screen.field.inputValue()).toBe(field);
        if (becomes.startsWith("min terms")) {
          expect(await screen.mode("Min Terms").isChecked()).toBe(true);
          expect(await screen.dontCares.inputValue()).toBe(free ?? "");
        }
        expect(await screen.alert.count()).toBe(0);
        await screen.begin();
      });
  });

  test("words that look like names are asked about, and the answer keeps the names that are taken", async () => {
    const { screen, page, context } = await openSimplifier();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const sentence = "RD and CS look like names. RD → A, CS → B";
    await screen.field.fill("!RD & !CS");
    await page.locator("form").getByText(sentence).waitFor();
    await screen.field.press("Enter");
    // The alert has both readings; nothing is solved in silence.
    await screen.alert.getByText(sentence).waitFor();
    expect(await screen.field.inputValue()).toBe("!RD & !CS");
    expect(await screen.proved.count()).toBe(0);
    await screen.alert.getByRole("button", { name: "Use it" }).click();
    await screen.proved.waitFor();
    expect(await screen.field.inputValue()).toBe("A'.B' where A=RD, B=CS");
    await page.locator("dd", { hasText: "RD" }).filter({ hasText: "CS" }).waitFor();
    await page.getByRole("button", { name: "Copy Result" }).click();
    await page.getByRole("menuitem", { name: "Text", exact: false }).first().click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("A'.B' where A=RD, B=CS");
    // What is typed next belongs to the expression.
    await page.keyboard.press("Escape");
    await screen.field.focus();
    await page.getByRole("button", { name: "History" }).click();
    await page.getByText("where A = RD, B = CS").waitFor();
    await page.reload();
    await page.locator("dd", { hasText: "A = RD" }).waitFor();
    expect(await screen.field.inputValue()).toBe("A'.B' where A=RD, B=CS");
  });

  test("after a press on Use it the caret is where the expression goes on; the letters of such words are a product on request; a press on the button in the line solves it too", async () => {
    const { screen, page } = await openSimplifier();
    await screen.field.fill("!RD & !CS");
    await page.getByRole("button", { name: "Use it" }).click();
    await screen.proved.waitFor();
    await page.keyboard.type("+C");
    expect(await screen.field.inputValue()).toBe("A'.B'+C where A=RD, B=CS");

    await screen.begin();
    await screen.field.fill("!RD & !CS");
    await page.getByRole("button", { name: /^No names/ }).click();
    await screen.proved.waitFor();
    expect(await screen.field.inputValue()).toBe("R'D.C'S");

    await screen.begin();
    await screen.field.fill("A AND B");
    await page.getByRole("button", { name: "Use this" }).click();
    await screen.proved.waitFor();
    expect(await screen.field.inputValue()).toBe("A.B");
    await expect.poll(() => screen.field.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  const typedBack = async (screen: SimplifierScreen, how: () => Promise<unknown>) => {
    const { page } = screen;
    await screen.field.fill("3");
    await screen.dontCares.fill("7");
    await screen.field.fill("Σm(1,3)+d(5)");
    await screen.field.press("Enter");
    await screen.proved.waitFor();
    expect(await screen.dontCares.inputValue()).toBe("5");
    await how();
    await page.waitForFunction(() => document.querySelector("input")?.value === "Σm(1,3)+d(5)");
    expect(await screen.mode("Boolean").isChecked()).toBe(true);
    await screen.field.fill("3");
    expect(await screen.dontCares.inputValue()).toBe("7");
  };

  test("Undo brings both fields and the toggle back, and Ctrl+Z brings them back as well", async () => {
    const { screen, page } = await openSimplifier();
    await typedBack(screen, async () => {
      await page.getByText("Read as min terms 1 3, don't-cares 5 of A, B, C").waitFor();
      await page.getByRole("button", { name: "Undo" }).click();
    });
    await screen.begin();
    await typedBack(screen, () => page.keyboard.press("Control+z"));
  });

  test("the list of don't-cares is read in the notations of lists; a mistake still gives the alert at Enter", async () => {
    const { screen } = await openSimplifier();
    await screen.field.fill("1 3");
    await screen.dontCares.fill("Σd(4-6)");
    await screen.dontCares.press("Enter");
    await screen.proved.waitFor();
    expect(await screen.dontCares.inputValue()).toBe("4 5 6");

    await screen.begin();
    await screen.field.fill("1A");
    await screen.field.press("Enter");
    await screen.alert.waitFor();
    expect(await screen.alert.innerText()).toContain("Write a sign before A, as in 1.A or 0+A (position 2).");
    expect(await screen.field.inputValue()).toBe("1A");
  });

  test("a link with another notation is answered", async () => {
    const { screen } = await openSimplifier({ path: `/simplify?input=${encodeURIComponent("Σm(1,2)")}` });
    await screen.proved.waitFor();
    expect(await screen.field.inputValue()).toBe("1 2");
  });

  test("on a phone the line fits, and its button is large enough to touch", async () => {
    const { screen, page } = await openSimplifier({ size: "phone" });
    await screen.field.fill("F(A,B,C,D) = Σm(1,3,5,7,9,11,13,15) + d(0,2,4,6)");
    const button = page.getByRole("button", { name: "Use this" });
    await button.waitFor();
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});

test("Home's field takes another notation to its answer", async () => {
  const { page } = await open({ path: "/" });
  await page.getByRole("textbox", { name: "Expression or min terms" }).fill("ΠM(0,2)");
  await page.keyboard.press("Enter");
  const screen = new SimplifierScreen(page);
  await screen.proved.waitFor();
  expect(await screen.field.inputValue()).toBe("1 3");
});

describe("in Truth Table", () => {
  test("the main expression and the additional ones are taken, and brought back", async () => {
    const { page } = await open({ path: "/ttable" });
    const screen = new TruthTableScreen(page);
    await screen.add("¬A·B");
    await screen.field.fill("Σm(1,2)");
    await page.locator("output", { hasText: "→ becomes A'.B+A.B'" }).waitFor();
    await screen.field.press("Enter");
    await screen.table.waitFor();
    expect(await screen.field.inputValue()).toBe("A'.B+A.B'");
    expect(await screen.chips.first().innerText()).toContain("A'.B");
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await screen.field.inputValue()).toBe("Σm(1,2)");
    expect(await screen.chips.first().innerText()).toContain("¬A·B");
  });

  test("a name has one variable in all expressions, and the table keeps the names", async () => {
    const { page } = await open({ path: "/ttable" });
    const screen = new TruthTableScreen(page);
    await screen.add("!CS | OE");
    await screen.field.fill("!RD & !CS");
    await screen.field.press("Enter");
    await screen.alert.getByRole("button", { name: "Use it" }).click();
    expect(await screen.field.inputValue()).toBe("A'.B' where A=RD, B=CS");
    await screen.chips.first().getByText("CS and OE look like names. CS → B, OE → C").waitFor();
    await screen.chips.first().getByRole("button", { name: "Use it" }).click();
    await screen.table.waitFor();
    await screen.functions.getByText("where B = CS, C = OE").waitFor();
    await screen.functions.getByText("where A = RD, B = CS").waitFor();
  });

  test("a list that no expression is short enough for leads to the Simplifier", async () => {
    const { page } = await open({ path: "/ttable" });
    const screen = new TruthTableScreen(page);
    await screen.field.fill("Σm(0-4095)");
    await page.getByRole("button", { name: "Open in Simplifier" }).click();
    await new SimplifierScreen(page).proved.waitFor();
  });
});

test.each([
  ["A v B", "word_operator", 2],
  ["A+true", "word_constant", 2],
  ["Σm(1,3)", "row_list", 0],
  [" m(1)", "row_list", 1],
  ["F = A.B", "unknown_character", 2],
  ["1;2;3", "unknown_character", 1],
  ["4-7", "digit_not_constant", 0],
])("the API refuses %j with %s at %i", async (input, code, position) => {
  const response = await fetch(`${inject("url")}/api/free/simplify`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ input }),
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code, position, field: "input" });
});
