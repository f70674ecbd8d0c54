// What a part puts out and what a wire therefore carries, as drawings tell it. Pure.

import type { PartId, State } from "../model/circuit.ts";
import type { Bit } from "../model/kinds.ts";

export type Signal = Bit | "unstable";

export function signalOf({ outputs, unstable }: State, part: PartId): Signal {
  return unstable.has(part) ? "unstable" : (outputs.get(part) ?? 0);
}
