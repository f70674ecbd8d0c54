// What keys do in the cells of a table.

import fc from "fast-check";
import { expect, test } from "vitest";
import { cellOfKey, valueOfKey } from "#table/core/cell-keys.ts";
import { assertProperty } from "#support/depth.ts";

test.each([
  ["0", 0],
  ["1", 1],
  ["x", "X"],
  ["X", "X"],
  ["2", null],
  ["Enter", null],
])("the key %s gives %s", (key, value) => {
  expect(valueOfKey(key)).toBe(value);
});

const moves = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

test("arrows lead to each cell and never out of the table", () => {
  const sizes = fc.record({ rows: fc.integer({ min: 1, max: 9 }), columns: fc.integer({ min: 1, max: 9 }) });
  assertProperty(
    fc.property(sizes, fc.array(fc.constantFrom(...moves)), (size, pressed) => {
      const { rows, columns } = size;
      const after = (keys: readonly string[], from = { row: 0, column: 0 }) =>
        keys.reduce((at, key) => cellOfKey(key, at, size) ?? at, from);
      const end = after(pressed);
      expect(end.row).toBe(Math.min(Math.max(end.row, 0), rows - 1));
      expect(end.column).toBe(Math.min(Math.max(end.column, 0), columns - 1));
      const keys = [...Array<string>(rows).fill("ArrowDown"), ...Array<string>(columns).fill("ArrowRight")];
      expect(after(keys, end)).toEqual({ row: rows - 1, column: columns - 1 });
    }),
    { seed: 18, runs: 200 },
  );
});

test.each([
  ["Home", { rows: 4, columns: 3 }, { row: 1, column: 0 }],
  ["End", { rows: 4, columns: 3 }, { row: 1, column: 2 }],
  ["Home", { rows: 4, columns: 1 }, { row: 0, column: 0 }],
  ["End", { rows: 4, columns: 1 }, { row: 3, column: 0 }],
])("%s in %j leads to %j", (key, size, to) => {
  expect(cellOfKey(key, { row: 1, column: Math.min(1, size.columns - 1) }, size)).toEqual(to);
});

test.each(["2", "a", "Enter", " ", "Tab"])("the key %s leads nowhere", (key) => {
  expect(cellOfKey(key, { row: 1, column: 0 }, { rows: 4, columns: 1 })).toBeNull();
});
