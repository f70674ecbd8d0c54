// The answer's row for the minimum product of sums: what it is showing, and the sentence where there is none. Pure.

import { budgets } from "#contract/budgets.ts";
import type { MinimalForm, SimplifyOutcome } from "#contract/generated/logic-types.ts";
import { sentenceFor } from "#contract/sentences.ts";
import { own } from "#messages/own.ts";

/** `tooComplex`: it takes more prime implicants than the page's budget has. `unavailable`: the engine cannot start. */
export type ProductOfSums =
  | { readonly status: "folded" | "working" | "unavailable" | "tooComplex" }
  | { readonly status: "shown"; readonly form: MinimalForm };

/** What comes of the call; null where the engine gave no outcome. */
export function productOfSums(outcome: SimplifyOutcome | null): ProductOfSums {
  if (outcome?.kind === "form") return { status: "shown", form: outcome.form };
  return { status: outcome?.kind === "refused" ? "tooComplex" : "unavailable" };
}

/** Why there is no product of sums; null where there is one, or may be. */
export function reasonOf({ status }: ProductOfSums): string | null {
  switch (status) {
    case "unavailable":
      return own.notWorkedOut;
    case "tooComplex":
      return sentenceFor("too_complex", budgets.page);
    default:
      return null;
  }
}
