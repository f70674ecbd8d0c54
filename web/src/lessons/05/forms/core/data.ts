// The tables, questions and equations of lesson 05. Pure.

import type { Equation, ExampleData, Question, TableData } from "#learn/core/data.ts";

/** The function of most sections: 1 in rows 1, 3, 6 and 7. */
export const subject = "A'.C+A.B";
export const ones: readonly number[] = [1, 3, 6, 7];
export const zeros: readonly number[] = [0, 2, 4, 5];

export const subjectTable: TableData = {
  id: "subject-table",
  caption: "The table of {F = A'.C+A.B}",
  functions: [{ text: subject, name: "F" }],
};

/** As the rows with a 1 and the rows with a 0 give it. */
export const sumForm: Equation = { left: subject, right: "A'.B'.C+A'.B.C+A.B.C'+A.B.C" };
export const productForm: Equation = {
  left: subject,
  right: "(A+B+C).(A+B'+C).(A'+B+C).(A'+B+C')",
};

/** The missing variable put in, line by line. */
export const expanded: readonly Equation[] = [
  { left: "A'.C", right: "A'.C.(B+B')" },
  { left: "A'.C.(B+B')", right: "A'.B.C+A'.B'.C" },
];
/** The same as one chain. */
export const expandedChain = `${expanded.map(({ left }) => left).join(" = ")} = ${expanded.at(-1)?.right}`;

export const subjectExample: ExampleData = { text: subject, tools: ["truthTable", "simplifier"] };

export const questions = {
  minTerm: {
    id: "min-term",
    kind: "expression",
    ask: "Write the [min term] of row 6 of {A}, {B} and {C}.",
    answer: "A.B.C'",
    because: "6 is 110: {A} and {B} as they are, {C} with NOT.",
  },
  maxTerm: {
    id: "max-term",
    kind: "expression",
    ask: "Write the max term of row 6 of {A}, {B} and {C}.",
    answer: "A'+B'+C",
    because: "6 is 110, so {A'+B'+C} is {0+0+0} there, and in each other row it is 1.",
  },
  howMany: {
    id: "how-many",
    kind: "count",
    ask: "How many min terms does {A'.C+A.B} have?",
    of: { ones: subject },
    because: "One for each row with a 1: rows 1, 3, 6 and 7.",
  },
  factor: {
    id: "factor",
    kind: "choice",
    ask: "Which factor makes {F} 0 in row 4?",
    options: [
      { text: "{A'+B+C}", isRight: true, says: "4 is 100, so {A'+B+C} is {0+0+0} there." },
      { text: "{A+B'+C'}", says: "In row 4 it is {1+1+1}. It is 0 in row 3." },
      { text: "{A.B'.C'}", says: "This is the min term of row 4. It is 1 there." },
    ],
  },
  convert: {
    id: "convert",
    kind: "choice",
    ask: "A function of three variables is Σm(0, 2, 5). Which list of max terms is it?",
    options: [
      { text: "ΠM(0, 2, 5)", says: "In these rows the function is 1. A max term makes it 0." },
      { text: "ΠM(1, 3, 4, 6, 7)", isRight: true, says: "All rows that are not in the other list." },
      { text: "ΠM(1, 3, 4, 6)", says: "Row 7 is in neither list, so nothing says what its value is." },
    ],
  },
  complement: {
    id: "complement",
    kind: "choice",
    ask: "{F} is Σm(0, 2, 5) of three variables. What is {F'}?",
    options: [
      {
        text: "Σm(1, 3, 4, 6, 7)",
        isRight: true,
        says: "It is 1 where {F} is 0. As max terms it is ΠM(0, 2, 5).",
      },
      { text: "Σm(0, 2, 5)", says: "That is {F} itself." },
      { text: "ΠM(1, 3, 4, 6, 7)", says: "That is {F} itself, written with max terms." },
    ],
  },
  expand: {
    id: "expand",
    kind: "choice",
    ask: "Which min terms of {A}, {B} and {C} does the product {B} alone stand for?",
    options: [
      { text: "Rows 2 and 3", says: "{B} is 1 in rows 6 and 7 too: {A} may be 0 or 1." },
      {
        text: "Rows 2, 3, 6 and 7",
        isRight: true,
        says: "Two variables are missing, so there are four min terms.",
      },
      { text: "Row 2", says: "Row 2 is {A'.B.C'}, where no variable is missing." },
    ],
  },
  which: {
    id: "which-function",
    kind: "choice",
    ask: "Which function of {A} and {B} is Σm(1, 2)?",
    options: [
      { text: "{A+B}", says: "It is 1 in row 3 too." },
      { text: "{A^B}", isRight: true, says: "It is 1 where exactly one of the two is 1." },
      { text: "{(A.B)'}", says: "It is 1 in row 0 too." },
    ],
  },
  free: {
    id: "free-rows",
    kind: "choice",
    ask: "Σm(1, 3) + Σd(0, 2) of two variables. Which expression is permitted?",
    options: [
      { text: "{B}", isRight: true, says: "It is 1 in rows 1 and 3. Rows 0 and 2 do not matter." },
      { text: "{A}", says: "It is 0 in row 1, where a 1 is asked for." },
      { text: "{B'}", says: "It is 0 in rows 1 and 3." },
    ],
  },
  unique: {
    id: "unique",
    kind: "choice",
    ask: "Two long expressions of the same variables have the same Σm list. What follows?",
    options: [
      { text: "They are equal.", isRight: true, says: "They have the same value in each row." },
      {
        text: "They are written with the same letters.",
        says: "The list says nothing about how they are written.",
      },
      { text: "Nothing", says: "The list gives the value in each row, and so the function." },
    ],
  },
} as const satisfies Readonly<Record<string, Question>>;
