// The circuits and questions about levels and about equal circuits. Pure.

import type { Question } from "#learn/core/data.ts";
import type { CircuitData } from "#learn/circuits/core/circuit-data.ts";

export const circuits = {
  levels: {
    id: "levels",
    caption: "The circuit of {F = ((A.B)'+C).D}",
    bulbs: [{ name: "F", text: "((A.B)'+C).D" }],
    isNumbered: true,
  },
  twoForms: {
    id: "two-forms",
    caption: "A sum of products, {F = A.B+A.C+B.C}, and a product of sums, {G = (A+B).(A+C).(B+C)}",
    bulbs: [
      { name: "F", text: "A.B+A.C+B.C" },
      { name: "G", text: "(A+B).(A+C).(B+C)" },
    ],
  },
  factored: {
    id: "factored",
    caption: "{F = A.(B+C)} and {G = A.B+A.C}",
    bulbs: [
      { name: "F", text: "A.(B+C)" },
      { name: "G", text: "A.B+A.C" },
    ],
  },
} as const satisfies Readonly<Record<string, CircuitData>>;

export const questions = {
  level: {
    id: "level",
    kind: "choice",
    ask: "What is the level of gate 3?",
    options: [
      { text: "2", says: "Gate 2 has level 2, and gate 3 comes after it." },
      {
        text: "3",
        isRight: true,
        says: "Gates 1, 2 and 3 are on the way from {A} to the bulb.",
      },
      { text: "1", says: "One of its inputs is a switch, but the other one comes from gate 2." },
    ],
  },
  levelOfFactored: {
    id: "level-of-factored",
    kind: "choice",
    ask: "How many levels does the circuit of {A.(B+C.(D+A))} have?",
    options: [
      { text: "2", says: "A level follows for each bracket." },
      { text: "3", says: "The innermost sum, the product with {C}, the sum with {B}: one more follows." },
      { text: "4", isRight: true, says: "OR, AND, OR, AND: each waits for the one before." },
    ],
  },
  sameFunction: {
    id: "same-function",
    kind: "equal",
    ask: "{F} and {G} are the same function. Which of these is it, too?",
    to: "A.B+A.C+B.C",
    options: ["A.B+C", "A.(B+C)+B.C", "A.(B+C)"],
    because: "Two of the products have {A} in common.",
  },
  whichIsSmaller: {
    id: "which-is-smaller",
    kind: "choice",
    ask: "{F} and {G} are equal. Which of the two has more gates, and which has more levels?",
    options: [
      {
        text: "{F} has fewer gates, and both have two levels.",
        isRight: true,
        says: "{F} has two gates, {G} three. The Distributive law says that they are equal.",
      },
      { text: "{G} has fewer gates.", says: "{G} needs two AND gates, {F} one." },
      { text: "{F} has more levels.", says: "Both have a gate after a gate, so both have two levels." },
    ],
  },
  notEqual: {
    id: "not-equal",
    kind: "choice",
    ask: "Two circuits agree in seven of eight rows. Are they equal?",
    options: [
      { text: "Nearly", says: "There is no such thing: one row makes them two functions." },
      { text: "Yes, if both have the same gates", says: "Their values decide, not their gates." },
      { text: "No", isRight: true, says: "Equal circuits agree in every row." },
    ],
  },
} as const satisfies Readonly<Record<string, Question>>;
