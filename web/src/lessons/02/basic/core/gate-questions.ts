// The questions of lesson 02 about NOT, AND and OR. Pure.

import type { Question } from "#learn/core/data.ts";

export const gateQuestions = {
  inputRows: {
    kind: "count",
    id: "input-rows",
    ask: "A gate has two inputs. How many rows does its truth table have?",
    of: { rows: 2 },
    because: "Each input is 0 or 1, so there are 2 times 2 rows.",
  },
  predictNot: {
    kind: "value",
    id: "predict-not",
    ask: "Predict before you press: {A = 1}. What is {A'}?",
    of: "A'",
    row: { A: 1 },
  },
  notRegion: {
    kind: "choice",
    id: "not-region",
    ask: "In the Venn diagram of NOT the region outside the circle is hatched. Why?",
    options: [
      {
        text: "Outside the circle {A = 0}, and there {A' = 1}.",
        isRight: true,
        says: "Hatched means: the function is 1.",
      },
      { text: "Outside the circle {A = 1}.", says: "Inside the circle {A = 1}. Outside it {A = 0}." },
      { text: "The region outside is the larger one.", says: "Size has no meaning in a Venn diagram." },
    ],
  },
  predictAnd: {
    kind: "count",
    id: "predict-and",
    ask: "Predict before you press: in how many of the four states is the lamp lit?",
    of: { ones: "A.B" },
  },
  andSeries: {
    kind: "choice",
    id: "and-series",
    ask: "Close switch A only. The lamp stays dark. Why?",
    options: [
      {
        text: "Switch B still breaks the only way from the battery to the lamp.",
        isRight: true,
        says: "In series the current must pass through both switches.",
      },
      { text: "Switch A is the wrong switch.", says: "With B alone the lamp is dark too. Try it." },
      {
        text: "One switch gives too little current.",
        says: "A switch gives no current. It lets current pass or not.",
      },
    ],
  },
  predictOr: {
    kind: "count",
    id: "predict-or",
    ask: "And with the switches in parallel? Say in how many of the four states the lamp is lit.",
    of: { ones: "A+B" },
  },
  orBoth: {
    kind: "value",
    id: "or-both",
    ask: "Both switches are closed. What is {A+B}?",
    of: "A+B",
    row: { A: 1, B: 1 },
    because: "OR means “at least one”. One way for the current is enough, and two do no harm.",
  },
  andOrDiffer: {
    kind: "choice",
    id: "and-or-differ",
    ask: "An AND gate and an OR gate get the same inputs. In which rows do their outputs differ?",
    options: [
      { text: "Row 0 ({A = 0}, {B = 0})", says: "Both outputs are 0 in row 0." },
      { text: "Row 1 ({A = 0}, {B = 1})", isRight: true, says: "{A.B = 0} and {A+B = 1}." },
      { text: "Row 2 ({A = 1}, {B = 0})", isRight: true, says: "{A.B = 0} and {A+B = 1}." },
      { text: "Row 3 ({A = 1}, {B = 1})", says: "Both outputs are 1 in row 3." },
    ],
  },
} as const satisfies Readonly<Record<string, Question>>;
