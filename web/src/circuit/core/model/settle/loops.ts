// Settles the loops that equal delays never settle: one loop after the other, upstream first; in each loop one part at
// a time, the lowest id first. In a real circuit the fastest part would decide. Pure, but changes the given values.

import { componentsOf } from "./components.ts";
import type { Graph } from "./graph.ts";
import { LowestFirst } from "./lowest-first.ts";
import { Recurrence } from "./recurrence.ts";
import { evaluationsMaxPerPart } from "./steps.ts";
import { type Values, unknown } from "./values.ts";

export interface LoopsEnd {
  /** The indexes of the parts of each loop that does not settle, ascending; upstream first. */
  readonly loops: readonly (readonly number[])[];
  readonly isProven: boolean;
}

/**
 * Resets the changing parts and all parts downstream to their values before, then settles them. No other part depends
 * on one of these, so afterwards the output of each part of the circuit is that of its function, or unknown.
 *
 * @param before by index of the part
 */
export function settleByLoops(values: Values, before: Uint8Array, changing: readonly number[]): LoopsEnd {
  const parts = below(values.graph, changing);
  for (const part of parts) values.set(part, before[part] === 1 ? 1 : 0);
  const loops: (readonly number[])[] = [];
  let isProven = true;
  for (const component of componentsOf(values.graph, parts)) {
    const [first = 0] = component;
    if (component.length === 1) {
      values.set(first, values.evaluate(first));
      continue;
    }
    const end = settleLoop(values, component);
    if (end === "settled") continue;
    decideWhatCanBe(values, component);
    const undecided = component.filter((part) => values.get(part) === unknown);
    if (undecided.length === 0) continue;
    loops.push(undecided);
    isProven &&= end === "comesRound";
  }
  return { loops, isProven };
}

/** The parts and all parts downstream of them, ascending. */
function below({ start, targets }: Graph, parts: readonly number[]): readonly number[] {
  const isBelow = new Uint8Array(start.length - 1);
  const waiting: number[] = [];
  const enter = (part: number) => {
    if (isBelow[part] === 1) return;
    isBelow[part] = 1;
    waiting.push(part);
  };
  parts.forEach(enter);
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop())
    targets.subarray(start[part], start[part + 1]).forEach(enter);
  return Array.from(isBelow.keys()).filter((part) => isBelow[part] === 1);
}

type LoopEnd = "settled" | "comesRound" | "bound";

/** Repeatedly evaluates the lowest part whose output differs from its function, until no part is left. */
function settleLoop(values: Values, component: readonly number[]): LoopEnd {
  const { start, targets } = values.graph;
  const placeOf = new Map(component.map((part, place) => [part, place]));
  const vector = Uint8Array.from(component, (part) => values.get(part));
  const recurrence = new Recurrence(vector);
  const inconsistent = new LowestFirst(component.length);
  const check = (part: number, place: number) =>
    inconsistent.set(place, values.evaluate(part) !== values.get(part));
  component.forEach(check);
  let evaluations = component.length;

  for (let place = inconsistent.lowest(); place >= 0; place = inconsistent.lowest()) {
    const part = component[place] ?? 0;
    const [before, after] = [values.get(part), values.evaluate(part)];
    values.set(part, after);
    vector[place] = after;
    inconsistent.set(place, false);
    const end = start[part + 1] ?? 0;
    for (let wire = start[part] ?? 0; wire < end; wire++) {
      const target = targets[wire] ?? 0;
      const targetPlace = placeOf.get(target);
      if (targetPlace === undefined) continue;
      check(target, targetPlace);
      evaluations++;
    }
    recurrence.changed(place, before, after);
    if (recurrence.isBack(vector)) return "comesRound";
    if (evaluations > evaluationsMaxPerPart * component.length) return "bound";
  }
  return "settled";
}

/**
 * Makes all parts of a loop unknown, then gives values to those that inputs from outside the loop determine. A part
 * goes from unknown to a value once and never back, so the order does not matter.
 */
function decideWhatCanBe(values: Values, component: readonly number[]): void {
  const { start, targets } = values.graph;
  const members = new Set(component);
  for (const part of component) values.set(part, unknown);
  const waiting = [...component];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (values.get(part) !== unknown || values.evaluate(part) === unknown) continue;
    values.set(part, values.evaluate(part));
    for (const target of targets.subarray(start[part], start[part + 1]))
      if (members.has(target)) waiting.push(target);
  }
}
