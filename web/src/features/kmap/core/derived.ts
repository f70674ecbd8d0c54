// The question for the derivation of the map's function. Pure.

import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { simplifierSetup } from "#answer/core/simplifier-setup.ts";
import type { Minimal, ShownForm } from "#function/core/shown-form.ts";
import type { Derived } from "#steps/core/derived.ts";

/**
 * From the typed expression to the minimal sum, or from the rows where there is none.
 *
 * @param typed the expression that the field's text was read as, as it is sent; null for any other text
 * @returns null for a product of sums, and for don't-cares of variables with other names than the engine's
 */
export function derivedOf(setup: SopPosSetup, shown: ShownForm, typed: string | null): Derived | null {
  const { minimal, canonical } = shown;
  if (!minimal || setup.form !== "sop") return null;
  const answer = answerOf(minimal);
  if (typed !== null) return { text: typed, mode: "boolean", dontCares: "", variables: "", answer };
  const {
    input,
    mode,
    dontCares = "",
    variables = "",
  } = simplifierSetup(setup, canonical.names, canonical.text);
  // A derivation is over the engine's own letters.
  const areLetters = mode !== "mint" || isCount(variables);
  return areLetters ? { text: input, mode: mode ?? "boolean", dontCares, variables, answer } : null;
}

function isCount(variables: string): boolean {
  return /^\d*$/.test(variables);
}

function answerOf({ text, proven, terms, literals }: Minimal): Derived["answer"] {
  return { simplified: text, proven, terms, literals };
}
