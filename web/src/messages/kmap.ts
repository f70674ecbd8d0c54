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
  views: "Views",
  map: "Map",
  table: "Table",
  mapAndTable: "Map and table",
  groupIt: "Group it yourself",
  practise: "Practise",
  tooLarge: "A map has at most 6 variables.",
  openInSimplifier: "Open in Simplifier",
} as const;
