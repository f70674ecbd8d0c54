// A Karnaugh map on any screen: the map, groups that the visitor makes on it, its copies and files. The texts of the screen
// Karnaugh Map are in kmap.ts.

import { formTexts } from "./forms.ts";
import { counted, listed } from "./numbers.ts";

type Value = 0 | 1 | "X";
type Kind = "sop" | "pos";

/** The value that the groups cover. */
const required = { sop: 1, pos: 0 } as const;
/** The value that they leave out. */
const forbidden = { sop: 0, pos: 1 } as const;

function verb(names: readonly string[], one: string, more: string): string {
  return `${listed(names)} ${names.length === 1 ? one : more}`;
}

/** A name as it is read aloud: a pause before its digits. */
function spoken(name: string): string {
  return name.replace(/\d+$/, " $&");
}

/** The map, its legend and its form. */
export const karnaughMap = {
  name: "Karnaugh map",
  howToRead: "How to read this map",
  swap: "Swap rows and columns",
  allPrimes: "All prime implicants",
  groups: "Groups",
  noGroups: { sop: "No group: no cell is 1.", pos: "No group: no cell is 0." },
  caption: (names: readonly string[], down: readonly string[], across: readonly string[], fixed: string) =>
    `Karnaugh map of ${listed(names.map(spoken))}${fixed === "" ? "" : `, cells with ${fixed}`}: ` +
    `${2 ** down.length} rows by ${listed(down.map(spoken))}, ${2 ** across.length} columns by ${listed(across.map(spoken))}`,
  corner: (down: readonly string[], across: readonly string[]) =>
    `${down.map(spoken).join(" ")} down, ${across.map(spoken).join(" ")} across`,
  /** "A 1, B 0" */
  bits: (bits: readonly (readonly [name: string, value: string | number])[]) =>
    bits.map(([name, value]) => `${spoken(name)} ${value}`).join(", "),
  cell: (bits: string, row: number, value: Value, letters: readonly string[]) =>
    `${bits}, row ${row}, ${value}${letters.length === 0 ? "" : `, in ${listed(letters)}`}`,
  rows: (rows: readonly number[]) => rows.join(", "),
  spokenRows: (rows: readonly number[]) => `${rows.length === 1 ? "cell" : "cells"} ${rows.join(", ")}`,
  essential: "essential",
  onlyIts: (rows: readonly number[]) => `• ${rows.join(", ")}`,
  spokenOnlyIts: (rows: readonly number[]) => `alone covers ${rows.join(", ")}`,
  /** "X as 1: 2, 8" */
  free: (rows: readonly number[], kind: Kind) => `X as ${required[kind]}: ${rows.join(", ")}`,
  spokenFree: (rows: readonly number[], kind: Kind) =>
    `${rows.length === 1 ? "don't-care" : "don't-cares"} ${rows.join(", ")} as ${required[kind]}`,
  whyFree: (rows: readonly number[], kind: Kind) => {
    const term = kind === "sop" ? "product" : "clause";
    const isOne = rows.length === 1;
    return (
      `The X in ${isOne ? "row" : "rows"} ${listed(rows)} may be 0 or 1. ` +
      `As ${required[kind]}, ${isOne ? "it makes" : "they make"} the group larger and the ${term} shorter.`
    );
  },
  notChosen: "not in the form",
  added: "added",
  /** "A stays 1, B and D stay 0, C changes" */
  why: (ones: readonly string[], zeros: readonly string[], changing: readonly string[]) =>
    [
      ones.length > 0 && `${verb(ones, "stays", "stay")} 1`,
      zeros.length > 0 && `${verb(zeros, "stays", "stay")} 0`,
      changing.length > 0 && verb(changing, "changes", "change"),
    ]
      .filter((part) => part !== false)
      .join(", "),
  /** Spoken before the number below. */
  minimum: "Minimum ",
  minimumOf: (shown: number, listedCount: number, count: number) =>
    listedCount === count
      ? `${shown} of ${formTexts.number(count)}`
      : `${shown} of the first ${formTexts.number(listedCount)}, ${formTexts.number(count)} in all`,
  previous: "Previous minimum",
  next: "Next minimum",
  rowBecame: (row: number, value: Value) => `Row ${row} is ${value}. `,
  formIs: (name: string, expression: string) => `${name}: ${expression}`,
  options: "Map options",
} as const;

/** "Cell 5 is", "Cells 5 and 7 are". */
function cellsAre(rows: readonly number[]): string {
  return rows.length === 1 ? `Cell ${listed(rows)} is` : `Cells ${listed(rows)} are`;
}

/** Groups that the visitor makes. */
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

/** Copies and files of maps. */
export const mapFiles = {
  copySvg: "Copy SVG",
  copyLatex: "Copy LaTeX (karnaugh-map)",
  copyTabular: "Copy LaTeX (tabular)",
  copyMarkdown: "Copy Markdown",
  colours: "Colours of the file",
  light: "Light",
  asShown: "As shown",
  file: "karnaugh-map.svg",
  pictureFile: "karnaugh-map.png",
  contents: "Contents of the file",
  contentsOf: { groups: "With groups", values: "Without groups", empty: "Empty cells" },
  emptyCells: "Empty cells, to be filled in",
  /** "Karnaugh map of F(A, B, C)" */
  fileTitle: (output: string, names: readonly string[]) => `Karnaugh map of ${output}(${names.join(", ")})`,
  fileDescription: (ones: readonly number[], dontCares: readonly number[], form: string | null) =>
    `1 in the rows ${ones.length === 0 ? "none" : ones.join(", ")}` +
    `${dontCares.length === 0 ? "" : `; X in the rows ${dontCares.join(", ")}`}` +
    `${form === null ? "" : `; ${form}`}`,
} as const;
