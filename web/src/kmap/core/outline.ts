// The outline of one piece of a group as path data: round at the corners, open where the group continues over an
// edge, with teeth that project there. Pure.

import type { Piece, Side } from "./map-groups.ts";
import { cellSize } from "./map-size.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a tooth projects from the map, and the radius of a corner; in px. */
const toothLength = 6;
const cornerRadius = 6;

const clockwise = ["top", "right", "bottom", "left"] as const satisfies readonly Side[];

export interface Outline {
  /** Along the closed sides. */
  readonly line: string;
  /** Over the open sides; empty if there are none. */
  readonly teeth: string;
}

/** `inset` is in px from the cells' edges; the origin is the sub-map's first cell. */
export function outlineOf({ open, ...piece }: Piece, inset: number): Outline {
  const left = piece.left * cellSize + (open.left ? 0 : inset);
  const right = piece.right * cellSize - (open.right ? 0 : inset);
  const top = piece.top * cellSize + (open.top ? 0 : inset);
  const bottom = piece.bottom * cellSize - (open.bottom ? 0 : inset);
  /** Where each side starts, clockwise. */
  const corners: Readonly<Record<Side, Point>> = {
    top: { x: left, y: top },
    right: { x: right, y: top },
    bottom: { x: right, y: bottom },
    left: { x: left, y: bottom },
  };
  const firstOpen = clockwise.findIndex((side) => open[side]);
  if (firstOpen === -1) return { line: closedPath(clockwise.map((side) => corners[side])), teeth: "" };
  // The closed sides are consecutive: they start after the last open side.
  const turned = clockwise.map((_, at) => sideAt(firstOpen + at));
  const start = turned.findIndex((side) => !open[side]);
  const closed = turned.filter((side) => !open[side]);
  const points = [...closed, sideAt(firstOpen + start + closed.length)].map((side) => corners[side]);
  return { line: openPath(points), teeth: teethOf(points) };
}

function sideAt(at: number): Side {
  return clockwise[at % clockwise.length] ?? "top";
}

/** Both ends of the line continue straight. */
function teethOf(points: readonly Point[]): string {
  return tooth(points[0], points[1]) + tooth(points.at(-1), points.at(-2));
}

function tooth(end: Point | undefined, before: Point | undefined): string {
  if (!end || !before) return "";
  const out = towards(end, before, -toothLength);
  return `M${end.x} ${end.y}L${out.x} ${out.y}`;
}

function openPath(points: readonly Point[]): string {
  return points
    .map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]];
      if (!before) return `M${point.x} ${point.y}`;
      return after ? corner(before, point, after) : `L${point.x} ${point.y}`;
    })
    .join("");
}

function closedPath(points: readonly Point[]): string {
  const corners = points.map((point, at) => {
    const [before, after] = [points.at(at - 1), points[(at + 1) % points.length]];
    return before && after ? corner(before, point, after) : "";
  });
  return `M${corners.join("").slice(1)}Z`;
}

function corner(before: Point, point: Point, after: Point): string {
  const [from, to] = [towards(point, before, cornerRadius), towards(point, after, cornerRadius)];
  return `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`;
}

/** The point at `distance` from `from` towards `to`; the two are on a line parallel to an axis. */
function towards(from: Point, to: Point, distance: number): Point {
  return {
    x: from.x + Math.sign(to.x - from.x) * distance,
    y: from.y + Math.sign(to.y - from.y) * distance,
  };
}
