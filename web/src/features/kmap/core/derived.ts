// The question for the derivation of the map's function. Pure.

import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { simplifierSetup } from "#rows/core/simplifier-setup.ts";
import type { Minimal, ShownForm } from "#rows/core/shown-form.ts";
import type { Derived } from "#steps/core/derived.ts";

/**
 * From the typed expression to the minimal sum, or from the rows where there is none.
 *
 * @param typed the expression that the field's text was read as, as it is sent; null for any other text
 * @returns null for a product of sums, and for don't-cares that no question can name
 */
export function derivedOf(setup: SopPosSetup, shown: ShownForm, typed: string | null): Derived | null {
  const { minimal, canonical } = shown;
  if (!minimal || setup.form !== "sop") return null;
  const answer = answerOf(minimal);
  if (typed !== null) return { text: typed, mode: "boolean", dontCares: "", answer };
  const { input, mode, dontCares = "" } = simplifierSetup(setup, canonical.names, canonical.text);
  const namesAll = setup.dontCares.length === 0 || mode === "mint";
  return namesAll ? { text: input, mode: mode ?? "boolean", dontCares, answer } : null;
}

function answerOf({ text, proven, terms, literals }: Minimal): Derived["answer"] {
  return { simplified: text, proven, terms, literals };
}
