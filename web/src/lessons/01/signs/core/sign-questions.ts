// The questions of lesson 01 about notation, precedence, brackets and counting. Pure.

import type { Question } from "#learn/core/data.ts";

export const signQuestions = {
  plusIsNotNumber: {
    kind: "choice",
    id: "plus-is-not-number",
    ask: "What is {1+1} here?",
    options: [
      { text: "1", isRight: true, says: "The + is OR: at least one of the two is 1." },
      { text: "2", says: "There is no value 2. The + is OR, not the plus of numbers." },
      { text: "10, the binary number", says: "That is the plus of numbers. Here the + is OR." },
    ],
  },
  fromProgram: {
    kind: "expression",
    id: "from-program",
    ask: "A program has the line “!a && b || c”. Write it in our notation, with small letters.",
    answer: "a'.b+c",
    because: "! is NOT, && is AND, || is OR: {a'.b+c}.",
  },
  andBeforeOr: {
    kind: "equal",
    id: "and-before-or",
    ask: "Which brackets could stand in {A+B.C} without a change?",
    to: "A+B.C",
    options: ["A+(B.C)", "(A+B).C"],
    because: "AND goes before OR, so {B.C} belongs together.",
  },
  notOfOne: {
    kind: "value",
    id: "not-of-one",
    ask: "In {A.B'} the bar stands over {B} alone. What is the value when both are 0?",
    of: "A.B'",
    row: { A: 0, B: 0 },
    because: "{B' = 1}, but {A = 0}, and AND needs both.",
  },
  notOfGroup: {
    kind: "value",
    id: "not-of-group",
    ask: "Now the bar stands over both: {(A.B)'}. What is the value when both are 0?",
    of: "(A.B)'",
    row: { A: 0, B: 0 },
    because: "{A.B = 0}, so its complement is 1. You type (A.B)': the brackets say how far the bar reaches.",
  },
  whichBracketsMatter: {
    kind: "choice",
    id: "which-brackets-matter",
    ask: "In which of these, as they are typed, do the brackets matter?",
    options: [
      { text: "(A.B)+C", says: "AND goes first anyway. A.B+C means the same." },
      { text: "A.(B+C)", isRight: true, says: "Without them it is {A.B+C}, and {B} would be tied to {A}." },
      { text: "A+(B')", says: "NOT goes first anyway. A+B' means the same." },
      { text: "(A+B)'", isRight: true, says: "Without them it is {A+B'}: NOT of {B} alone." },
    ],
  },
  fiveRows: {
    kind: "count",
    id: "five-rows",
    ask: "Predict first: how many rows does a truth table of 5 variables have?",
    of: { rows: 5 },
    because: "Each further variable doubles the rows: 2, 4, 8, 16, 32.",
  },
  threeFunctions: {
    kind: "count",
    id: "three-functions",
    ask: "How many Boolean functions of 3 variables are there?",
    of: { functions: 3 },
    because: "There are 8 rows, and each can have the value 0 or 1. That is 2 taken 8 times: 256.",
  },
  alwaysOne: {
    kind: "equal",
    id: "always-one",
    ask: "Which of these is the function “always”, number 15?",
    to: "1",
    options: ["A+A'", "A.A'", "A+B"],
    because: "{A} or not {A}: one of the two is 1 in each row.",
  },
} as const satisfies Readonly<Record<string, Question>>;
