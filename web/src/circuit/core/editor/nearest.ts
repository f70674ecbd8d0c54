// Finds the part that an arrow key goes to. Pure.

import type { Part } from "../model/circuit.ts";
import { sizeOf, type Point } from "../scene/geometry.ts";

export type Direction = "left" | "right" | "up" | "down";

/** By the browser's names of the keys. */
export const directionOf: Readonly<Partial<Record<string, Direction>>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export const unitOf: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The factor by which sideways distance counts more than distance along the arrow. */
const sideWeight = 2;

/** The nearest part in the arrow's direction, from middle to middle; of equally near parts the first. */
export function nearestThatWay(parts: readonly Part[], from: Part, direction: Direction): Part | undefined {
  const unit = unitOf[direction];
  const start = middleOf(from);
  let nearest: Part | undefined;
  let least = Infinity;
  for (const part of parts) {
    const { x, y } = middleOf(part);
    const ahead = (x - start.x) * unit.x + (y - start.y) * unit.y;
    const aside = Math.abs((x - start.x) * unit.y) + Math.abs((y - start.y) * unit.x);
    const distance = ahead + sideWeight * aside;
    if (ahead <= 0 || distance >= least) continue;
    nearest = part;
    least = distance;
  }
  return nearest;
}

function middleOf(part: Part): Point {
  const { width, height } = sizeOf(part);
  return { x: part.x + width / 2, y: part.y + height / 2 };
}
