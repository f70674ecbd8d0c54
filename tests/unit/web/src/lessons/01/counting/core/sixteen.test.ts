// The figures of lesson 01: predictions, shown values, the effect of a press, and counts.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rowsOver, treeOf, valueIn } from "#learn/core/values.ts";
import { countedMax, functionCount, rowCount, rowTexts } from "#lessons/01/counting/core/counting.ts";
import { changedIn, sixteen, valuesOf } from "#lessons/01/counting/core/sixteen.ts";
import { stories } from "#lessons/01/stories/core/stories.ts";
import {
  isShown,
  storyReducer,
  storyScore,
  storyStart,
  storyTable,
  type StoryAction,
  type StoryState,
} from "#lessons/01/stories/core/story.ts";
import { assertProperty } from "#support/depth.ts";

const seed = 18_013;

describe.each(stories)("$title", ({ text, table: data, presses }) => {
  const table = storyTable(text);
  const count = table.rows.length;
  const after = (...actions: readonly StoryAction[]): StoryState =>
    actions.reduce((state, action) => storyReducer(table, state, action), storyStart);
  const action: fc.Arbitrary<StoryAction> = fc.oneof(
    fc.record({ kind: fc.constant("flip"), variable: fc.nat(table.names.length - 1) }),
    fc.record({ kind: fc.constant("predict"), value: fc.constantFrom(0, 1) }),
    fc.constantFrom({ kind: "next" }, { kind: "showAll" }, { kind: "restart" }),
  );

  test("says what each variable means, on its button and in the table, which shows the same function", () => {
    expect(Object.keys(presses)).toEqual(table.names);
    expect(Object.keys(data.meanings ?? {})).toEqual([...table.names, data.functions[0]?.name]);
    expect(data.functions.map((column) => column.text)).toEqual([text]);
  });

  test("a press changes its own variable and no other", () => {
    assertProperty(
      fc.property(fc.array(action), fc.nat(table.names.length - 1), (actions, variable) => {
        const before = after(...actions);
        const pressed = storyReducer(table, before, { kind: "flip", variable });
        const changed = table.names.filter(
          (name) => table.rows[before.row]?.[name] !== table.rows[pressed.row]?.[name],
        );
        expect(changed).toEqual([table.names[variable]]);
        expect(storyReducer(table, pressed, { kind: "flip", variable })).toEqual(before);
      }),
      { seed },
    );
  });

  test("the value of a row is hidden until it is predicted, and the first prediction counts", () => {
    assertProperty(
      fc.property(fc.array(action), fc.constantFrom<0 | 1>(0, 1), (actions, value) => {
        const before = after(...actions);
        const predicted = storyReducer(table, before, { kind: "predict", value });
        expect(isShown(predicted, before.row)).toBe(true);
        expect(predicted === before).toBe(isShown(before, before.row));
        for (let row = 0; row < count; row += 1)
          if (row !== before.row) expect(isShown(predicted, row)).toBe(isShown(before, row));
      }),
      { seed },
    );
  });

  test("the next row is one that is hidden, while there is one", () => {
    assertProperty(
      fc.property(fc.array(action), (actions) => {
        const before = after(...actions);
        const { row } = storyReducer(table, before, { kind: "next" });
        if (storyScore(table, before).hidden > 0) expect(isShown(before, row)).toBe(false);
        else expect(row).toBe(before.row);
      }),
      { seed },
    );
  });

  test("by predicting and going on, each row is reached once", () => {
    const walk = table.values.flatMap((value): readonly StoryAction[] => [
      { kind: "predict", value },
      { kind: "next" },
    ]);
    expect(storyScore(table, after(...walk))).toEqual({ rows: count, right: count, hidden: 0 });
    const wrong = walk.map((each) =>
      each.kind === "predict" ? { ...each, value: each.value === 1 ? (0 as const) : (1 as const) } : each,
    );
    expect(storyScore(table, after(...wrong))).toEqual({ rows: count, right: 0, hidden: 0 });
  });

  test("all rows can be shown without a prediction, and starting again hides them", () => {
    const all = after({ kind: "showAll" });
    expect(storyScore(table, all)).toEqual({ rows: count, right: 0, hidden: 0 });
    expect(storyReducer(table, all, { kind: "restart" })).toEqual(storyStart);
  });
});

describe("the 16 functions of two variables", () => {
  test.each(sixteen.map((named, number) => ({ ...named, number })))(
    "function $number is $text, “$name”",
    ({ text, number }) => {
      const tree = treeOf(text);
      expect(rowsOver(["A", "B"]).map((row) => valueIn(tree, row))).toEqual(valuesOf(number));
    },
  );

  test("are 16, with names of their own", () => {
    expect(BigInt(sixteen.length)).toBe(functionCount(2));
    expect(new Set(sixteen.map(({ name }) => name)).size).toBe(sixteen.length);
  });

  test("a press on a value changes this value alone", () => {
    for (const number of sixteen.keys())
      for (const pressed of [0, 1, 2, 3]) {
        const expected = valuesOf(number).map((value, row) => (row === pressed ? 1 - value : value));
        expect(valuesOf(changedIn(number, pressed))).toEqual(expected);
      }
  });
});

describe("counting", () => {
  test.each([
    [1, "2", "4"],
    [2, "4", "16"],
    [3, "8", "256"],
    [4, "16", "65536"],
    [5, "32", "4294967296"],
    [6, "64", "18446744073709551616"],
  ])("%i variables have %s rows and %s functions", (variables, rows, functions) => {
    expect(variables).toBeLessThanOrEqual(countedMax);
    expect(rowCount(variables).toString()).toBe(rows);
    expect(functionCount(variables).toString()).toBe(functions);
    const names = Array.from({ length: variables }, (_, at) => `x${at + 1}`);
    const texts = rowsOver(names).map((row) => names.map((name) => row[name]).join(""));
    expect(rowTexts(variables)).toEqual(texts);
  });
});
