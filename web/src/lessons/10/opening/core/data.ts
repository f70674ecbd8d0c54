// The table, equations and questions about opening bars. Pure.

import type { Equation, Question, TableData } from "#learn/core/data.ts";

export const twoTable: TableData = {
  id: "two-variables",
  caption: "{(A+B)'} and {A'.B'}",
  functions: [{ text: "A+B" }, { text: "(A+B)'" }, { text: "A'" }, { text: "B'" }, { text: "A'.B'" }],
};

/** For three variables, one law after the other. */
export const three: readonly Equation[] = [
  { left: "(A.B.C)'", right: "(A.B)'+C'" },
  { left: "(A.B)'+C'", right: "A'+B'+C'" },
];
export const threeChain = `${three.map(({ left }) => left).join(" = ")} = ${three.at(-1)?.right}`;

/** Bars within bars, from outside in. */
export const nested: readonly Equation[] = [
  { left: "((A+B)'.C)'", right: "(A+B)''+C'" },
  { left: "(A+B)''+C'", right: "A+B+C'" },
];
export const nestedChain = `${nested.map(({ left }) => left).join(" = ")} = ${nested.at(-1)?.right}`;

export const questions = {
  columns: {
    id: "which-columns",
    kind: "choice",
    ask: "Which two columns of the table prove the theorem?",
    options: [
      { text: "{(A+B)'} and {A'.B'}", isRight: true, says: "They are equal in all four rows." },
      { text: "{A'} and {B'}", says: "These two differ in rows 1 and 2." },
      { text: "{A+B} and {A'.B'}", says: "Each is the complement of the other." },
    ],
  },
  four: {
    id: "four-variables",
    kind: "expression",
    ask: "Open the bar of {(A+B+C+D)'}.",
    answer: "A'.B'.C'.D'",
    must: "open",
    because: "The output of a NOR gate is 1 only if all inputs are 0, however many there are.",
  },
  literals: {
    id: "with-literals",
    kind: "expression",
    ask: "Open the bar of {(A'.B.C')'}.",
    answer: "A+B'+C",
    must: "open",
    because: "A bar over a bar: both go.",
  },
  nested: {
    id: "nested",
    kind: "expression",
    ask: "Open all bars of {(A.(B+C')')'}.",
    answer: "A'+B+C'",
    must: "open",
    because: "Outside first: {A'+(B+C')''}. The two bars over the bracket cancel.",
  },
  outside: {
    id: "outside-in",
    kind: "choice",
    ask: "Why is it shorter to begin outside?",
    options: [
      {
        text: "An inner bar often becomes a double bar, which goes",
        isRight: true,
        says: "Opened from inside, it would be opened twice.",
      },
      { text: "The laws hold for the outer bar alone", says: "They hold for each bar." },
    ],
  },
} as const satisfies Readonly<Record<string, Question>>;
