// The screen SoP PoS, and the minimal forms of selected rows, which the screen Karnaugh Map has too.

import { listed } from "./numbers.ts";

export const sopPos = {
  inputs: "Variables",
  fewerInputs: "Remove a variable",
  moreInputs: "Add a variable",
  startVariable: "Start variable",
  startRefused: "One letter, A to Z",
  form: "Form",
  sopPosTable: (variables: readonly string[]) =>
    `Truth table of ${variables.join(", ")}. Tick the rows where the output is 1.`,
  allRows: "All rows",
  rowIs: (row: number, bits: string) => `Row ${row}: ${bits}`,
  selectionCleared: "Selection cleared",
  expression: "Expression",
  toExpression: "Go to the expression",
  sumOfProducts: "Sum of products",
  canonicalForm: { sop: "Canonical sum of products", pos: "Canonical product of sums" },
  maxTerms: "Max terms",
  noRowSelected: "Tick the rows where the output is 1.",
  formsUnavailable: "This needs WebAssembly, which is not available in this browser. Your selection is kept.",
  output: "Output",
  view: "View",
  table: "Table",
  map: "Map",
  noMap: (inputsMax: number) => `A map has at most ${inputsMax} variables.`,
  press: "Press sets",
  noCellSelected: "Press the cells where the output is 1.",
  /** After the name of a row. */
  isFree: ", don't-care",
} as const;

type Kind = "sop" | "pos";

/** More rows are counted and not listed. */
const listedMax = 8;

/** One sentence about the row or the group that is marked in the views of a function. */
export const markTexts = {
  coveredBy: (row: number) => `Row ${row} is covered by`,
  /** "3, 7", "16 rows" */
  group: (rows: readonly number[]) => (rows.length > listedMax ? `${rows.length} rows` : rows.join(", ")),
  essential: (onlyIts: readonly number[]) =>
    `essential, because only this group covers ${onlyIts.length > listedMax ? `${onlyIts.length} of them` : listed(onlyIts)}`,
  notEssential: (kind: Kind) =>
    `not essential, because other groups can cover its ${kind === "sop" ? "ones" : "zeros"} too`,
  notChosen: (kind: Kind) =>
    `not in the form, because other groups cover its ${kind === "sop" ? "ones" : "zeros"}`,
  onlyFree: "not in the form, because all its cells are X",
  /** An X in a group of the form. Without its cell, the largest group in this one has half as many cells. */
  freeCovered: (rows: readonly number[], kind: Kind, groups: number) =>
    `X in ${rows.length === 1 ? "row" : "rows"} ${listed(rows)}: taken as ${kind === "sop" ? 1 : 0} here, ` +
    `because the ${groups === 1 ? "group doubles" : "groups double"}`,
  freeUncovered: (row: number, kind: Kind) =>
    `X in row ${row}: taken as ${kind === "sop" ? 0 : 1} here, because no group needs it`,
} as const;
