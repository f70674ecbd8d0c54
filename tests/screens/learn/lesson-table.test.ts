// Lesson 04: the whole tutorial by keyboard and by touch, and the practice "Fill a table".
// @module-tag deep

import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { rightValue, tableOf, type TableToFill } from "#learn/practice/table/core/table.ts";
import { tableTask } from "#learn/practice/table/core/tasks.ts";
import { stepIds } from "#lessons/04/tutorial/core/tutorial.ts";
import { useBrowser, type OpenOptions } from "#support/browser/browser.ts";
import { reach } from "./library.ts";

const open = useBrowser();

async function openLesson(options: OpenOptions = {}) {
  const opened = await open({ path: "/learn/lesson/04", ...options });
  await opened.page.locator("[data-section=practice]").waitFor();
  return opened;
}

const section = (page: Page, id: string) => page.locator(`[data-section="${id}"]`);
const check = (within: Locator) => within.getByRole("button", { name: "Check" });
const cellIn = (within: Locator, column: number, row: number) =>
  within.locator(`[data-at="${row} ${column}"]`);

/** What is kept of lesson 04, as text. */
const progress = (page: Page) => page.evaluate(() => localStorage.getItem("lessonProgress") ?? "");

const missingIn = (kept: string) => stepIds.filter((id) => !kept.includes(`"${id}"`));

/** How a reader works: with the keyboard alone, or with a finger. */
interface Hand {
  readonly press: (page: Page, target: Locator) => Promise<void>;
  readonly write: (page: Page, field: Locator, text: string) => Promise<void>;
  /** Fills a cell that is empty. */
  readonly fill: (page: Page, grid: Locator, column: number, row: number, value: number) => Promise<void>;
}

const keyboard: Hand = {
  press: async (page, target) => {
    await reach(page, target);
    await page.keyboard.press("Enter");
  },
  write: async (page, field, text) => {
    await reach(page, field);
    // Shift and Tab would select the text, and typing would replace it.
    await page.keyboard.press("End");
    await page.keyboard.type(text);
  },
  fill: async (page, grid, column, row, value) => {
    await reach(page, grid.locator("[data-at][tabindex='0']"));
    const at = await grid.locator("[data-at]:focus").getAttribute("data-at");
    const [fromRow = 0, fromColumn = 0] = (at ?? "").split(" ").map(Number);
    const move = async (by: number, back: string, on: string) => {
      for (let step = 0; step < Math.abs(by); step += 1) await page.keyboard.press(by < 0 ? back : on);
    };
    await move(column - fromColumn, "ArrowLeft", "ArrowRight");
    await move(row - fromRow, "ArrowUp", "ArrowDown");
    await page.keyboard.press(String(value));
  },
};

const touch: Hand = {
  press: (_, target) => target.tap(),
  write: async (_, field, text) => {
    await field.tap();
    await field.pressSequentially(text);
  },
  fill: async (_, grid, column, row, value) => {
    // Empty, 0, 1.
    for (let tap = 0; tap <= value; tap += 1) await cellIn(grid, column, row).tap();
  },
};

/** Of the columns B', A+B' and (A+B').C, by row. */
const values = Array.from({ length: 8 }, (_, row) => {
  const [a, b, c] = [row >> 2, (row >> 1) & 1, row & 1] as const;
  const notB = 1 - b;
  return [notB, a | notB, (a | notB) & c] as const;
});

