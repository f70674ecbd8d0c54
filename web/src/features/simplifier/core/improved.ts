// The request that an answer is to with the page's whole budget, and what the search with that budget, or a longer one,
// makes of the shown answer or of the shown product of sums. Pure.

import { budgets } from "#contract/budgets.ts";
import type { MinimalForm, SimplifyOutcome, SimplifyRequest } from "#contract/generated/logic-types.ts";
import { betterOf, isBetter, withBound } from "#expression/search-on/core/form-facts.ts";
import type { Answered } from "./machine.ts";

/** The engine's request that an answer is to, for its sum of products. */
export function requestOf({
  text,
  mode,
  dontCares,
}: Pick<Answered, "text" | "mode" | "dontCares">): SimplifyRequest {
  return { input: text, mode, ...(dontCares !== "" && { dontCares }), ...budgets.page };
}

/**
 * What the search with the whole budget makes of the answer that was drawn first, never a longer sum. `outcome` is null
 * where the search was cancelled or failed.
 */
export function searched(first: Answered, outcome: SimplifyOutcome | null): Answered {
  const { text, mode, dontCares } = first;
  const whole = outcome?.kind === "answer" ? outcome : first;
  const { values } = isBetter(whole.answer, first.answer) ? whole : first;
  return { text, mode, dontCares, answer: betterOf(first.answer, whole.answer), values, first };
}

/** As `searched`, of a product of sums. */
export function searchedForm(first: MinimalForm, outcome: SimplifyOutcome | null): MinimalForm {
  return outcome?.kind === "form" ? betterOf(first, outcome.form) : first;
}

/** `better` is null where only the bound is. */
export function improved(answered: Answered, better: SimplifyOutcome | null, lowerBound: number): Answered {
  const { answer, values } = better?.kind === "answer" ? better : answered;
  return {
    ...answered,
    answer: withBound(answer, lowerBound),
    values,
    first: answered.first ?? answered,
    isImproved: true,
  };
}

/** `better` is null where only the bound is. */
export function improvedForm(
  form: MinimalForm,
  better: SimplifyOutcome | null,
  lowerBound: number,
): MinimalForm {
  return withBound(better?.kind === "form" ? better.form : form, lowerBound);
}
