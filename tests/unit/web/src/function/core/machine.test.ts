// The SoP PoS tool without a page: names, and every transition of its states.

import { describe, expect, test } from "vitest";
import { defaultSetup, rowCount, type SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import {
  headerMark,
  initialState,
  reduce,
  valueIn,
  type FunctionEvent,
  type FunctionState,
} from "#function/core/machine.ts";
import { outputName } from "#notation/core/output-name.ts";
import { lastTypedLetter, variableNames } from "#notation/core/variable-names.ts";
import type { CellValue } from "#table/core/cell-keys.ts";
import { bitsOf } from "#table/core/row-bits.ts";
import { runs } from "#support/depth.ts";

function stateOf(setup: Partial<SopPosSetup>, rest: Partial<FunctionState> = {}): FunctionState {
  return { ...initialState, ...rest, setup: { ...defaultSetup, ...setup } };
}

test("at first there are 2 inputs from A on, no row is selected, the form is SoP, and a press sets 1", () => {
  expect(initialState.setup).toEqual({
    inputs: 2,
    start: "A",
    output: "",
    rows: [],
    dontCares: [],
    form: "sop",
    view: "table",
    isSwapped: false,
    withoutHazards: false,
  });
  expect(initialState.pressed).toBe(1);
});

describe("names run from the start variable on, and A follows Z", () => {
  const cases: readonly [start: string, count: number, names: string][] = [
    ["A", 2, "AB"],
    ["A", 8, "ABCDEFGH"],
    ["S", 8, "STUVWXYZ"],
    ["X", 4, "XYZA"],
    ["Z", 8, "ZABCDEFG"],
  ];
  test.each(cases)("%s, %i", (start, count, names) => {
    expect(variableNames(start, count).join("")).toBe(names);
  });
});

describe("the output is F or has a name of its own, with an n where a variable has that name", () => {
  test.each([
    { inputs: 5, given: "", name: "F" },
    { inputs: 6, given: "", name: "Fn" },
    { inputs: 6, given: "Sum", name: "Sum" },
    { inputs: 2, given: "Y", name: "Y" },
    { inputs: 2, given: "B", name: "Bn" },
  ])("$inputs inputs from A, given '$given': $name", ({ inputs, given, name }) => {
    expect(outputName(variableNames("A", inputs), given)).toBe(name);
  });

  test.each(["Y", "Cout", "seg_a", "S1", "Y".repeat(20), ""])("'%s' is taken", (text) => {
    const typed = reduce(stateOf({ output: "Z" }, { outputRefused: true }), { type: "outputTyped", text });
    expect(typed).toEqual(stateOf({ output: text }));
  });

  test.each(["1", "_a", "A B", "F=", "F'", "é", "Y".repeat(21)])(
    "'%s' is refused and changes nothing, until the field is left",
    (text) => {
      const typed = reduce(stateOf({ output: "Z" }), { type: "outputTyped", text });
      expect(typed).toEqual(stateOf({ output: "Z" }, { outputRefused: true }));
      expect(reduce(typed, { type: "outputLeft" })).toEqual(stateOf({ output: "Z" }));
    },
  );
});

test("rows count in binary, the first variable most significant", () => {
  expect(Array.from({ length: 8 }, (_, row) => bitsOf(row, 3).join(""))).toEqual([
    "000",
    "001",
    "010",
    "011",
    "100",
    "101",
    "110",
    "111",
  ]);
  expect(bitsOf(128, 8)).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
});

describe("of what is typed for the start variable", () => {
  const cases: readonly [before: string, after: string, letter: string | null][] = [
    ["A", "AB", "B"],
    ["A", "BA", "B"],
    ["A", "Ax", "X"],
    ["A", "AA", "A"],
    ["A", "q", "Q"],
    ["A", "hello", "O"],
    ["A", "A1", null],
    ["A", "1A", null],
    ["A", "AB2", null],
    ["A", "A ", null],
    ["A", "Aß", null],
    ["A", "AÄ", null],
    ["A", "A𝐀", null],
  ];
  test.each(cases)("beside %s, %j leaves %s", (before, after, letter) => {
    expect(lastTypedLetter(before, after)).toBe(letter);
  });
});

describe("every transition", () => {
  const all = Array.from({ length: 8 }, (_, row) => row);
  const set = { inputs: 3, start: "X", form: "pos" } as const;
  const cases: readonly [name: string, before: FunctionState, event: FunctionEvent, after: FunctionState][] =
    [
      [
        "another input count clears the selection and keeps the rest",
        stateOf({ ...set, rows: [1, 2] }, { anchor: 2 }),
        { type: "inputsChosen", inputs: 4 },
        stateOf({ ...set, inputs: 4 }),
      ],
      [
        "the same input count keeps the selection",
        stateOf({ ...set, rows: [1] }),
        { type: "inputsChosen", inputs: 3 },
        stateOf({ ...set, rows: [1] }),
      ],
      [
        "fewer than 2 are 2",
        stateOf({ rows: [1] }),
        { type: "inputsChosen", inputs: 1 },
        stateOf({ rows: [1] }),
      ],
      ["more than 8 are 8", stateOf({}), { type: "inputsChosen", inputs: 9 }, stateOf({ inputs: 8 })],
      [
        "a letter starts the names and keeps the selection",
        stateOf({ rows: [1] }, { startRefused: true }),
        { type: "startTyped", text: "Ax" },
        stateOf({ rows: [1], start: "X" }),
      ],
      [
        "anything else is refused and changes no name",
        stateOf({ rows: [1] }),
        { type: "startTyped", text: "A7" },
        stateOf({ rows: [1] }, { startRefused: true }),
      ],
      [
        "an emptied field keeps the name",
        stateOf({ start: "X" }, { startRefused: true }),
        { type: "startTyped", text: "" },
        stateOf({ start: "X" }),
      ],
      [
        "leaving the field ends the refusal",
        stateOf({}, { startRefused: true }),
        { type: "startLeft" },
        stateOf({}),
      ],
      [
        "a press selects a row, in order",
        stateOf({ ...set, rows: [2, 5] }),
        { type: "rowPressed", row: 3, extends: false },
        stateOf({ ...set, rows: [2, 3, 5] }, { anchor: 3 }),
      ],
      [
        "another press takes it out",
        stateOf({ ...set, rows: [2, 3, 5] }),
        { type: "rowPressed", row: 3, extends: false },
        stateOf({ ...set, rows: [2, 5] }, { anchor: 3 }),
      ],
      [
        "a press without Shift is of one row, wherever the last one was",
        stateOf({ ...set, rows: [2] }, { anchor: 2 }),
        { type: "rowPressed", row: 5, extends: false },
        stateOf({ ...set, rows: [2, 5] }, { anchor: 5 }),
      ],
      [
        "a range selects from the row before to this one",
        stateOf({ ...set, rows: [2] }, { anchor: 2 }),
        { type: "rowPressed", row: 5, extends: true },
        stateOf({ ...set, rows: [2, 3, 4, 5] }, { anchor: 5 }),
      ],
      [
        "a range upwards takes out",
        stateOf({ ...set, rows: all }, { anchor: 6 }),
        { type: "rowPressed", row: 4, extends: true },
        stateOf({ ...set, rows: [0, 1, 2, 3, 7] }, { anchor: 4 }),
      ],
      [
        "a range without a row before is one row",
        stateOf({ ...set }),
        { type: "rowPressed", row: 5, extends: true },
        stateOf({ ...set, rows: [5] }, { anchor: 5 }),
      ],
      [
        "the header selects all rows",
        stateOf({ ...set, rows: [4] }, { anchor: 4 }),
        { type: "headerPressed" },
        stateOf({ ...set, rows: all }),
      ],
      [
        "the header clears when all are selected",
        stateOf({ ...set, rows: all }),
        { type: "headerPressed" },
        stateOf({ ...set }),
      ],
      [
        "a press that sets X makes a don't-care of a row, also of one that is 1",
        stateOf({ ...set, rows: [2, 5], dontCares: [7] }, { pressed: "X" }),
        { type: "rowPressed", row: 2, extends: false },
        stateOf({ ...set, rows: [5], dontCares: [2, 7] }, { pressed: "X", anchor: 2 }),
      ],
      [
        "another such press makes it 0",
        stateOf({ ...set, rows: [5], dontCares: [2, 7] }, { pressed: "X" }),
        { type: "rowPressed", row: 2, extends: false },
        stateOf({ ...set, rows: [5], dontCares: [7] }, { pressed: "X", anchor: 2 }),
      ],
      [
        "a press that sets 1 makes 1 of a don't-care",
        stateOf({ ...set, dontCares: [2, 7] }),
        { type: "rowPressed", row: 2, extends: false },
        stateOf({ ...set, rows: [2], dontCares: [7] }, { anchor: 2 }),
      ],
      [
        "a range becomes X as a whole",
        stateOf({ ...set, rows: [2, 3], dontCares: [4] }, { anchor: 1, pressed: "X" }),
        { type: "rowPressed", row: 5, extends: true },
        stateOf({ ...set, dontCares: [1, 2, 3, 4, 5] }, { anchor: 5, pressed: "X" }),
      ],
      [
        "a key sets a row to X, whatever a press sets",
        stateOf({ ...set, rows: [2] }, { anchor: 6 }),
        { type: "rowSet", row: 2, value: "X" },
        stateOf({ ...set, dontCares: [2] }, { anchor: 2 }),
      ],
      [
        "a key sets a row to 1, and leaves one that is 1",
        stateOf({ ...set, rows: [1], dontCares: [2] }),
        { type: "rowSet", row: 1, value: 1 },
        stateOf({ ...set, rows: [1], dontCares: [2] }, { anchor: 1 }),
      ],
      [
        "a key sets a row to 0",
        stateOf({ ...set, rows: [1], dontCares: [2] }),
        { type: "rowSet", row: 2, value: 0 },
        stateOf({ ...set, rows: [1] }, { anchor: 2 }),
      ],
      [
        "the header leaves don't-cares alone",
        stateOf({ ...set, rows: [4], dontCares: [1, 6] }),
        { type: "headerPressed" },
        stateOf({ ...set, rows: [0, 2, 3, 4, 5, 7], dontCares: [1, 6] }),
      ],
      [
        "the header clears when all but the don't-cares are selected",
        stateOf({ ...set, rows: [0, 2, 3, 4, 5, 7], dontCares: [1, 6] }),
        { type: "headerPressed" },
        stateOf({ ...set, dontCares: [1, 6] }),
      ],
      [
        "the header selects nothing where all are don't-cares",
        stateOf({ ...set, dontCares: all }),
        { type: "headerPressed" },
        stateOf({ ...set, dontCares: all }),
      ],
      [
        "another input count clears the don't-cares",
        stateOf({ ...set, dontCares: [1] }),
        { type: "inputsChosen", inputs: 2 },
        stateOf({ ...set, inputs: 2 }),
      ],
      [
        "what a press sets is chosen",
        stateOf({ rows: [1] }),
        { type: "pressedChosen", pressed: "X" },
        stateOf({ rows: [1] }, { pressed: "X" }),
      ],
      [
        "the map keeps rows, form and start variable",
        stateOf({ ...set, rows: [1], dontCares: [2] }, { anchor: 2 }),
        { type: "viewChosen", view: "map" },
        stateOf({ ...set, rows: [1], dontCares: [2], view: "map" }, { anchor: 2 }),
      ],
      [
        "swapping is of the map alone",
        stateOf({ ...set, rows: [1], view: "map", isSwapped: true }),
        { type: "swapped" },
        stateOf({ ...set, rows: [1], view: "map" }),
      ],
      [
        "forms without hazards are of the same selection",
        stateOf({ ...set, rows: [1] }, { anchor: 1 }),
        { type: "hazardsToggled" },
        stateOf({ ...set, rows: [1], withoutHazards: true }, { anchor: 1 }),
      ],
      [
        "another number of inputs keeps forms without hazards",
        stateOf({ inputs: 3, rows: [1], withoutHazards: true }),
        { type: "inputsChosen", inputs: 4 },
        stateOf({ inputs: 4, withoutHazards: true }),
      ],
      [
        "a sixth input keeps the map",
        stateOf({ inputs: 5, view: "map", isSwapped: true }),
        { type: "inputsChosen", inputs: 6 },
        stateOf({ inputs: 6, view: "map", isSwapped: true }),
      ],
      [
        "a seventh input leaves the map",
        stateOf({ inputs: 6, view: "map", isSwapped: true }),
        { type: "inputsChosen", inputs: 7 },
        stateOf({ inputs: 7, isSwapped: true }),
      ],
      [
        "an address keeps what a press sets",
        stateOf({}, { pressed: "X" }),
        { type: "asked", setup: { ...defaultSetup, dontCares: [1] } },
        stateOf({ dontCares: [1] }, { pressed: "X" }),
      ],
      [
        "the other form keeps the selection",
        stateOf({ ...set, rows: [1] }),
        { type: "formChosen", form: "sop" },
        stateOf({ ...set, form: "sop", rows: [1] }),
      ],
      [
        "an address sets everything",
        stateOf({ rows: [1] }, { anchor: 1, startRefused: true }),
        { type: "asked", setup: { ...defaultSetup, ...set, rows: [7] } },
        stateOf({ ...set, rows: [7] }),
      ],
      [
        "an address without a setup sets what it is at first",
        stateOf({ ...set, rows: [7] }),
        { type: "asked", setup: null },
        initialState,
      ],
    ];
  test.each(cases)("%s", (_name, before, event, after) => {
    expect(reduce(before, event)).toEqual(after);
  });
});

test("selecting all rows one by one sets the header's checkbox", () => {
  let state = stateOf({ inputs: 3 });
  expect(headerMark(state.setup)).toBe("none");
  for (let row = 0; row < 8; row += 1) {
    state = reduce(state, { type: "rowPressed", row, extends: false });
    expect(headerMark(state.setup)).toBe(row === 7 ? "all" : "some");
  }
});

test("whatever is pressed, no row is in both lists, and each has the value it was given last", () => {
  let seed = 5;
  const below = (count: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * count);
  };
  let state = stateOf({ inputs: 4 });
  const values = Array.from({ length: 16 }, (): CellValue => 0);
  for (let left = runs(2_000); left > 0; left -= 1) {
    const row = below(16);
    const value = ([0, 1, "X"] as const)[below(3)] ?? 0;
    if (below(2) === 0) {
      values[row] = value;
      state = reduce(state, { type: "rowSet", row, value });
    } else if (value !== 0) {
      values[row] = values[row] === value ? 0 : value;
      state = reduce(state, { type: "pressedChosen", pressed: value });
      state = reduce(state, { type: "rowPressed", row, extends: false });
    }
    const { setup } = state;
    expect(values.map((_, at) => valueIn(setup, at))).toEqual(values);
    expect(setup.rows).toEqual([...values.keys()].filter((at) => values[at] === 1));
    expect(setup.dontCares).toEqual([...values.keys()].filter((at) => values[at] === "X"));
  }
});

describe("the header's checkbox is of the rows that are no don't-cares", () => {
  const cases: readonly [rows: number[], dontCares: number[], mark: string][] = [
    [[], [0, 1, 2, 3], "none"],
    [[], [0], "none"],
    [[1], [0], "some"],
    [[1, 2, 3], [0], "all"],
    [[3], [0, 1, 2], "all"],
  ];
  test.each(cases)("%j and %j: %s", (rows, dontCares, mark) => {
    expect(headerMark({ ...defaultSetup, rows, dontCares })).toBe(mark);
  });
});

test.each([2, 3, 4, 5, 6, 7, 8])("a table of %i inputs has a row for each combination", (inputs) => {
  expect(rowCount(inputs)).toBe(1 << inputs);
});
