// The pure parts of the truth table: states, chips, names, exported texts, letters and colours, the window of rows.

import { describe, expect, test } from "vitest";
import { comparisonOf, compareColours, letterOf } from "#table/core/comparison.ts";
import { chipsMax } from "#features/truth-table/core/expressions.ts";
import {
  canSubmit,
  initialState,
  reduce,
  sentTexts,
  type TableStatus,
  type TruthTableEvent,
  type TruthTableState,
} from "#features/truth-table/core/machine.ts";
import { rowWindow } from "#table/core/row-window.ts";
import { packColumn } from "#contract/packed-column.ts";
import { digitsOf, functionName, tableOf } from "#table/core/table.ts";
import { latexVariable, writeTable, writtenChars, type TableFormat } from "#table/core/write-table.ts";
import { compareColours as colours } from "#theme/compare-colours.ts";

function after(...events: readonly TruthTableEvent[]): TruthTableState {
  return events.reduce(reduce, initialState);
}

const edited = (input: string): TruthTableEvent => ({ type: "edited", input });
const drafted = (draft: string): TruthTableEvent => ({ type: "drafted", draft });
const submitted: TruthTableEvent = { type: "submitted" };
const added = (text: string): TruthTableEvent[] => [drafted(text), { type: "chipAdded" }];
const tableFor = (...texts: string[]) =>
  tableOf(
    ["A"],
    texts,
    texts.map(() => packColumn([1], 2)),
  );
const generated = (call: number, ...texts: string[]): TruthTableEvent => ({
  type: "generated",
  call,
  table: tableFor(...texts),
});
const failure = { message: "An operand is missing.", code: "missing_operand", span: null };
const failed = (call: number): TruthTableEvent => ({ type: "failed", call, refused: { failure, chips: [] } });

test("corrections of several texts go to the main expression and to the chips that they are of", () => {
  const sent = after(edited("A and B"), ...added("C"), ...added("not A"), submitted);
  const texts = [
    { at: 0, text: "A.B" },
    { at: 2, text: "A'" },
  ];
  const corrected = reduce(sent, { type: "corrected", call: sent.call, texts });
  expect(sentTexts(corrected)).toEqual(["A.B", "C", "A'"]);
  expect(corrected.status).toBe("Generating");
});

describe("each event leads to its status", () => {
  const done = [edited("A"), submitted, generated(1, "A")];
  const cases: readonly [name: string, events: readonly TruthTableEvent[], status: TableStatus][] = [
    ["at the start there is nothing to generate", [], "InvalidInput"],
    ["typing", [edited("A")], "None"],
    ["a blank main input", [edited("A"), edited("  ")], "InvalidInput"],
    ["Generate Table", [edited("A"), submitted], "Generating"],
    ["Generate Table without input", [submitted], "InvalidInput"],
    ["an answer", done, "Generated"],
    ["a failure", [edited("A"), submitted, failed(1)], "Error"],
    ["editing the main input", [...done, edited("AB")], "None"],
    ["adding an expression", [...done, ...added("B")], "None"],
    ["removing an expression", [...done, ...added("B"), { type: "chipRemoved", id: 1 }], "None"],
    ["typing an expression that is not added yet", [...done, drafted("B")], "Generated"],
    ["turning the header", [...done, { type: "headerChosen", namesInHeader: false }], "Generated"],
    ["showing the parts", [...done, { type: "partsChosen", showsParts: true }], "Generated"],
    ["showing the parts of nothing", [{ type: "partsChosen", showsParts: true }], "InvalidInput"],
    ["cancelling", [edited("A"), submitted, { type: "cancelled" }], "None"],
    ["cancelling after the answer", [...done, { type: "cancelled" }], "Generated"],
    ["typing it back", [...done, edited("AB"), edited("A"), submitted], "Generated"],
    ["an address without input", [...done, { type: "cleared" }], "InvalidInput"],
    [
      "an address with input",
      [
        {
          type: "asked",
          setup: { input: "A", extras: ["B"], namesInHeader: false, compares: false, showsParts: false },
        },
      ],
      "Generating",
    ],
  ];
  test.each(cases)("%s", (_name, events, status) => {
    expect(after(...events).status).toBe(status);
  });
});

test("an address brings the choice to show the parts, and a bare one takes it back", () => {
  const setup = { input: "A", extras: [], namesInHeader: true, compares: false, showsParts: true };
  const asked = after({ type: "asked", setup });
  expect(asked.showsParts).toBe(true);
  expect(reduce(asked, { type: "cleared" }).showsParts).toBe(false);
});

test("Generate Table is disabled while Generating or without input, and only then", () => {
  expect(canSubmit(after())).toBe(false);
  expect(canSubmit(after(edited("A"), submitted))).toBe(false);
  expect(canSubmit(after(edited("A")))).toBe(true);
  expect(canSubmit(after(edited("A"), submitted, failed(1)))).toBe(true);
});

