// The usual mistakes with gates. Pure.

import type { Mistake } from "#learn/core/data.ts";

export const mistakes = {
  nand: {
    left: "(A.B)'",
    right: "A'.B'",
    words: "One long bar is not two short bars. NAND first makes the product {A.B}, and then its complement.",
  },
  nor: {
    left: "(A+B)'",
    right: "A'+B'",
    words:
      "NOR first makes the sum {A+B}, and then its complement. The two short bars take the complement of each input alone.",
  },
  nandThree: {
    left: "((A.B)'.C)'",
    right: "(A.B.C)'",
    words:
      "Two NAND gates in a chain are not one NAND gate with three inputs: the first one takes a complement too early.",
  },
  xorThree: {
    left: "A^B^C",
    right: "A.B'.C'+A'.B.C'+A'.B'.C",
    words:
      "With two inputs XOR means “exactly one”. With three it means “an odd number”: one of them, or all three.",
  },
} as const satisfies Readonly<Record<string, Mistake>>;
