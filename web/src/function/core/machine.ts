// One function given by its rows: the events and the state after each (specification, section 4). Pure; the forms are derived
// from the setup.

import {
  defaultSetup,
  inputsMax,
  inputsMin,
  isOutputName,
  mapInputsMax,
  rowCount,
  rowsWhere,
  type SopPosForm,
  type SopPosSetup,
  type SopPosView,
} from "#addresses/core/sop-pos-setup.ts";
import { lastTypedLetter } from "#notation/core/variable-names.ts";
import { nextValue, type CellValue } from "#table/core/cell-keys.ts";

/** What a press gives to a row: this value, or 0 where the row has it already; or the next value of 0, 1, X. */
type Pressed = CellValue | "next";

export interface FunctionState {
  readonly setup: SopPosSetup;
  readonly pressed: Pressed;
  /** The row pressed last, where a range starts; null after anything that sets many rows. */
  readonly anchor: number | null;
  /** Whether the last character typed for the start variable is no letter. */
  readonly startRefused: boolean;
  /** Whether the last text typed for the output's name is not a valid name. */
  readonly outputRefused: boolean;
}

export type FunctionEvent =
  /** A number outside the bounds is clamped. */
  | { readonly type: "inputsChosen"; readonly inputs: number }
  /** `text` is the whole text of the field after a key press. */
  | { readonly type: "startTyped"; readonly text: string }
  | { readonly type: "startLeft" }
  /** `text` is the whole field after a key; empty for F. */
  | { readonly type: "outputTyped"; readonly text: string }
  | { readonly type: "outputLeft" }
  /** With `extends`, every row from the last pressed row to this one gets the new value of this one. */
  | { readonly type: "rowPressed"; readonly row: number; readonly extends: boolean }
  | { readonly type: "rowSet"; readonly row: number; readonly value: CellValue }
  /** Every row except the don't-cares becomes 1, or 0 if they all are 1. */
  | { readonly type: "headerPressed" }
  | { readonly type: "pressedChosen"; readonly pressed: Pressed }
  | { readonly type: "viewChosen"; readonly view: SopPosView }
  | { readonly type: "swapped" }
  | { readonly type: "hazardsToggled" }
  | { readonly type: "formChosen"; readonly form: SopPosForm }
  /** An address asks for this setup, or for none (null). */
  | { readonly type: "asked"; readonly setup: SopPosSetup | null };

export const initialState: FunctionState = {
  setup: defaultSetup,
  pressed: 1,
  anchor: null,
  startRefused: false,
  outputRefused: false,
};

export function reduce(state: FunctionState, event: FunctionEvent): FunctionState {
  const { setup } = state;
  switch (event.type) {
    case "inputsChosen": {
      const inputs = Math.min(Math.max(event.inputs, inputsMin), inputsMax);
      if (inputs === setup.inputs) return state;
      const view = inputs > mapInputsMax ? "table" : setup.view;
      return { ...state, setup: { ...setup, inputs, rows: [], dontCares: [], view }, anchor: null };
    }
    case "startTyped": {
      if (event.text === "") return { ...state, startRefused: false };
      const start = lastTypedLetter(setup.start, event.text);
      if (start === null) return { ...state, startRefused: true };
      return { ...state, setup: { ...setup, start }, startRefused: false };
    }
    case "startLeft":
      return { ...state, startRefused: false };
    case "outputTyped": {
      const output = event.text.trim();
      if (output !== "" && !isOutputName(output)) return { ...state, outputRefused: true };
      return { ...state, setup: { ...setup, output }, outputRefused: false };
    }
    case "outputLeft":
      return { ...state, outputRefused: false };
    case "rowPressed":
      return pressRow(state, event.row, event.extends);
    case "rowSet":
      return setRows(state, event.row, event.row, event.value);
    case "headerPressed": {
      const isMeant = headerMark(setup) === "all" ? () => false : isRequirable(setup);
      return { ...state, setup: { ...setup, rows: rowsWhere(setup.inputs, isMeant) }, anchor: null };
    }
    case "pressedChosen":
      return { ...state, pressed: event.pressed };
    case "viewChosen":
      return { ...state, setup: { ...setup, view: event.view } };
    case "swapped":
      return { ...state, setup: { ...setup, isSwapped: !setup.isSwapped } };
    case "hazardsToggled":
      return { ...state, setup: { ...setup, withoutHazards: !setup.withoutHazards } };
    case "formChosen":
      return { ...state, setup: { ...setup, form: event.form } };
    case "asked":
      return { ...initialState, pressed: state.pressed, setup: event.setup ?? defaultSetup };
  }
}

/** The function's value in the row. */
export function valueIn({ rows, dontCares }: SopPosSetup, row: number): CellValue {
  if (rows.includes(row)) return 1;
  return dontCares.includes(row) ? "X" : 0;
}

function pressRow(state: FunctionState, row: number, extended: boolean): FunctionState {
  const { anchor } = state;
  return setRows(state, extended && anchor !== null ? anchor : row, row, valueAfterPress(state, row));
}

/** What a press gives to the row. */
export function valueAfterPress({ setup, pressed }: FunctionState, row: number): CellValue {
  const value = valueIn(setup, row);
  if (pressed === "next") return nextValue[value];
  return value === pressed ? 0 : pressed;
}

/** Sets every row from one to another, in either order; the next range starts at `to`. */
function setRows(state: FunctionState, from: number, to: number, value: CellValue): FunctionState {
  const { inputs, rows, dontCares } = state.setup;
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const touched = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  if (touched.every((row) => valueIn(state.setup, row) === value)) return { ...state, anchor: to };
  const rowsOf = (isOf: CellValue, before: readonly number[]) => {
    const known = new Set(before);
    return rowsWhere(inputs, (row) => (row < first || row > last ? known.has(row) : value === isOf));
  };
  const setup = { ...state.setup, rows: rowsOf(1, rows), dontCares: rowsOf("X", dontCares) };
  return { ...state, setup, anchor: to };
}

/** Tests whether a row may become 1 by the header's checkbox: every row except a don't-care. */
function isRequirable({ dontCares }: SopPosSetup): (row: number) => boolean {
  const free = new Set(dontCares);
  return (row) => !free.has(row);
}

export type HeaderMark = "none" | "some" | "all";

/** The state of the header's checkbox, by the rows that are not don't-cares. */
export function headerMark({ inputs, rows, dontCares }: SopPosSetup): HeaderMark {
  if (rows.length === 0) return "none";
  return rows.length + dontCares.length === rowCount(inputs) ? "all" : "some";
}
