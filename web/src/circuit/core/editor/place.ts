// The position of a part that is added from the palette. Pure.

import { coordinateMax, type Part } from "../model/circuit.ts";
import { freeName, isNamed, takenNames } from "../model/names.ts";
import { isNameAbove } from "../scene/captions.ts";
import { boxOf, gridUnit, sizeOf, type Box, type Point } from "../scene/geometry.ts";
import { home, toSheet, type Viewport } from "../scene/viewport.ts";
import { onGrid, onSheet } from "./moving.ts";

/** A part that has no place yet. */
type Shape = Pick<Part, "kind" | "width" | "height">;

/** The distance of a tapped part from the corner in view (specification, section 8). */
const landing = { wide: { x: 16, y: 16 }, small: { x: 16, y: 64 } } as const;

/** The distance of tapped parts from each other. */
const gap = 10;

/** The room for a name above its part. */
const nameHeight = 20;

/**
 * The position of a tapped part: at the specified distance from the sheet's corner or, on a scrolled canvas, from the
 * sheet point that is now in that corner. If a part is there or nearer than `gap`, the first free position below, in grid
 * steps.
 */
export function landingPlace(
  parts: readonly Part[],
  part: Shape,
  viewport: Viewport,
  isSmall: boolean,
): Point {
  const corner = toSheet(viewport, home(isSmall));
  const from = isSmall ? landing.small : landing.wide;
  const x = onSheet(Math.round(corner.x) + from.x);
  const start = onSheet(Math.round(corner.y) + from.y);
  const taken = parts.map((other) => grown(takenBy(other, isSmall)));
  const { kind } = part;
  const name = isNamed(kind) ? freeName(takenNames({ parts }), kind) : "";
  for (let y = start; y <= coordinateMax; y += gridUnit) {
    const box = takenBy({ ...part, name, x, y }, isSmall);
    if (!taken.some((other) => overlap(box, other))) return { x, y };
  }
  return { x, y: start };
}

/** The position of a part that is dropped with its middle at a point of the canvas. */
export function dropPlace(part: Shape, at: Point, viewport: Viewport, snaps: boolean): Point {
  const { width, height } = sizeOf(part);
  const middle = toSheet(viewport, at);
  const settle = snaps ? onGrid : Math.round;
  return { x: onSheet(settle(middle.x - width / 2)), y: onSheet(settle(middle.y - height / 2)) };
}

function takenBy(part: Omit<Part, "id">, isSmall: boolean): Box {
  const box = boxOf(part);
  const hasNameAbove = isNamed(part.kind) && isNameAbove(part, isSmall);
  return hasNameAbove ? { ...box, y: box.y - nameHeight, height: box.height + nameHeight } : box;
}

function grown({ x, y, width, height }: Box): Box {
  return { x: x - gap, y: y - gap, width: width + 2 * gap, height: height + 2 * gap };
}

/** Boxes that only touch do not overlap. */
export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