test("the table stays while the expressions are edited, and after a failure", () => {
  const state = after(edited("A"), submitted, generated(1, "A"), edited("A+"), submitted, failed(2));
  expect(state.table?.functions.map(({ text }) => text)).toEqual(["A"]);
  expect(state.refused?.failure).toBe(failure);
  expect(reduce(state, edited("A")).refused).toBeNull();
});

test("the end of a call that nobody waits for is dropped", () => {
  const state = after(edited("A"), submitted, edited("AB"), submitted);
  expect(reduce(state, generated(1, "A"))).toBe(state);
  expect(reduce(state, failed(1))).toBe(state);
});

describe("additional expressions", () => {
  const texts = ({ chips }: TruthTableState) => chips.map(({ text }) => text);

  test("Enter adds what was typed, without the spaces around it; a blank entry is not added", () => {
    expect(texts(after(...added(" A^B "), ...added("   "), ...added("C")))).toEqual(["A^B", "C"]);
    expect(after(...added("A")).draft).toBe("");
  });

  test("Generate Table takes what still stands in the field", () => {
    const state = after(edited("A B"), drafted("C D"), submitted);
    expect(sentTexts(state)).toEqual(["AB", "CD"]);
    expect(state.status).toBe("Generating");
  });

  test("thirty fit; the next one stays in the field and nothing is generated without it", () => {
    const many = Array.from({ length: 30 }, (_, at) => added(`x${at}`)).flat();
    const state = after(edited("A"), ...many, ...added("B"), submitted);
    expect(chipsMax).toBe(30);
    expect(state).toMatchObject({ isFull: true, draft: "B", status: "None" });
    expect(state.chips).toHaveLength(30);
    expect(reduce(state, drafted("B+")).isFull).toBe(false);
  });

  test("editing writes a chip anew where it stood; what was being typed becomes a chip first", () => {
    const editing = after(...added("A"), ...added("B"), drafted("C"), { type: "chipEdited", id: 1 });
    expect(editing).toMatchObject({ draft: "A", editing: 1 });
    expect(texts(editing)).toEqual(["A", "B", "C"]);
    expect(texts([drafted("A'"), { type: "chipAdded" } as const].reduce(reduce, editing))).toEqual([
      "A'",
      "B",
      "C",
    ]);
    expect(reduce(editing, { type: "editingLeft" })).toMatchObject({ draft: "", editing: null });
  });

  test("a removed chip comes back to its position", () => {
    const removed = after(...added("A"), ...added("B"), ...added("C"), { type: "chipRemoved", id: 2 });
    expect(texts(removed)).toEqual(["A", "C"]);
    const restored = reduce(removed, { type: "chipRestored", chip: { id: 2, text: "B" }, at: 1 });
    expect(texts(restored)).toEqual(["A", "B", "C"]);
  });

  test("removing the chip that is edited keeps what was typed", () => {
    const state = after(...added("A"), { type: "chipEdited", id: 1 }, drafted("A.B"), {
      type: "chipRemoved",
      id: 1,
    });
    expect(state).toMatchObject({ draft: "A.B", editing: null, chips: [] });
  });
});

test("one function is Fn; with extras the primary is F1 and they follow", () => {
  expect(functionName(0, 1)).toBe("Fn");
  expect([0, 1, 2].map((at) => functionName(at, 3))).toEqual(["F1", "F2", "F3"]);
});

test("the first variable is the most significant bit of a row, and columns unpack to what was packed", () => {
  const table = tableOf(["A", "B", "C", "D"], ["f", "g"], [packColumn([0, 9, 15], 16), packColumn([], 16)]);
  expect(digitsOf(table, 8).join("")).toBe("100000");
  expect(digitsOf(table, 9).join("")).toBe("100110");
  const ones = Array.from({ length: 16 }, (_, row) => row).filter((row) => digitsOf(table, row)[4] === "1");
  expect(ones).toEqual([0, 9, 15]);
});

