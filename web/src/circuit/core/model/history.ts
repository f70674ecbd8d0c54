// The history of a drawing, for undo and redo. Pure.

import { apply } from "./apply.ts";
import { type State, withId } from "./circuit.ts";
import { isSwitch } from "./kinds.ts";

/** The least number of steps that can be undone; older ones are forgotten. */
export const undoDepth = 500;

export interface History {
  /** Oldest first. */
  readonly past: readonly State[];
  readonly present: State;
  /** The next state to redo first. */
  readonly future: readonly State[];
}

export function startHistory(state: State): History {
  return { past: [], present: state, future: [] };
}

/** Adds a step to the next state; no step if it is the same state. */
export function step(history: History, next: State): History {
  const { past, present } = history;
  if (next === present) return history;
  return { past: [...past.slice(1 - undoDepth), present], present: next, future: [] };
}

/** Replaces the present state without a step, for example when a switch is toggled. Redo stays possible. */
export function replacePresent({ past, future }: History, next: State): History {
  return { past, present: next, future };
}

/** The same history if there is nothing to undo. */
export function undo(history: History): History {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (!before) return history;
  return { past: past.slice(0, -1), present: switchedLike(before, present), future: [present, ...future] };
}

/** The same history if there is nothing to redo. */
export function redo(history: History): History {
  const { past, present, future } = history;
  const [after, ...rest] = future;
  if (!after) return history;
  return { past: [...past, present], present: switchedLike(after, present), future: rest };
}

/**
 * The state with the switch positions of another. Toggling is not a step, so undo and redo must not change switches.
 */
function switchedLike(state: State, other: State): State {
  let switched = state;
  for (const { id, kind, on } of state.parts) {
    if (!isSwitch(kind)) continue;
    const there = withId(other.parts, id);
    if (there?.kind !== kind || there.on === on) continue;
    const toggled = apply(switched, { type: "toggle", id });
    if (toggled.ok) switched = toggled.value;
  }
  return switched;
}
