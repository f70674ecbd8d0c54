// The circuits and questions about XOR and XNOR. Pure.

import type { CircuitData } from "#learn/circuits/core/circuit-data.ts";
import type { Question, TableData } from "#learn/core/data.ts";

export const circuits = {
  equalNumbers: {
    id: "equal-numbers",
    caption: "{A} is compared with {C}, and {B} with {D}: {E} is 1 if both are equal",
    bulbs: [{ name: "E", text: "(A^C)'.(B^D)'" }],
  },
  parity: {
    id: "parity",
    caption: "{P} is the parity of {A}, {B} and {C}",
    bulbs: [{ name: "P", text: "A^B^C" }],
  },
  inverter: {
    id: "inverter",
    caption: "{S} says whether {A} and {B} are inverted",
    bulbs: [
      { name: "F", text: "A^S" },
      { name: "G", text: "B^S" },
    ],
  },
} as const satisfies Readonly<Record<string, CircuitData>>;

export const parityTable: TableData = {
  id: "parity-table",
  caption: "XOR of three inputs, place by place",
  functions: [{ text: "A^B" }, { text: "A^B^C", name: "P" }],
};

export const questions = {
  xorOfSame: {
    id: "xor-of-same",
    kind: "equal",
    ask: "Both inputs of an XOR gate get {A}. What does it give?",
    to: "A^A",
    options: ["0", "A", "1"],
    because: "A value does not differ from itself.",
  },
  xnorOfNot: {
    id: "xnor-of-not",
    kind: "equal",
    ask: "Which of these is XNOR, too?",
    to: "(A^B)'",
    options: ["A'^B", "A'^B'", "A.B"],
    because: "If one input changes, XOR changes. If both change, it changes twice.",
  },
  evenBit: {
    id: "even-bit",
    kind: "choice",
    ask: "The bits 1, 0 and 1 are sent with their parity {P} as a fourth bit. What is {P}?",
    options: [
      { text: "0", isRight: true, says: "Two ones are an even number, so XOR gives 0." },
      { text: "1", says: "XOR gives 1 for an odd number of ones, and here there are two." },
    ],
  },
  oneError: {
    id: "one-error",
    kind: "choice",
    ask: "On the way, one of the four bits changes. What does XOR of all four give?",
    options: [
      { text: "0", says: "XOR of all four was 0. Each change of one bit changes it." },
      { text: "1", isRight: true, says: "It was 0, and one change makes it 1: the error is seen." },
      { text: "It depends on the bit", says: "Each of the four bits changes XOR alike." },
    ],
  },
  inverter: {
    id: "inverter-one",
    kind: "equal",
    ask: "{S} is 1. What is {A^S} then?",
    to: "A^1",
    options: ["A", "A'", "1"],
    because: "With {S = 0} it is {A}, and with {S = 1} it is {A'}.",
  },
  triple: {
    id: "triple",
    kind: "value",
    ask: "{A}, {B} and {C} are 1. What does an XOR gate of these three give?",
    of: "A^B^C",
    row: { A: 1, B: 1, C: 1 },
    because: "Three is odd. So XOR of three inputs does not mean “exactly one”.",
  },
} as const satisfies Readonly<Record<string, Question>>;
