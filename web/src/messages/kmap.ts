// The screen Karnaugh Map and its practice. The texts on a map itself are in karnaugh-map.ts.

import { counted } from "./numbers.ts";

export const kmapTexts = {
  fieldHint: "A.B+C' or 1 3 8",
  variables: (count: number) => counted(count, "variable", "variables"),
  startVariable: (letter: string) => `Start variable: ${letter}`,
  clear: "Clear",
  invert: "Invert",
  undo: "Undo",
  redo: "Redo",
  /** `what` is one of those below. */
  undoOf: (what: string) => `Undo: ${what}`,
  redoOf: (what: string) => `Redo: ${what}`,
  changed: {
    map: { one: (row: number) => `cell ${row}`, many: (count: number) => `${count} cells` },
    table: { one: (row: number) => `row ${row}`, many: (count: number) => `${count} rows` },
  },
  theGroups: "the groups",
  theVariables: "the variables",
  views: "Views",
  map: "Map",
  table: "Table",
  circuit: "Circuit",
  circuitOf: (output: string) => `Circuit of ${output}`,
  noCircuit: "The circuit is drawn when a cell is 1.",
  terms: { sop: "Products", pos: "Clauses" },
  circuitGives: (row: number, output: string, value: 0 | 1) => `Row ${row}: ${output} is ${value}`,
  groupIt: "Group it yourself",
  practise: "Practise",
  ofEarlierText: (text: string) =>
    text === "" ? "The map does not show this text." : `The map does not show this text. It shows ${text}.`,
  tooLarge: "A map has at most 6 variables.",
  openInSimplifier: "Open in Simplifier",
} as const;

/** The practice in grouping. */
export const mapPractice = {
  name: "Practice in grouping",
  end: "End practice",
  task: {
    sop: "Group the ones with as few and as large groups as possible.",
    pos: "Group the zeros with as few and as large groups as possible.",
  },
  level: "Level",
  levels: {
    "2": "2",
    "3": "3",
    "4": "4",
    "4x": "4 X",
    pos: "PoS",
    "5": "5",
    "6": "6",
  },
  another: "Another task",
  solved: "Solved. This task counts.",
  next: (level: string) => `Three in a row: the next task is one of level ${level}.`,
  doesNotCount: "The solution is shown, so this task does not count.",
  total: (count: number) => `${counted(count, "task", "tasks")} of this level solved`,
  failed: "The engine gives no task. Try again.",
} as const;
