// Expressions of lesson 01 that people often wrongly take for equal; the page computes a row that shows the difference.
// Pure.

import type { Mistake } from "#learn/core/data.ts";

export const mistakes = {
  xorOfThree: {
    left: "A^B^C",
    right: "A.B'.C'+A'.B.C'+A'.B'.C",
    words:
      "With three variables {A^B^C} is not “exactly one”. It is 1 when an odd number of them is 1: one, or all three. “Exactly one of three” needs the longer expression.",
  },
  notOfBoth: {
    left: "(A.B)'",
    right: "A'.B'",
    words: "{(A.B)'} says “not both”: one of them may be 1. {A'.B'} says “neither”: none of them is 1.",
  },
} as const satisfies Readonly<Record<string, Mistake>>;
