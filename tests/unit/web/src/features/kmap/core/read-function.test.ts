// What a typed text means on the map: an expression by its table, a list over the variables of the map.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ofLists, ofTable, tooManyVariables } from "#features/kmap/core/read-function.ts";
import { assertProperty } from "#support/depth.ts";

/** A column with a bit for each row, as the engine gives it. */
function columnOf(variables: number, ones: ReadonlySet<number>): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(2 ** variables / 8));
  for (const row of ones) bytes[Math.floor(row / 8)] = (bytes[Math.floor(row / 8)] ?? 0) + 2 ** (row % 8);
  return bytes;
}

test("an expression of two to six variables is its table, under its own names", () => {
  assertProperty(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.uniqueArray(fc.nat(63)), (variables, rows) => {
      const ones = rows.filter((row) => row < 2 ** variables).toSorted((one, other) => one - other);
      const names = ["p", "Q", "r3", "S", "t", "u"].slice(0, variables);
      expect(ofTable(names, columnOf(variables, new Set(ones)))).toEqual({
        names,
        inputs: variables,
        ones,
        dontCares: [],
      });
    }),
  );
});

describe("an expression with fewer variables than a map gets further ones, on which it does not depend", () => {
  const cases: readonly [
    names: readonly string[],
    ones: readonly number[],
    all: readonly string[],
    rows: readonly number[],
  ][] = [
    [["A"], [1], ["A", "B"], [2, 3]],
    [["B"], [0], ["B", "A"], [0, 1]],
    [[], [0], ["A", "B"], [0, 1, 2, 3]],
    [[], [], ["A", "B"], []],
  ];
  test.each(cases)("%j with the ones %j", (names, ones, all, rows) => {
    expect(ofTable(names, columnOf(names.length, new Set(ones)))).toEqual({
      names: all,
      inputs: 2,
      ones: rows,
      dontCares: [],
    });
  });
});

describe("lists", () => {
  const cases: readonly [ones: string, dontCares: string, inputs: number, read: object | string][] = [
    ["1 3", "", 4, { names: null, inputs: 4, ones: [1, 3], dontCares: [] }],
    ["1,3", "0", 2, { names: null, inputs: 2, ones: [1, 3], dontCares: [0] }],
    ["3 3 1", "", 2, { names: null, inputs: 2, ones: [3, 1], dontCares: [] }],
    ["1", "5", 2, { names: null, inputs: 3, ones: [1], dontCares: [5] }],
    ["63", "", 3, { names: null, inputs: 6, ones: [63], dontCares: [] }],
    ["64", "", 3, tooManyVariables],
    ["1", "64", 3, tooManyVariables],
  ];
  test.each(cases)("%j and %j on a map of %i variables", (ones, dontCares, inputs, read) => {
    expect(ofLists(ones, dontCares, inputs)).toEqual(read);
  });
});

test("an expression of seven variables has no map", () => {
  expect(ofTable([..."ABCDEFG"], columnOf(7, new Set([1])))).toBe(tooManyVariables);
});
