// Writes a list of row numbers: the min terms, max terms or don't-cares of a function. Pure.

import { variable } from "./tree.ts";
import { toLatex } from "./written.ts";

export interface RowList {
  /** Don't-cares are `dontCares` next to min terms, and `freeMaxTerms` next to max terms. */
  readonly kind: "minTerms" | "maxTerms" | "dontCares" | "freeMaxTerms";
  /** Ascending. */
  readonly rows: readonly number[];
  /** The variables, the first the most significant bit of a row's number; left out of a list that is not copied. */
  readonly names?: readonly string[];
}

const signs: Readonly<Record<RowList["kind"], string>> = {
  minTerms: "Σm",
  maxTerms: "ΠM",
  dontCares: "Σd",
  freeMaxTerms: "ΠD",
};

/** `Σm(2,3,7)`; `F(x,y)=Σm(1,2)` where the numbers alone would be read as a function of other variables. */
export function rowListText(list: RowList): string {
  return headOf(list, (name) => name, "=") + bareText(list);
}

/** The list in LaTeX: `\sum m(2,3,7)`. */
export function rowListLatex(list: RowList): string {
  const bare = bareText(list).replace("Σ", "\\sum ").replace("Π", "\\prod ");
  return headOf(list, latexName, " = ") + bare;
}

function bareText({ kind, rows }: RowList): string {
  return `${signs[kind]}(${rows.join(",")})`;
}

/** The name of a variable in LaTeX, its number as a subscript. */
export function latexName(name: string): string {
  const named = variable(name);
  return named ? toLatex(named) : name;
}

/**
 * The left side that names the variables; empty where the largest row already tells them. The function's name differs
 * from all of theirs.
 */
function headOf({ rows, names = [] }: RowList, write: (name: string) => string, equals: string): string {
  const isFirst = names.every((name, at) => name === String.fromCharCode(65 + at));
  const needed = Math.max(1, (rows.at(-1) ?? 0).toString(2).length);
  if (names.length === 0 || (rows.length > 0 && isFirst && needed === names.length)) return "";
  return `${names.includes("F") ? "Fn" : "F"}(${names.map(write).join(",")})${equals}`;
}

/** A piece for each row; a line may break between two pieces. `isCut` tells whether further rows are left out. */
export function rowListPieces({ kind, rows }: RowList, isCut = false): string[] {
  const close = isCut ? ",…)" : ")";
  if (rows.length === 0) return [`${signs[kind]}()`];
  return rows.map((row, at) => {
    const open = at === 0 ? `${signs[kind]}(` : "";
    return `${open}${row}${at === rows.length - 1 ? close : ","}`;
  });
}
