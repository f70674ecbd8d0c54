// The visitor's choices for the Karnaugh map of an answer, and whether an answer has a map. Pure.

import type { FormKind } from "#contract/generated/logic-types.ts";
import { mapVariablesMax, mapVariablesMin } from "#kmap/core/map-limits.ts";

export interface MapView {
  readonly isOpen: boolean;
  readonly isSwapped: boolean;
  /** Whether forms without static hazards are wanted, both in the card and on the map. */
  readonly withoutHazards: boolean;
  /** The kind of form whose groups are wanted; a product of sums has groups only while the card shows it. */
  readonly kind: FormKind;
  /**
   * By the kind of form, the index of the minimum whose groups are shown: 0 is the form that the card shows, then the
   * others.
   */
  readonly minimum: Readonly<Record<FormKind, number>>;
}

export const foldedMap: MapView = {
  isOpen: false,
  isSwapped: false,
  withoutHazards: false,
  kind: "sop",
  minimum: { sop: 0, pos: 0 },
};

export function showMinimum(view: MapView, kind: FormKind, index: number): MapView {
  return { ...view, kind, minimum: { ...view.minimum, [kind]: index } };
}

/** `names` are all variables of the question, including those that the result does not use. */
export function hasMap(names: readonly string[]): boolean {
  return names.length >= mapVariablesMin && names.length <= mapVariablesMax;
}
