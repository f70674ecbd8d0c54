// The closing questions of lesson 01, which mix all of it. Pure.

import type { Question } from "#learn/core/data.ts";

export const mixedQuestions: readonly Question[] = [
  {
    kind: "value",
    id: "mixed-value",
    ask: "{A = 0}, {B = 0} and {C = 1}. What is the value of {(A+B)'.C}?",
    of: "(A+B)'.C",
    row: { A: 0, B: 0, C: 1 },
    because: "{A+B = 0}, so {(A+B)' = 1}, and {C = 1}.",
  },
  {
    kind: "equal",
    id: "mixed-not-both",
    ask: "“You may take the cake or the ice cream, but not both. You may also take nothing.” {C} and {I} say what you take. Which expression allows the same?",
    to: "(I.C)'",
    options: ["C^I", "(C.I)'", "C'.I'", "C+I"],
    because: "Only “both” is forbidden: row 3 has the value 0, all other rows have 1.",
  },
  {
    kind: "expression",
    id: "mixed-taxi",
    ask: "Write an expression: “The taxi comes when it is called ({C}) and a driver is free ({F}), unless the road is closed ({R}).”",
    answer: "C.F.R'",
    because: "A rule with “unless”: {C.F.R'}.",
  },
  {
    kind: "count",
    id: "mixed-ones",
    ask: "In how many of its 8 rows is {A.B+C} equal to 1?",
    of: { ones: "A.B+C" },
    because: "Four rows have {C = 1}. Of the others only {A = 1}, {B = 1} counts.",
  },
  {
    kind: "choice",
    id: "mixed-program",
    ask: "Which lines of a program mean {A.B'}?",
    options: [
      { text: "a && !b", isRight: true, says: "&& is AND, and ! is NOT of b alone." },
      { text: "!(a && b)", says: "The NOT belongs to the bracket: that is {(A.B)'}." },
      { text: "a & ~b", isRight: true, says: "& is AND, and ~ is NOT of b alone." },
      { text: "a || !b", says: "|| is OR: that is {A+B'}." },
    ],
  },
  {
    kind: "expression",
    id: "mixed-discount",
    ask: "Write an expression: “The ticket is cheaper for students ({S}) and for people over 65 ({O}), but never on Sundays ({D}).”",
    answer: "(S+O).D'",
    because: "The “and” between two kinds of people is an OR: one of them is enough. So it is {(S+O).D'}.",
  },
  {
    kind: "equal",
    id: "mixed-brackets",
    ask: "Which one is equal to {A.(B+C')}?",
    to: "A.(B+C')",
    options: ["A.B+C'", "A.B+A.C'", "(A.B+C)'"],
    because: "{A} must be 1 in any case, and with it {B} or {C'}.",
  },
  {
    kind: "count",
    id: "mixed-rows",
    ask: "A machine has 6 sensors with two values each. How many rows does its truth table have?",
    of: { rows: 6 },
    because: "2 taken 6 times: 64.",
  },
];
