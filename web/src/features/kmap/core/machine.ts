// The screen's events and the state after each. The function's own events go through the machine of functions that are given
// row by row; added here are the text of the field, the names of its variables, and Undo. Pure.

import { defaultMap, type KmapSetup, type MapTask } from "#addresses/core/kmap.ts";
import { rowCount, rowsWhere, type SopPosForm } from "#addresses/core/sop-pos-setup.ts";
import { rowListText } from "#notation/core/row-list.ts";
import { mapVariablesMax, mapVariablesMin } from "#kmap/core/map-limits.ts";
import {
  initialState as initialRows,
  reduce as reduceRows,
  type FunctionEvent,
  type FunctionState,
} from "#function/core/machine.ts";
import {
  isSameFunction,
  remembered as timelineAfter,
  stepped,
  type FunctionCommand,
  type Timeline,
} from "#function/core/edited.ts";
import { areLettersFrom } from "#notation/core/variable-names.ts";

/** What Undo brings back. */
interface Kept {
  readonly rows: FunctionState;
  /** The variables of a typed expression; null for letters from the start variable on. */
  readonly names: readonly string[] | null;
  /** The field's text. */
  readonly text: string;
  /** Whether the text was typed; otherwise it was written for the cells. */
  readonly isTyped: boolean;
  /** The last typed text whose function is in the cells; null once these are of no typed text. */
  readonly readText: string | null;
  /** The rows of each group that the visitor has made; null while the engine's groups are shown. */
  readonly groups: KmapSetup["groups"];
}

export interface KmapState extends Kept, Timeline<Kept> {
  /** The task that gives the function; null for one of the visitor's own. */
  readonly practice: MapTask | null;
  /** Whether the visitor has changed the function since an address asked for it. */
  readonly isWorkedOn: boolean;
}

/** A function that a text was read as. */
export interface ReadFunction {
  readonly names: readonly string[] | null;
  /** From `mapVariablesMin` to `mapVariablesMax`. */
  readonly inputs: number;
  readonly ones: readonly number[];
  readonly dontCares: readonly number[];
}

export type KmapEvent =
  | { readonly type: "typed"; readonly text: string }
  /** The function of `text`; ignored if the field has another text by now. */
  | { readonly type: "read"; readonly text: string; readonly read: ReadFunction }
  /** The field gets the text of the cells, whose function was read from its present text. */
  | { readonly type: "textWritten" }
  | FunctionCommand
  | { readonly type: "cleared" }
  /** Each 0 becomes 1 and each 1 becomes 0. */
  | { readonly type: "inverted" }
  /** The visitor groups the cells from now on, or no longer. */
  | { readonly type: "groupingToggled" }
  | { readonly type: "grouped"; readonly groups: NonNullable<KmapSetup["groups"]> }
  /** Another task, whose function is not known yet; null ends the practice. */
  | { readonly type: "practised"; readonly task: MapTask | null }
  /** The function of the task; ignored if there is another one by now. */
  | {
      readonly type: "taskDrawn";
      readonly task: MapTask;
      readonly form: SopPosForm;
      readonly drawn: ReadFunction;
    }
  | { readonly type: "asked"; readonly setup: KmapSetup | null };

export const initialState: KmapState = stateOf(defaultMap);

export function reduce(state: KmapState, event: KmapEvent): KmapState {
  const { rows } = state;
  switch (event.type) {
    case "typed": {
      const isBlank = event.text.trim() === "";
      // A blank text is no function, and is not read.
      return {
        ...ungrouped(isBlank ? emptied(state) : state),
        text: event.text,
        isTyped: true,
        isWorkedOn: true,
      };
    }
    case "read":
      return event.text === state.text && state.isTyped
        ? { ...withFunction(state, event.read), readText: event.text }
        : state;
    case "textWritten":
      return edited(state, rows);
    case "rows":
      return afterRows(state, reduceRows(rows, forMap(event.event)));
    case "painted": {
      const { row, value, starts } = event;
      const painted = afterRows(state, reduceRows(rows, { type: "rowSet", row, value }));
      return starts ? painted : { ...painted, past: state.past };
    }
    case "cleared":
      return emptied(state);
    case "inverted": {
      const { inputs, rows: ones, dontCares } = rows.setup;
      const known = new Set([...ones, ...dontCares]);
      const zeros = rowsWhere(inputs, (row) => !known.has(row));
      return edited(state, { ...rows, setup: { ...rows.setup, rows: zeros }, anchor: null });
    }
    case "groupingToggled":
      return remembered(state, { groups: state.groups ? null : [] });
    case "grouped":
      return remembered(state, { groups: event.groups });
    case "practised":
      return event.task ? stateOf({ ...defaultMap, groups: [], practice: event.task }) : stateOf(defaultMap);
    case "taskDrawn":
      return event.task === state.practice ? withTask(state, event.form, event.drawn) : state;
    case "undone":
    case "redone": {
      const kept = stepped<Kept>(state, keptOf(state), event.type);
      return kept ? { ...state, ...kept, isWorkedOn: true } : state;
    }
    case "asked":
      return stateOf(event.setup ?? defaultMap);
  }
}

