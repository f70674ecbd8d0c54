// The truth table beside the drawing: it follows the circuit, sets the switches, and a bulb is checked against a text.
// @module-tag deep

import { describe, expect, test } from "vitest";
import { sizeNames, useBrowser } from "#support/browser/browser.ts";
import { SimulatorScreen } from "./screen.ts";

const open = useBrowser();

describe.each(sizeNames)("on a %s", (size) => {
  test("rows set the switches, the present row is marked, and a bulb is checked", async () => {
    const { page } = await open({ size, path: "/csim?input=A^B&fn=A.B" });
    const screen = new SimulatorScreen(page);
    await screen.canvas.waitFor();
    await page.getByRole("button", { name: "Table", exact: true }).click();
    const table = page.getByRole("table", { name: "Truth table of F1 and F2" });
    const rows = table.locator("tbody").getByRole("button");
    const pressed = table.getByRole("button", { pressed: true });
    expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute("aria-label")))).toEqual([
      "A = 0, B = 0: F1 = 0, F2 = 0",
      "A = 0, B = 1: F1 = 1, F2 = 0",
      "A = 1, B = 0: F1 = 1, F2 = 0",
      "A = 1, B = 1: F1 = 0, F2 = 1",
    ]);
    expect(await pressed.getAttribute("aria-label")).toMatch(/^A = 0, B = 0:/);
    await table.getByRole("row").last().click();
    await page.getByText("Switch A on; Switch B on; Bulb F2 on").first().waitFor();
    await expect.poll(() => pressed.getAttribute("aria-label")).toMatch(/^A = 1, B = 1:/);
    await pressed.focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect.poll(() => pressed.getAttribute("aria-label")).toMatch(/^A = 1, B = 0:/);

    const field = page.getByRole("textbox", { name: "Check against an expression" });
    for (const [text, sentence] of [
      ["A'.B+A.B'", "Right. F1 is equal to it in all 4 rows."],
      ["A xor B", "Right. F1 is equal to it in all 4 rows."],
      [
        "A+B",
        "Not equal: F1 is 0 and the expression is 1 for A = 1, B = 1. The switches are set to this row.",
      ],
      [
        "A^B^C",
        "Not equal: F1 is 0 and the expression is 1 for A = 0, B = 0, C = 1. The circuit has no switch C. The switches are set to this row.",
      ],
      ["A+", "See character 3. The expression ends too early. Write an operand at the end."],
      ["", "Type an expression first."],
    ] as const) {
      await field.fill(text);
      await field.press("Enter");
      await page.getByText(sentence, { exact: true }).waitFor();
      expect(await field.inputValue()).toBe(text);
      const [, row] = /^Not equal.* for (A = \d, B = \d)/.exec(sentence) ?? [];
      if (row !== undefined)
        await expect.poll(() => pressed.getAttribute("aria-label")).toMatch(new RegExp(`^${row}:`));
    }
    await field.fill("A.B");
    await page.locator("label", { hasText: "F2" }).click();
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await page.getByText("Right. F2 is equal to it in all 4 rows.").waitFor();
    const verdict = page.getByText("Right. F2 is equal to it in all 4 rows.");
    await expect
      .poll(() => verdict.evaluate((node) => node.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
  });
});
