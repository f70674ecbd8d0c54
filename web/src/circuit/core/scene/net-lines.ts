// The lines of a net, which is all wires of one source. They end at the bodies of the parts. Each stretch is drawn
// once, because a half-transparent or smoothed line gets darker where it is drawn twice. Pure.

import type { Part } from "../model/circuit.ts";
import type { Point } from "./geometry.ts";
import type { Colour } from "./paint.ts";
import { inputDepth, outputStart } from "./pictures.ts";
import type { Signal } from "./signal.ts";

/** Signals differ in colour and width; unstable ones are also dashed. */
export const wirePaint: Readonly<Record<Signal, { readonly stroke: Colour; readonly width: number }>> = {
  0: { stroke: "line-strong", width: 2 },
  1: { stroke: "one", width: 3.25 },
  unstable: { stroke: "warn", width: 2 },
};

/** The radius of the dot where a wire branches. */
export const jointRadius: Readonly<Record<Signal, number>> = { 0: 4, 1: 5, unstable: 4 };

export const dash = { length: 6, gap: 4 } as const;

/** A wire's corners from the body of its source to the body of its target: the leads are part of it. */
export function wireLine(path: readonly Point[], from: Part, to: Part): readonly Point[] {
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last || path.length < 2) return path;
  const start = { x: from.x + outputStart(from.kind), y: first.y };
  const end = { x: last.x + inputDepth(to.kind, last.y - to.y), y: last.y };
  return [start, ...path.slice(1, -1), end];
}

/** The most earlier lines that a line is compared with. It bounds the work for a source with very many wires. */
const comparedMax = 24;

/** The lines of one source without the beginning that each shares with an earlier one. */
export function withoutSharedTrunks(lines: readonly (readonly Point[])[]): readonly (readonly Point[])[] {
  const rests = lines.map((line, index) => {
    const earlier = lines.slice(Math.max(0, index - comparedMax), index);
    return earlier.map((other) => afterTrunk(line, other)).reduce((best, rest) => shorter(best, rest), line);
  });
  return rests.filter((line) => line.length > 1);
}

function shorter(a: readonly Point[], b: readonly Point[]): readonly Point[] {
  return lengthOf(b) < lengthOf(a) ? b : a;
}

function lengthOf(line: readonly Point[]): number {
  let length = 0;
  for (const [index, point] of line.entries()) {
    const before = line[index - 1];
    if (before) length += Math.abs(point.x - before.x) + Math.abs(point.y - before.y);
  }
  return length;
}

/** The rest of a line from the point at which it leaves the other line. */
function afterTrunk(line: readonly Point[], other: readonly Point[]): readonly Point[] {
  let index = 0;
  while (isSame(line[index], other[index])) index += 1;
  const [before, next, otherNext] = [line[index - 1], line[index], other[index]];
  if (!before) return line;
  if (!next || !otherNext) return line.slice(index - 1);
  const leaving = nearer(before, next, otherNext);
  return leaving === next ? line.slice(index) : [leaving, ...line.slice(index)];
}

/** The point at which two level or upright segments from one point separate. */
function nearer(from: Point, a: Point, b: Point): Point {
  const [ax, ay, bx, by] = [a.x - from.x, a.y - from.y, b.x - from.x, b.y - from.y];
  const sameWay = Math.sign(ax) === Math.sign(bx) && Math.sign(ay) === Math.sign(by);
  if (!sameWay) return from;
  return Math.abs(ax) + Math.abs(ay) < Math.abs(bx) + Math.abs(by) ? a : b;
}

function isSame(a: Point | undefined, b: Point | undefined): boolean {
  return a !== undefined && b !== undefined && a.x === b.x && a.y === b.y;
}
