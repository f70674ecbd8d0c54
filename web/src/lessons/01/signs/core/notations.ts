// Our notation and others, each other sign with the field that uses it. Pure.

import type { ExpressionText } from "#learn/core/data.ts";

export interface OtherSigns {
  /** Each sign as written between or next to its variables. */
  readonly signs: readonly string[];
  readonly where: string;
}

export interface Notation {
  /** The operator's name, which heads its table row. */
  readonly operator: "AND" | "OR" | "NOT" | "XOR";
  readonly ours: ExpressionText;
  readonly others: readonly OtherSigns[];
}

export const notations: readonly Notation[] = [
  {
    operator: "AND",
    ours: "A.B",
    others: [
      { signs: ["A·B", "AB"], where: "electronics" },
      { signs: ["A∧B"], where: "logic" },
      { signs: ["A&B", "A&&B"], where: "programs" },
    ],
  },
  {
    operator: "OR",
    ours: "A+B",
    others: [
      { signs: ["A∨B"], where: "logic" },
      { signs: ["A|B", "A||B"], where: "programs" },
    ],
  },
  {
    operator: "NOT",
    ours: "A'",
    others: [
      { signs: ["Ā"], where: "electronics" },
      { signs: ["¬A"], where: "logic" },
      { signs: ["!A", "~A"], where: "programs" },
    ],
  },
  {
    operator: "XOR",
    ours: "A^B",
    others: [{ signs: ["A⊕B"], where: "electronics and logic" }],
  },
];
