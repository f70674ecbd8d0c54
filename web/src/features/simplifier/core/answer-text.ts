// Writes an answer in words: its size, and the sentence for screen readers.

import { treeOf } from "#answer/core/form.ts";
import { toSpoken } from "#notation/core/written.ts";
import { searchingText } from "#answer/core/searching-text.ts";
import { formTexts, claimTexts } from "#messages/forms.ts";
import { simplifierTexts } from "#messages/simplifier.ts";
import { resultOf } from "./answer-forms.ts";
import type { Answered } from "./machine.ts";

/** The longest result that is read aloud in full; of a longer result only the size is. */
const spokenCharsMax = 200;

/** The sentence for the live region. */
export function spokenAnswer(answered: Pick<Answered, "answer" | "values" | "isSearching">): string {
  if (answered.isSearching) return searchingText(answered.answer);
  const { simplified, proven, terms, literals } = answered.answer;
  const proof = proven ? simplifierTexts.spokenProved : claimTexts.bestFound;
  const size = sizeOf(terms, literals);
  if (simplified.length > spokenCharsMax) return simplifierTexts.spokenLongAnswer(proof, size);
  return simplifierTexts.spokenAnswer(toSpoken(treeOf(resultOf(answered))), proof, size);
}

/** "2 terms, 4 literals". */
export function sizeOf(terms: number, literals: number): string {
  return `${formTexts.terms(terms)}, ${formTexts.literals(literals)}`;
}

/** "2 clauses, 4 literals". */
export function clausesOf(clauses: number, literals: number): string {
  return `${formTexts.clauses(clauses)}, ${formTexts.literals(literals)}`;
}
