// The tables, circuits and questions about adders. Pure.

import type { Question, TableData } from "#learn/core/data.ts";
import type { CircuitData } from "#learn/circuits/core/circuit-data.ts";

/** The sum digit and the carry of two bits. */
export const half = { sum: "A^B", carry: "A.B" } as const;

/** The same of two bits and the carry C from the place before. */
export const full = { sum: "A^B^C", carry: "A.B+A.C+B.C" } as const;

export const tables = {
  half: {
    id: "half-adder",
    caption: "{A} and {B} added as numbers: the carry K and the digit S",
    functions: [
      { text: half.carry, name: "K" },
      { text: half.sum, name: "S" },
    ],
  },
  full: {
    id: "full-adder",
    caption: "{A}, {B} and {C} added as numbers",
    functions: [
      { text: full.carry, name: "K" },
      { text: full.sum, name: "S" },
    ],
  },
} as const satisfies Readonly<Record<string, TableData>>;

export const circuits = {
  half: {
    id: "half-adder-circuit",
    caption: "The half adder",
    bulbs: [
      { name: "S", text: half.sum },
      { name: "K", text: half.carry },
    ],
  },
  full: {
    id: "full-adder-circuit",
    caption: "The full adder",
    bulbs: [
      { name: "S", text: full.sum },
      { name: "K", text: full.carry },
    ],
  },
} as const satisfies Readonly<Record<string, CircuitData>>;

export const questions = {
  digit: {
    id: "digit",
    kind: "choice",
    ask: "Which gate gives the column S: OR, [XOR] or AND?",
    options: [
      { text: "OR", says: "OR is 1 in row 3 too." },
      { text: "XOR", isRight: true, says: "S is 1 if exactly one of the two bits is 1." },
      { text: "AND", says: "AND gives the column K." },
    ],
  },
  fullRow: {
    id: "full-row",
    kind: "choice",
    ask: "{A} and {C} are 1, and {B} is 0. What are K and S?",
    options: [
      { text: "K = 0, S = 1", says: "Two of the three bits are 1, and two is 10." },
      { text: "K = 1, S = 0", isRight: true, says: "Two of the three bits are 1, and two is 10." },
      { text: "K = 1, S = 1", says: "This is three, 11. Only two of the bits are 1." },
    ],
  },
  carry: {
    id: "carry-of-full",
    kind: "expression",
    ask: "Read K off the table, and write it as a sum of products with as few [literals|literal] as you can.",
    answer: full.carry,
    must: "minimal",
    because: "K is 1 if at least two of the three bits are 1: one product for each pair.",
  },
  fromHalves: {
    id: "from-halves",
    kind: "equal",
    ask: "A second half adder adds {C} to {A^B}. Which expression is the carry K then?",
    to: full.carry,
    options: ["A.B+(A^B).C", "A.B.(A^B).C", "(A^B)+C"],
    because: "One of the two half adders has a carry, never both. An OR gate joins the carries.",
  },
} as const satisfies Readonly<Record<string, Question>>;
