// The questions on the Quine–McCluskey method. Pure.

import type { Equation, Question } from "#learn/core/data.ts";

/** Rows 0 and 1 of the chart in Petrick's sum, multiplied out. */
export const firstRows: Equation = { left: "(P1+P2).(P1+P3)", right: "P1+P2.P3" };

export const questions = {
  merge: {
    id: "merge",
    kind: "choice",
    ask: "Which two entries merge?",
    options: [
      { text: "0101 and 0110", says: "The last two digits differ." },
      { text: "0101 and 0111", isRight: true, says: "One digit differs. They merge to 01-1." },
      { text: "0011 and 1100", says: "All four digits differ." },
    ],
  },
  dash: {
    id: "dash",
    kind: "expression",
    ask: "Which product of {A}, {B}, {C} and {D} is the entry 01-1?",
    answer: "A'.B.D",
    must: "minimal",
    because: "0 is a literal with NOT, 1 is one without, and a dash is no literal.",
  },
  tick: {
    id: "tick",
    kind: "choice",
    ask: "All columns are merged. What is an entry without a tick?",
    options: [
      { text: "A row that was forgotten", says: "Each row is in the first column." },
      {
        text: "A prime implicant",
        isRight: true,
        says: "It merged with no other entry, so it cannot be made larger.",
      },
      { text: "A term of the smallest sum", says: "Perhaps. The next table says which ones are needed." },
    ],
  },
  petrick: {
    id: "petrick",
    kind: "choice",
    ask: "{P1.P4.P5} is one of the products that are left. What does it say?",
    options: [
      {
        text: "{P1}, {P4} and {P5} together cover all rows.",
        isRight: true,
        says: "And no row is covered if one of them is missing and nothing takes its place.",
      },
      { text: "{P1}, {P4} and {P5} are essential.", says: "No: {P2.P3.P6} is left as well." },
      { text: "The smallest sum has one term.", says: "It has three: one for each letter P." },
    ],
  },
  method: {
    id: "method",
    kind: "choice",
    ask: "A table of four variables on paper. Which way is the quickest?",
    options: [
      { text: "Laws", says: "They may get stuck, and they never say whether a sum is the smallest." },
      { text: "A Karnaugh map", isRight: true, says: "16 cells are seen at a glance." },
      { text: "The Quine–McCluskey method", says: "It works, but it takes longer by hand." },
    ],
  },
} as const satisfies Readonly<Record<string, Question>>;
