// The obstacles that wires have to go round. Pure.

import type { Part } from "../model/circuit.ts";
import { bodyOf, type Box, type Point } from "./geometry.ts";

/** A node is a dot: wires may pass its ring, and its own wires meet in it. */
const nodeInset = 10;

/** The box that a wire may not run through: the part with its leads; for a node, a box around its dot. */
export function obstacleOf(part: Part, inputs: number): Box {
  const { x, y, width, height } = bodyOf(part, inputs);
  if (part.kind !== "node") return { x, y, width, height };
  return { x: x + nodeInset, y: y + nodeInset, width: width - 2 * nodeInset, height: height - 2 * nodeInset };
}

/** Whether a level or upright line has a point inside the box. The edges of the box count as outside. */
export function runsThrough(a: Point, b: Point, box: Box): boolean {
  return (
    Math.max(a.x, b.x) > box.x &&
    Math.min(a.x, b.x) < box.x + box.width &&
    Math.max(a.y, b.y) > box.y &&
    Math.min(a.y, b.y) < box.y + box.height
  );
}
