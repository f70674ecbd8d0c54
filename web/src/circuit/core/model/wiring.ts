// Which wires end in a part and which begin in it, from an index kept for the circuits asked about last. Pure.

import type { Circuit, Part, PartId, State, Wire } from "./circuit.ts";
import type { Bit } from "./kinds.ts";
import { lately } from "./lately.ts";

interface WireIndex {
  readonly into: ReadonlyMap<PartId, readonly Wire[]>;
  readonly from: ReadonlyMap<PartId, readonly Wire[]>;
}

const none: readonly Wire[] = [];

/** Ascending by id. */
export function wiresInto({ wires }: Pick<Circuit, "wires">, id: PartId): readonly Wire[] {
  return wireIndexOf(wires).into.get(id) ?? none;
}

/** Ascending by id. */
export function wiresFrom({ wires }: Pick<Circuit, "wires">, id: PartId): readonly Wire[] {
  return wireIndexOf(wires).from.get(id) ?? none;
}

/** The bulbs that show something: a wire ends in each. Ascending by id. */
export function wiredBulbs({ parts, wires }: Circuit): readonly Part[] {
  return parts.filter(({ kind, id }) => kind === "bulb" && wiresInto({ wires }, id).length > 0);
}

/** The input values of a part, by the id of the source (specification, section 3). */
export function inputValues(state: State, id: PartId): ReadonlyMap<PartId, Bit> {
  return new Map(wiresInto(state, id).map(({ from }) => [from, state.outputs.get(from) ?? 0]));
}

/** Keyed by the list of wires alone: moving parts leaves the list as it is, and the index with it. */
const wireIndexOf = lately((wires: readonly Wire[]): WireIndex => ({
  into: groupedBy(wires, ({ to }) => to),
  from: groupedBy(wires, ({ from }) => from),
}));

function groupedBy(
  wires: readonly Wire[],
  end: (wire: Wire) => PartId,
): ReadonlyMap<PartId, readonly Wire[]> {
  const groups = new Map<PartId, Wire[]>();
  for (const wire of wires) {
    const group = groups.get(end(wire));
    if (group) group.push(wire);
    else groups.set(end(wire), [wire]);
  }
  return groups;
}
