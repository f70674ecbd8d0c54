// Every text of a function that the page copies is read again as that function, directly or after one correction.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import type { Fix } from "#contract/generated/logic-types.ts";
import { detectMode, prepareInput } from "#contract/input.ts";
import { asExpression, isNotation } from "#notation/core/correction.ts";
import { rowCubes } from "#answer/core/cubes.ts";
import { treeOf, type Form } from "#answer/core/form.ts";
import { fromExpression } from "#notation/core/from-expression.ts";
import { rowListLatex, rowListText } from "#notation/core/row-list.ts";
import { toLatex, toUnicode } from "#notation/core/written.ts";
import { readOperations } from "#lib/engine/read-operations.ts";
import { assertProperty } from "#support/depth.ts";
import { typedText } from "#support/logic/typed-text.ts";
import { packages } from "#support/logic/wasm.ts";

const [first] = packages;
if (!first) throw new Error("There is no build.");
const { logic } = first;

/** How a pasted text is solved: what is asked at last. */
function taken(pasted: string): {
  readonly input: string;
  readonly mode: "boolean" | "mint";
  readonly variables: number;
} {
  const mode = detectMode(pasted) === "mint" ? "mint" : "boolean";
  const input = prepareInput(pasted, mode).text;
  const read = logic[readOperations[mode]]({ input, variablesMax: budgets.page.variablesMax });
  if (read.kind !== "refused") return { input, mode, variables: read.vars.length };
  if (!isNotation(read.fix)) throw new Error(`Nothing certain for ${pasted}`);
  if (read.fix.kind === "write") return { input: read.fix.text, mode: "boolean", variables: 0 };
  return { input: read.fix.text, mode: "mint", variables: read.fix.variables };
}

/** The rows in which the text is 1, in a table of these variables. */
function rowsIn(
  names: readonly string[],
  { input, mode, variables }: ReturnType<typeof taken>,
): readonly number[] {
  if (mode === "mint") {
    expect(names).toEqual(Array.from({ length: variables }, (_, at) => String.fromCharCode(65 + at)));
    return input.split(/[ ,]/).map(Number);
  }
  const all = names.map((name) => `(${name}+${name}')`).join(".");
  const outcome = logic.table({ primary: `(${input}).${all}`, extras: [...names], ...budgets.page });
  if (outcome.kind !== "table") throw new Error(`${input} cannot be read`);
  const [column, ...literals] = outcome.table.columns;
  const bit = (of: Uint8Array | undefined, row: number) => ((of?.[row >> 3] ?? 0) >> (row & 7)) & 1;
  const found: number[] = [];
  for (let row = 0; row < 2 ** names.length; row += 1) {
    // The table sorts its variables; the list may not.
    const own = literals.reduce((number, literal) => number * 2 + bit(literal, row), 0);
    if (bit(column, row) === 1) found.push(own);
  }
  return found.toSorted((one, other) => one - other);
}

const someNames = [
  ["A", "B", "C", "D", "E"],
  ["w", "x", "y", "z", "a"],
  ["x1", "x2", "x12", "F", "v"],
  ["E", "D", "C", "B", "A"],
] as const;

const aFunction = fc
  .record({
    names: fc.constantFrom(...someNames),
    count: fc.integer({ min: 1, max: 5 }),
    bits: fc.array(fc.boolean(), { minLength: 32, maxLength: 32 }),
  })
  .map(({ names, count, bits }) => ({
    names: names.slice(0, count),
    rows: bits.slice(0, 2 ** count).flatMap((isOne, row) => (isOne ? [row] : [])),
  }));

describe("every format of a random function", () => {
  test("of a list of its rows", () => {
    assertProperty(
      fc.property(aFunction, fc.constantFrom("minTerms", "maxTerms"), ({ names, rows }, kind) => {
        const all = Array.from({ length: 2 ** names.length }, (_, row) => row);
        const listed = kind === "minTerms" ? rows : all.filter((row) => !rows.includes(row));
        for (const copied of [rowListText, rowListLatex].map((write) => write({ kind, rows: listed, names })))
          expect(rowsIn(names, taken(copied)), copied).toEqual(rows);
      }),
      { runs: 300 },
    );
  });

  test("of its canonical forms", () => {
    assertProperty(
      fc.property(aFunction, fc.constantFrom("sop", "pos"), ({ names, rows }, kind) => {
        const all = Array.from({ length: 2 ** names.length }, (_, row) => row);
        const listed = kind === "sop" ? rows : all.filter((row) => !rows.includes(row));
        const form: Form = { kind, text: "", names, cubes: rowCubes(listed, names.length) };
        const tree = treeOf(form);
        for (const copied of [typedText(tree), toLatex(tree), toUnicode(tree)])
          expect(rowsIn(names, taken(copied)), copied).toEqual(rows);
      }),
      { runs: 300 },
    );
  });

  const { expression } = fc.letrec<{ expression: string }>((tie) => ({
    expression: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom("A", "B'", "v", "x12", "1", "0'", "m", "F"),
      tie("expression").map((inner) => `(${inner})'`),
      fc
        .tuple(tie("expression"), fc.constantFrom(".", "+", "^"), tie("expression"))
        .map(([left, sign, right]) => `(${left})${sign}(${right})`),
    ),
  }));
  test("of an expression with any operators", () => {
    const names = ["A", "B", "F", "m", "v", "x12"];
    assertProperty(
      fc.property(expression, (text) => {
        const tree = fromExpression(text);
        if (!tree) throw new Error(`${text} cannot be read`);
        const rows = rowsIn(names, { input: text, mode: "boolean", variables: 0 });
        for (const copied of [typedText(tree), toLatex(tree), toUnicode(tree)])
          expect(rowsIn(names, taken(copied)), `${copied} of ${text}`).toEqual(rows);
      }),
      { runs: 500 },
    );
  });
});

test("a list of thousands of rows is read again, and as an expression where one is short enough", () => {
  const names = Array.from({ length: 14 }, (_, at) => String.fromCharCode(65 + at));
  const rows = Array.from({ length: 2 ** 13 }, (_, at) => 2 * at + 1);
  expect(taken(rowListText({ kind: "minTerms", rows, names }))).toEqual({
    input: rows.join(" "),
    mode: "mint",
    variables: 14,
  });
  const fixOf = (input: string): Fix | null => {
    const read = logic.read({ input });
    return asExpression(read.kind === "refused" ? read.fix : null);
  };
  expect(fixOf("Σm(1,2)")).toEqual({ kind: "write", text: "A'.B+A.B'" });
  expect(fixOf(rowListText({ kind: "minTerms", rows, names }))).toBeNull();
});
