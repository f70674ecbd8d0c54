// A circuit as a drawing with the board's first options, at given positions of its switches. Pure.

import type { Circuit } from "../model/circuit.ts";
import { load } from "../model/load.ts";
import type { Drawing } from "./looks.ts";
import type { Routing } from "./routing.ts";

export const plainLook = {
  showsOutputs: false,
  showsJoints: true,
  namesAbove: false,
  isRectangular: false,
} as const;

/** @param on the names of the switches that are in position 1 */
export function plainDrawing(circuit: Circuit, routing: Routing, on: readonly string[]): Drawing {
  const parts = circuit.parts.map((part) =>
    part.kind === "switch" ? { ...part, on: on.includes(part.name ?? "") } : part,
  );
  return { ...plainLook, state: load({ ...circuit, parts }), routing };
}
