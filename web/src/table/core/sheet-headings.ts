// Whether the expressions of a table's functions can head its columns on a sheet of paper. Where they cannot, the names of
// the functions do, and the list of functions below the table says what each name means. Pure.

import type { TableFunction } from "./table.ts";

/** A sheet has room for so many letters and signs + and ^ above all columns of functions together. */
const signsMax = 30;

export function fitsSheet(functions: readonly TableFunction[]): boolean {
  const signs = functions.reduce((sum, { text }) => sum + text.replace(/[\s.'()]/g, "").length, 0);
  return signs <= signsMax;
}
