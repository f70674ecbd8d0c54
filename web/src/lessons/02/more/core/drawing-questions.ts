// The questions of lesson 02 between expressions and drawings. Pure.

import type { Question } from "#learn/core/data.ts";
import { drawn } from "../../core/drawings.ts";

export const drawingQuestions = {
  lastGate: {
    kind: "choice",
    id: "last-gate",
    ask: "{(A+B').C} becomes a drawing. Which gate stands last, at the output?",
    options: [
      { text: "NOT", says: "NOT works on {B} alone. Its output goes to the OR gate." },
      { text: "OR", says: "The brackets come first: the output of OR goes to the AND gate." },
      { text: "AND", isRight: true, says: "The last operator to be worked out is the last gate." },
    ],
  },
  gateCount: {
    kind: "choice",
    id: "gate-count",
    ask: "How many gates does {A.B+C'} need?",
    options: [
      { text: "2", says: "Look at the bar over {C}: it is a gate too." },
      { text: "3", isRight: true, says: "AND for {A.B}, NOT for {C'}, and OR for the sum." },
      { text: "4", says: "Each operator is one gate, and there are three: the dot, the bar and the plus." },
    ],
  },
  literalCount: {
    kind: "count",
    id: "literal-count",
    ask: "How many literals does {A.B+A'.C'} have? Count a literal each time it occurs.",
    of: { literals: "A.B+A'.C'" },
    because: "They are {A}, {B}, {A'} and {C'}.",
  },
  readFirst: {
    kind: "expression",
    id: "read-first",
    ask: "Write the expression of the first drawing.",
    answer: drawn.readFirst,
    because: "NOT gives {A'}, OR gives {B+C}, and AND joins them: {A'.(B+C)}.",
  },
  readSecond: {
    kind: "expression",
    id: "read-second",
    ask: "Write the expression of the second drawing.",
    answer: drawn.readSecond,
    because: "The first gate is NAND, so its output is {(A.B)'}. OR adds {C}.",
  },
} as const satisfies Readonly<Record<string, Question>>;
