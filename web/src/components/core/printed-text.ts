// How a text that the crate has printed is cut for the page: where a line may break. Pure.

/**
 * The pieces between which a line may break, so that their concatenation is the text: an expression before each
 * `+`, a list `Σm(1,3,8)` after each comma.
 */
export function unbreakablePieces(text: string): string[] {
  return isMinTermList(text) ? text.split(/(?<=,)/) : text.split(/(?=\+)/);
}

/** `Σm(2,3,7)`. */
export function minTermList(minTerms: readonly number[]): string {
  return `Σm(${minTerms.join(",")})`;
}

/** Whether the text is a list of min terms rather than products. */
export function isMinTermList(text: string): boolean {
  return text.startsWith("Σ");
}
