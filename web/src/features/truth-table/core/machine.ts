// The states of the truth table's screen and all transitions between them. Pure: in state Generating the page makes
// the call and tells the machine how it ended.

import type { TruthTableSetup } from "#addresses/core/truth-table.ts";
import type { Fix } from "#contract/generated/logic-types.ts";
import { prepareInput } from "#contract/input.ts";
import { isReading, type Taken } from "#notation/core/correction.ts";
import type { Failure } from "#notation/core/failure.ts";
import {
  addDraft,
  chipsOf,
  editChip,
  leaveEditing,
  noExpressions,
  removeChip,
  restoreChip,
  setChipText,
  type Chip,
  type Expressions,
} from "./expressions.ts";
import type { Table } from "#table/core/table.ts";

export type TableStatus = "None" | "InvalidInput" | "Generating" | "Generated" | "Error";

/** The failure of a chip. */
interface ChipFailure {
  readonly id: number;
  readonly failure: Failure;
}

/**
 * The reasons why there is no table: the failure of the main input or of the whole request, and the failures of the
 * chips.
 */
export interface Refused {
  readonly failure: Failure | null;
  readonly chips: readonly ChipFailure[];
}

/** The new text of an expression; `at` is 0 for the main expression, then the additional ones follow. */
export interface CorrectedText {
  readonly at: number;
  readonly text: string;
}

export interface TruthTableState extends Expressions {
  readonly status: TableStatus;
  readonly namesInHeader: boolean;
  readonly compares: boolean;
  readonly showsParts: boolean;
  /** Kept while the expressions are edited, so that going back to the earlier ones needs no call. */
  readonly table: Table | null;
  /** Set in status Error only. */
  readonly refused: Refused | null;
  /**
   * The typed expressions, if some were replaced because they were in another notation, and the texts that replaced
   * them. Null once an expression is edited, because Undo would then discard the edit.
   */
  readonly taken: Taken<Expressions> | null;
  /** The number of the latest call; the end of an earlier one is ignored. */
  readonly call: number;
}

export type TruthTableEvent =
  | { readonly type: "edited"; readonly input: string }
  | { readonly type: "drafted"; readonly draft: string }
  | { readonly type: "chipAdded" }
  | { readonly type: "chipEdited"; readonly id: number }
  | { readonly type: "editingLeft" }
  /** The button with the correction was pressed, for the main expression or for a chip. */
  | { readonly type: "fixed"; readonly fix: Fix }
  | { readonly type: "chipFixed"; readonly id: number; readonly fix: Fix }
  /** The call found expressions to be in another notation. */
  | { readonly type: "corrected"; readonly call: number; readonly texts: readonly CorrectedText[] }
  | { readonly type: "restored"; readonly typed: Expressions }
  | { readonly type: "chipRemoved"; readonly id: number }
  | { readonly type: "chipRestored"; readonly chip: Chip; readonly at: number }
  | { readonly type: "headerChosen"; readonly namesInHeader: boolean }
  | { readonly type: "comparisonChosen"; readonly compares: boolean }
  | { readonly type: "partsChosen"; readonly showsParts: boolean }
  | { readonly type: "submitted" }
  | { readonly type: "asked"; readonly setup: TruthTableSetup }
  | { readonly type: "generated"; readonly call: number; readonly table: Table }
  | { readonly type: "failed"; readonly call: number; readonly refused: Refused }
  | { readonly type: "cancelled" }
  | { readonly type: "cleared" };

export const initialState: TruthTableState = {
  ...noExpressions,
  status: "InvalidInput",
  namesInHeader: true,
  compares: false,
  showsParts: false,
  table: null,
  refused: null,
  taken: null,
  call: 0,
};

export function canSubmit({ status }: TruthTableState): boolean {
  return status !== "Generating" && status !== "InvalidInput";
}

/** The expressions as they are sent, the primary first. */
export function sentTexts({ input, chips }: Expressions): string[] {
  return [input, ...chips.map(({ text }) => text)].map((text) => prepareInput(text, "boolean").text);
}

