// Settles by steps of equal delay. A step evaluates all parts with changed inputs from the values before the step;
// parts that read changed outputs are evaluated in the next step. Pure, but changes the given values.

import { hasLoop } from "./components.ts";
import { Recurrence } from "./recurrence.ts";
import type { Values } from "./values.ts";

/** If a circuit with a loop takes more evaluations, the search ends without a proof. */
export const evaluationsMaxPerPart = 1_000;

/** Before the first step. */
const never = -1;

export interface Steps {
  /**
   * The indexes, ascending, of the parts that change for ever, or at the bound those that changed last; empty if all
   * settled.
   */
  readonly changing: readonly number[];
  readonly evaluations: number;
}

/**
 * The outputs alone determine all later steps, because each part whose output differs from its function is dirty. So a
 * vector of outputs that recurs proves that the circuit never settles. Without a loop no vector recurs, and there are
 * at most as many steps as the longest path has parts, so a circuit without a loop needs no bound.
 *
 * @param dirty the indexes of all parts whose output may differ from their function, each once
 */
export function settleBySteps(values: Values, dirty: Iterable<number>): Steps {
  const { outputs, graph } = values;
  const { start, targets } = graph;
  const size = outputs.length;
  const recurrence = new Recurrence(outputs);
  const changedAt = new Int32Array(size).fill(never);
  const dirtyAt = new Int32Array(size).fill(never);
  const changes = new Int32Array(size);
  const waiting = new Int32Array(size);
  let waitingCount = 0;
  for (const part of dirty) waiting[waitingCount++] = part;
  let evaluations = 0;
  let evaluationsMax = evaluationsMaxPerPart * size;

  for (let step = 0; ; step++) {
    let changeCount = 0;
    for (let at = 0; at < waitingCount; at++) {
      const part = waiting[at] ?? 0;
      if (values.evaluate(part) !== outputs[part]) changes[changeCount++] = part;
    }
    evaluations += waitingCount;
    if (changeCount === 0) return { changing: [], evaluations };

    waitingCount = 0;
    for (let at = 0; at < changeCount; at++) {
      const part = changes[at] ?? 0;
      const before = values.get(part);
      const after = before === 0 ? 1 : 0;
      values.set(part, after);
      recurrence.changed(part, before, after);
      changedAt[part] = step;
      const end = start[part + 1] ?? 0;
      for (let wire = start[part] ?? 0; wire < end; wire++) {
        const target = targets[wire] ?? 0;
        if (dirtyAt[target] === step) continue;
        dirtyAt[target] = step;
        waiting[waitingCount++] = target;
      }
    }

    if (recurrence.isBack(outputs))
      return { changing: changedSince(changedAt, step - recurrence.age), evaluations };
    if (evaluations <= evaluationsMax) continue;
    if (hasLoop(graph)) return { changing: changedSince(changedAt, step - 2 * size), evaluations };
    evaluationsMax = Infinity;
  }
}

/** The parts that changed after a step, ascending. */
function changedSince(changedAt: Int32Array, step: number): readonly number[] {
  return Array.from(changedAt.keys()).filter((part) => (changedAt[part] ?? never) > Math.max(step, never));
}
