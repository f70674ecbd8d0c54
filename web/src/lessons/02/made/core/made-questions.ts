// The questions of lesson 02 about NAND, NOR, XOR and XNOR, and about more than two inputs. Pure.

import type { Question } from "#learn/core/data.ts";
import { drawn } from "../../core/drawings.ts";

export const madeQuestions = {
  predictNand: {
    kind: "value",
    id: "predict-nand",
    ask: "Predict before you read on: what is the output of NAND for {A = 1}, {B = 0}?",
    of: drawn.nand,
    row: { A: 1, B: 0 },
    because: "{A.B = 0}, and NOT turns it into 1.",
  },
  predictNor: {
    kind: "count",
    id: "predict-nor",
    ask: "In how many of the four rows is the output of NOR equal to 1?",
    of: { ones: drawn.nor },
    because: "Only where no input is 1.",
  },
  predictXor: {
    kind: "value",
    id: "predict-xor",
    ask: "Predict before you read on: what is {A^B} for {A = 1}, {B = 1}?",
    of: drawn.xor,
    row: { A: 1, B: 1 },
    because: "The inputs are equal. This is where XOR and OR differ.",
  },
  xnorMeans: {
    kind: "choice",
    id: "xnor-means",
    ask: "Which question does XNOR answer?",
    options: [
      {
        text: "Are the inputs equal?",
        isRight: true,
        says: "It is 1 in row 0 and in row 3, where {A} and {B} are equal.",
      },
      { text: "Are the inputs different?", says: "That is XOR." },
      { text: "Are both inputs 0?", says: "That is NOR. XNOR is 1 in row 3 too." },
    ],
  },
  xnorParts: {
    kind: "equal",
    id: "xnor-parts",
    ask: "Which expression is equal to XNOR?",
    to: drawn.xnor,
    options: ["A.B+A'.B'", "A.B'+A'.B", "A'.B'", "(A+B).(A'+B')"],
    because: "Both are 1, or both are 0.",
  },
  nandTwice: {
    kind: "equal",
    id: "nand-twice",
    ask: "Both inputs of a NAND gate get {A}. What is its output equal to?",
    to: drawn.notOfNand,
    options: ["A", "A'", "0", "1"],
    because: "{A.A} is {A}, and NOT turns it into {A'}. A NAND gate can be a NOT gate.",
  },
  nandThree: {
    kind: "count",
    id: "nand-three",
    ask: "A NAND gate has three inputs: {(A.B.C)'}. In how many of the 8 rows is its output 1?",
    of: { ones: "(A.B.C)'" },
    because: "It is 0 in row 7 alone, where all inputs are 1.",
  },
  predictXorThree: {
    kind: "value",
    id: "predict-xor-three",
    ask: "Predict before you read on: what is {A^B^C} for {A = 1}, {B = 1}, {C = 1}?",
    of: "A^B^C",
    row: { A: 1, B: 1, C: 1 },
    because: "{1^1 = 0}, and then {0^1 = 1}.",
  },
} as const satisfies Readonly<Record<string, Question>>;
