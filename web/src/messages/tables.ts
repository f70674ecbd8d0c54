// Tables, in the first load of the screens that have one.

import { counted, number } from "./numbers.ts";

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
