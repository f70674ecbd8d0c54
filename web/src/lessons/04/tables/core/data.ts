// The tables to fill in, the questions and examples of lesson 04. Pure.

import type { ExampleData, ExpressionText, Question } from "#learn/core/data.ts";
import type { FillTableData } from "#learn/practice/table/core/table.ts";
import { subject } from "../../core/subject.ts";

/** The two sides of the proof by one table. */
export const provedSides: readonly [ExpressionText, ExpressionText] = ["A+A'.B", "A+B"];

export const proofFill: FillTableData = {
  id: "one-table",
  caption: "Fill in the columns of {A+A'.B} and {A+B}. Then compare the two.",
  texts: provedSides,
};

export const fewRowsFill: FillTableData = {
  id: "few-rows-table",
  caption: "Fill in the column of {A.B'+A'.B.C}. Write the 1s first, then write 0 in the other rows.",
  texts: ["A.B'+A'.B.C"],
  isWithoutParts: true,
};

export const halvesFill: FillTableData = {
  id: "halves-table",
  caption: "Fill in the column of {A.B+A'.C}: the half with {A = 0}, then the half with {A = 1}.",
  texts: ["A.B+A'.C"],
  isWithoutParts: true,
};

export const fills: readonly FillTableData[] = [proofFill, fewRowsFill, halvesFill];

export const subjectExample: ExampleData = { text: subject, tools: ["truthTable"] };
export const proofExample: ExampleData = {
  text: provedSides[0],
  beside: [provedSides[1]],
  tools: ["truthTable"],
};

/** The list with the row that is wrong in it, of the second question of step 7. */
export const wrongList: readonly number[] = [1, 4, 5, 7];

export const questions = {
  before: {
    id: "before",
    kind: "value",
    ask: "One row before you begin: {A = 1}, {B = 0} and {C = 1}. What is the value of {F}?",
    of: subject,
    row: { A: 1, B: 0, C: 1 },
    because: "{B' = 1}, so {A+B' = 1}. Then {F = 1.1}, and that is 1.",
  },
  row: {
    id: "check-row",
    kind: "value",
    ask: "Check row 3: put {A = 0}, {B = 1} and {C = 1} into {F = (A+B').C}. What is the value?",
    of: subject,
    row: { A: 0, B: 1, C: 1 },
    because: "{0+1' = 0}, and {0.1 = 0}. So row 3 is not in the list.",
  },
  list: {
    id: "check-list",
    kind: "choice",
    ask: `Someone else found {F} = Σm(${wrongList.join(", ")}). Which row is wrong?`,
    options: [
      { text: "Row 1", says: "In row 1, {B = 0} and {C = 1}, so {F = 1}. Row 1 is right." },
      { text: "Row 4", isRight: true, says: "In row 4, {C = 0}. So {F = 0} there." },
      { text: "Row 5", says: "In row 5, {A = 1} and {C = 1}, so {F = 1}. Row 5 is right." },
      { text: "Row 7", says: "In row 7, {A = 1} and {C = 1}, so {F = 1}. Row 7 is right." },
    ],
  },
  equal: {
    id: "equal-columns",
    kind: "equal",
    ask: "Which expression has the same column as {(A.B)'}?",
    to: "(A.B)'",
    options: ["A'.B'", "A'+B'", "A'.B"],
  },
  firstZero: {
    id: "first-zero-value",
    kind: "value",
    ask: "{A = 0}, {B = 1} and {C = 1}. What is the value of {A.((B+C)'+B'.C)'}?",
    of: "A.((B+C)'+B'.C)'",
    row: { A: 0, B: 1, C: 1 },
    because: "{A = 0} is enough. The long part does not matter.",
  },
  firstOne: {
    id: "first-one-value",
    kind: "value",
    ask: "{A = 1}, {B = 0} and {C = 1}. What is the value of {A+((B.C)'+B)'.C}?",
    of: "A+((B.C)'+B)'.C",
    row: { A: 1, B: 0, C: 1 },
    because: "{A = 1} is enough. The long part does not matter.",
  },
  half: {
    id: "half",
    kind: "expression",
    ask: "Put {A = 1} into {(A+B).(A'+C)} and simplify. What is left?",
    answer: "C",
    must: "minimal",
    because: "{1+B = 1} and {0+C = C}, so {1.C = C}.",
  },
} as const satisfies Readonly<Record<string, Question>>;
