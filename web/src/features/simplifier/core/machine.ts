// The Simplifier's states and every way between them (specification, section 4). Pure: the page makes the call
// that a Simplifying state asks for, and tells the machine how it ended.

import { prepareInput, type InputMode } from "../../../../../worker/contract/input.ts";
import type { SimplifyResponse } from "../../../../../worker/contract/simplify.ts";
import type { Failure } from "../../../components/core/failure.ts";
import { modeOf } from "./input-mode.ts";

export type SimplifierStatus = "None" | "InvalidInput" | "Simplifying" | "Simplified" | "Error";

/** The last answer with what it answers: `text` as it was sent. */
export interface Answered {
  readonly text: string;
  readonly mode: InputMode;
  readonly answer: SimplifyResponse;
}

export interface SimplifierState {
  readonly status: SimplifierStatus;
  /** As typed. */
  readonly input: string;
  readonly mode: InputMode;
  readonly locked: boolean;
  /** The mode picked by the person; kept until Clear, in force while the text offers both. */
  readonly chosen: InputMode | null;
  /** Kept while the input is edited, so that typing it back needs no call. */
  readonly answered: Answered | null;
  /** Set in status Error only. */
  readonly failure: Failure | null;
  /** Number of the latest call; the end of an earlier one is stale. */
  readonly call: number;
  /** Whether the answer to the latest call becomes an item of the history. */
  readonly remembered: boolean;
}

export type SimplifierEvent =
  | { readonly type: "edited"; readonly input: string }
  | { readonly type: "modeChosen"; readonly mode: InputMode }
  /** `text` is the input as it would be sent. */
  | { readonly type: "submitted"; readonly text: string }
  /** An address, or an item of the history, asks for this input; `mode` null leaves it to the text. */
  | {
      readonly type: "asked";
      readonly input: string;
      readonly mode: InputMode | null;
      readonly remembered: boolean;
    }
  | { readonly type: "answered"; readonly call: number; readonly answered: Answered }
  | { readonly type: "failed"; readonly call: number; readonly failure: Failure }
  | { readonly type: "cancelled" }
  | { readonly type: "cleared" };

export const initialState: SimplifierState = {
  status: "InvalidInput",
  input: "",
  ...modeOf("", null),
  chosen: null,
  answered: null,
  failure: null,
  call: 0,
  remembered: true,
};

export function canSubmit({ status }: SimplifierState): boolean {
  return status !== "Simplifying" && status !== "InvalidInput";
}

export function reduce(state: SimplifierState, event: SimplifierEvent): SimplifierState {
  switch (event.type) {
    case "edited":
      return event.input === state.input ? state : edit(state, event.input, state.chosen);
    case "modeChosen":
      if (state.locked || event.mode === state.mode) return state;
      return edit(state, state.input, event.mode);
    case "submitted":
      return submit(state, event.text, true);
    case "asked":
      return ask(state, event.input, event.mode, event.remembered);
    case "answered":
      if (!isCurrent(state, event.call)) return state;
      return { ...state, status: "Simplified", answered: event.answered };
    case "failed":
      if (!isCurrent(state, event.call)) return state;
      return { ...state, status: "Error", failure: event.failure };
    case "cancelled":
      return state.status === "Simplifying" ? { ...state, status: "None" } : state;
    case "cleared":
      return { ...initialState, call: state.call };
  }
}

function edit(state: SimplifierState, input: string, chosen: InputMode | null): SimplifierState {
  const status = input.trim() === "" ? "InvalidInput" : "None";
  return { ...state, status, input, ...modeOf(input, chosen), chosen, failure: null };
}

function ask(
  state: SimplifierState,
  input: string,
  mode: InputMode | null,
  remembered: boolean,
): SimplifierState {
  const edited = edit(state, input, mode);
  return submit(edited, prepareInput(input, edited.mode).text, remembered);
}

function submit(state: SimplifierState, text: string, remembered: boolean): SimplifierState {
  if (!canSubmit(state)) return state;
  const { answered } = state;
  if (answered && answered.text === text && answered.mode === state.mode) {
    return state.status === "Simplified" ? state : { ...state, status: "Simplified", failure: null };
  }
  return { ...state, status: "Simplifying", failure: null, call: state.call + 1, remembered };
}

function isCurrent(state: SimplifierState, call: number): boolean {
  return state.status === "Simplifying" && state.call === call;
}
