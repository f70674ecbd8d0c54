// The Simplifier's states and all transitions between them (specification, section 4). Pure: in state Simplifying the
// page makes the call and tells the machine how it ended.

import type { AnswerValues, Fix } from "#contract/generated/logic-types.ts";
import type { InputMode } from "#contract/input.ts";
import type { SimplifyResponse } from "#contract/simplify.ts";
import { isReading, notationText, type NotationFix, type Taken } from "#notation/core/correction.ts";
import type { Failure } from "#notation/core/failure.ts";
import { variablesRefusal, variablesTextOf } from "#notation/core/list-variables.ts";
import { modeOf } from "./input-mode.ts";
import { questionOf } from "./question.ts";

export type SimplifierStatus = "None" | "InvalidInput" | "Simplifying" | "Simplified" | "Error";

/** The last answer, with the texts as they were sent. */
export interface Answered {
  readonly text: string;
  readonly mode: InputMode;
  /** Empty for none. */
  readonly dontCares: string;
  /** The count or the names of the variables of min terms, in one spelling; empty where none are given. */
  readonly variables: string;
  readonly answer: SimplifyResponse;
  /** The same answer as rows and cubes. */
  readonly values: AnswerValues;
  /**
   * Whether the answer comes from the small budget of the first call and has no proof: the page still searches for a
   * better answer.
   */
  readonly isSearching?: true;
  /** The answer that was drawn first, if a better one has replaced it. */
  readonly first?: Answered;
  /** Whether a longer search, which the visitor asked for, has found this answer or a better bound. */
  readonly isImproved?: true;
}

/** The fields that can have an error, named as in the API. */
export const simplifierFields = ["input", "dontCares", "variables"] as const;

export type SimplifierField = (typeof simplifierFields)[number];

export interface FieldFailure extends Failure {
  readonly field: SimplifierField;
}

/** The visitor's input: the texts of the fields, and the chosen mode. */
export type Typed = Pick<SimplifierState, SimplifierField | "chosen">;

export interface SimplifierState {
  readonly status: SimplifierStatus;
  /** As typed. */
  readonly input: string;
  /** As typed; kept in the Boolean mode, which neither shows nor sends the text. */
  readonly dontCares: string;
  /** As typed; kept in the Boolean mode like the don't-cares. */
  readonly variables: string;
  readonly mode: InputMode;
  readonly locked: boolean;
  /**
   * The visitor's choice of mode, which counts while the text allows both. Clear or an opened address replaces it.
   */
  readonly chosen: InputMode | null;
  /** Kept while the input is edited, so that going back to the earlier input needs no call. */
  readonly answered: Answered | null;
  /** Set in status Error only. */
  readonly failure: FieldFailure | null;
  /**
   * The typed texts that were replaced because they were in another notation, and the texts that replaced them. Null
   * once a field is edited, because Undo would then discard the edit.
   */
  readonly taken: Taken<Typed> | null;
  /** The number of the latest call; the end of an earlier one is ignored. */
  readonly call: number;
  /** Whether the answer to the latest call is added to the history. */
  readonly remembered: boolean;
}

export type SimplifierEvent =
  | { readonly type: "edited"; readonly input: string }
  | { readonly type: "dontCaresEdited"; readonly dontCares: string }
  | { readonly type: "variablesEdited"; readonly variables: string }
  | { readonly type: "modeChosen"; readonly mode: InputMode }
  | { readonly type: "submitted" }
  /** An opened address (a link, Back, an item of the history) has this input; null lets the text decide the mode. */
  | {
      readonly type: "asked";
      readonly input: string;
      readonly mode: InputMode | null;
      readonly dontCares?: string | undefined;
      readonly variables?: string | undefined;
      readonly remembered: boolean;
    }
  | { readonly type: "answered"; readonly call: number; readonly answered: Answered }
  /** The search with the whole budget has ended, or a longer search has found a better answer or a better bound. */
  | { readonly type: "improved"; readonly answered: Answered }
  /** The button with the correction of a field's text was pressed. */
  | { readonly type: "fixed"; readonly field: SimplifierField; readonly fix: Fix }
  /** The call found a field's text to be in another notation. */
  | {
      readonly type: "corrected";
      readonly call: number;
      readonly field: SimplifierField;
      readonly fix: NotationFix;
    }
  | { readonly type: "failed"; readonly call: number; readonly failure: FieldFailure }
  | { readonly type: "cancelled" }
  /** An address without input. */
  | { readonly type: "cleared" }
  /** The first field's ×: all fields are emptied, the answer stays. */
  | { readonly type: "fieldsCleared" }
  /** The answer's ×: the fields stay. */
  | { readonly type: "answerClosed" }
  /** Undo of either ×, or of the replacement of a text in another notation; brings back the earlier state. */
  | ({ readonly type: "restored" } & Partial<Restorable>);

type Restorable = Typed & Pick<SimplifierState, "answered">;

export const initialState: SimplifierState = {
  status: "InvalidInput",
  input: "",
  dontCares: "",
  variables: "",
  ...modeOf("", null),
  chosen: null,
  answered: null,
  failure: null,
  taken: null,
  call: 0,
  remembered: true,
};

