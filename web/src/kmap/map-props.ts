// What a screen hands to its map.

import type { ReactNode } from "react";
import type { FormKind } from "#contract/generated/logic-types.ts";
import type { Form } from "#expression/core/form.ts";
import type { CellValue } from "./core/cell-values.ts";
import type { MarkedGroup } from "./use-marked-group.ts";

export interface KarnaughMapProps {
  /** The variables' names, from `mapVariablesMin` to `mapVariablesMax` (core/map-limits.ts); the first is the most significant bit of a row's number. */
  readonly names: readonly string[];
  /** The name of the function's output. */
  readonly output: string;
  /** One for each row of the truth table, by its number; `cellValues` makes them. */
  readonly values: readonly CellValue[];
  /** Whether the groups are products that cover ones, or clauses that cover zeros. */
  readonly kind: FormKind;
  /** The form whose terms are the groups; null while there is none. The same object from render to render. */
  readonly form: Form | null;
  /** Null where the form has no proof tag. */
  readonly proof: Proof | null;
  /** Packed (see `AnswerValues`): for a sum of products every prime implicant, for a product of sums every one of the complement. Null if not known. */
  readonly primes: Uint8Array | null;
  /** Null unless there are other forms as small. */
  readonly minima: Minima | null;
  /**
   * Whether the form is of earlier values: it is drawn muted, and announced only when the next one is there. What the
   * map itself has changed it announces with the new form, so the screen does not.
   */
  readonly isOld: boolean;
  /** Whether the first variables are across instead of down. */
  readonly swapped: boolean;
  readonly onSwap: (swapped: boolean) => void;
  /** The group that is shown alone, as `useMarkedGroup` holds it. */
  readonly marked: MarkedGroup;
  /** Whether the screen shows the form itself, with its tag and its notes, where it is seen with the map. */
  readonly isFormBeside?: boolean;
  /** Null for a map that is only read. Must be the same from render to render. */
  readonly edit: MapEdit | null;
  /** Copies a text and says so. */
  readonly onCopy: (text: string) => void;
  /** The screen's own controls, before those of the map. */
  readonly tools?: ReactNode;
  /** Null unless a form without static hazards was asked for. */
  readonly hazardFree?: HazardFreeMap | null;
}

export interface HazardFreeMap {
  /** The indexes of the form's terms that were added to a minimal one, the same set from render to render; null while `form` is that minimal one. */
  readonly added: ReadonlySet<number> | null;
  /** Why they were added, or why none were. */
  readonly note: ReactNode;
}

export interface Proof {
  readonly proven: boolean;
  /** No form of its kind has fewer terms. */
  readonly lowerBound: number;
}

export interface Minima {
  /** The index of the one that is shown, from 0. */
  readonly shown: number;
  /** How many can be shown. */
  readonly listed: number;
  /** How many there are. */
  readonly count: number;
  readonly onShow: (index: number) => void;
}

export interface MapEdit {
  /** A press on the cell of this row: the same as a press on the row itself. */
  readonly onPress: (row: number) => void;
  /** A key that sets the row to a value. */
  readonly onSet: (row: number, value: CellValue) => void;
}
