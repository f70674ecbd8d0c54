// The expressions that lesson 02 draws as gates. Pure.

import type { ExpressionText } from "#learn/core/data.ts";

export const drawn = {
  nand: "(A.B)'",
  nor: "(A+B)'",
  xor: "A^B",
  xorParts: "A.B'+A'.B",
  xnor: "(A^B)'",
  notOfNand: "(A.A)'",
  andOfNands: "((A.B)'.(A.B)')'",
  orOfNands: "((A.A)'.(B.B)')'",
  andThree: "A.B.C",
  built: "(A+B').C",
  readFirst: "A'.(B+C)",
  readSecond: "(A.B)'+C",
} as const satisfies Readonly<Record<string, ExpressionText>>;
