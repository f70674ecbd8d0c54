// The questions of lesson 01 about words and their signs. Pure.

import type { Question } from "#learn/core/data.ts";

export const wordQuestions = {
  andValue: {
    kind: "value",
    id: "and-value",
    ask: "What is {A.B} in row 2?",
    of: "A.B",
    row: { A: 1, B: 0 },
    because: "An AND is 1 only if both are 1. Here {B = 0}.",
  },
  orBoth: {
    kind: "value",
    id: "or-both",
    ask: "What is {A+B} when both are 1?",
    of: "A+B",
    row: { A: 1, B: 1 },
    because: "OR means “at least one”. Two are enough as well, and there is no value 2.",
  },
  twiceNot: {
    kind: "value",
    id: "twice-not",
    ask: "{A = 1}. What is {A''}, the complement of the complement?",
    of: "A''",
    row: { A: 1 },
    because: "The first NOT makes 0 of 1, the second makes 1 of 0.",
  },
  butSentence: {
    kind: "equal",
    id: "but-sentence",
    ask: "“The phone is old but fast.” {O} means old, {F} means fast. Which expression says this?",
    to: "F.O",
    options: ["O.F", "O+F", "O.F'"],
    because: "“but” says that the second part surprises. Both parts are true, as with “and”.",
  },
  fanRow: {
    kind: "value",
    id: "fan-row",
    ask: "It is hot and the window is open. What is the value of “the fan runs”?",
    of: "H.W'",
    row: { H: 1, W: 1 },
    because: "The words after “unless” stop the fan. That is row 3.",
  },
  feeBroken: {
    kind: "choice",
    id: "fee-broken",
    ask: "“Visitors pay, unless they are children.” Which visitor breaks this sentence?",
    options: [
      { text: "A child who pays.", says: "The sentence says nothing about what children do. It is kept." },
      {
        text: "A grown-up who does not pay.",
        isRight: true,
        says: "That is row 0 ({C = 0}, {P = 0}), the only row with the value 0.",
      },
      { text: "A grown-up who pays.", says: "Here the visitor pays, so the sentence is kept." },
      {
        text: "A child who does not pay.",
        says: "Children are what “unless” leaves out. The sentence is kept.",
      },
    ],
  },
  neitherOnes: {
    kind: "count",
    id: "neither-ones",
    ask: "In how many of the four rows is {(A+B)'} equal to 1?",
    of: { ones: "(A+B)'" },
    because: "Only in row 0, where both are 0.",
  },
  exactlyOne: {
    kind: "equal",
    id: "exactly-one-parts",
    ask: "Which expression says “{A} but not {B}, or {B} but not {A}”?",
    to: "A^B",
    options: ["A.B'+A'.B", "A.B+A'.B'", "(A.B)'"],
    because: "It is 1 in rows 1 and 2, as {A^B} is.",
  },
} as const satisfies Readonly<Record<string, Question>>;
