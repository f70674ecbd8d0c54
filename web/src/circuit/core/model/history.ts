// The history of a drawing, for undo and redo. Pure.

import { apply } from "./apply.ts";
import { type State, withId } from "./circuit.ts";
import { isSwitch } from "./kinds.ts";

/** The least number of steps that can be undone; older ones are forgotten. */
export const undoDepth = 500;

export interface History {
  /** Oldest first. */
  readonly past: readonly Step[];
  readonly present: State;
  /** The next step to redo first. */
  readonly future: readonly Step[];
}

interface Step {
  /** The state that Undo, or Redo, of this step gives. */
  readonly state: State;
  /** What the step did, as it was announced: "AND1 deleted". */
  readonly done: string;
}

export function startHistory(state: State): History {
  return { past: [], present: state, future: [] };
}

/** Adds a step to the next state; no step if it is the same state. */
export function step(history: History, next: State, done: string): History {
  const { past, present } = history;
  if (next === present) return history;
  return { past: [...past.slice(1 - undoDepth), { state: present, done }], present: next, future: [] };
}

/** Replaces the present state without a step, for example when a switch is toggled. Redo stays possible. */
export function replacePresent({ past, future }: History, next: State): History {
  return { past, present: next, future };
}

/** The same history if there is nothing to undo. */
export function undo(history: History): History {
  const { past, present, future } = history;
  const last = past.at(-1);
  if (!last) return history;
  const { state, done } = last;
  return {
    past: past.slice(0, -1),
    present: switchedLike(state, present),
    future: [{ state: present, done }, ...future],
  };
}

/** The same history if there is nothing to redo. */
export function redo(history: History): History {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (!next) return history;
  const { state, done } = next;
  return { past: [...past, { state: present, done }], present: switchedLike(state, present), future: rest };
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
