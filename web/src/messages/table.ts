// Truth tables on any screen: their rows, copies, compared columns.

import { counted, number } from "./numbers.ts";

/** Every table. */
export const gridTexts = {
  minTermsColumn: "Min terms",
  tableName: "Truth table",
  tableCaption: (functions: number, variables: number, rows: number) =>
    `Truth table of ${counted(functions, "function", "functions")} in ${counted(variables, "variable", "variables")}, ${counted(rows, "row", "rows")}`,
  printedRows: (printed: number, rows: number) =>
    `Only the first ${number.format(printed)} of ${number.format(rows)} rows are printed. Save the table as a file to get all of them.`,
  minTermsOf: (name: string) => `Min terms of ${name}`,
  rowNumber: "Row number",
} as const;

/** The table of the screen Truth Table. */
export const tableTexts = {
  goToRow: "Go to row",
  go: "Go",
  fullScreen: "Full screen",
  rowLimits: (rows: number) =>
    rows === 1 ? "The only row is 0." : `Enter a row number from 0 to ${number.format(rows - 1)}.`,
  functions: "Functions",
  /** The name of a column whose heading is an expression. */
  part: "Part",
  captionParts: (count: number) =>
    `, with ${count === 1 ? "a column for a part" : `columns for ${count} parts`}`,
  partsShown: (count: number) => (count === 1 ? "1 part is shown." : `${count} parts are shown.`),
  noParts: (functions: number) =>
    functions === 1 ? "The expression has no smaller parts." : "The expressions have no smaller parts.",
  firstParts: (shown: number, count: number) =>
    `The first ${shown} of ${number.format(count)} parts are shown.`,
  exportTable: "Copy or save the table",
  copyAs: (format: string) => `Copy as ${format}`,
  saveAs: (file: string) => `Save ${file}`,
  tableFormat: { csv: "CSV", markdown: "Markdown", latex: "LaTeX" },
  tooLongToCopy: "The table is too long for the clipboard.",
  saveInstead: "Save as a file",
  equalColumns: "Equal columns",
  sameInAllRows: (rows: number) =>
    rows === 1 ? "same in the only row" : `same in all ${number.format(rows)} rows`,
  noOtherMatches: "No other columns are equal.",
  noColumnMatches: "No two columns are equal.",
  opposite: (left: string, right: string) => `${left} and ${right} differ in every row.`,
  alwaysZero: (name: string) => `${name} is always 0.`,
  alwaysOne: (name: string) => `${name} is always 1.`,
  differFirst: (left: string, right: string, row: number) =>
    `${left} and ${right} first differ in row ${number.format(row)}`,
  allDifferences: (count: number) => `All ${number.format(count)} differences`,
} as const;
