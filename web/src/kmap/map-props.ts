// The properties that a screen gives its map.

import type { ReactNode } from "react";
import type { FormKind } from "#contract/generated/logic-types.ts";
import type { MenuEntry } from "#components/menu-group.ts";
import type { Form } from "#answer/core/form.ts";
import type { CellValue } from "#table/core/cell-keys.ts";
import type { Paint } from "#table/use-stroke.ts";
import type { MarkedGroup } from "./use-marked-group.ts";

export interface KarnaughMapProps {
  /** The variables' names, from `mapVariablesMin` to `mapVariablesMax` (core/map-limits.ts); the first is the most significant bit of a row's number. */
  readonly names: readonly string[];
  /** The name of the function's output. */
  readonly output: string;
  /** The value of each row of the truth table, by the row's number; `cellValues` makes them. */
  readonly values: readonly CellValue[];
  /** Whether the groups are products that cover ones, or clauses that cover zeros. */
  readonly kind: FormKind;
  /** The form whose terms are the groups; null while there is none. The same object from render to render. */
  readonly form: Form | null;
  /** The form's proof; null if it has no proof tag. */
  readonly proof: Proof | null;
  /** Packed (see `AnswerValues`): for a sum of products every prime implicant, for a product of sums every one of the complement. Null if not known. */
  readonly primes: Uint8Array | null;
  /** The equally small forms; null if there is only one. */
  readonly minima: Minima | null;
  /**
   * Whether the form belongs to earlier values: then it is drawn muted and not announced. After a change in the map,
   * the map announces the new form, so the screen must not.
   */
  readonly isOld: boolean;
  /** Whether the first variables are on the horizontal axis. */
  readonly swapped: boolean;
  readonly onSwap: (swapped: boolean) => void;
  /** The group that is shown alone, as `useMarkedGroup` holds it. */
  readonly marked: MarkedGroup;
  /** Whether the screen shows the form itself, with its tag and its notes, within view of the map. */
  readonly isFormBeside?: boolean;
  /** Whether the map grows with the room there is; otherwise its cells have one size. */
  readonly fillsRoom?: boolean;
  /** Null for a map that is only read. Must be the same from render to render. */
  readonly edit: MapEdit | null;
  /** Strokes over the cells; without it a drag does nothing. */
  readonly paint?: Paint<number> | undefined;
  /** The rows whose cells are marked, as in the screen's other views. Must be the same object from render to render. */
  readonly litRows?: ReadonlySet<number>;
  /** Called when the mouse is over a cell, with null when it leaves the cells. */
  readonly onPointRow?: (row: number | null) => void;
  /** Called when a cell takes the focus. */
  readonly onFocusRow?: (row: number) => void;
  /** Copies a text and confirms it in a message. */
  readonly onCopy: (text: string) => void;
  /** The screen's own buttons, before the map's menu. */
  readonly tools?: ReactNode;
  /** The screen's own entries of the map's menu. */
  readonly choices?: readonly (readonly MenuEntry[])[];
  /** Below the groups and the form. */
  readonly beside?: ReactNode;
  /** The form without static hazards; null unless the visitor asked for it. */
  readonly hazardFree?: HazardFreeMap | null;
}

export interface HazardFreeMap {
  /** The indexes of the form's terms that were added to a minimal one, the same set from render to render; null while `form` is that minimal one. */
  readonly added: ReadonlySet<number> | null;
  /** The reason why terms were added, or why none were. */
  readonly note: ReactNode;
}

interface Proof {
  readonly proven: boolean;
  /** No form of its kind has fewer terms. */
  readonly lowerBound: number;
}

export interface Minima {
  /** The index of the shown form, from 0. */
  readonly shown: number;
  /** The number of forms that can be shown. */
  readonly listed: number;
  /** The number of equally small forms. */
  readonly count: number;
  readonly onShow: (index: number) => void;
}

export interface MapEdit {
  /** Called for a press on the cell of this row: must do the same as a press on the row in the table. */
  readonly onPress: (row: number) => void;
  /** Called for a key that sets the row to a value. */
  readonly onSet: (row: number, value: CellValue) => void;
}
