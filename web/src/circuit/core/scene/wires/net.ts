// The wires of one source while they are routed: their paths so far, and the visible lines of these paths.

import type { PartId, WireId } from "../../model/circuit.ts";
import type { Point } from "../geometry.ts";
import type { Link } from "../leads.ts";
import { bandOf, type Dot, type Field, type Line } from "./field.ts";
import { sorted } from "../sorted.ts";

export interface Net {
  readonly source: PartId;
  /** The nearest target first. */
  readonly links: readonly Link[];
  readonly paths: Map<WireId, readonly Point[]>;
  /** The lines in the field; no two overlap. */
  readonly lines: Line[];
  /** The points at which later paths leave the lines of earlier ones. */
  readonly dots: Dot[];
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The pieces of a line that its source has not drawn yet, ascending. */
export function undrawn(
  field: Field,
  source: PartId,
  isLevel: boolean,
  across: number,
  low: number,
  high: number,
): readonly Interval[] {
  let drawn: Interval[] | null = null;
  for (const line of field.linesBeside(isLevel, bandOf(across))) {
    if (line.source !== source || line.across !== across || line.isKept) continue;
    if (line.high > low && line.low < high) (drawn ??= []).push(line);
  }
  if (!drawn) return [{ low, high }];
  const free: Interval[] = [];
  let from = low;
  for (const interval of sorted(drawn, (a, b) => a.low - b.low)) {
    if (interval.low > from) free.push({ low: from, high: interval.low });
    from = Math.max(from, interval.high);
  }
  if (from < high) free.push({ low: from, high });
  return free;
}

/** The point at which the path leaves the lines that its source has drawn; null if it never does. */
function leavingPoint(field: Field, source: PartId, path: readonly Point[]): Point | null {
  for (const [index, b] of path.entries()) {
    const a = path[index - 1];
    if (!a) continue;
    const isLevel = a.y === b.y;
    const [across, from, to] = isLevel ? [a.y, a.x, b.x] : [a.x, a.y, b.y];
    const rest = undrawn(field, source, isLevel, across, Math.min(from, to), Math.max(from, to));
    const along = from < to ? rest[0]?.low : rest.at(-1)?.high;
    if (along !== undefined && from !== to)
      return isLevel ? { x: along, y: across } : { x: across, y: along };
  }
  return null;
}

export function draw(field: Field, net: Net, id: WireId, path: readonly Point[]): void {
  const dot = net.lines.length > 0 ? leavingPoint(field, net.source, path) : null;
  if (dot) {
    const { x, y } = dot;
    const drawn = { source: net.source, x, y };
    net.dots.push(drawn);
    field.addDot(drawn);
  }
  net.paths.set(id, path);
  for (const [index, b] of path.entries()) {
    const a = path[index - 1];
    if (!a) continue;
    const isLevel = a.y === b.y;
    const across = isLevel ? a.y : a.x;
    const [from, to] = isLevel ? [a.x, b.x] : [a.y, b.y];
    const rest = undrawn(field, net.source, isLevel, across, Math.min(from, to), Math.max(from, to));
    for (const { low, high } of rest) {
      if (low === high) continue;
      const line: Line = { source: net.source, isLevel, across, low, high, isKept: false };
      field.addLine(line);
      net.lines.push(line);
    }
  }
}

/** Removes all lines of the net from the field. */
export function erase(field: Field, net: Net): void {
  for (const line of net.lines) field.removeLine(line);
  for (const dot of net.dots) field.removeDot(dot);
  net.lines.length = 0;
  net.dots.length = 0;
  net.paths.clear();
}

/** The path without corners at which it does not turn. */
export function straightened(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (last && last.x === point.x && last.y === point.y) continue;
    const before = kept.at(-2);
    const isOnLine =
      last &&
      before &&
      ((before.x === last.x && last.x === point.x) || (before.y === last.y && last.y === point.y));
    if (isOnLine) kept.pop();
    kept.push(point);
  }
  const [only] = kept;
  return kept.length === 1 && only ? [only, only] : kept;
}
