// A circuit from a file, a link or the browser's storage as a state. Pure.

import type { Remembering, State } from "./circuit.ts";
import { settle, unsettled } from "./settle/settle.ts";

/**
 * Settles from the outputs that were stored, with all parts dirty: what a loop remembers survives, and an output that no
 * function makes is corrected.
 *
 * @param circuit within the limits, each name once, each wire one that could be connected; lists in any order
 * @param nextIds at least these, where the circuit has had parts that are gone
 */
export function load(circuit: Remembering, nextIds: State["nextIds"] = { part: 1, wire: 1 }): State {
  const drawing = { parts: ascending(circuit.parts), wires: ascending(circuit.wires) };
  const stored = { ...unsettled, outputs: circuit.outputs ?? unsettled.outputs };
  const ids = drawing.parts.map(({ id }) => id);
  return {
    ...drawing,
    nextIds: {
      part: Math.max(nextIds.part, (ids.at(-1) ?? 0) + 1),
      wire: Math.max(nextIds.wire, (drawing.wires.at(-1)?.id ?? 0) + 1),
    },
    ...settle(drawing, stored, ids),
  };
}

function ascending<Item extends { readonly id: number }>(items: readonly Item[]): readonly Item[] {
  const sorted = [...items];
  sorted.sort((one, other) => one.id - other.id);
  return sorted;
}
