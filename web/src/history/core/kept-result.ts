// The Result that a history item keeps: the whole text, or the first terms of a long one. Pure.

/** The longest kept result, in characters; more than a line shows. */
export const resultCharsMax = 200;

/** The end of a result whose further terms were left out. */
const more = "+…";

/** Null if not even the first term is short enough. */
export function keptResult(simplified: string): string | null {
  if (simplified.length <= resultCharsMax) return simplified;
  const end = simplified.lastIndexOf("+", resultCharsMax - more.length);
  return end < 1 ? null : simplified.slice(0, end) + more;
}

/** A stored result; null for any other value. */
export function readResult(stored: unknown): string | null {
  return typeof stored === "string" && stored !== "" && stored.length <= resultCharsMax ? stored : null;
}

/** The kept terms as an expression, and whether there were more. */
export function keptTerms(result: string): { readonly text: string; readonly isCut: boolean } {
  const isCut = result.endsWith(more);
  return { text: isCut ? result.slice(0, -more.length) : result, isCut };
}