export function reduce(state: TruthTableState, event: TruthTableEvent): TruthTableState {
  switch (event.type) {
    case "edited":
      return event.input === state.input ? state : changed(state, { ...state, input: event.input });
    case "drafted":
      return { ...state, draft: event.draft, isFull: false };
    case "chipAdded":
      return changed(state, addDraft(state));
    case "chipEdited":
      return changed(state, editChip(state, event.id));
    case "editingLeft":
      return { ...state, ...leaveEditing(state) };
    case "fixed":
      return fix(state, { ...state, input: event.fix.text }, event.fix);
    case "chipFixed":
      return fix(state, setChipText(state, event.id, event.fix.text), event.fix);
    case "corrected":
      return isCurrent(state, event.call) ? submit(correct(state, event.texts)) : state;
    case "restored":
      // A chip may have been added since, so `lastId` stays the present one, and ids stay unique.
      return changed(state, { ...event.typed, lastId: state.lastId });
    case "chipRemoved":
      return changed(state, removeChip(state, event.id));
    case "chipRestored":
      return changed(state, restoreChip(state, event.chip, event.at));
    case "headerChosen":
      return { ...state, namesInHeader: event.namesInHeader };
    case "comparisonChosen":
      return { ...state, compares: event.compares };
    case "partsChosen":
      return { ...state, showsParts: event.showsParts };
    case "submitted":
      return submit(changed(state, addDraft(state)));
    case "asked":
      return ask(state, event.setup);
    case "generated":
      return isCurrent(state, event.call) ? { ...state, status: "Generated", table: event.table } : state;
    case "failed":
      return isCurrent(state, event.call) ? { ...state, status: "Error", refused: event.refused } : state;
    case "cancelled":
      return state.status === "Generating" ? { ...state, status: "None" } : state;
    case "cleared":
      return { ...initialState, call: state.call, lastId: state.lastId };
  }
}

/** Only a new main input or new chips change the status and remove a refusal; a new draft does not. */
function changed(state: TruthTableState, next: Expressions): TruthTableState {
  const isSame = next.input === state.input && next.chips === state.chips;
  if (isSame) return { ...state, ...next };
  const status = next.input.trim() === "" ? "InvalidInput" : "None";
  return { ...state, ...next, status, refused: null, taken: null };
}

function fix(state: TruthTableState, next: Expressions, by: Fix): TruthTableState {
  const fixed = changed(state, next);
  return isReading(by) ? { ...fixed, taken: takenFrom(state, by.text) } : fixed;
}

function correct(state: TruthTableState, texts: readonly CorrectedText[]): TruthTableState {
  const textAt = (at: number) => texts.find((each) => each.at === at)?.text;
  const input = textAt(0) ?? state.input;
  const chips = state.chips.map((chip, at) => ({ ...chip, text: textAt(at + 1) ?? chip.text }));
  const as = texts.map(({ text }) => text).join(", ");
  return { ...changed(state, { ...state, input, chips }), taken: takenFrom(state, as) };
}

function takenFrom(
  { taken, input, chips, draft, editing, isFull, lastId }: TruthTableState,
  as: string,
): Taken<Expressions> {
  return { typed: taken?.typed ?? { input, chips, draft, editing, isFull, lastId }, as };
}

function ask(state: TruthTableState, setup: TruthTableSetup): TruthTableState {
  const { input, extras, namesInHeader, compares, showsParts } = setup;
  const chips = chipsOf(extras, state.lastId);
  const lastId = state.lastId + chips.length;
  const asked = { ...state, ...noExpressions, input, chips, lastId, namesInHeader, compares, showsParts };
  return submit(changed(state, asked));
}

function submit(state: TruthTableState): TruthTableState {
  if (!canSubmit(state) || state.isFull) return state;
  const answered = state.table?.functions.map(({ text }) => text);
  if (JSON.stringify(answered) === JSON.stringify(sentTexts(state))) {
    return state.status === "Generated" ? state : { ...state, status: "Generated", refused: null };
  }
  return { ...state, status: "Generating", refused: null, call: state.call + 1 };
}

function isCurrent(state: TruthTableState, call: number): boolean {
  return state.status === "Generating" && state.call === call;
}
