// The routing of a circuit: the paths of its wires and their joints. Pure.

import type { PartId, WireId } from "../model/circuit.ts";
import type { Point } from "./geometry.ts";

/** A point at which the wires of one source branch. */
export interface Joint extends Point {
  readonly source: PartId;
}

export interface Routing {
  /** Corners from the output lead to the input lead; each segment is level or upright. */
  readonly paths: ReadonlyMap<WireId, readonly Point[]>;
  readonly joints: readonly Joint[];
  /** The sources of a part's wires, topmost input first. */
  readonly inputs: ReadonlyMap<PartId, readonly PartId[]>;
  /** Whether `route` would draw some wires better, but takes too long for the page's thread. */
  readonly isRough: boolean;
}
