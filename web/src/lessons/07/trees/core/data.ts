// The circuits and questions about expressions as trees. Pure.

import type { Question } from "#learn/core/data.ts";
import type { CircuitData } from "#learn/circuits/core/circuit-data.ts";

export const circuits = {
  tree: {
    id: "tree",
    caption: "The circuit of {F = (A+B).C'}",
    bulbs: [{ name: "F", text: "(A+B).C'" }],
  },
  built: {
    id: "built",
    caption: "The circuit of {F = A.(B+C')+B'.C}",
    bulbs: [{ name: "F", text: "A.(B+C')+B'.C" }],
    isNumbered: true,
  },
  shared: {
    id: "shared",
    caption: "The circuit of {F = A'.B+A'.C}",
    bulbs: [{ name: "F", text: "A'.B+A'.C" }],
  },
  read: {
    id: "read",
    caption: "Which expression is it?",
    bulbs: [{ name: "F", text: "(A.B+C').(A+C)" }],
    isNumbered: true,
  },
} as const satisfies Readonly<Record<string, CircuitData>>;

export const questions = {
  root: {
    id: "root",
    kind: "choice",
    ask: "Which gate is at the bulb of the circuit of {A.B+C}?",
    options: [
      { text: "AND", says: "AND comes first: its output goes on to another gate." },
      { text: "OR", isRight: true, says: "OR is worked out last." },
      { text: "NOT", says: "There is no bar in it." },
    ],
  },
  rootOfBar: {
    id: "root-of-bar",
    kind: "choice",
    ask: "And at the bulb of {((A+B).C)'}?",
    options: [
      { text: "OR", says: "OR is in the inner brackets, so it comes first." },
      { text: "AND, and no other gate after it", says: "The bar over all of it comes after AND." },
      {
        text: "NOT, or AND and NOT as one NAND",
        isRight: true,
        says: "The bar is worked out last. The drawing has a NAND.",
      },
    ],
  },
  gates: {
    id: "gate-count",
    kind: "choice",
    ask: "How many gates does the circuit of {(A+B').(A'+C)} have?",
    options: [
      { text: "3", says: "These are the two OR gates and the AND. Each bar is a gate too." },
      { text: "4", says: "There are two bars, so there are two NOT gates." },
      { text: "5", isRight: true, says: "Two NOT, two OR and one AND." },
    ],
  },
  sharedGates: {
    id: "shared-gates",
    kind: "choice",
    ask: "How many gates does the circuit of {(A^B).C+(A^B)'.D} have, if no gate is built twice?",
    options: [
      { text: "4", says: "XOR, its NOT, two AND and one OR." },
      {
        text: "5",
        isRight: true,
        says: "XOR once, its NOT or an XNOR, two AND and one OR.",
      },
      { text: "6", says: "{A^B} stands in two places, but one XOR is enough for both." },
    ],
  },
  innerGate: {
    id: "inner-gate",
    kind: "expression",
    ask: "Write the expression of gate 3.",
    answer: "A.B+C'",
    because: "Gate 2 gives {A.B}, and gate 1 gives {C'}.",
  },
  whole: {
    id: "whole",
    kind: "expression",
    ask: "Now write the expression of {F}.",
    answer: "(A.B+C').(A+C)",
    because: "Both sums go into an AND gate, so both need brackets.",
  },
  row: {
    id: "check-row",
    kind: "value",
    ask: "{A} and {C} are 1, and {B} is 0. What is the value of {F}? Work it out, then set the switches so.",
    of: "(A.B+C').(A+C)",
    row: { A: 1, B: 0, C: 1 },
  },
} as const satisfies Readonly<Record<string, Question>>;
