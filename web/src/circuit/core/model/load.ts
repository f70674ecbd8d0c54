// A circuit from a file, a link or the browser's storage as a state. Pure.

import { flat } from "./boxes/flat.ts";
import { rebuild, rebuiltDefinitions } from "./boxes/rebuild.ts";
import type { PartId, Remembering, State } from "./circuit.ts";
import { isSwitch, type Bit } from "./kinds.ts";
import { settle, unsettled } from "./settle/settle.ts";

/**
 * Settles from the stored outputs, with all parts dirty: a loop keeps the value that it remembers, and a wrong output
 * is corrected.
 *
 * @param circuit within the limits, with unique names and permitted wires only; its lists may have any order
 * @param nextIds the least next ids, because the circuit may have had parts that are deleted
 */
export function load(circuit: Remembering, nextIds: State["nextIds"] = { part: 1, wire: 1 }): State {
  const given = circuit.definitions;
  const definitions = rebuiltDefinitions(given, given);
  const sorted = { ...circuit, parts: ascending(circuit.parts), wires: ascending(circuit.wires) };
  const next = Math.max(nextIds.part, (sorted.parts.at(-1)?.id ?? 0) + 1);
  const { parts, wires, outputs } = rebuild(sorted, given, definitions, next);
  const drawing = { parts, wires, definitions };
  // A switch that began with 0 and then took its position would disturb what loops remember.
  const positions = drawing.parts.flatMap(({ id, kind, on }): [PartId, Bit][] =>
    isSwitch(kind) ? [[id, on ? 1 : 0]] : [],
  );
  const stored = { ...unsettled, outputs: new Map([...outputs, ...positions]) };
  const ids = flat(drawing).parts.map(({ id }) => id);
  return {
    ...drawing,
    nextIds: {
      part: Math.max(next, (parts.at(-1)?.id ?? 0) + 1),
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
