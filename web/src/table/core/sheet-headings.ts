// Whether the expressions of a table's functions can head its columns on a sheet of paper. Where they cannot, the
// functions' names head the columns, and the list below the table gives the expression of each name. Pure.

import type { TableFunction } from "./table.ts";

/** The number of letters and signs + and ^ for which a sheet has room above all columns of functions together. */
const signsMax = 30;

export function fitsSheet(functions: readonly TableFunction[]): boolean {
  const signs = functions.reduce((sum, { text }) => sum + text.replace(/[\s.'()]/g, "").length, 0);
  return signs <= signsMax;
}
