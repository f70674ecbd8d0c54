// What the visitor has chosen of an answer's Karnaugh map, and whether an answer has one. Pure.

import type { FormKind } from "#contract/generated/logic-types.ts";
import { mapVariablesMax, mapVariablesMin } from "#kmap/core/map-limits.ts";

export interface MapView {
  readonly isOpen: boolean;
  readonly isSwapped: boolean;
  /** Whether forms without static hazards are wanted, in the card as on the map. */
  readonly withoutHazards: boolean;
  /** Whose groups are wanted; those of a product of sums are there while the card shows that. */
  readonly kind: FormKind;
  /** By the kind of form, the index of the minimum whose groups are shown: 0 is the one that the card shows, then the others. */
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

/** `names` are all variables of the question, those that vanished included. */
export function hasMap(names: readonly string[]): boolean {
  return names.length >= mapVariablesMin && names.length <= mapVariablesMax;
}
