// A circuit with positions and the lines of its wires. Pure.

import type { Circuit } from "../model/circuit.ts";
import { laidOut } from "./layout.ts";
import { route } from "./route.ts";
import type { Routing } from "./routing.ts";

export interface DrawnCircuit {
  /** With positions. */
  readonly circuit: Circuit;
  readonly routing: Routing;
}

export function drawnCircuit(circuit: Circuit): DrawnCircuit {
  const placed = laidOut(circuit);
  return { circuit: placed, routing: route(placed) };
}
