// A table that is filled in: its cells, their verdicts by Check, and the texts about them.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hintText, spokenCell, wrongCellText } from "#learn/practice/table/core/cell-words.ts";
import {
  emptyFilling,
  eventOfKey,
  fill,
  firstMarked,
  isRight,
  wrongCells,
  type CellValue,
  type FillEvent,
  type Filling,
} from "#learn/practice/table/core/filling.ts";
import { rightValue, tableOf } from "#learn/practice/table/core/table.ts";
import { assertProperty } from "#support/depth.ts";
import { typedTexts } from "#support/logic/typed-texts.ts";

const seed = 18;

const table = tableOf(["(A+B').C"], { outputNames: ["F"] });
const columns = table.columns.length;
const at = fc.record({ column: fc.nat(columns - 1), row: fc.nat(table.rows.length - 1) });
const value = fc.constantFrom<CellValue>(null, 0, 1);
const events: fc.Arbitrary<FillEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("press" as const), at }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("set" as const), at, value }) },
  fc.record({ kind: fc.constant("check" as const), columns: fc.integer({ min: 1, max: columns }) }),
);

const after = (list: readonly FillEvent[]) =>
  list.reduce((filling, event) => fill(table, filling, event), emptyFilling(table));
const valuesOf = ({ cells }: Filling) => cells.map((column) => column.map((cell) => cell.value));

describe("a cell", () => {
  const cell = { column: 1, row: 2 };

  test("goes from empty to 0, to 1 and back by presses", () => {
    const seen = [1, 2, 3].map(
      (presses) =>
        valuesOf(after(Array.from({ length: presses }, () => ({ kind: "press", at: cell }))))[1]?.[2],
    );
    expect(seen).toEqual([0, 1, null]);
  });

  test.each([
    ["0", 0],
    ["1", 1],
    ["Delete", null],
    ["Backspace", null],
  ])("takes the key %s", (key, expected) => {
    expect(eventOfKey(key, cell)).toEqual({ kind: "set", at: cell, value: expected });
  });

  test.each(["2", "a", "Enter", " ", "Tab"])("leaves the key %s alone", (key) => {
    expect(eventOfKey(key, cell)).toBeNull();
  });

  test("that the table does not have changes nothing", () => {
    const before = after([]);
    expect(fill(table, before, { kind: "press", at: { column: 9, row: 0 } })).toBe(before);
    expect(fill(table, before, { kind: "set", at: { column: 0, row: 8 }, value: 1 })).toBe(before);
  });
});

test("Check changes no value and marks exactly the wrong and the empty cells of its columns", () => {
  assertProperty(
    fc.property(fc.array(events, { maxLength: 60 }), fc.integer({ min: 1, max: columns }), (list, judged) => {
      const before = after(list);
      const checked = fill(table, before, { kind: "check", columns: judged });
      expect(valuesOf(checked)).toEqual(valuesOf(before));
      let [wrong, empty] = [0, 0];
      checked.cells.slice(0, judged).forEach((cells, column) =>
        cells.forEach((cell, row) => {
          const right = rightValue(table, { column, row });
          const mark = cell.value === null ? "empty" : cell.value === right ? null : "wrong";
          expect(cell.mark).toBe(mark);
          wrong += mark === "wrong" ? 1 : 0;
          empty += mark === "empty" ? 1 : 0;
        }),
      );
      expect(checked.found).toEqual({ columns: judged, wrong, empty });
      expect(isRight(table, checked, judged)).toBe(wrong + empty === 0);
      expect(wrongCells(checked, judged)).toHaveLength(wrong);
    }),
    { seed, runs: 300 },
  );
});

test("nothing is judged while cells are filled in", () => {
  const presses = fc.array(events.filter(({ kind }) => kind !== "check"));
  assertProperty(
    fc.property(presses, (list) => {
      const filling = after(list);
      expect(filling.found).toBeNull();
      expect(firstMarked(filling)).toBeNull();
    }),
    { seed, runs: 200 },
  );
});

test("a change takes the mark of its own cell away and leaves every other cell as it is", () => {
  assertProperty(
    fc.property(fc.array(events, { maxLength: 40 }), at, (list, cell) => {
      const before = fill(table, after(list), { kind: "check", columns });
      const changed = fill(table, before, { kind: "press", at: cell });
      changed.cells.forEach((ofColumn, column) =>
        ofColumn.forEach((now, row) => {
          const isIt = column === cell.column && row === cell.row;
          if (isIt) expect(now.mark).toBeNull();
          else expect(now).toEqual(before.cells[column]?.[row]);
        }),
      );
    }),
    { seed, runs: 200 },
  );
});

test("Show fills its columns right and leaves the others", () => {
  const shown = fill(table, after([{ kind: "press", at: { column: 2, row: 4 } }]), {
    kind: "show",
    columns: 2,
  });
  expect(isRight(table, shown, 2)).toBe(true);
  expect(valuesOf(shown)[2]).toEqual([null, null, null, null, 0, null, null, null]);
});

describe("words", () => {
  test("a wrong cell names its row, its part and the operands there", () => {
    expect(wrongCellText(table, { column: 1, row: 3 })).toBe("Row 3, {A+B'}: here {A = 0} and {B' = 0}.");
    expect(wrongCellText(table, { column: 0, row: 5 })).toBe("Row 5, {B'}: here {B = 0}.");
  });

  test.each([
    [{ value: null, mark: null }, "Row 3, A or not B: empty"],
    [{ value: 1, mark: null }, "Row 3, A or not B: 1"],
    [{ value: 1, mark: "wrong" }, "Row 3, A or not B: 1, wrong: here A = 0 and not B = 0"],
    [{ value: null, mark: "empty" }, "Row 3, A or not B: empty, not filled in yet"],
  ] as const)("a cell is spoken with what Check found: %o", (cell, spoken) => {
    expect(spokenCell(table, { column: 1, row: 3 }, cell)).toBe(spoken);
  });

  test("the three hints are the operands, the values put in, and the rule with the value", () => {
    const hints = [1, 2, 3].map((stage) => hintText(table, { column: 2, row: 5 }, stage));
    expect(hints).toEqual([
      "Row 5: {(A+B').C} is made of {A+B'} and {C}. Look at these columns first.",
      "Row 5: {A+B' = 1} and {C = 1}. With these values {(A+B').C} is {1.1}.",
      "AND gives 1 only when each value is 1: {1.1 = 1}.",
    ]);
  });

  test("only the last hint tells the value", () => {
    assertProperty(
      fc.property(typedTexts, (text) => {
        const one = tableOf([text]);
        one.columns.forEach((part, column) => {
          if (part.operator === null) return;
          const cell = { column, row: 0 };
          const result = ` = ${rightValue(one, cell)}}.`;
          expect(hintText(one, cell, 1)).not.toContain("=");
          expect(hintText(one, cell, 2)).not.toContain(`{${part.text} =`);
          expect(hintText(one, cell, 3).endsWith(result)).toBe(true);
        });
      }),
      { seed, runs: 100 },
    );
  });
});