/** The event for a new text of a field. */
export function editing(field: SimplifierField, text: string): SimplifierEvent {
  switch (field) {
    case "input":
      return { type: "edited", input: text };
    case "dontCares":
      return { type: "dontCaresEdited", dontCares: text };
    case "variables":
      return { type: "variablesEdited", variables: text };
  }
}

export function canSubmit({ status }: SimplifierState): boolean {
  return status !== "Simplifying" && status !== "InvalidInput";
}

export function reduce(state: SimplifierState, event: SimplifierEvent): SimplifierState {
  switch (event.type) {
    case "edited":
      return event.input === state.input ? state : edit(state, event);
    case "dontCaresEdited":
      return event.dontCares === state.dontCares ? state : edit(state, event);
    case "variablesEdited":
      return event.variables === state.variables ? state : edit(state, event);
    case "modeChosen":
      if (state.locked || event.mode === state.mode) return state;
      return edit(state, { chosen: event.mode });
    case "submitted":
      return submit(state, true);
    case "asked": {
      const { input, mode: chosen, dontCares = "", variables = "" } = event;
      return submit(edit(state, { input, chosen, dontCares, variables }), event.remembered);
    }
    case "answered":
      if (!isCurrent(state, event.call)) return state;
      return { ...state, status: "Simplified", answered: event.answered };
    case "failed":
      if (!isCurrent(state, event.call)) return state;
      return { ...state, status: "Error", failure: event.failure };
    case "improved":
      return state.answered && answers(event.answered, state)
        ? { ...state, answered: event.answered }
        : state;
    case "fixed":
      return fix(state, event.field, event.fix);
    case "corrected":
      if (!isCurrent(state, event.call)) return state;
      return submit(fix(state, event.field, event.fix), state.remembered);
    case "cancelled":
      return state.status === "Simplifying" ? { ...state, status: "None" } : state;
    case "cleared":
      return { ...initialState, call: state.call };
    case "fieldsCleared":
      return edit({ ...state, chosen: null }, { input: "", dontCares: "", variables: "" });
    case "answerClosed":
      return { ...state, answered: null, status: state.status === "Simplified" ? "None" : state.status };
    case "restored":
      return restore(state, event);
  }
}

type Edited = {
  readonly [Field in keyof Typed]?: Typed[Field] | undefined;
};

/** The don't-cares affect neither the mode nor whether the input counts as empty. */
function edit(
  state: SimplifierState,
  {
    input = state.input,
    dontCares = state.dontCares,
    variables = state.variables,
    chosen = state.chosen,
  }: Edited,
): SimplifierState {
  const status = input.trim() === "" ? "InvalidInput" : "None";
  const typed = { input, dontCares, variables, chosen };
  return { ...state, status, ...typed, ...modeOf(input, chosen), failure: null, taken: null };
}

/** Min terms fill all fields and turn the toggle; any other correction is the field's new text. */
function fix(state: SimplifierState, field: SimplifierField, by: Fix): SimplifierState {
  const fixed =
    field === "input" && by.kind === "minTerms"
      ? edit(state, {
          input: by.text,
          dontCares: by.dontCares ?? "",
          variables: variablesTextOf(by),
          chosen: "mint",
        })
      : edit(state, { [field]: by.text });
  if (!isReading(by)) return fixed;
  const { input, dontCares, variables, chosen } = state;
  return {
    ...fixed,
    taken: { typed: state.taken?.typed ?? { input, dontCares, variables, chosen }, as: notationText(by) },
  };
}

/** An answer that came in the meantime stays. If the restored texts have an answer, the status is Simplified again. */
function restore(
  state: SimplifierState,
  { answered = null, ...typed }: Partial<Restorable>,
): SimplifierState {
  const kept = { ...state, answered: state.answered ?? answered };
  const next = Object.keys(typed).length === 0 ? kept : edit(kept, typed);
  const isAnswered = next.status === "None" && next.answered !== null && answers(next.answered, next);
  return isAnswered ? { ...next, status: "Simplified" } : next;
}

function submit(state: SimplifierState, remembered: boolean): SimplifierState {
  if (!canSubmit(state)) return state;
  if (state.answered && answers(state.answered, state)) {
    return state.status === "Simplified" ? state : { ...state, status: "Simplified", failure: null };
  }
  return { ...state, status: "Simplifying", failure: null, call: state.call + 1, remembered };
}

/** Whether this answers the present texts of the fields; a difference in spaces alone does not count. */
function answers({ text, mode, dontCares, variables }: Answered, state: SimplifierState): boolean {
  const asked = questionOf(state);
  return (
    text === asked.input.text &&
    mode === asked.mode &&
    dontCares === (asked.dontCares?.text ?? "") &&
    variables === asked.variables &&
    variablesRefusal(asked.mode === "mint" ? state.variables : "") === null
  );
}

function isCurrent(state: SimplifierState, call: number): boolean {
  return state.status === "Simplifying" && state.call === call;
}
