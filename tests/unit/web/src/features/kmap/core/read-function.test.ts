// What a typed text means on the map: an expression by its table, a list over the variables of the map.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ofList, ofMinTerms, ofTable, tooManyVariables } from "#features/kmap/core/read-function.ts";
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

describe("a bare list has the variables of the map, or more where a row needs them", () => {
  const cases: readonly [text: string, inputs: number, read: object | string][] = [
    ["1 3", 4, { names: null, inputs: 4, ones: [1, 3], dontCares: [] }],
    ["1,3", 2, { names: null, inputs: 2, ones: [1, 3], dontCares: [] }],
    ["3 3 1", 2, { names: null, inputs: 2, ones: [3, 1], dontCares: [] }],
    ["63", 3, { names: null, inputs: 6, ones: [63], dontCares: [] }],
    ["64", 3, tooManyVariables],
  ];
  test.each(cases)("%j on a map of %i variables", (text, inputs, read) => {
    expect(ofList(text, inputs)).toEqual(read);
  });
});

describe("a list in another notation has its own variables", () => {
  const named = (names: string) => [...names].map((name, at) => ({ name, variable: "ABCDEF".charAt(at) }));
  const cases: readonly [name: string, list: object, read: object | string][] = [
    [
      "that of the map where it names none",
      { text: "1 3", dontCares: "5", variables: 4 },
      { names: null, inputs: 4, ones: [1, 3], dontCares: [5] },
    ],
    [
      "its names, where they are letters",
      { text: "1", dontCares: "2", variables: 3, names: named("xyz") },
      { names: ["x", "y", "z"], inputs: 3, ones: [1], dontCares: [2] },
    ],
    [
      "one more where a map has more than it names",
      { text: "1", dontCares: "0", variables: 1, names: named("x") },
      { names: ["x", "A"], inputs: 2, ones: [2, 3], dontCares: [0, 1] },
    ],
    ["none that a map has room for", { text: "1", variables: 7 }, tooManyVariables],
  ];
  test.each(cases)("%s", (_name, list, read) => {
    expect(ofMinTerms({ kind: "minTerms", text: "", variables: 0, ...list })).toEqual(read);
  });
});

test("an expression of seven variables has no map", () => {
  expect(ofTable([..."ABCDEFG"], columnOf(7, new Set([1])))).toBe(tooManyVariables);
});
