// Questions about what a law is and about the laws that the lesson begins with. Pure.

import type { Question } from "#learn/core/data.ts";

export const questionsOfValues = {
  rowsToAgree: {
    kind: "count",
    id: "rows-to-agree",
    ask: "An equation has the variables {A}, {B} and {C}. In how many rows must its two sides agree, so that it is a law?",
    of: { rows: 3 },
    because: "A law holds in each row of the table over its variables.",
  },
  whichRow: {
    kind: "choice",
    id: "which-row",
    ask: "In which row do the two sides of {A+B = B} differ?",
    options: [
      { text: "{A = 0}, {B = 0}", says: "Both sides are 0 here. They agree." },
      { text: "{A = 0}, {B = 1}", says: "Both sides are 1 here. They agree." },
      { text: "{A = 1}, {B = 0}", isRight: true, says: "{A+B} is 1, and {B} is 0." },
      { text: "{A = 1}, {B = 1}", says: "Both sides are 1 here. They agree." },
    ],
    because: "In the three other rows the sides agree. But the equation says that they agree always.",
  },
  sumsOfProducts: {
    kind: "choice",
    id: "sums-of-products",
    ask: "Which of these are sums of products?",
    options: [
      { text: "{A.B'+C}", isRight: true, says: "{A.B'} is a product of literals, and {C} is one literal." },
      { text: "{A.(B'+C)}", says: "The factor {B'+C} is no literal." },
      { text: "{A'.C}", isRight: true, says: "A single product counts." },
      { text: "{(A.B)'+C}", says: "The bar over {A.B} makes it no product of literals." },
    ],
  },
  constantsAway: {
    kind: "expression",
    id: "constants-away",
    ask: "Write {(A+0).1+B'.1} without a constant, as short as you can.",
    answer: "A+B'",
    must: "minimal",
  },
  withoutLooking: {
    kind: "value",
    id: "without-looking",
    ask: "What is {C+(A.B'+C').(A+B)+1} for {A = 0}, {B = 1}, {C = 0}? Predict it without working out the brackets.",
    of: "C+(A.B'+C').(A+B)+1",
    row: { A: 0, B: 1, C: 0 },
    because: "A sum with a 1 is 1 in every row. The rest of it does not matter.",
  },
  countsOnce: {
    kind: "choice",
    id: "counts-once",
    ask: "In which of these does the law take something away?",
    options: [
      { text: "{A.B+A.B}", isRight: true, says: "The product {A.B} stands there twice." },
      { text: "{A+A'}", says: "{A} and {A'} are not the same. The next law is about them." },
      { text: "{A'.A'.C}", isRight: true, says: "{A'} stands there twice." },
      { text: "{A.B+A.C}", says: "The products share {A}, but they are not the same." },
    ],
  },
  hiddenComplement: {
    kind: "equal",
    id: "hidden-complement",
    ask: "Which of these is equal to {(A+C)'.B.(A+C)}?",
    to: "(A+C)'.B.(A+C)",
    options: ["B", "0", "1", "A+C"],
    because: "An expression and its complement stand in one product. Then the product is 0.",
  },
  onesOfConstant: {
    kind: "count",
    id: "ones-of-constant",
    ask: "In how many of its rows is {(A.0)'+B.1'} equal to 1?",
    of: { ones: "(A.0)'+B.1'" },
    because: "{A.0 = 0} by Annulment. {0' = 1} by Not Gate. So one term of the sum is 1 in each row.",
  },
  barsTogether: {
    kind: "choice",
    id: "bars-together",
    ask: "In which of these do two bars cancel?",
    options: [
      { text: "{(A+B)''}", isRight: true, says: "Both bars cover the same sum." },
      { text: "{A'.B'}", says: "The bars stand side by side, not one above the other." },
      { text: "{A+B''}", isRight: true, says: "Both bars cover {B}." },
      { text: "{(A'+B)'}", says: "One bar covers {A}, the other the whole sum." },
    ],
  },
  bracketsToGo: {
    kind: "choice",
    id: "brackets-to-go",
    ask: "Which brackets can go without a change of the value?",
    options: [
      { text: "{A.(B.C')+B}", isRight: true, says: "The brackets stand within one product." },
      { text: "{(A+B').(C+A)}", says: "Without brackets {B'.C} would be done first." },
      { text: "{(A+B)+(C'+D)}", isRight: true, says: "All signs are the same: it is one sum." },
      { text: "{A.B.(B'+C)}", says: "Without brackets {A.B.B'} would be done first." },
    ],
  },
} as const satisfies Readonly<Record<string, Question>>;
