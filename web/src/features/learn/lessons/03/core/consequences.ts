// Equations that follow from a law by using it, once or more than once: second forms, forms of more letters, facts about
// XOR. Pure.

import type { Equation, ProofLine } from "../../../core/data.ts";

export interface Consequence {
  readonly id: string;
  /** The law it belongs to; its proof uses this one and earlier ones. */
  readonly law: string;
  readonly equation: Equation;
  readonly proof: readonly ProofLine[];
}

export const consequences = {
  productOfSums: {
    id: "product-of-sums",
    law: "distributive",
    equation: { left: "(A+B).(C+D)", right: "A.C+A.D+B.C+B.D" },
    proof: [
      { text: "(A+B).(C+D)" },
      { text: "A.(C+D)+B.(C+D)", by: "distributive" },
      { text: "A.C+A.D+B.(C+D)", by: "distributive" },
      { text: "A.C+A.D+B.C+B.D", by: "distributive" },
    ],
  },
  sumOfProducts: {
    id: "sum-of-products",
    law: "distributive",
    equation: { left: "A.B+C.D", right: "(A+C).(A+D).(B+C).(B+D)" },
    proof: [
      { text: "A.B+C.D" },
      { text: "(A+C.D).(B+C.D)", by: "distributive" },
      { text: "(A+C).(A+D).(B+C.D)", by: "distributive" },
      { text: "(A+C).(A+D).(B+C).(B+D)", by: "distributive" },
    ],
  },
  barOverSum: {
    id: "bar-over-sum",
    law: "de-morgan",
    equation: { left: "(A+B)'", right: "A'.B'" },
    proof: [
      { text: "(A+B)'" },
      { text: "(A''+B)'", by: "double-negation" },
      { text: "(A''+B'')'", by: "double-negation" },
      { text: "(A'.B')''", by: "de-morgan" },
      { text: "A'.B'", by: "double-negation" },
    ],
  },
  xorOfItself: {
    id: "xor-of-itself",
    law: "xor",
    equation: { left: "A^A", right: "0" },
    proof: [
      { text: "A^A" },
      { text: "A.A'+A'.A", by: "xor" },
      { text: "A.A'", by: "idempotent" },
      { text: "0", by: "complement" },
    ],
  },
  xnor: {
    id: "xnor",
    law: "xor",
    equation: { left: "(A^B)'", right: "A'.B'+A.B" },
    proof: [
      { text: "(A^B)'" },
      { text: "(A.B'+A'.B)'", by: "xor" },
      { text: "(A.B')'.(A'.B)'", by: "de-morgan" },
      { text: "(A'+B'').(A'.B)'", by: "de-morgan" },
      { text: "(A'+B).(A'.B)'", by: "double-negation" },
      { text: "(A'+B).(A''+B')", by: "de-morgan" },
      { text: "(A'+B).(A+B')", by: "double-negation" },
      { text: "A'.(A+B')+B.(A+B')", by: "distributive" },
      { text: "A'.B'+B.(A+B')", by: "redundancy" },
      { text: "A'.B'+A.B", by: "redundancy" },
    ],
  },
} as const satisfies Readonly<Record<string, Consequence>>;
