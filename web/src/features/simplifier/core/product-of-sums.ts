// The state of the answer's row for the minimum product of sums, and the sentence if there is none. Pure.

import { budgets } from "#contract/budgets.ts";
import type { MinimalForm, MinimalFormOutcome } from "#contract/generated/logic-types.ts";
import { sentenceFor } from "#contract/sentences.ts";
import { callTexts } from "#messages/calls.ts";
import { searchedForm } from "./improved.ts";

/**
 * `tooComplex`: the complement has more prime implicants than the page's budget allows. `unavailable`: the engine
 * could not start, or the call ended in a trap.
 */
export type ProductOfSums =
  | { readonly status: "folded" | "working" | "unavailable" | "tooComplex" }
  | {
      readonly status: "shown";
      readonly form: MinimalForm;
      /** Whether the page still searches for a better form with its whole budget. */
      readonly isSearching: boolean;
      /** Whether a longer search has found this form or a better bound. */
      readonly isImproved?: true;
    };

/**
 * The row's state after the first call, and after the second with the whole budget; null means that there was no such
 * call, or that the engine gave no outcome. `isSearching` tells whether the second call is still running.
 */
export function productOfSums(
  first: MinimalFormOutcome | null,
  whole: MinimalFormOutcome | null,
  isSearching: boolean,
): ProductOfSums {
  if (first?.kind !== "form") return { status: first?.kind === "refused" ? "tooComplex" : "unavailable" };
  return { status: "shown", form: searchedForm(first.form, whole), isSearching };
}

/** Whether a second call could not give another outcome. */
export function isFinal(outcome: MinimalFormOutcome | null): boolean {
  return outcome?.kind !== "form" || outcome.form.proven;
}

/** The reason why there is no product of sums; null if there is one, or while that is not known yet. */
export function reasonOf({ status }: ProductOfSums): string | null {
  switch (status) {
    case "unavailable":
      return callTexts.notWorkedOut;
    case "tooComplex":
      return sentenceFor("too_complex", budgets.page);
    default:
      return null;
  }
}
