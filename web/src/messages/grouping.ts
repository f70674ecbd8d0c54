// Our own texts about groups that the visitor makes on a Karnaugh map.

import { counted } from "./numbers.ts";

type Kind = "sop" | "pos";

/** The value that the groups cover. */
const required = { sop: 1, pos: 0 } as const;
const forbidden = { sop: 0, pos: 1 } as const;

/** "5", "5 and 7", "5, 7 and 9". */
function listed(rows: readonly number[]): string {
  return rows.length < 2 ? rows.join("") : `${rows.slice(0, -1).join(", ")} and ${rows.at(-1)}`;
}

/** "Cell 5 is", "Cells 5 and 7 are". */
function cellsAre(rows: readonly number[]): string {
  return rows.length === 1 ? `Cell ${listed(rows)} is` : `Cells ${listed(rows)} are`;
}

export const grouping = {
  how: "Drag over the cells of a group, or press two opposite corners. A group may go on over the edges.",
  corner: (row: number) =>
    `Cell ${row} is a corner. Press the opposite corner, or the same cell again for a group of one cell.`,
  /** `number` of `count` rectangles between the corners was made. */
  choice: (number: number, count: number) =>
    `This is rectangle ${number} of ${count} between these corners.` +
    (number < count ? " Press the same corners again for the next one." : ""),
  noTask: "There is nothing to group: set a cell to 1 first.",
  groups: "Your groups",
  noGroups: "No group yet.",
  form: { sop: "Your sum", pos: "Your product" },
  cells: (rows: readonly number[]) => `${rows.length === 1 ? "cell" : "cells"} ${rows.join(", ")}`,
  /** Read aloud. */
  made: (letter: string, rows: readonly number[], verdict: string) =>
    `Group ${letter}: ${grouping.cells(rows)}. ${verdict}`,
  grow: "Grow",
  growing: (letter: string) => `Drag over the cells that group ${letter} should hold too.`,
  remove: "Remove",
  ofGroup: (action: string, letter: string) => `${action} group ${letter}`,
  showLarger: "Show",
  noGroup: (count: number) => `${count} cells are no group: a group has 1, 2, 4, 8, 16 … cells.`,
  holdsOther: (rows: readonly number[], kind: Kind) => `${cellsAre(rows)} ${forbidden[kind]}.`,
  onlyFree: (kind: Kind) => `Not needed: no cell of it is ${required[kind]}.`,
  canGrow: "It can be twice as large.",
  redundant: (kind: Kind) => `Not needed: each cell of it that is ${required[kind]} is in other groups too.`,
  check: "Check",
  hint: "Hint",
  show: "Show solution",
  removeAll: "Remove all",
  faulty: (letter: string) => `Group ${letter} is not right yet.`,
  uncovered: (rows: readonly number[], kind: Kind) =>
    `${cellsAre(rows)} ${required[kind]} and in no group yet.`,
  tooMany: (terms: number, kind: Kind) =>
    `All ${kind === "sop" ? "ones" : "zeros"} are covered, but ${counted(terms, "group is", "groups are")} enough.`,
  tooLong: (literals: number) =>
    `The number of groups is the minimum, but ${counted(literals, "literal is", "literals are")} enough: larger groups have fewer.`,
  minimum: (terms: number, literals: number, minimaCount: number) =>
    `Right: ${counted(terms, "group", "groups")}, ${counted(literals, "literal", "literals")}, the minimum.` +
    (minimaCount > 1 ? ` ${counted(minimaCount, "minimum is", "minima are")} equally good.` : ""),
  shown: (terms: number, literals: number) =>
    `A minimum: ${counted(terms, "group", "groups")}, ${counted(literals, "literal", "literals")}.`,
  essentialHint: (row: number, rows: readonly number[]) =>
    `Cell ${row} is in one group only: ${grouping.cells(rows)}.`,
  furtherHint: (row: number, rows: readonly number[]) =>
    `No cell is in one group only any more. A group for cell ${row}: ${grouping.cells(rows)}.`,
  noHint: "All cells are covered. Check your groups.",
} as const;
