// A list of row numbers as a reader types it, compared with the right one. Pure.

export type RowsVerdict =
  | { readonly kind: "empty" }
  | { readonly kind: "unreadable" }
  /** There are so many rows, and this number is none of them. */
  | { readonly kind: "outside"; readonly row: number }
  | { readonly kind: "extra"; readonly row: number }
  | { readonly kind: "missing"; readonly row: number }
  | { readonly kind: "right" };

/** Takes `1,5,7`, with spaces, in any order, alone or in `Σm( )`, `m( )`, `ΠM( )` or `M( )`; the first fault is named. */
export function judgeRows(text: string, right: readonly number[], rowCount: number): RowsVerdict {
  const typed = text.trim();
  if (typed === "") return { kind: "empty" };
  const [, listed] = /^(?:(?:[Σ∑]?\s*m|[Π∏]?\s*M)\s*\()?([\d\s,]+)\)?$/.exec(typed) ?? [];
  if (listed === undefined) return { kind: "unreadable" };
  const numbers = listed
    .split(/[\s,]+/)
    .filter((number) => number !== "")
    .map(Number);
  if (numbers.length === 0) return { kind: "unreadable" };
  const outside = numbers.find((row) => row >= rowCount);
  if (outside !== undefined) return { kind: "outside", row: outside };
  const extra = numbers.find((row) => !right.includes(row));
  if (extra !== undefined) return { kind: "extra", row: extra };
  const missing = right.find((row) => !numbers.includes(row));
  return missing === undefined ? { kind: "right" } : { kind: "missing", row: missing };
}
