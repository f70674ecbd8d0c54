// A function and what Undo brings back of it. Pure.

import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import type { CellValue } from "#table/core/cell-keys.ts";
import { initialState, reduce, type FunctionEvent, type FunctionState } from "./machine.ts";

/** What Undo brings back, the latest last, and what Redo repeats, the next first. */
export interface Timeline<Kept> {
  readonly past: readonly Kept[];
  readonly future: readonly Kept[];
}

/** What a view of the function asks of the screen. */
export type FunctionCommand =
  | { readonly type: "rows"; readonly event: FunctionEvent }
  /** A row of a stroke; the first one `starts` it. Undo takes the whole stroke back. */
  | { readonly type: "painted"; readonly row: number; readonly value: CellValue; readonly starts: boolean }
  | { readonly type: "undone" }
  | { readonly type: "redone" };

export interface Edited extends Timeline<{ readonly rows: FunctionState }> {
  readonly rows: FunctionState;
}

const undoMax = 100;

export const nothingEdited: Edited = { rows: initialState, past: [], future: [] };

export function edit(state: Edited, command: FunctionCommand): Edited {
  switch (command.type) {
    case "rows": {
      const rows = reduce(state.rows, command.event);
      if (command.event.type === "asked") return { ...nothingEdited, rows };
      return isSameFunction(state.rows.setup, rows.setup)
        ? { ...state, rows }
        : { rows, ...remembered(state, { rows: state.rows }) };
    }
    case "painted": {
      const { row, value, starts } = command;
      const after = edit(state, { type: "rows", event: { type: "rowSet", row, value } });
      return starts ? after : { ...after, past: state.past };
    }
    case "undone":
    case "redone":
      return { ...state, ...stepped(state, { rows: state.rows }, command.type) };
  }
}

/** Whether the rows are equal, and the variables. */
export function isSameFunction(before: SopPosSetup, after: SopPosSetup): boolean {
  return (
    before.inputs === after.inputs &&
    before.start === after.start &&
    before.rows === after.rows &&
    before.dontCares === after.dontCares
  );
}

/** The timeline after a change of `before`. */
export function remembered<Kept>({ past }: Pick<Timeline<Kept>, "past">, before: Kept): Timeline<Kept> {
  return { past: [...past, before].slice(-undoMax), future: [] };
}

/** What was there before or after the present, with the timeline then; nothing where there is none. */
export function stepped<Kept>(
  { past, future }: Timeline<Kept>,
  present: Kept,
  step: "undone" | "redone",
): (Kept & Timeline<Kept>) | null {
  const kept = step === "undone" ? past.at(-1) : future[0];
  if (!kept) return null;
  return step === "undone"
    ? { ...kept, past: past.slice(0, -1), future: [present, ...future] }
    : { ...kept, past: [...past, present], future: future.slice(1) };
}
