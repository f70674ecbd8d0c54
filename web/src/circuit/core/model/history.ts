// The states of a drawing that undo and redo go back and forth between. Pure.

import type { State } from "./circuit.ts";

/** How many steps can be undone at least; older ones are forgotten. */
export const undoDepth = 500;

export interface History {
  /** Oldest first. */
  readonly past: readonly State[];
  readonly present: State;
  /** The next one to redo first. */
  readonly future: readonly State[];
}
