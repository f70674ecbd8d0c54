// The laws that the lesson begins with: of constants, of doubles, of bars and of order. Each is proved by its table or
// from those before it. Pure.

import type { LawData } from "#learn/core/data.ts";

export const lawsOfValues: readonly LawData[] = [
  {
    id: "identity",
    title: "Identity",
    labels: ["Identity"],
    forms: [
      { left: "A.1", right: "A" },
      { left: "A+0", right: "A" },
    ],
    words: "A 1 in a product can go. A 0 in a sum can go. The value stays the same.",
    worked: { left: "(A+B').1", right: "A+B'" },
    mistake: {
      left: "A+1",
      right: "A",
      words:
        "A 1 can go in a product, and only there. In a sum it is the 0 that can go. Which constant can go depends on the sign beside it.",
    },
  },
  {
    id: "annulment",
    title: "Annulment",
    labels: ["Annulment"],
    forms: [
      { left: "A.0", right: "0" },
      { left: "A+1", right: "1" },
    ],
    words: "One 0 makes a whole product 0. One 1 makes a whole sum 1.",
    worked: { left: "A'.C.0+B", right: "0+B" },
    mistake: {
      left: "A+B.0",
      right: "0",
      words:
        "The 0 takes only its own product with it. Beside that product the rest of the sum stays: {A+B.0 = A+0}.",
    },
  },
  {
    id: "idempotent",
    title: "Idempotent",
    labels: ["Idempotent"],
    forms: [
      { left: "A.A", right: "A" },
      { left: "A+A", right: "A" },
    ],
    words: "The same expression twice in a product, or twice in a sum, counts once.",
    worked: { left: "A.C'+B+B", right: "A.C'+B" },
    mistake: {
      left: "A^A",
      right: "A",
      words:
        "The law is about [AND] and [OR]. [XOR] asks whether its two [inputs|input] differ, and nothing differs from itself.",
    },
  },
  {
    id: "complement",
    title: "Complement",
    labels: ["Complement"],
    forms: [
      { left: "A.A'", right: "0" },
      { left: "A+A'", right: "1" },
    ],
    words:
      "Of an expression and its complement one is 0 and one is 1. So their product is 0, and their sum is 1.",
    worked: { left: "A.B.(C+C')", right: "A.B.1" },
    mistake: {
      left: "A.B+A'.B'",
      right: "1",
      words:
        "The complement of {A.B} is {(A.B)'}, one bar over both letters. A bar over each letter is something else.",
    },
  },
  {
    id: "order-and-grouping",
    title: "Order and grouping",
    labels: ["Redundant brackets"],
    forms: [
      { left: "A.B", right: "B.A" },
      { left: "A+B", right: "B+A" },
      { left: "A.(B.C)", right: "(A.B).C" },
      { left: "A+(B+C)", right: "(A+B)+C" },
    ],
    words: "Within one product, or within one sum, order and brackets do not change the value.",
    worked: { left: "B.(C.A)+(B)", right: "A.B.C+B" },
    mistake: {
      left: "A.B+C",
      right: "A.(B+C)",
      words:
        "Brackets can move inside one product or inside one sum. Where both signs meet, brackets decide what is done first.",
    },
  },
  {
    id: "not-gate",
    title: "Not Gate",
    labels: ["Not Gate"],
    forms: [
      { left: "1'", right: "0" },
      { left: "0'", right: "1" },
    ],
    words: "NOT turns 1 into 0, and 0 into 1.",
    proof: [{ text: "1'" }, { text: "1.1'", by: "identity" }, { text: "0", by: "complement" }],
    worked: { left: "A.B+1'", right: "A.B+0" },
    mistake: {
      left: "A.0'",
      right: "0",
      words:
        "Look how far the bar reaches. Here it covers the 0 alone, so {A.0' = A.1}. Only {A.0} without the bar is 0.",
    },
  },
  {
    id: "double-negation",
    title: "Double Negation",
    labels: ["Double Negation"],
    forms: [{ left: "A''", right: "A" }],
    words: "NOT twice changes nothing.",
    worked: { left: "(A'.B)''+C", right: "A'.B+C" },
    mistake: {
      left: "(A'.B')'",
      right: "A.B",
      words:
        "Two bars cancel only if both cover exactly the same. Here the long bar covers the product, each short bar one letter.",
    },
  },
];
