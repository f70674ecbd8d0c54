// How many of all functions need more terms than a minimum form. Pure.

import type { FormKind } from "#contract/generated/logic-types.ts";
import { termShare as words } from "#messages/term-share.ts";
import figures from "./functions-by-terms.json" with { type: "json" };

/**
 * By number of variables, how many functions have a minimum sum of 0, 1, 2, … terms. The same counts hold for minimum
 * products of so many clauses, because those are the forms of the complements.
 */
export const functionsByTerms: Readonly<Record<string, readonly number[]>> = figures;

/** The sentence for a minimum form of `count` terms or clauses. */
export function shareSentence(kind: FormKind, count: number, variables: number): string {
  const counts = functionsByTerms[variables] ?? [];
  const more = sum(counts.slice(count + 1));
  if (more === 0) return words.none(kind, count, variables);
  return words.some(kind, count, variables, shareText(more / sum(counts)));
}

/** Neither 0 % nor 100 %: some functions need more, and this one does not. */
function shareText(share: number): string {
  if (share < 0.01) return words.fewest;
  if (share > 0.99) return words.most;
  return words.percent(Math.round(100 * share));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, each) => total + each, 0);
}
