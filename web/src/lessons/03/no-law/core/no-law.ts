// Equations that people wrongly take for laws: equations that fail in a row, and cancelling. Pure.

import type { Bit, Equation, MarkedText, Mistake, Row } from "#learn/core/data.ts";
import { rowsOver, treeOf, valueIn, variablesOf } from "#learn/core/values.ts";

export const mistakes = {
  cutBar: {
    left: "(A+B)'",
    right: "A'+B'",
    words: "A bar cannot be cut without a change of the sign: {(A+B)' = A'.B'}.",
  },
  andFirst: {
    left: "A+B.C",
    right: "(A+B).C",
    words: "AND is done first. An equation that does hold is {A+B.C = (A+B).(A+C)}.",
  },
  orIntoXor: {
    left: "A+(B^C)",
    right: "(A+B)^(A+C)",
    words: "OR does not go into XOR. AND does: {A.(B^C) = A.B^A.C}.",
  },
  leftOut: {
    left: "A.B+A.B'.C",
    right: "A.B+C",
    words:
      "Take {A} out first, by Distributive: {A.B+A.B'.C = A.(B+B'.C)}. Redundancy then lets {B'} go: {A.(B+B'.C) = A.(B+C)}.",
  },
} as const satisfies Readonly<Record<string, Mistake>>;

/** A conclusion that does not follow: the premise holds in a row in which the conclusion fails. */
export interface WrongConclusion {
  readonly id: string;
  readonly premise: Equation;
  readonly conclusion: Equation;
  readonly words: MarkedText;
}

export const wrongConclusions: readonly WrongConclusion[] = [
  {
    id: "cancel-in-sum",
    premise: { left: "A+B", right: "A+C" },
    conclusion: { left: "B", right: "C" },
    words: "With {A = 1} both sums are 1. They say nothing about {B} and {C}.",
  },
  {
    id: "cancel-in-product",
    premise: { left: "A.B", right: "A.C" },
    conclusion: { left: "B", right: "C" },
    words: "With {A = 0} both products are 0. They say nothing about {B} and {C}.",
  },
];

/** The values of both sides in a row that shows that a conclusion does not follow. */
export interface Refutation {
  readonly number: number;
  readonly row: Row;
  /** The common value of both sides of the premise. */
  readonly premise: Bit;
  readonly conclusion: readonly [Bit, Bit];
}

/** The first row, over the variables of all four sides, that refutes the conclusion; null if the conclusion follows. */
export function refutation(premise: Equation, conclusion: Equation): Refutation | null {
  const texts = [premise.left, premise.right, conclusion.left, conclusion.right];
  const trees = texts.map(treeOf);
  for (const [number, row] of rowsOver(variablesOf(...trees)).entries()) {
    const [one = 0, other = 0, left = 0, right = 0] = trees.map((tree) => valueIn(tree, row));
    if (one === other && left !== right) return { number, row, premise: one, conclusion: [left, right] };
  }
  return null;
}
