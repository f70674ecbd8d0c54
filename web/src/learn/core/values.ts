// The values of an expression, computed in JavaScript, so that lessons can be read without WASM. Only for a few
// variables; the engine computes the readers' own expressions. Pure.

import { fromExpression } from "#notation/core/from-expression.ts";
import { inVariableOrder } from "#notation/core/parse.ts";
import type { Expression } from "#notation/core/tree.ts";
import type { Bit, ExpressionText, Row } from "./data.ts";

/** Tables of lessons have at most 16 rows; the bound only prevents that a mistake in the data fills the memory. */
const variablesMax = 6;

/** Throws for a text that is no expression: texts of lessons are checked by tests. */
export function treeOf(text: ExpressionText): Expression {
  const tree = fromExpression(text);
  if (!tree) throw new Error(`"${text}" is no expression.`);
  return tree;
}

/** The names of the variables of all expressions together, in variable order. */
export function variablesOf(...trees: readonly Expression[]): readonly string[] {
  const names = [...new Set(trees.flatMap(namesIn))];
  names.sort(inVariableOrder);
  return names;
}

function namesIn(tree: Expression): readonly string[] {
  switch (tree.kind) {
    case "constant":
      return [];
    case "variable":
      return [tree.letter + tree.digits];
    case "not":
      return namesIn(tree.operand);
    case "chain":
      return tree.operands.flatMap(namesIn);
  }
}

/** All rows over these variables by their number; the first variable is its most significant bit. */
export function rowsOver(names: readonly string[]): readonly Row[] {
  if (names.length > variablesMax) throw new Error(`${names.length} variables are too many for a lesson.`);
  return Array.from({ length: 2 ** names.length }, (_, number) => rowAt(names, number));
}

/** The row of this number, for up to 31 variables. */
export function rowAt(names: readonly string[], number: number): Row {
  const bit = (at: number): Bit => (((number >> (names.length - 1 - at)) & 1) === 1 ? 1 : 0);
  return Object.fromEntries(names.map((name, at) => [name, bit(at)]));
}

/** A variable that the row does not name counts as 0. */
export function valueIn(tree: Expression, row: Row): Bit {
  switch (tree.kind) {
    case "constant":
      return tree.text === "1" ? 1 : 0;
    case "variable":
      return row[tree.letter + tree.digits] ?? 0;
    case "not":
      return valueIn(tree.operand, row) === 1 ? 0 : 1;
    case "chain": {
      const ones = tree.operands.filter((operand) => valueIn(operand, row) === 1).length;
      if (tree.operator === "xor") return ones % 2 === 1 ? 1 : 0;
      return (tree.operator === "and" ? ones === tree.operands.length : ones > 0) ? 1 : 0;
    }
  }
}

/** A row in which two expressions differ. */
export interface Difference {
  readonly number: number;
  readonly row: Row;
  readonly values: readonly [Bit, Bit];
}

/** The first row over the variables of both in which they differ; null where they are equal. */
export function firstDifference(one: Expression, other: Expression): Difference | null {
  const rows = rowsOver(variablesOf(one, other));
  for (const [number, row] of rows.entries()) {
    const values = [valueIn(one, row), valueIn(other, row)] as const;
    if (values[0] !== values[1]) return { number, row, values };
  }
  return null;
}
