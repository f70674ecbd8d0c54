// How the parts of an answer are cut for the page: where a line may break, and how it is read aloud.

import type { SimplifyResponse } from "../../../../../worker/contract/simplify.ts";
import { fromSum } from "../../../components/core/notation.ts";
import { toSpoken } from "../../../components/core/notation-text.ts";
import { own } from "../../../messages/own.ts";

/** Longest expression that is read aloud when it arrives; past it only its size is. */
const spokenCharsMax = 200;

/**
 * The pieces between which a line may break, so that their concatenation is the text: an expression before each
 * `+`, a list `Σm(1,3,8)` after each comma.
 */
export function unbreakablePieces(text: string): string[] {
  return text.startsWith("Σ") ? text.split(/(?<=,)/) : text.split(/(?=\+)/);
}

/** `Σm(2,3,7)`. */
export function minTermList(minTerms: readonly number[]): string {
  return `Σm(${minTerms.join(",")})`;
}

/** Whether the text is a list of min terms rather than products. */
export function isMinTermList(text: string): boolean {
  return text.startsWith("Σ");
}

/** The sentence for the live region. */
export function spokenAnswer({ simplified, proven, terms, literals }: SimplifyResponse): string {
  const proof = proven ? own.spokenProved : own.bestFound;
  const size = sizeOf(terms, literals);
  const notation = simplified.length > spokenCharsMax ? null : fromSum(simplified);
  return notation ? own.spokenAnswer(toSpoken(notation), proof, size) : own.spokenLongAnswer(proof, size);
}

/** "2 terms, 4 literals". */
export function sizeOf(terms: number, literals: number): string {
  return `${own.terms(terms)}, ${own.literals(literals)}`;
}
