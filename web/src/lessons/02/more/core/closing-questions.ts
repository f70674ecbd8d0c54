// The questions at the end of lesson 02. Pure.

import type { Question } from "#learn/core/data.ts";

export const closingQuestions: readonly Question[] = [
  {
    kind: "choice",
    id: "close-zero",
    ask: "One input of a gate is 0. For which gates is the output certain, whatever the other input is?",
    options: [
      { text: "AND", isRight: true, says: "One 0 makes the AND 0." },
      { text: "OR", says: "With a 0 the output of OR is that of the other input." },
      { text: "NAND", isRight: true, says: "One 0 makes the AND 0, so the NAND is 1." },
      { text: "XOR", says: "With a 0 the output of XOR is that of the other input." },
    ],
  },
  {
    kind: "value",
    id: "close-value",
    ask: "What is {(A.B)'^C} for {A = 1}, {B = 1}, {C = 1}?",
    of: "(A.B)'^C",
    row: { A: 1, B: 1, C: 1 },
    because: "NAND of 1 and 1 is 0, and XOR of 0 and 1 is 1.",
  },
  {
    kind: "equal",
    id: "close-nor",
    ask: "Which expression is equal to {(A+B)'}?",
    to: "(A+B)'",
    options: ["A'+B'", "A'.B'", "A.B", "(A.B)'"],
    because: "Neither {A} nor {B} is 1: {A} is 0 and {B} is 0.",
  },
  {
    kind: "count",
    id: "close-xor-ones",
    ask: "XOR has four inputs: {A^B^C^D}. In how many of the 16 rows is the output 1?",
    of: { ones: "A^B^C^D" },
    because: "In half of the rows the number of ones is odd.",
  },
  {
    kind: "choice",
    id: "close-circuit",
    ask: "Switches {A} and {B} are in parallel. Switch {C} follows them in series, then a lamp. Which expression is the lamp's value?",
    options: [
      { text: "{A+B.C}", says: "Here {A} alone lights the lamp, but switch {C} may be open." },
      { text: "{(A+B).C}", isRight: true, says: "At least one of {A} and {B}, and {C} too." },
      {
        text: "{A.B+C}",
        says: "Here {C} alone lights the lamp, but the current must pass through {A} or {B} too.",
      },
    ],
  },
  {
    kind: "expression",
    id: "close-three-nand",
    ask: "Write an expression that is 0 only when {A}, {B} and {C} are all 1.",
    answer: "(A.B.C)'",
    because: "That is NAND of three inputs: {(A.B.C)'}.",
  },
  {
    kind: "expression",
    id: "close-door",
    ask: "A light has two switches, {A} and {B}. Each press on either changes the light. With both at 0 it is dark. Write the expression of the light.",
    answer: "A^B",
    because: "The light is on when the switches differ: {A^B}.",
  },
  {
    kind: "choice",
    id: "close-same",
    ask: "Which gate gives the same output as AND followed by NOT?",
    options: [
      { text: "NOR", says: "NOR is OR followed by NOT." },
      { text: "NAND", isRight: true, says: "The name says it: NOT AND." },
      { text: "XNOR", says: "XNOR is XOR followed by NOT." },
    ],
  },
];
