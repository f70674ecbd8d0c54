// The plan for simplifying, and an expression that the reader simplifies by choosing each next law. Pure.

import type { ExpressionText, MarkedText } from "#learn/core/data.ts";

export interface PlanStep {
  readonly title: string;
  readonly words: MarkedText;
}

export const plan: readonly PlanStep[] = [
  {
    title: "Clean.",
    words:
      "Constants, doubles, double bars, an expression beside its complement: take them away wherever they are.",
  },
  { title: "Shorten.", words: "Look for a term inside another one: Absorptive, Redundancy." },
  { title: "Open long bars and XOR.", words: "De Morgan from the outside to the inside, then clean." },
  {
    title: "Take out.",
    words: "Two terms that share all factors but one, as {A.B+A.B'}: Distributive, Complement, Identity.",
  },
  { title: "Open brackets.", words: "Only now, since this makes the expression longer for a while." },
  { title: "Look for a consensus.", words: "Then begin again, until nothing changes." },
];

/** A law that the reader can choose at a line. */
export interface Choice {
  readonly law: string;
  /** Why this law is the next one, or why not. */
  readonly says: MarkedText;
}

export interface WalkLine {
  readonly text: ExpressionText;
  readonly right: Choice;
  /** The laws offered in addition to the right one. */
  readonly others: readonly Choice[];
}

export interface Walk {
  readonly lines: readonly WalkLine[];
  readonly end: ExpressionText;
}

export const walk: Walk = {
  lines: [
    {
      text: "(A.B')'.A+A.B.C+0",
      right: { law: "identity", says: "Clean first: the 0 in the sum can go." },
      others: [
        {
          law: "de-morgan",
          says: "The long bar can be opened, but the plan cleans first. What can go at once?",
        },
        { law: "annulment", says: "A 0 makes a product 0. Here the 0 is a term of a sum." },
      ],
    },
    {
      text: "(A.B')'.A+A.B.C",
      right: {
        law: "de-morgan",
        says: "There is nothing to clean, and the long bar hides what is under it.",
      },
      others: [
        { law: "absorptive", says: "{A} is a factor of both terms, but it is no term itself." },
        {
          law: "complement",
          says: "{A} and {A'} are neither two terms of one sum nor two factors of one product.",
        },
      ],
    },
    {
      text: "(A'+B'').A+A.B.C",
      right: { law: "double-negation", says: "Cleaning again: two bars cover {B}." },
      others: [
        { law: "distributive", says: "This opens brackets. Is there something to clean before?" },
        { law: "idempotent", says: "{A} is a factor of two terms. It is not twice a factor of one term." },
      ],
    },
    {
      text: "(A'+B).A+A.B.C",
      right: {
        law: "redundancy",
        says: "{A} is a factor, and {A'} is a term of the other factor. So {A'} can go.",
      },
      others: [
        {
          law: "absorptive",
          says: "For this law the factor {A'+B} would need the term {A}. It has the term {A'}.",
        },
        {
          law: "consensus",
          says: "The consensus of two products can go. Here the first term is not a product of literals yet.",
        },
      ],
    },
    {
      text: "A.B+A.B.C",
      right: { law: "absorptive", says: "{A.B} is a term, and {A.B.C} has it as a factor." },
      others: [
        { law: "redundancy", says: "This law needs a letter and its complement. No letter has a bar." },
        { law: "idempotent", says: "The products are not the same: the second one has {C} too." },
      ],
    },
  ],
  end: "A.B",
};
