// The signal of a part's output and of its wires, as drawings show it. Pure.

import type { PartId, State } from "../model/circuit.ts";
import type { Bit } from "../model/kinds.ts";

export type Signal = Bit | "unstable";

export function signalOf({ outputs, unstable }: State, part: PartId): Signal {
  return unstable.has(part) ? "unstable" : (outputs.get(part) ?? 0);
}
