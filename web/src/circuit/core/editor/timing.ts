// The circuit in steps of one gate delay, and the moments that it went through. Pure.

import { isNamed } from "../model/names.ts";
import { periods, type Part, type PartId, type State } from "../model/circuit.ts";
import { isSwitch, type Bit } from "../model/kinds.ts";
import { afterDelay, hold } from "../model/settle/delay.ts";
import { indexOfId } from "../model/settle/graph.ts";

/** All outputs from this time on until the next moment. */
export interface Moment {
  /** In gate delays since the start. */
  readonly time: number;
  /** Of all parts, those inside boxes included, ascending. */
  readonly ids: Int32Array;
  /** By the index of the part. */
  readonly outputs: Uint8Array;
}

export interface Timing {
  /** The gate delays since the start. */
  readonly now: number;
  readonly isRunning: boolean;
  /** The gate delays in a second while it runs. */
  readonly speed: number;
  /** The signals that the user has put into the diagram or taken out of it. */
  readonly chosen: ReadonlyMap<PartId, boolean>;
  /** Ascending by time. Those after `now` are of a future that the user went back from, until a change undoes it. */
  readonly moments: readonly Moment[];
  /** The switches that changed last, all at this time; null before the first. */
  readonly pressed: { readonly time: number; readonly ids: ReadonlySet<PartId> } | null;
}

/** The gate delays in a second that can be chosen. */
export const speeds = [1, 2, 5, 10, 25] as const;

/** Older moments are forgotten. */
export const momentsMax = 512;

/** A circuit with a clock begins at the speed at which the fastest clock rises every two seconds, or slower. */
export function startTiming(state: State): Timing {
  const fastest = Math.min(...clockPeriods(state));
  const speed = fastest === Infinity ? 5 : (speeds.find((each) => each >= fastest / 2) ?? speeds[4]);
  return { now: 0, isRunning: false, speed, chosen: new Map(), moments: [momentOf(0, state)], pressed: null };
}

/** In gate delays. */
export function clockPeriods({ parts }: Pick<State, "parts">): readonly number[] {
  return parts.flatMap(({ kind, period = periods.usual }) => (kind === "clock" ? [period] : []));
}

export function hasClock(state: Pick<State, "parts">): boolean {
  return clockPeriods(state).length > 0;
}

/** The timing after a change of the circuit, which took no time. A future that is another one now is forgotten. */
export function recorded(timing: Timing, state: State): Timing {
  const { now, moments } = timing;
  const last = momentAt(timing, now);
  const next = momentOf(now, state);
  if (last && isSame(last, next)) return timing;
  const before = moments.filter(({ time }) => time < now);
  return {
    ...timing,
    moments: [...before, next].slice(-momentsMax),
    pressed: pressedAfter(timing, state, last, next),
  };
}

function pressedAfter(
  { now, pressed }: Timing,
  { parts }: State,
  last: Moment | undefined,
  next: Moment,
): Timing["pressed"] {
  const changed = parts.filter(
    ({ id, kind }) => isSwitch(kind) && last && outputAt(last, id) !== outputAt(next, id),
  );
  if (changed.length === 0) return pressed;
  const before = pressed?.time === now ? pressed.ids : [];
  return { time: now, ids: new Set([...before, ...changed.map(({ id }) => id)]) };
}

/** The moment that holds at a time; undefined before the first one that is remembered. */
export function momentAt({ moments }: Pick<Timing, "moments">, time: number): Moment | undefined {
  return moments.filter((moment) => moment.time <= time).at(-1);
}

/** The circuit and its timing after one more gate delay. */
export function delayed(timing: Timing, state: State): { readonly state: State; readonly timing: Timing } {
  const after = afterDelay(state, timing.now);
  const later = { ...timing, now: timing.now + 1 };
  return { state: after, timing: after === state ? later : recorded(later, after) };
}

/** The circuit as it was at a time, as far as its parts were there; null if the time is not remembered. */
export function backAt(
  timing: Timing,
  state: State,
  time: number,
): { readonly state: State; readonly timing: Timing } | null {
  const moment = momentAt(timing, time);
  if (!moment) return null;
  const outputs = new Map(state.outputs);
  for (const [at, id] of moment.ids.entries())
    if (outputs.has(id)) outputs.set(id, moment.outputs[at] === 1 ? 1 : 0);
  const parts = state.parts.map((part) => {
    const on = outputs.get(part.id) === 1;
    return isSwitch(part.kind) && on !== (part.on === true) ? { ...part, on } : part;
  });
  const drawing = { ...state, parts };
  return {
    state: { ...drawing, ...hold(drawing, { outputs }) },
    timing: { ...timing, now: time, isRunning: false },
  };
}

/** Whether the part can be a signal of the diagram: a gate's signal is shown by a node or a bulb behind it. The outputs of boxes are signals. */
export function isSignal({ kind }: Part): boolean {
  return isSwitch(kind) || kind === "bulb" || kind === "node" || kind === "outputPin";
}

/** Switches and bulbs are in the diagram from the start, nodes when the user wants. */
export function isShown({ chosen }: Pick<Timing, "chosen">, { id, kind }: Part): boolean {
  return chosen.get(id) ?? isNamed(kind);
}

/** Null if the part was not there. */
export function outputAt({ ids, outputs }: Moment, id: PartId): Bit | null {
  const index = indexOfId(ids, id);
  return index < 0 ? null : outputs[index] === 1 ? 1 : 0;
}

function momentOf(time: number, { outputs }: State): Moment {
  const ids = Int32Array.from(outputs.keys());
  ids.sort();
  return { time, ids, outputs: Uint8Array.from(ids, (id) => outputs.get(id) ?? 0) };
}

function isSame(one: Moment, other: Moment): boolean {
  return (
    one.ids.length === other.ids.length &&
    one.outputs.every((value, index) => value === other.outputs[index]) &&
    one.ids.every((id, index) => id === other.ids[index])
  );
}
