// The timing diagram: a line for each chosen signal over the gate delays of its last changes. Pure.

import type { Part, PartId } from "../model/circuit.ts";
import { isSwitch, type Bit } from "../model/kinds.ts";
import { clockPeriods, isShown, isSignal, outputAt, type Timing } from "./timing.ts";

interface TimingRow {
  readonly id: PartId;
  readonly part: Part;
  /** Path data, from the top left corner of the row. */
  readonly d: string;
}

export interface TimingDiagram {
  /** The gate delays at the left edge and at the right edge. */
  readonly from: number;
  readonly until: number;
  /** The width of one gate delay, in px. */
  readonly unit: number;
  readonly width: number;
  readonly rows: readonly TimingRow[];
  /** Labelled gate delays. */
  readonly ticks: readonly number[];
  /** How many more signals are chosen than there is room for. */
  readonly left: number;
}

/** In px. */
export const timingRow = { height: 32, high: 7, low: 25 } as const;

const changesMax = 64;
const rowsMax = 32;
const unitMax = 14;
const unitMin = 2;

/** Four periods of the slowest clock take this width, if that is no less than `unitMin` for a gate delay. */
const fourPeriods = 480;
const widthMax = 3_000;

/** The least distance of labels, in px. */
const tickDistance = 48;

/** @param parts those of the present circuit; the switches come first and the bulbs last, each in their order */
export function timingDiagram(timing: Timing, parts: readonly Part[]): TimingDiagram {
  const rankOf = ({ kind }: Part) => (isSwitch(kind) ? 0 : kind === "bulb" ? 2 : 1);
  const chosen = parts.filter((part) => isSignal(part) && isShown(timing, part));
  chosen.sort((one, other) => rankOf(one) - rankOf(other));
  const shown = chosen.slice(0, rowsMax);
  const signals = shown.map((part) => ({ part, changes: changesOf(timing, part.id) }));
  const times = [...new Set(signals.flatMap(({ changes }) => changes.map(({ time }) => time)))];
  times.sort((one, other) => one - other);
  const from = times.length > changesMax ? (times.at(-changesMax) ?? 0) - 1 : (times[0] ?? 0);
  const until = Math.max(timing.now, timing.moments.at(-1)?.time ?? 0) + 1;
  const slowest = Math.max(0, ...clockPeriods({ parts }));
  const wanted = slowest === 0 ? unitMax : Math.max(unitMin, fourPeriods / (4 * slowest));
  const unit = Math.min(unitMax, wanted, widthMax / (until - from));
  return {
    from,
    until,
    unit,
    width: (until - from) * unit,
    rows: signals.map(({ part, changes }) => ({
      id: part.id,
      part,
      d: lineOf(changes, from, until, unit),
    })),
    ticks: ticksOf(from, until, unit),
    left: chosen.length - shown.length,
  };
}

interface Change {
  readonly time: number;
  /** Null before the part was there. */
  readonly value: Bit | null;
}

/** The value at the first moment, then each other one. */
function changesOf({ moments }: Timing, id: PartId): readonly Change[] {
  const changes: Change[] = [];
  for (const moment of moments) {
    const value = outputAt(moment, id);
    if (value !== changes.at(-1)?.value) changes.push({ time: moment.time, value });
  }
  return changes;
}

function lineOf(changes: readonly Change[], from: number, until: number, unit: number): string {
  let d = "";
  for (const [at, { time, value }] of changes.entries()) {
    const end = changes[at + 1]?.time ?? until;
    if (value === null || end <= from) continue;
    const y = value === 1 ? timingRow.high : timingRow.low;
    const start = (Math.max(time, from) - from) * unit;
    // A line that goes on rises or falls where the last one ended.
    d += `${d === "" ? "M" : "L"}${rounded(start)} ${y}H${rounded((end - from) * unit)}`;
  }
  return d;
}

function ticksOf(from: number, until: number, unit: number): readonly number[] {
  const least = tickDistance / unit;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= least) ?? 1);
  const first = Math.ceil(from / step) * step;
  const count = Math.max(0, Math.floor((until - 1 - first) / step) + 1);
  return Array.from({ length: count }, (_, index) => first + index * step);
}

const rounded = (value: number) => Math.round(value * 100) / 100;