describe.each([
  { by: "keyboard", hand: keyboard, size: "desktop" },
  { by: "touch", hand: touch, size: "phone" },
] as const)("by $by", ({ hand, size }) => {
  test("the tutorial is done from the first step to the last, and nothing is lost", async () => {
    const { page, errors } = await openLesson({ size });
    const steps = {
      variables: section(page, "variables"),
      rows: section(page, "rows"),
      order: section(page, "order"),
      parts: section(page, "parts"),
      output: section(page, "output"),
      list: section(page, "min-terms"),
    };
    // What a later step says would give an earlier one away.
    await expect.poll(() => steps.order.locator("[data-row]").count()).toBe(0);

    const option = (at: number) => steps.variables.locator("[aria-pressed]").nth(at);
    for (const at of [0, 1, 2]) await hand.press(page, option(at));
    await hand.press(page, check(steps.variables));
    await steps.variables.getByText("is not a variable").waitFor();
    await hand.press(page, option(2));
    await hand.press(page, option(3));
    await hand.press(page, check(steps.variables));
    await steps.variables.getByText("three input columns").waitFor();

    await hand.write(page, steps.rows.getByRole("textbox"), "8");
    await hand.press(page, check(steps.rows));
    await steps.rows.getByText("numbered from 0 to 7").waitFor();

    for (const row of [0, 1, 2, 3, 4, 5, 6, 7])
      await hand.press(page, steps.order.locator(`[data-row="${row}"]`));
    await hand.press(page, check(steps.order));
    await steps.order.getByText("Each row stands once").waitFor();

    const [complement, sum] = [steps.parts.getByRole("grid").first(), steps.parts.getByRole("grid").nth(1)];
    // Row 0 is wrong at first, row 7 empty.
    for (const row of [1, 2, 3, 4, 5, 6]) await hand.fill(page, complement, 0, row, values[row]?.[0] ?? 0);
    await hand.fill(page, complement, 0, 0, 0);
    expect(await complement.locator("[data-mark]").count()).toBe(0);
    await hand.press(page, check(steps.parts).first());
    await steps.parts.getByText("1 cell is wrong. 1 cell is empty.").waitFor();
    const marks = await complement
      .locator("[data-mark]")
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
    expect(marks).toEqual(["Row 0, not B: 0, wrong: here B = 0", "Row 7, not B: empty, not filled in yet"]);
    // From 0 to 1 it is one more tap; the key sets it at once.
    if (hand === touch) await cellIn(complement, 0, 0).tap();
    else await hand.fill(page, complement, 0, 0, 1);
    await hand.fill(page, complement, 0, 7, 0);
    await hand.press(page, check(steps.parts).first());
    await sum.waitFor();

    for (const [row, [, value]] of values.entries()) await hand.fill(page, sum, 1, row, value);
    await hand.press(page, check(steps.parts).nth(1));
    const output = steps.output.getByRole("grid");
    await output.waitFor();
    for (const [row, [, , value]] of values.entries()) await hand.fill(page, output, 2, row, value);
    await hand.press(page, check(steps.output));
    await steps.output.getByText("All cells are right.").waitFor();

    const list = steps.list.getByRole("textbox");
    await hand.write(page, list, "1,5");
    await hand.press(page, check(steps.list));
    await steps.list.getByText("Row 7 is missing").waitFor();
    await hand.write(page, list, ",7");
    await hand.press(page, check(steps.list));
    await steps.list.getByText("Right.").waitFor();

    const whole = async () => ({
      cells: await output.locator("[data-at]").allInnerTexts(),
      rows: await steps.rows.getByRole("textbox").inputValue(),
      list: await list.inputValue(),
      rowsPut: await steps.order.locator("[data-slot]").allInnerTexts(),
    });
    const before = await whole();
    expect(before.cells).toEqual(values.flat().map(String));
    await page.evaluate(() => (window.location.hash = "#/learn"));
    await output.waitFor({ state: "detached" });
    await page.goBack();
    await output.waitFor();
    expect(await whole()).toEqual(before);
    await expect.poll(async () => missingIn(await progress(page))).toEqual([]);
    expect(errors).toEqual([]);
  });
});

