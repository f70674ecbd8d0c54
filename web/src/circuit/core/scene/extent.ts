// The extent of a drawing on the sheet, for fitting it into view and for cropping a picture. Pure.

import type { Sheet } from "../model/circuit.ts";
import { bodyOf, type Box } from "./geometry.ts";
import type { Routing } from "./routing.ts";

/**
 * The smallest box around all parts, with their leads, and all wires; null for an empty sheet. Names need more room.
 */
export function extentOf(circuit: Sheet, routing: Routing): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const add = (x: number, y: number) => {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  };
  for (const part of circuit.parts) {
    const body = bodyOf(part, routing.inputs.get(part.id)?.length ?? 0);
    add(body.x, body.y);
    add(body.x + body.width, body.y + body.height);
  }
  for (const path of routing.paths.values()) for (const { x, y } of path) add(x, y);
  return left > right ? null : { x: left, y: top, width: right - left, height: bottom - top };
}
