// The circuits, questions and mistakes about complements and gates. Pure.

import type { CircuitData } from "#learn/circuits/core/circuit-data.ts";
import type { Equation, Mistake, Question } from "#learn/core/data.ts";

/** A product becomes a sum in brackets. */
export const complementOf: Equation = { left: "(A.B+C)'", right: "(A'+B').C'" };

export const brackets: Mistake = {
  left: "(A.B+C)'",
  right: "A'+B'.C'",
  words:
    "In {A.B+C} the product comes first, as if it had brackets. They must be written once AND and OR change places: {(A'+B').C'}.",
};

export const circuits = {
  norOfNots: {
    id: "bubbled",
    caption: "{F = A.B} and {G = (A'+B')'}",
    bulbs: [
      { name: "F", text: "A.B" },
      { name: "G", text: "(A'+B')'" },
    ],
  },
} as const satisfies Readonly<Record<string, CircuitData>>;

export const questions = {
  complement: {
    id: "complement",
    kind: "expression",
    ask: "{F = A.(B'+C)}. Write {F'} with bars over single variables alone.",
    answer: "A'+B.C'",
    must: "open",
    because: "AND becomes OR, OR becomes AND, and each variable is complemented.",
  },
  sumToProduct: {
    id: "sum-to-product",
    kind: "choice",
    ask: "What is the complement of a [sum of products], written by De Morgan?",
    options: [
      {
        text: "A product of sums",
        isRight: true,
        says: "The sum becomes a product, and each product becomes a sum.",
      },
      { text: "A sum of products", says: "After multiplying out it is one again, but not at once." },
      { text: "The same terms with bars", says: "A bar over each term gives another function." },
    ],
  },
  dual: {
    id: "dual-or-complement",
    kind: "equal",
    ask: "The dual of {A.B'+C} is {(A+B').C}. What is its complement?",
    to: "(A.B'+C)'",
    options: ["(A'+B).C'", "(A+B').C", "A'+B.C'"],
    because: "The complement is the dual with each variable complemented.",
  },
  gate: {
    id: "equal-gate",
    kind: "choice",
    ask: "Which gate is OR with a bubble at each input?",
    options: [
      { text: "NAND", isRight: true, says: "{A'+B' = (A.B)'}" },
      { text: "NOR", says: "NOR is {A'.B'}: AND with bubbles at its inputs." },
      { text: "AND", says: "AND is NOR with a bubble at each input." },
    ],
  },
} as const satisfies Readonly<Record<string, Question>>;
