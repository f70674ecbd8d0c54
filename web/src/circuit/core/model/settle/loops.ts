// Settles the loops that rounds of one gate delay never settle: one loop after the other, upstream first. Where a loop's
// own rounds repeat too, its parts race: in a real circuit the fastest part would decide. Shown is the end that is reached with
// the fewest changes, one part at a time. Pure, but changes the given values.

import { componentsOf } from "./components.ts";
import type { Graph } from "./graph.ts";
import { Recurrence } from "./recurrence.ts";
import { evaluationsMaxPerPart } from "./steps.ts";
import { type Values, unknown, valueOf } from "./values.ts";

export interface LoopsEnd {
  /** The indexes of the parts of each loop that does not settle, ascending; upstream first. */
  readonly loops: readonly (readonly number[])[];
  readonly isProven: boolean;
  /** The parts of each loop that race, ascending; upstream first. */
  readonly races: readonly (readonly number[])[];
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
  const races: (readonly number[])[] = [];
  let isProven = true;
  for (const component of componentsOf(values.graph, parts)) {
    const [first = 0] = component;
    if (component.length === 1) {
      values.set(first, values.evaluate(first));
      continue;
    }
    const racing = component.filter((part) => values.evaluate(part) !== values.get(part));
    const end = settleLoop(values, component);
    if (end === "nearest" || end === "none nearest") races.push(racing);
    if (end === "settled" || end === "nearest") continue;
    decideWhatCanBe(values, component);
    const undecided = component.filter((part) => values.get(part) === unknown);
    if (undecided.length === 0 || end === "none nearest") continue;
    loops.push(undecided);
    isProven &&= end === "never";
  }
  return { loops, isProven, races };
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

type LoopEnd =
  | "settled"
  /** Which end it is depends on which part is faster; one is nearer than all others. */
  | "nearest"
  /** The same, and several are equally near. */
  | "none nearest"
  /** There is no end. */
  | "never"
  /** Too many rounds or states. */
  | "bound";

function settleLoop(values: Values, component: readonly number[]): LoopEnd {
  const start = Uint8Array.from(component, (part) => values.get(part));
  const rounds = settleByRounds(values, component);
  if (rounds === "settled") return rounds;
  const { nearest, count, isComplete } = endsOf(values, component, start);
  if (nearest) {
    put(values, component, nearest);
    return count === 1 && isComplete ? "settled" : "nearest";
  }
  if (count > 0) return "none nearest";
  return isComplete ? rounds : "bound";
}

/** Rounds of one gate delay of the loop alone, with the inputs that it has at the end. */
function settleByRounds(values: Values, component: readonly number[]): "settled" | "never" | "bound" {
  const vector = Uint8Array.from(component, (part) => values.get(part));
  const recurrence = new Recurrence(vector);
  for (let round = 0; round < evaluationsMaxPerPart; round++) {
    const after = component.map((part) => values.evaluate(part));
    const changed = after.flatMap((value, place) => (value === vector[place] ? [] : [place]));
    if (changed.length === 0) return "settled";
    for (const place of changed) {
      const value = after[place] ?? 0;
      recurrence.changed(place, valueOf(vector[place]), value);
      vector[place] = value;
      values.set(component[place] ?? 0, value);
    }
    if (recurrence.isBack(vector)) return "never";
  }
  return "bound";
}

/** The most outputs, over all states of a loop, that are looked at: all states of 13 parts, 1,300 of 100. */
const outputsMax = 2 ** 17;

interface Ends {
  /** The one with the fewest changes; null if there is none, or several. */
  readonly nearest: Uint8Array | null;
  /** At most 2 are counted. */
  readonly count: number;
  /** Whether all states that the loop can reach were looked at. */
  readonly isComplete: boolean;
}

/**
 * The ends that a loop can reach if one part changes after the other, in any order. What it finds depends on the circuit alone,
 * not on ids.
 *
 * @param start by place in the component
 */
function endsOf(values: Values, component: readonly number[], start: Uint8Array): Ends {
  const seen = new Set([start.join("")]);
  let nearest: Uint8Array | null = null;
  let count = 0;
  for (let level = [start]; level.length > 0;) {
    const ends: Uint8Array[] = [];
    const next: Uint8Array[] = [];
    for (const state of level) {
      put(values, component, state);
      const after = component.map((part) => values.evaluate(part));
      const changing = after.flatMap((value, place) => (value === state[place] ? [] : [place]));
      if (changing.length === 0) ends.push(state);
      for (const place of changing) {
        const changed = state.slice();
        changed[place] = after[place] ?? 0;
        const key = changed.join("");
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(changed);
      }
    }
    if (count === 0 && ends.length === 1) nearest = ends[0] ?? null;
    count += ends.length;
    if (count > 1) break;
    if (seen.size * component.length > outputsMax) return { nearest, count, isComplete: false };
    level = next;
  }
  return { nearest, count, isComplete: true };
}

function put(values: Values, component: readonly number[], state: Uint8Array): void {
  for (const [place, part] of component.entries()) values.set(part, valueOf(state[place]));
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
