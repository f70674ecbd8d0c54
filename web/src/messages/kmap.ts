// Our own texts of the screen of the Karnaugh map.

export const kmapTexts = {
  fieldLabel: "Expression or min terms",
  fieldHint: "A.B+C' or 1 3 8",
  inputs: "Variables",
  fewerInputs: "Remove a variable",
  moreInputs: "Add a variable",
  clear: "Clear",
  invert: "Invert",
  undo: "Undo",
  redo: "Redo",
  /** `what` is one of those below. */
  undoOf: (what: string) => `Undo: ${what}`,
  redoOf: (what: string) => `Redo: ${what}`,
  cell: (row: number) => `cell ${row}`,
  cells: (count: number) => `${count} cells`,
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
