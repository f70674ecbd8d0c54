// Path data as polylines. Curves are cut here, because some renderers cut them into too few or uneven pieces. Pure.

import type { Point } from "./geometry.ts";

export interface Line {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/**
 * The most distance of a chord from its arc, in units of the sheet: a third of a device pixel at 400 % and two per px.
 */
const tolerance = 0.04;

/**
 * The lines of path data with the commands M, L, H, V, A and Z, all absolute; arcs are parts of circles, less than half
 * or half of one.
 */
export function linesOf(d: string): readonly Line[] {
  const lines: Line[] = [];
  let points: Point[] = [];
  const end = (isClosed: boolean) => {
    if (points.length > 1) lines.push({ points, isClosed });
    points = [];
  };
  for (const [, command = "", numbers = ""] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const [a = 0, b = 0, , , sweep = 0, x = 0, y = 0] = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const last = points.at(-1) ?? { x: 0, y: 0 };
    if (command === "M") {
      end(false);
      points.push({ x: a, y: b });
    } else if (command === "L") points.push({ x: a, y: b });
    else if (command === "H") points.push({ x: a, y: last.y });
    else if (command === "V") points.push({ x: last.x, y: a });
    else if (command === "A") points.push(...arc(last, { x, y }, a, sweep === 1));
    else end(true);
  }
  end(false);
  return lines;
}

/** The corners after `from`, up to and with `to`. */
function arc(from: Point, to: Point, radius: number, isClockwise: boolean): readonly Point[] {
  const [halfX, halfY] = [(to.x - from.x) / 2, (to.y - from.y) / 2];
  const half = Math.hypot(halfX, halfY);
  const side = (isClockwise ? 1 : -1) * (Math.sqrt(Math.max(0, radius ** 2 - half ** 2)) / half);
  const [x, y] = [from.x + halfX - halfY * side, from.y + halfY + halfX * side];
  const start = Math.atan2(from.y - y, from.x - x);
  const turn = 2 * Math.asin(Math.min(1, half / radius)) * (isClockwise ? 1 : -1);
  const pieces = Math.ceil(Math.abs(turn) / (2 * Math.acos(1 - tolerance / radius)));
  const between = Array.from({ length: pieces - 1 }, (_, index) => {
    const angle = start + (turn * (index + 1)) / pieces;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
  return [...between, to];
}

/** A line cut into dashes. A dash continues round the corners that it meets. */
export function dashesOf(line: readonly Point[], dash: number, gap: number): readonly (readonly Point[])[] {
  const dashes: Point[][] = [];
  let isDrawn = true;
  let left = dash;
  let points: Point[] = [];
  for (const [index, to] of line.entries()) {
    let from = line[index - 1];
    if (!from) {
      points = [to];
      continue;
    }
    let length = Math.hypot(to.x - from.x, to.y - from.y);
    while (length > left) {
      from = { x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length };
      length -= left;
      if (isDrawn) dashes.push([...points, from]);
      isDrawn = !isDrawn;
      left = isDrawn ? dash : gap;
      points = [from];
    }
    left -= length;
    if (isDrawn) points.push(to);
  }
  if (isDrawn && points.length > 1) dashes.push(points);
  return dashes;
}
