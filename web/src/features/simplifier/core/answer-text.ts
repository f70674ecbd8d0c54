// How an answer is said in words: its size, and the sentence that is read aloud.

import type { SimplifyResponse } from "#contract/simplify.ts";
import { fromSum } from "#expression/core/tree.ts";
import { toSpoken } from "#expression/core/words.ts";
import { own } from "#messages/own.ts";

/** Longest expression that is read aloud when it arrives; past it only its size is. */
const spokenCharsMax = 200;

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

/** "2 clauses, 4 literals". */
export function clausesOf(clauses: number, literals: number): string {
  return `${own.clauses(clauses)}, ${own.literals(literals)}`;
}