/** The setup that the address holds. */
export function setupOf({ rows: { setup }, names, text, isTyped, groups, practice }: KmapState): KmapSetup {
  const typed = isTyped && text.trim() !== "" ? text : null;
  return { ...setup, view: "map", names, text: typed, groups, practice };
}

/** Whether the field's text is the function in the cells; a text that is being typed, or cannot be read, is not. */
export function isRead({ text, isTyped, readText }: KmapState): boolean {
  return !isTyped || text.trim() === "" || text === readText;
}

/** The text for the cells: `Σm(1,3)+Σd(5)`; empty if no cell is 1 or X. */
export function textOf({ rows, dontCares }: Pick<KmapSetup, "rows" | "dontCares">): string {
  if (rows.length + dontCares.length === 0) return "";
  const ones = rowListText({ kind: "minTerms", rows });
  return dontCares.length === 0 ? ones : `${ones}+${rowListText({ kind: "dontCares", rows: dontCares })}`;
}

function stateOf({ names, text, groups, practice, ...setup }: KmapSetup): KmapState {
  return {
    rows: { ...initialRows, pressed: "next", setup: { ...setup, view: "map" } },
    names,
    text: text ?? textOf(setup),
    isTyped: text !== null,
    groups,
    practice,
    readText: null,
    isWorkedOn: false,
    past: [],
    future: [],
  };
}

/** An event of the function with at most as many variables as a map has. */
function forMap(event: FunctionEvent): FunctionEvent {
  if (event.type !== "inputsChosen") return event;
  return { ...event, inputs: Math.min(Math.max(event.inputs, mapVariablesMin), mapVariablesMax) };
}

/** The state after an event of the function: a change of its cells or of its variables can be undone. */
function afterRows(state: KmapState, rows: FunctionState): KmapState {
  const [before, now] = [state.rows.setup, rows.setup];
  // Groups of ones are no groups of zeros.
  const isRegrouped = state.groups !== null && state.groups.length > 0 && before.form !== now.form;
  if (isSameFunction(before, now))
    return isRegrouped ? remembered(ungrouped(state), { rows }, state) : { ...state, rows };
  const keepsNames = before.inputs === now.inputs && before.start === now.start;
  return edited(keepsNames ? state : { ...state, names: null }, rows, state);
}

/** The function of a task. There is nothing to take back yet, and the groups of its address stay. */
function withTask(state: KmapState, form: SopPosForm, drawn: ReadFunction): KmapState {
  const { rows, ...rest } = withFunction(state, drawn);
  const setup = { ...rows.setup, form };
  return { ...rest, rows: { ...rows, setup }, text: textOf(setup), isTyped: false, readText: null };
}

/** The same variables without a function. */
function emptied(state: KmapState): KmapState {
  const { rows } = state;
  const { rows: ones, dontCares } = rows.setup;
  if (ones.length + dontCares.length === 0 && state.text === "") return state;
  return edited(state, { ...rows, setup: { ...rows.setup, rows: [], dontCares: [] }, anchor: null });
}

/** A change that was made in the map: the text is written for its cells. */
function edited(state: KmapState, rows: FunctionState, before: Kept = state): KmapState {
  return remembered(
    ungrouped(state),
    { rows, text: textOf(rows.setup), isTyped: false, readText: null },
    before,
  );
}

/** A change that Undo takes back. */
function remembered(state: KmapState, change: Partial<Kept>, before: Kept = state): KmapState {
  return { ...state, ...change, isWorkedOn: true, ...timelineAfter(state, keptOf(before)) };
}

/** Without the groups, which were those of another function. */
function ungrouped(state: KmapState): KmapState {
  return state.groups === null ? state : { ...state, groups: [] };
}

/** The function of the typed text. Typing is the field's own, so that only the map is filled. */
function withFunction(state: KmapState, { names, inputs, ones, dontCares }: ReadFunction): KmapState {
  const { rows } = state;
  const isRow = (row: number) => row < rowCount(inputs);
  const setup = { ...rows.setup, inputs, rows: ones.filter(isRow), dontCares: dontCares.filter(isRow) };
  const given = names && areLettersFrom(setup.start, names) ? null : names;
  return { ...state, names: given, rows: { ...rows, setup, anchor: null } };
}

function keptOf({ rows, names, text, isTyped, readText, groups }: Kept): Kept {
  return { rows, names, text, isTyped, readText, groups };
}
