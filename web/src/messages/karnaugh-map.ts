// Our own texts about Karnaugh maps, fetched with the first map.

import { formTexts } from "./forms.ts";

type Value = 0 | 1 | "X";
type Kind = "sop" | "pos";

/** The value that the groups cover. */
function required(kind: Kind): 0 | 1 {
  return kind === "sop" ? 1 : 0;
}

/** "A", "A and B", "A, B and C". */
function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function verb(names: readonly string[], one: string, more: string): string {
  return `${listed(names)} ${names.length === 1 ? one : more}`;
}

/** A name as it is read aloud: a pause before its digits. */
function spoken(name: string): string {
  return name.replace(/\d+$/, " $&");
}

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
  free: (rows: readonly number[], kind: Kind) => `X as ${required(kind)}: ${rows.join(", ")}`,
  spokenFree: (rows: readonly number[], kind: Kind) =>
    `${rows.length === 1 ? "don't-care" : "don't-cares"} ${rows.join(", ")} as ${required(kind)}`,
  whyFree: (rows: readonly number[], kind: Kind) => {
    const term = kind === "sop" ? "product" : "clause";
    const isOne = rows.length === 1;
    return (
      `The X in ${isOne ? "row" : "rows"} ${listed(rows.map(String))} may be 0 or 1. ` +
      `As ${required(kind)}, ${isOne ? "it makes" : "they make"} the group larger and the ${term} shorter.`
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
  minimum: (shown: number, listedCount: number, count: number) =>
    listedCount === count
      ? `Minimum ${shown} of ${formTexts.number(count)}`
      : `Minimum ${shown} of the first ${formTexts.number(listedCount)}, ${formTexts.number(count)} in all`,
  previous: "Previous minimum",
  next: "Next minimum",
  rowBecame: (row: number, value: Value) => `Row ${row} is ${value}. `,
  formIs: (name: string, expression: string) => `${name}: ${expression}`,
  save: "Copy or save the map",
  /** The name of the same menu when it also has the map's switches. */
  options: "Map options",
} as const;
