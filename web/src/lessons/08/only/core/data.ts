// The circuits, questions and tasks about NAND and NOR. Pure.

import type { CircuitData } from "#learn/circuits/core/circuit-data.ts";
import type { Mistake, Question } from "#learn/core/data.ts";

export const circuits = {
  nandNand: {
    id: "nand-nand",
    caption: "{F = A.B+C.D}, and {G} with NAND gates alone",
    bulbs: [
      { name: "F", text: "A.B+C.D" },
      { name: "G", text: "((A.B)'.(C.D)')'" },
    ],
  },
  pushed: {
    id: "pushed",
    caption: "{F = (A.B)'} and {G = A'+B'}",
    bulbs: [
      { name: "F", text: "(A.B)'" },
      { name: "G", text: "A'+B'" },
    ],
  },
} as const satisfies Readonly<Record<string, CircuitData>>;

/** NAND of three inputs is not a NAND gate after a NAND gate. */
export const threeInputs: Mistake = {
  left: "((A.B)'.C)'",
  right: "(A.B.C)'",
  words:
    "For AND and OR the grouping does not matter, so one believes it of NAND too. NAND of three inputs is {((A.B).C)'}: AND first, and one bar at the end.",
};

export const questions = {
  nandZero: {
    id: "nand-zero",
    kind: "choice",
    ask: "A NAND gate with five inputs: in how many of the 32 rows is its output 0?",
    options: [
      { text: "1", isRight: true, says: "Only in the row in which all five inputs are 1." },
      { text: "5", says: "Each input that is 0 makes the output 1." },
      { text: "31", says: "In these rows it is 1." },
    ],
  },
  norOne: {
    id: "nor-one",
    kind: "choice",
    ask: "When is the output of a NOR gate 1?",
    options: [
      { text: "When an input is 0", says: "One input that is 1 is enough for 0." },
      { text: "When all inputs are 0", isRight: true, says: "OR is 0 there, and its complement is 1." },
      { text: "When all inputs are 1", says: "Then OR is 1, and its complement is 0." },
    ],
  },
  notByNand: {
    id: "not-by-nand",
    kind: "equal",
    ask: "Both inputs of a NAND gate get {A}. What does it give?",
    to: "(A.A)'",
    options: ["A", "A'", "0"],
    because: "{A.A = A}, so {(A.A)' = A'}. From now on we write {A'} for this gate.",
  },
  andByNand: {
    id: "and-by-nand",
    kind: "expression",
    ask: "Write {A.B} with NAND gates alone.",
    answer: "((A.B)')'",
    must: "nand",
    because: "A second NAND gate with joined inputs takes the bar away.",
  },
  orByNand: {
    id: "or-by-nand",
    kind: "expression",
    ask: "Write {A+B} with NAND gates alone.",
    answer: "(A'.B')'",
    must: "nand",
    because: "By De Morgan, {(A'.B')'} is {A+B}: three gates.",
  },
  andByNor: {
    id: "and-by-nor",
    kind: "expression",
    ask: "Now {A.B} with NOR gates alone.",
    answer: "(A'+B')'",
    must: "nor",
    because: "This is the dual of the line before: AND and OR have changed places.",
  },
  nandNand: {
    id: "to-nand-nand",
    kind: "expression",
    ask: "Write {A.B+A'.C} with NAND gates alone.",
    answer: "((A.B)'.(A'.C)')'",
    must: "nand",
    because: "One NAND gate for each product, one at the end, and {A'}: four gates.",
  },
  bubble: {
    id: "bubble",
    kind: "choice",
    ask: "A NOR gate is drawn with its bubble pushed to its inputs. Which gate is it then?",
    options: [
      { text: "AND with a bubble at each input", isRight: true, says: "{(A+B)' = A'.B'}" },
      { text: "OR with a bubble at each input", says: "That is {A'+B'}, which is NAND." },
      { text: "NAND with a bubble at each input", says: "That is {(A'.B')'}, which is OR." },
    ],
  },
} as const satisfies Readonly<Record<string, Question>>;

/** Tasks that the Simulator judges. */
export const buildTasks = [
  { task: "A.B+C.D", gates: ["nand"], words: "Build {A.B+C.D} of NAND gates" },
  { task: "(A+B).C", gates: ["nor"], words: "Build {(A+B).C} of NOR gates" },
  { task: "A^B", gates: ["nor"], words: "Build XOR of NOR gates" },
] as const;
