// The request that an answer is to, asked again by a longer search, and what that makes of the shown answer, or of the shown product of sums. Pure.

import { budgets } from "#contract/budgets.ts";
import type { MinimalForm, SimplifyOutcome, SimplifyRequest } from "#contract/generated/logic-types.ts";
import { withBound } from "#expression/search-on/core/form-facts.ts";
import type { Answered } from "./machine.ts";

/** The engine's request that an answer is to, for its sum of products. */
export function requestOf({
  text,
  mode,
  dontCares,
}: Pick<Answered, "text" | "mode" | "dontCares">): SimplifyRequest {
  return { input: text, mode, ...(dontCares !== "" && { dontCares }), ...budgets.page };
}

/** `better` is null where only the bound is. */
export function improved(answered: Answered, better: SimplifyOutcome | null, lowerBound: number): Answered {
  const { answer, values } = better?.kind === "answer" ? better : answered;
  return { ...answered, answer: withBound(answer, lowerBound), values, first: answered.first ?? answered };
}

/** `better` is null where only the bound is. */
export function improvedForm(
  form: MinimalForm,
  better: SimplifyOutcome | null,
  lowerBound: number,
): MinimalForm {
  return withBound(better?.kind === "form" ? better.form : form, lowerBound);
}
