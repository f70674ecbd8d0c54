// The texts of the screen Truth Table.

import { counted, number } from "./numbers.ts";

export const truthTableTexts = {
  tableFieldLabel: "Expression",
  tableFieldHint: "Enter an expression",
  addFieldLabel: "Additional expression",
  addFieldHint: "Add an expression",
  saveChip: "Save",
  chips: "Additional expressions",
  editChip: "edit",
  removeChip: (name: string, text: string) => `Remove ${name} ${text}`,
  removedChip: (name: string) => `${name} removed`,
  chipsFull: (count: number) =>
    `There can be at most ${number.format(count)} additional expressions. Remove one before you add another.`,
  editingChip: (name: string) => `Editing ${name}`,
  generatingTable: "Generating the table",
  comparingColumns: "Comparing columns",
  comparePremium:
    "Comparing columns is part of Premium. It shows which columns are equal, opposite or constant, and the first row where two columns differ. The truth table itself is free.",
  tableIdle: "Enter an expression to see its truth table. Each additional expression gets its own column.",
  tableTooLongForService:
    "This table is too long for the service, and WebAssembly is not available in this browser. Use fewer variables or expressions, or reload the page.",
  showParts: "Show the parts",
  rows: (count: number) => counted(count, "row", "rows"),
  spokenRow: (row: number, cells: string) => `Row ${number.format(row)}: ${cells}`,
  rowsElsewhere: "A truth table is made from expressions, and this list gives none of a fitting length.",
} as const;
