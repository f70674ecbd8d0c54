// Equations that follow from a law by using it, once or more than once: second forms, forms of more letters, facts
// about XOR. Pure.

import type { Equation, ProofLine } from "#learn/core/data.ts";

export interface Consequence {
  readonly id: string;
  /** The id of the law that the equation follows from; the proof uses this law and earlier laws. */
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
  /** Most books treat this equation as a separate law: combining. */
  combining: {
    id: "combining",
    law: "distributive",
    equation: { left: "A.B+A.B'", right: "A" },
    proof: [
      { text: "A.B+A.B'" },
      { text: "A.(B+B')", by: "distributive" },
      { text: "A.1", by: "complement" },
      { text: "A", by: "identity" },
    ],
  },
  /** These two show that one is the complement of the other. */
  productOfBoth: {
    id: "product-of-both",
    law: "redundancy",
    equation: { left: "A.B.(A'+B')", right: "0" },
    proof: [
      { text: "A.B.(A'+B')" },
      { text: "A.B.B'", by: "redundancy" },
      { text: "A.0", by: "complement" },
      { text: "0", by: "annulment" },
    ],
  },
  sumOfBoth: {
    id: "sum-of-both",
    law: "redundancy",
    equation: { left: "A.B+A'+B'", right: "1" },
    proof: [
      { text: "A.B+A'+B'" },
      { text: "B+A'+B'", by: "redundancy" },
      { text: "1+A'", by: "complement" },
      { text: "1", by: "annulment" },
    ],
  },
  consensusAdded: {
    id: "consensus-added",
    law: "consensus",
    equation: { left: "A.B+A'.C+B.C.D", right: "A.B+A'.C" },
    proof: [
      { text: "A.B+A'.C+B.C.D" },
      { text: "A.B+A'.C+B.C+B.C.D", by: "consensus" },
      { text: "A.B+A'.C+B.C", by: "absorptive" },
      { text: "A.B+A'.C", by: "consensus" },
    ],
  },
  xorWithZero: {
    id: "xor-with-zero",
    law: "xor",
    equation: { left: "A^0", right: "A" },
    proof: [
      { text: "A^0" },
      { text: "A.0'+A'.0", by: "xor" },
      { text: "A.1+A'.0", by: "not-gate" },
      { text: "A+A'.0", by: "identity" },
      { text: "A+0", by: "annulment" },
      { text: "A", by: "identity" },
    ],
  },
  xorWithOne: {
    id: "xor-with-one",
    law: "xor",
    equation: { left: "A^1", right: "A'" },
    proof: [
      { text: "A^1" },
      { text: "A.1'+A'.1", by: "xor" },
      { text: "A.0+A'.1", by: "not-gate" },
      { text: "0+A'.1", by: "annulment" },
      { text: "0+A'", by: "identity" },
      { text: "A'", by: "identity" },
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
  xorOfComplement: {
    id: "xor-of-complement",
    law: "xor",
    equation: { left: "A^A'", right: "1" },
    proof: [
      { text: "A^A'" },
      { text: "A.A''+A'.A'", by: "xor" },
      { text: "A.A+A'.A'", by: "double-negation" },
      { text: "A+A'.A'", by: "idempotent" },
      { text: "A+A'", by: "idempotent" },
      { text: "1", by: "complement" },
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
