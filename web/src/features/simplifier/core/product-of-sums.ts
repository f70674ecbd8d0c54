// The state of the answer's row for the minimum product of sums, and the sentence if there is none. Pure.

import { budgets } from "#contract/budgets.ts";
import type { MinimalForm, SimplifyOutcome } from "#contract/generated/logic-types.ts";
import { sentenceFor } from "#contract/sentences.ts";
import { own } from "#messages/own.ts";

/**
 * `tooComplex`: the complement has more prime implicants than the page's budget allows. `unavailable`: the engine
 * could not start, or the call ended in a trap.
 */
export type ProductOfSums =
  | { readonly status: "folded" | "working" | "unavailable" | "tooComplex" }
  | {
      readonly status: "shown";
      readonly form: MinimalForm;
      /** Whether a longer search has found it, or has found a better bound. */
      readonly isImproved?: true;
    };

/** The row's state after the call; null means that the engine gave no outcome. */
export function productOfSums(outcome: SimplifyOutcome | null): ProductOfSums {
  if (outcome?.kind === "form") return { status: "shown", form: outcome.form };
  return { status: outcome?.kind === "refused" ? "tooComplex" : "unavailable" };
}

/** Why there is no product of sums; null if there is one, or if that is not known yet. */
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
