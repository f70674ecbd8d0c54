// Which equation the reader looks at, and whether its dual is shown. Pure.

import type { Equation } from "#learn/core/data.ts";
import { rowsOver, treeOf, valueIn, variablesOf } from "#learn/core/values.ts";
import { dualEquation } from "./dual.ts";
import { dualEquations } from "./duals.ts";

export interface DualState {
  readonly index: number;
  readonly isDual: boolean;
}

export type DualPress = "dual" | "another";

export const dualStart: DualState = { index: 0, isDual: false };

export function dualAfter({ index, isDual }: DualState, press: DualPress): DualState {
  return press === "dual"
    ? { index, isDual: !isDual }
    : { index: (index + 1) % dualEquations.length, isDual: false };
}

export function shownEquation({ index, isDual }: DualState): Equation {
  const equation = dualEquations[index] ?? dualEquations[0];
  return isDual ? dualEquation(equation) : equation;
}

/** The number of rows in which both sides agree, and the number of all rows. */
export function agreement({ left, right }: Equation): { readonly agree: number; readonly rows: number } {
  const sides = [treeOf(left), treeOf(right)] as const;
  const rows = rowsOver(variablesOf(...sides));
  return {
    agree: rows.filter((row) => valueIn(sides[0], row) === valueIn(sides[1], row)).length,
    rows: rows.length,
  };
}