test("steps before can be done at once, the focus stays in the step, and the table can be emptied and had back", async () => {
  const { page } = await openLesson();
  const output = section(page, "output");
  await output.getByRole("button", { name: "Fill in the earlier steps" }).click();
  await output.getByRole("grid").waitFor();
  // The page did them, not the reader.
  expect(missingIn(await progress(page))).toEqual([...stepIds]);
  await expect.poll(() => output.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  expect(await section(page, "rows").getByRole("textbox").inputValue()).toBe("8");
  await section(page, "checking").getByRole("button", { name: "Start the table again" }).click();
  await output.getByRole("grid").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await output.getByRole("grid").waitFor();
});

test("on a phone each cell is at least 44 px high and wide, and the page does not scroll sideways", async () => {
  const { page } = await openLesson({ size: "phone", path: "/learn/lesson/04?task=table&level=3&seed=7" });
  const cells = section(page, "practice").locator("[data-at]");
  await cells.first().waitFor();
  const boxes = await cells.evaluateAll((all) =>
    all.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect),
  );
  for (const { width, height } of boxes) {
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("on a phone no heading of a table to fill is cut, and one with room stands on one line", async () => {
  const { page } = await openLesson({ size: "phone" });
  for (const [id, isWithRoom] of [
    ["two-expressions", false],
    ["few-rows", true],
    ["halves", true],
    ["practice", false],
  ] as const) {
    const grid = section(page, id).getByRole("grid");
    await grid.waitFor();
    const heads = await grid.evaluate((table) =>
      [...table.querySelectorAll("thead th")].map((head) => {
        const { left, right } = head.getBoundingClientRect();
        const drawn = document.createRange();
        drawn.selectNodeContents(head);
        const box = drawn.getBoundingClientRect();
        return { isWhole: box.left >= left && box.right <= right + 0.5, isOneLine: box.height < 34 };
      }),
    );
    expect(
      heads.every(({ isWhole }) => isWhole),
      id,
    ).toBe(true);
    if (isWithRoom)
      expect(
        heads.every(({ isOneLine }) => isOneLine),
        id,
      ).toBe(true);
  }
});

describe("the practice", () => {
  const seed = 5;
  const path = `/learn/lesson/04?task=table&level=1&seed=${seed}`;
  const table: TableToFill = tableOf([tableTask({ level: 1, seed })]);
  async function openTask() {
    const { page } = await openLesson({ path });
    const practice = section(page, "practice");
    await cellIn(practice, 0, 0).waitFor();
    return { page, practice };
  }

  test("a task that is solved counts", async () => {
    const { page, practice } = await openTask();
    for (const column of table.columns.keys())
      for (const row of table.rows.keys())
        await cellIn(practice, column, row).press(String(rightValue(table, { column, row })));
    await check(practice).click();
    await practice.getByText("All cells are right.").waitFor();
    await expect.poll(() => progress(page)).toContain(`table-1-${seed}`);
  });

  test("hints are about the chosen cell, and another cell begins them anew", async () => {
    const { practice } = await openTask();
    const hint = practice.getByRole("button", { name: /^Hint/ });
    await cellIn(practice, 1, 2).focus();
    await hint.click();
    await practice.getByText("Look at these columns first.").waitFor();
    await hint.click();
    await hint.click();
    await practice.getByText(/gives (1|the other value)/).waitFor();
    await cellIn(practice, 1, 3).focus();
    await practice.getByText(/gives (1|the other value)/).waitFor({ state: "detached" });
  });

  test("a task that was shown does not count", async () => {
    const { page, practice } = await openTask();
    await practice.getByRole("button", { name: "Show the answer" }).click();
    const right = table.columns.flatMap((_, column) =>
      table.rows.map((__, row) => rightValue(table, { column, row })),
    );
    const shown = await Promise.all(
      table.columns.flatMap((_, column) =>
        table.rows.map((__, row) => cellIn(practice, column, row).innerText()),
      ),
    );
    expect(shown).toEqual(right.map(String));
    await check(practice).click();
    expect(await progress(page)).not.toContain("table-1-");
  });
});
