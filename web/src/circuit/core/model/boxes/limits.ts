// The limits of circuits with boxes, which count what is inside them. Pure.

import { partsMax, wiresMax, type Circuit } from "../circuit.ts";
import { countOf } from "./inside.ts";

/** The most definitions of a circuit. */
export const definitionsMax = 200;

/** Whether the sheet, and each definition, has no more parts and wires than a circuit may have. */
export function fitsLimits({ parts, wires, definitions }: Circuit): boolean {
  return [{ parts, wires }, ...definitions].every((drawing) => {
    const count = countOf(drawing.parts, drawing.wires.length, definitions);
    return count.parts <= partsMax && count.wires <= wiresMax;
  });
}
