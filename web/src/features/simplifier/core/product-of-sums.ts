// The answer's row for the minimum product of sums: what it is showing, and the sentence where there is none.

import { budgets } from "#contract/budgets.ts";
import { sentenceFor } from "#contract/sentences.ts";
import { own } from "#messages/own.ts";

/** `tooComplex`: it takes more prime implicants than the page's budget has. `unavailable`: the engine cannot start. */
export type ProductOfSums<Form> =
  | { readonly status: "folded" | "working" | "unavailable" | "tooComplex" }
  | { readonly status: "shown"; readonly form: Form };

/** What comes of the work; `forms` is null where the engine gave none. */
export function workedOut<Form>(forms: { readonly pos?: Form } | null): ProductOfSums<Form> {
  if (forms === null) return { status: "unavailable" };
  return forms.pos ? { status: "shown", form: forms.pos } : { status: "tooComplex" };
}

/** Why there is no product of sums; null where there is one, or may be. */
export function reasonOf({ status }: ProductOfSums<unknown>): string | null {
  switch (status) {
    case "unavailable":
      return own.notWorkedOut;
    case "tooComplex":
      return sentenceFor("too_complex", budgets.page);
    default:
      return null;
  }
}
