// The states of a drawing that undo and redo go back and forth between. Pure.

import { apply } from "./apply.ts";
import { type State, withId } from "./circuit.ts";

/** How many steps can be undone at least; older ones are forgotten. */
export const undoDepth = 500;

export interface History {
  /** Oldest first. */
  readonly past: readonly State[];
  readonly present: State;
  /** The next one to redo first. */
  readonly future: readonly State[];
}

export function startHistory(state: State): History {
  return { past: [], present: state, future: [] };
}

/** A step to the next state; none where it is the same one. */
export function step(history: History, next: State): History {
  const { past, present } = history;
  if (next === present) return history;
  return { past: [...past.slice(1 - undoDepth), present], present: next, future: [] };
}

/** For what is no step, as toggling a switch is. What was undone can still be redone. */
export function replacePresent({ past, future }: History, next: State): History {
  return { past, present: next, future };
}

/** The same history where there is nothing to undo. */
export function undo(history: History): History {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (!before) return history;
  return { past: past.slice(0, -1), present: switchedLike(before, present), future: [present, ...future] };
}

/** The same history where there is nothing to redo. */
export function redo(history: History): History {
  const { past, present, future } = history;
  const [after, ...rest] = future;
  if (!after) return history;
  return { past: [...past, present], present: switchedLike(after, present), future: rest };
}

/** The state with its switches as they stand in another: a switch is not a step, so no step takes it back. */
function switchedLike(state: State, other: State): State {
  let switched = state;
  for (const { id, kind, on } of state.parts) {
    if (kind !== "switch") continue;
    const there = withId(other.parts, id);
    if (there?.kind !== "switch" || there.on === on) continue;
    const toggled = apply(switched, { type: "toggle", id });
    if (toggled.ok) switched = toggled.value;
  }
  return switched;
}