describe("a table as text, byte for byte", () => {
  const table = tableOf(["A", "x1"], ["A.x1", "A+x1"], [packColumn([3], 4), packColumn([1, 2, 3], 4)]);
  const headings = [
    { text: "F1", latex: "F_{1}" },
    { text: "F2", latex: "F_{2}" },
  ];
  const cases: readonly [TableFormat, string][] = [
    ["csv", "A,x1,F1,F2\r\n0,0,0,0\r\n0,1,0,1\r\n1,0,0,1\r\n1,1,1,1\r\n"],
    [
      "markdown",
      "| A | x1 | F1 | F2 |\n| :-: | :-: | :-: | :-: |\n" +
        "| 0 | 0 | 0 | 0 |\n| 0 | 1 | 0 | 1 |\n| 1 | 0 | 0 | 1 |\n| 1 | 1 | 1 | 1 |\n",
    ],
    [
      "latex",
      "\\begin{tabular}{cc|cc}\n$A$ & $x_{1}$ & $F_{1}$ & $F_{2}$ \\\\\n\\hline\n" +
        "0 & 0 & 0 & 0 \\\\\n0 & 1 & 0 & 1 \\\\\n1 & 0 & 0 & 1 \\\\\n1 & 1 & 1 & 1 \\\\\n\\end{tabular}\n",
    ],
  ];
  test.each(cases)("%s", (format, text) => {
    expect([...writeTable(table, headings, format)].join("")).toBe(text);
  });

  test("a long one has every row once, in parts, and its length is known before", () => {
    const vars = [..."ABCDEFGHIJKL"];
    const long = tableOf(vars, ["A"], [packColumn([], 4096)]);
    const parts = [...writeTable(long, [{ text: "Fn", latex: "F_{n}" }], "csv")];
    const lines = parts.join("").trimEnd().split("\r\n");
    expect(parts.length).toBeGreaterThan(4);
    expect(lines).toHaveLength(4097);
    expect(lines.slice(1).map((line) => Number.parseInt(line.slice(0, 23).replaceAll(",", ""), 2))).toEqual(
      Array.from({ length: 4096 }, (_, row) => row),
    );
    expect(writtenChars(long, "csv")).toBe(parts.slice(1).join("").length);
  });

  test("the digits of a name are a subscript in LaTeX", () => {
    expect(["A", "x12", "Fn"].map(latexVariable)).toEqual(["A", "x_{12}", "F_{n}"]);
  });
});

describe("comparison", () => {
  test("letters go from a to z, then aa", () => {
    expect([0, 1, 14, 25, 26, 27, 52].map(letterOf)).toEqual(["a", "b", "o", "z", "aa", "ab", "ba"]);
  });

  test("there are 15 colours, all different in either scheme, and they are cycled", () => {
    expect(compareColours).toBe(15);
    for (const scheme of [0, 1] as const) {
      expect(new Set(colours.map((pair) => pair[scheme])).size).toBe(15);
    }
    const matchedSets = Array.from({ length: 17 }, (_, at) => [2 * at, 2 * at + 1]);
    const answer = { vars: ["A"], minTerms: [], extraMinTerms: Array.from({ length: 33 }, () => []) };
    const { groups } = comparisonOf({ ...answer, comparison: "included", matchedSets });
    expect(groups.map(({ colour }) => colour)).toEqual([...Array.from({ length: 15 }, (_, at) => at), 0, 1]);
    expect(new Set(groups.map(({ letter }) => letter)).size).toBe(17);
  });

  test("each column knows its group, or that it has none", () => {
    const { groupOf, opposite, alwaysOne, alwaysZero, differences } = comparisonOf({
      vars: ["A"],
      minTerms: [1],
      extraMinTerms: [[0], [1], [0, 1], []],
      comparison: "included",
      matchedSets: [[0, 2]],
      complementPairs: [[0, 1]],
      alwaysOne: [3],
      alwaysZero: [4],
      firstDifference: [{ left: 0, right: 1, row: 0 }],
    });
    expect(groupOf.map((group) => group?.letter ?? null)).toEqual(["a", null, "a", null, null]);
    expect({ opposite, alwaysOne, alwaysZero, differences }).toEqual({
      opposite: [[0, 1]],
      alwaysOne: [3],
      alwaysZero: [4],
      differences: [{ left: 0, right: 1, row: 0 }],
    });
  });
});

describe("the window of rows", () => {
  test("a short table is drawn whole", () => {
    expect(rowWindow(64, 500, 100, 32)).toEqual({ from: 0, to: 64 });
  });

  test("it holds every row in sight, at every position of a long table, and stays small", () => {
    const rows = 2 ** 18;
    const height = 640;
    for (let top = 0; top <= rows * 44 - height; top += 7_919) {
      const { from, to } = rowWindow(rows, top, height, 44);
      expect(from * 44).toBeLessThanOrEqual(top);
      expect(to * 44).toBeGreaterThanOrEqual(top + height);
      expect(to - from).toBeLessThan(48);
    }
    expect(rowWindow(rows, rows * 44 - height, height, 44).to).toBe(rows);
  });

  test.each([
    [100, 88],
    [1_000, 99],
    [2 ** 18, 99],
  ])("of a table that became shorter than the %i rows above it still holds the last row", (above, from) => {
    expect(rowWindow(100, above * 44, 640, 44)).toEqual({ from, to: 100 });
  });
});
