// The request of an answer with the page's whole budget, and the answer or product of sums to show after a search
// with that budget or a longer search. Pure.

import { budgets } from "#contract/budgets.ts";
import type {
  MinimalForm,
  MinimalFormOutcome,
  MinimalFormRequest,
  SimplifyOutcome,
  SimplifyRequest,
} from "#contract/generated/logic-types.ts";
import { countOf } from "#notation/core/list-variables.ts";
import { betterOf, isBetter, withBound } from "#answer/search-on/core/form-facts.ts";
import type { SearchOutcome } from "#answer/search-on/core/search.ts";
import type { Answered } from "./machine.ts";

/** The engine's request for the sum of products of an answer's question. */
export function requestOf({
  text,
  mode,
  dontCares,
  variables,
}: Pick<Answered, "text" | "mode" | "dontCares" | "variables">): SimplifyRequest {
  const count = countOf(variables);
  return { input: text, mode, ...(dontCares !== "" && { dontCares }), ...count, ...budgets.page };
}

/** The engine's request for the product of sums of an answer's question. */
export function productRequest(answered: Answered): MinimalFormRequest {
  return { function: requestOf(answered), form: "pos" };
}

/**
 * The answer after the search with the whole budget; its sum is never longer than the first answer's. `outcome` is
 * null if the search was cancelled or failed.
 */
export function searched(first: Answered, outcome: SimplifyOutcome | null): Answered {
  const { text, mode, dontCares, variables } = first;
  const whole = outcome?.kind === "answer" ? outcome : first;
  const { values } = isBetter(whole.answer, first.answer) ? whole : first;
  return { text, mode, dontCares, variables, answer: betterOf(first.answer, whole.answer), values, first };
}

/** The same as `searched` for a product of sums. */
export function searchedForm(first: MinimalForm, outcome: MinimalFormOutcome | null): MinimalForm {
  return outcome?.kind === "form" ? betterOf(first, outcome.form) : first;
}

/** The answer after a longer search; `better` is null if only the bound is better. */
export function improved(answered: Answered, better: SearchOutcome | null, lowerBound: number): Answered {
  const { answer, values } = better?.kind === "answer" ? better : answered;
  return {
    ...answered,
    answer: withBound(answer, lowerBound),
    values,
    first: answered.first ?? answered,
    isImproved: true,
  };
}

/** The form after a longer search; `better` is null if only the bound is better. */
export function improvedForm(
  form: MinimalForm,
  better: SearchOutcome | null,
  lowerBound: number,
): MinimalForm {
  return withBound(better?.kind === "form" ? better.form : form, lowerBound);
}
