// The questions about consensus terms. Pure.

import type { Equation, Question, TableData } from "#learn/core/data.ts";

/** The consensus is 1 only where one of the two terms is. */
export const betweenTable: TableData = {
  id: "between-table",
  caption: "{A.B}, {A'.C} and their consensus {B.C}",
  functions: [{ text: "A.B" }, { text: "A'.C" }, { text: "B.C" }],
};

/** The sums of the section on all consensus terms: the third terms that follow, in their order. */
export const allOf: Equation = { left: "A.B+A'.C+B'.C'", right: "A.B+A'.C+B'.C'+B.C+A.C'+A'.B'" };

export const questions = {
  whichPair: {
    id: "which-pair",
    kind: "choice",
    ask: "Which two [terms|term] have a consensus?",
    options: [
      { text: "{A.B} and {A.C}", says: "No variable has its complement in the other term." },
      { text: "{A.B.C} and {A'.C.D}", isRight: true, says: "{A} is the only one. The consensus is {B.C.D}." },
      { text: "{A.B} and {A'.B'}", says: "Two variables are opposed, so the rest would have {B} and {B'}." },
    ],
  },
  write: {
    id: "write-consensus",
    kind: "expression",
    ask: "Write the consensus of {A.B'.D} and {B.C.D}.",
    answer: "A.C.D",
    because: "{B} is opposed. The rest of both is {A.D} and {C.D}.",
  },
  superfluous: {
    id: "superfluous",
    kind: "choice",
    ask: "Which term of {A'.B+A.C+B.C.D} can be left out?",
    options: [
      { text: "{A'.B}", says: "In row 4 of {A}, {B}, {C} and {D} it is the only term that is 1." },
      { text: "{A.C}", says: "In row 10 it is the only term that is 1." },
      {
        text: "{B.C.D}",
        isRight: true,
        says: "The consensus of the other two is {B.C}, and {B.C.D} is 1 only where {B.C} is 1.",
      },
    ],
  },
  test: {
    id: "superfluous-test",
    kind: "choice",
    ask: "Is {A.C} superfluous in {A.B+B'.C+A.C}?",
    options: [
      { text: "Yes", isRight: true, says: "With {A = 1} and {C = 1} the others give {B+B'}, which is 1." },
      { text: "No", says: "Put {A = 1} and {C = 1} into the other two terms." },
    ],
  },
  next: {
    id: "next-consensus",
    kind: "expression",
    ask: "Which consensus do {A'.C} and {B'.C'} have?",
    answer: "A'.B'",
    because: "{C} is opposed, and {A'} and {B'} are left.",
  },
} as const satisfies Readonly<Record<string, Question>>;
