// What can be done to the table and what comes of it (specification, section 4). Pure: the forms follow from the place.

import {
  defaultPlace,
  inputsMax,
  inputsMin,
  rowCount,
  rowsWhere,
  type SopPosForm,
  type SopPosPlace,
} from "#addresses/core/sop-pos-place.ts";
import { lastTypedLetter } from "./names.ts";

export interface SopPosState {
  readonly place: SopPosPlace;
  /** The row pressed last, where a range starts; null after anything that sets many rows. */
  readonly anchor: number | null;
  /** Whether the last character typed for the start variable was none. */
  readonly startRefused: boolean;
}

export type SopPosEvent =
  /** Clamped. */
  | { readonly type: "inputsChosen"; readonly inputs: number }
  /** `text` is the whole field after a key. */
  | { readonly type: "startTyped"; readonly text: string }
  | { readonly type: "startLeft" }
  /** `extends`: every row from the one pressed last becomes what this one becomes. */
  | { readonly type: "rowPressed"; readonly row: number; readonly extends: boolean }
  | { readonly type: "headerPressed" }
  | { readonly type: "formChosen"; readonly form: SopPosForm }
  /** An address asks for this, or for nothing. */
  | { readonly type: "asked"; readonly place: SopPosPlace | null };

export const initialState: SopPosState = { place: defaultPlace, anchor: null, startRefused: false };

export function reduce(state: SopPosState, event: SopPosEvent): SopPosState {
  const { place } = state;
  switch (event.type) {
    case "inputsChosen": {
      const inputs = Math.min(Math.max(event.inputs, inputsMin), inputsMax);
      if (inputs === place.inputs) return state;
      return { ...state, place: { ...place, inputs, rows: [] }, anchor: null };
    }
    case "startTyped": {
      if (event.text === "") return { ...state, startRefused: false };
      const start = lastTypedLetter(place.start, event.text);
      if (start === null) return { ...state, startRefused: true };
      return { ...state, place: { ...place, start }, startRefused: false };
    }
    case "startLeft":
      return { ...state, startRefused: false };
    case "rowPressed":
      return pressRow(state, event.row, event.extends);
    case "headerPressed": {
      const rows = headerMark(place) === "all" ? [] : rowsWhere(place.inputs, () => true);
      return { ...state, place: { ...place, rows }, anchor: null };
    }
    case "formChosen":
      return { ...state, place: { ...place, form: event.form } };
    case "asked":
      return { ...initialState, place: event.place ?? defaultPlace };
  }
}

function pressRow({ place, anchor, ...rest }: SopPosState, row: number, extended: boolean): SopPosState {
  const from = extended && anchor !== null ? anchor : row;
  const [first, last] = [Math.min(from, row), Math.max(from, row)];
  const selected = new Set(place.rows);
  const selects = !selected.has(row);
  for (let each = first; each <= last; each += 1) {
    if (selects) selected.add(each);
    else selected.delete(each);
  }
  const rows = rowsWhere(place.inputs, (each) => selected.has(each));
  return { ...rest, place: { ...place, rows }, anchor: row };
}

export type HeaderMark = "none" | "some" | "all";

/** What the header's checkbox shows. */
export function headerMark({ inputs, rows }: SopPosPlace): HeaderMark {
  if (rows.length === 0) return "none";
  return rows.length === rowCount(inputs) ? "all" : "some";
}
