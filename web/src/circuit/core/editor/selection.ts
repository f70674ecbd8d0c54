// The selected parts and wires of the drawing board. Types only.

import type { PartId, WireId } from "../model/circuit.ts";

export interface Selection {
  readonly parts: ReadonlySet<PartId>;
  readonly wires: ReadonlySet<WireId>;
}
