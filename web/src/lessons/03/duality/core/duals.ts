// The equations that the reader turns into their duals. Pure.

import type { Equation } from "#learn/core/data.ts";

export const dualEquations: readonly [Equation, ...Equation[]] = [
  { left: "A.(A+B)", right: "A" },
  { left: "A+1", right: "1" },
  { left: "(A.B)'", right: "A'+B'" },
  { left: "A.(B+C)", right: "A.B+A.C" },
  { left: "A'.B+A.C'+B.C'", right: "A'.B+A.C'" },
];
