// The texts of "Minimise by hand". Text in braces is typeset.

import { counted, listed } from "./numbers.ts";

const rowsAre = (rows: readonly number[]) =>
  rows.length === 1 ? `Row ${listed(rows)} has` : `Rows ${listed(rows)} have`;

export const byHand = {
  practice: "Task: minimise by hand",
  task: (text: string) => `Find a smallest sum of products of F = ${text}.`,
  columns: "Columns",
  column: (number: number) => `Column ${number}`,
  chart: "Chart",
  how: "Press two entries of a column that differ in one digit. What they merge to appears in the next column.",
  held: (digits: string) =>
    `${digits} is chosen. Press the entry that it merges with, or ${digits} again to drop it.`,
  ones: (count: number) => counted(count, "one", "ones"),
  /** Read aloud. */
  rowsOf: (rows: readonly number[]) => (rows.length === 1 ? "row" : "rows"),
  ticked: "ticked",
  nothing: "Nothing is merged yet.",
  checkMerging: "Check the columns",
  checkChart: "Check the choice",
  merged: (one: string, other: string, to: string) => `${one} and ${other} merge to ${to}. Both get a tick.`,
  again: (to: string) => `These two merge to ${to} as well. It is in the column already.`,
  dashes: (one: string, other: string) =>
    `${one} and ${other} have their dashes in different places, so they do not merge.`,
  differ: (one: string, other: string, count: number) =>
    `${one} and ${other} differ in ${count} digits. Only entries that differ in one digit merge.`,
  missing: (column: number, count: number) =>
    count === 1
      ? `One entry is missing: two more entries of column ${column} merge.`
      : `${count} entries are missing: more entries of column ${column} merge.`,
  allMerged:
    "All that can merge is merged. The entries without a tick are the prime implicants, and the chart has a line for each.",
  onlyFree: "An entry that covers don't-cares alone is left out, because no row needs it.",
  chartHow:
    "Choose prime implicants until each row has one. A cross says that the prime implicant covers the row.",
  prime: "Prime implicant",
  /** Read aloud. */
  primeName: (product: string, digits: string, rows: readonly number[]) =>
    `${product}, ${digits}, ${rows.length === 1 ? "row" : "rows"} ${listed(rows)}`,
  cross: "covered",
  noneChosen: "No prime implicant is chosen yet.",
  uncovered: (rows: readonly number[]) => `${rowsAre(rows)} no chosen prime implicant yet.`,
  tooMany: (terms: number) =>
    `Each row is covered, but ${counted(terms, "prime implicant is", "prime implicants are")} enough.`,
  tooLong: (literals: number) =>
    `Each row is covered by as few prime implicants as possible, but ${counted(literals, "literal is", "literals are")} enough.`,
  minimum: (terms: number, literals: number, minima: number) =>
    `This is a smallest sum: ${counted(terms, "term", "terms")}, ${counted(literals, "literal", "literals")}.${
      minima > 1 ? ` There are ${minima} of this size.` : ""
    }`,
  sum: "Your sum",
  hints: {
    merge: [
      "Compare only entries whose numbers of ones differ by one.",
      (one: string, other: string) => `${one} and ${other} merge.`,
      (one: string, other: string, to: string) => `${one} and ${other} merge to ${to}.`,
    ],
    check: "Nothing more merges. Check the columns.",
    essential: [
      "Look for a row with one cross.",
      (row: number) => `Row ${row} has one cross.`,
      (row: number, prime: string) => `Row ${row} has one cross, so {${prime}} is in every smallest sum.`,
    ],
    choose: [
      "All rows with one cross are settled. Which prime implicants cover the other rows with the fewest terms?",
      (row: number) => `Row ${row} is still without a prime implicant.`,
      (row: number, prime: string) => `For row ${row} choose {${prime}}.`,
    ],
    leaveOut: [
      "One of the chosen prime implicants can be left out or exchanged.",
      (prime: string) => `{${prime}} can be left out or exchanged.`,
    ],
    done: "Each row is covered. Check the choice.",
  },
} as const;
