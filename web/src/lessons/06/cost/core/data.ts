// The questions on cost and on laws. Pure.

import type { Equation, Question } from "#learn/core/data.ts";

/** The sum has no term and no literal too many, and the other one is smaller all the same. */
export const stuck: Equation = { left: "A'.B'+B'.C+B.C'+A.B", right: "A'.B'+A.C+B.C'" };

export const questions = {
  literals: {
    id: "cost-literals",
    kind: "count",
    ask: "How many [literals|literal] does {A.B'+A'.C+B} have?",
    of: { literals: "A.B'+A'.C+B" },
    because: "Two in {A.B'}, two in {A'.C}, and {B} itself.",
  },
  smaller: {
    id: "smaller",
    kind: "choice",
    ask: "All three are equal. Which one is the smallest?",
    options: [
      {
        text: "{A.B+A'.C+B.C}",
        says: "It has three terms. One of the others has two.",
      },
      { text: "{A.B+A'.C}", isRight: true, says: "It has two terms and four literals." },
      {
        text: "{A.B.C+A.B.C'+A'.C}",
        says: "It has three terms and eight literals.",
      },
    ],
  },
  stuck: {
    id: "stuck",
    kind: "equal",
    ask: "Which of these sums is equal to {A'.B'+B'.C+B.C'+A.B}?",
    to: stuck.left,
    options: ["A'.B'+A.C+B'.C", "A'.B'+A.C+B.C'", "A'.B'+A.B+A'.C"],
    because: "It has three terms, and no law led there in a straight line.",
  },
} as const satisfies Readonly<Record<string, Question>>;
