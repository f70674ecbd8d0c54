// Writes a list of row numbers: the min terms, max terms or don't-cares of a function. Pure.

export interface RowList {
  readonly kind: "minTerms" | "maxTerms" | "dontCares";
  /** Ascending. */
  readonly rows: readonly number[];
}

const signs: Readonly<Record<RowList["kind"], string>> = { minTerms: "Σm", maxTerms: "ΠM", dontCares: "Σd" };

/** `Σm(2,3,7)`. */
export function rowListText({ kind, rows }: RowList): string {
  return `${signs[kind]}(${rows.join(",")})`;
}

/** The list in LaTeX: `\sum m(2,3,7)`. */
export function rowListLatex(list: RowList): string {
  return rowListText(list).replace("Σ", "\\sum ").replace("Π", "\\prod ");
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
