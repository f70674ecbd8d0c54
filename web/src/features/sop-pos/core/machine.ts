// The tool's events and the state after each (specification, section 4). Pure; the forms are derived from the
// setup.

import {
  defaultSetup,
  inputsMax,
  inputsMin,
  rowCount,
  rowsWhere,
  type SopPosForm,
  type SopPosSetup,
} from "#addresses/core/sop-pos-setup.ts";
import { lastTypedLetter } from "./names.ts";

export interface SopPosState {
  readonly setup: SopPosSetup;
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
  | { readonly type: "asked"; readonly setup: SopPosSetup | null };

export const initialState: SopPosState = { setup: defaultSetup, anchor: null, startRefused: false };

export function reduce(state: SopPosState, event: SopPosEvent): SopPosState {
  const { setup } = state;
  switch (event.type) {
    case "inputsChosen": {
      const inputs = Math.min(Math.max(event.inputs, inputsMin), inputsMax);
      if (inputs === setup.inputs) return state;
      return { ...state, setup: { ...setup, inputs, rows: [] }, anchor: null };
    }
    case "startTyped": {
      if (event.text === "") return { ...state, startRefused: false };
      const start = lastTypedLetter(setup.start, event.text);
      if (start === null) return { ...state, startRefused: true };
      return { ...state, setup: { ...setup, start }, startRefused: false };
    }
    case "startLeft":
      return { ...state, startRefused: false };
    case "rowPressed":
      return pressRow(state, event.row, event.extends);
    case "headerPressed": {
      const rows = headerMark(setup) === "all" ? [] : rowsWhere(setup.inputs, () => true);
      return { ...state, setup: { ...setup, rows }, anchor: null };
    }
    case "formChosen":
      return { ...state, setup: { ...setup, form: event.form } };
    case "asked":
      return { ...initialState, setup: event.setup ?? defaultSetup };
  }
}

function pressRow({ setup, anchor, ...rest }: SopPosState, row: number, extended: boolean): SopPosState {
  const from = extended && anchor !== null ? anchor : row;
  const [first, last] = [Math.min(from, row), Math.max(from, row)];
  const selected = new Set(setup.rows);
  const selects = !selected.has(row);
  for (let each = first; each <= last; each += 1) {
    if (selects) selected.add(each);
    else selected.delete(each);
  }
  const rows = rowsWhere(setup.inputs, (each) => selected.has(each));
  return { ...rest, setup: { ...setup, rows }, anchor: row };
}

export type HeaderMark = "none" | "some" | "all";

/** What the header's checkbox shows. */
export function headerMark({ inputs, rows }: SopPosSetup): HeaderMark {
  if (rows.length === 0) return "none";
  return rows.length === rowCount(inputs) ? "all" : "some";
}
