// All 16 Boolean functions of two variables. A function has the number that its four values give when they are read as
// a binary number, row 0 first: 0001 is 1. Pure.

import type { Bit, ExpressionText } from "#learn/core/data.ts";

export interface NamedFunction {
  readonly text: ExpressionText;
  readonly name: string;
}

/** By number. */
export const sixteen: readonly NamedFunction[] = [
  { text: "0", name: "never" },
  { text: "A.B", name: "A and B" },
  { text: "A.B'", name: "A but not B" },
  { text: "A", name: "A" },
  { text: "A'.B", name: "B but not A" },
  { text: "B", name: "B" },
  { text: "A^B", name: "exactly one" },
  { text: "A+B", name: "A or B" },
  { text: "(A+B)'", name: "neither A nor B" },
  { text: "(A^B)'", name: "both the same" },
  { text: "B'", name: "not B" },
  { text: "A+B'", name: "if B, then A" },
  { text: "A'", name: "not A" },
  { text: "A'+B", name: "if A, then B" },
  { text: "(A.B)'", name: "not both" },
  { text: "1", name: "always" },
];

const rowsOfTwo = 4;

/** The four values of a function, by row. */
export function valuesOf(number: number): readonly Bit[] {
  return Array.from({ length: rowsOfTwo }, (_, row) => ((number & bitOf(row)) === 0 ? 0 : 1));
}

/** The function that differs from this function only in this row. */
export function changedIn(number: number, row: number): number {
  return number ^ bitOf(row);
}

function bitOf(row: number): number {
  return 1 << (rowsOfTwo - 1 - row);
}
