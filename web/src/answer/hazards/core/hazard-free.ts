// The state of the question for a form without static hazards, and that form's differences from the shown form. Pure.

import type { FormsAnswer, MinimalForm } from "#contract/generated/logic-types.ts";
import type { Form } from "#answer/core/form.ts";
import { termsWithout, termThatStays, type Hazard } from "./hazard.ts";

/**
 * `none`: the shown form has no hazard itself. `tooLarge`: the engine has no room for all pairs of rows. `unavailable`: the
 * engine could not start, or the call ended in a trap.
 */
export type HazardFree =
  | { readonly status: "off" | "none" | "working" | "tooLarge" | "unavailable" }
  | ShownHazardFree;

export interface ShownHazardFree {
  readonly status: "shown";
  readonly form: MinimalForm & Form;
  /** A hazard of the shown form. */
  readonly hazard: Hazard;
  /** The index of a term of `form` that holds both rows of the hazard. */
  readonly staying: number;
  /** The indexes of the terms of `form` that the shown form does not have. */
  readonly added: ReadonlySet<number>;
  /** The indexes of the terms of the shown form that `form` does not have. */
  readonly leftOut: readonly number[];
}

/** The state after the call; null means that the engine gave no outcome. */
export function hazardFree(shown: Form, hazard: Hazard, answer: FormsAnswer | null): HazardFree {
  if (answer === null) return { status: "unavailable" };
  if (!answer.minimal) return { status: "tooLarge" };
  const form = { kind: shown.kind, names: shown.names, ...answer.minimal };
  const staying = termThatStays(form, hazard);
  if (staying === null) throw new Error("A form without hazards has one.");
  return {
    status: "shown",
    form,
    hazard,
    staying,
    added: new Set(termsWithout(form, shown)),
    leftOut: termsWithout(shown, form),
  };
}
