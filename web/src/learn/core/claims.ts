// Computes the claims of a lesson's data: which option is right, which number, which row shows that an answer is wrong.
// Pure.

import type { Expression } from "#notation/core/tree.ts";
import type { Bit, CountQuestion, EqualQuestion, ValueQuestion } from "./data.ts";
import { literalCount } from "./literal-count.ts";
import { firstDifference, rowsOver, treeOf, valueIn, variablesOf, type Difference } from "./values.ts";

/** An option of a question for an equal expression; the option without a difference is right. */
export interface EqualOption {
  readonly text: string;
  readonly difference: Difference | null;
}

export function optionsOf({ to, options }: EqualQuestion): readonly EqualOption[] {
  const target = treeOf(to);
  return options.map((text) => ({ text, difference: firstDifference(treeOf(text), target) }));
}

export function valueOf({ of, row }: ValueQuestion): Bit {
  return valueIn(treeOf(of), row);
}

export function countOf({ of }: CountQuestion): number {
  if ("rows" in of) return 2 ** of.rows;
  if ("functions" in of) return 2 ** (2 ** of.functions);
  if ("digits" in of) return Number.parseInt(of.digits, of.base);
  return "ones" in of ? onesOf(treeOf(of.ones)) : literalCount(treeOf(of.literals));
}

/** The number of rows in which the value is 1. */
function onesOf(tree: Expression): number {
  return rowsOver(variablesOf(tree)).filter((row) => valueIn(tree, row) === 1).length;
}
