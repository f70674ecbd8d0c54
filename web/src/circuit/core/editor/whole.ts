// The whole circuit while boxes are open, in which what was drawn inside them is done already. Pure.

import { fitsLimits } from "../model/boxes/limits.ts";
import { withEdited } from "../model/boxes/open-box.ts";
import type { State } from "../model/circuit.ts";
import type { Editor } from "./editor.ts";

/** The same object as before until something in it changes, where no box is open. */
export function wholeCircuit({ outer, history }: Pick<Editor, "outer" | "history">): State {
  return wholeWith(outer, history.present);
}

/** Whether the whole circuit is within the limits when the open sheet is in this state. */
export function fitsWhole({ outer }: Pick<Editor, "outer">, state: State): boolean {
  return outer.length === 0 || fitsLimits(wholeWith(outer, state));
}

function wholeWith(outer: Editor["outer"], present: State): State {
  let state = present;
  for (let level = outer.length - 1; level >= 0; level -= 1)
    state = withEdited(outer[level]?.history.present ?? state, state);
  return state;
}
