// Settles a circuit after a change: finds the outputs of its parts, and the loops that do not settle. First by steps of
// equal delay; loops that these never settle are then settled one after the other. Pure.

import { flat, type Flat } from "../boxes/flat.ts";
import { withId, type Circuit, type PartId, type State } from "../circuit.ts";
import type { Bit } from "../kinds.ts";
import { type Graph, graphOf, indexOfId } from "./graph.ts";
import { type LoopsEnd, settleByLoops } from "./loops.ts";
import { settleBySteps } from "./steps.ts";
import { Values, unknown } from "./values.ts";

/** The result of settling, from which the next settling starts. */
export type Settled = Pick<State, "outputs" | "unstable" | "error" | "races">;

/** How outputs follow a change: as `settle` finds them, or as `hold` keeps them while signals take time. */
export type Settling = (circuit: Circuit, before: Settled, dirty: Iterable<PartId>) => Settled;

/** Before anything has settled. */
export const unsettled: Settled = { outputs: new Map(), unstable: new Set(), error: null, races: [] };

/**
 * Unknown outputs are stored as 0. So settling tries them again from 0 until no more of them settle. A circuit that is
 * loaded, or changed in another part, therefore keeps the outputs that it shows.
 *
 * @param before the outputs before the change; new parts begin with 0
 * @param dirty the parts whose inputs or function changed. Unstable ones are tried again without being named.
 */
export function settle(drawn: Circuit, before: Settled, dirty: Iterable<PartId>): Settled {
  const circuit = flat(drawn);
  const graph = graphOf(circuit);
  const start = Uint8Array.from(graph.ids, (id) => before.outputs.get(id) ?? 0);
  let found = settleFrom(
    circuit,
    graph,
    start,
    indexesOf(graph, [...dirtyIn(circuit, drawn, dirty), ...before.unstable]),
  );
  const races = [...found.races];
  for (let unknowns = unknownsOf(found); unknowns.length > 0;) {
    const again = settleFrom(circuit, graph, found.outputs.map(bitOf), unknowns);
    const remaining = unknownsOf(again);
    if (remaining.length >= unknowns.length) break;
    found = again;
    races.push(...again.races);
    unknowns = remaining;
  }
  return {
    outputs: outputsOf(graph, found, circuit.sources, before.outputs),
    unstable: unstableOf(graph, found, circuit.sources, before.unstable),
    error: errorOf(graph, found, before.error),
    races: idsOfEach(graph, races),
  };
}

/** A wire to a pin changes parts inside its box, so that all parts are tried again. */
function dirtyIn({ parts, sources }: Flat, drawn: Circuit, dirty: Iterable<PartId>): Iterable<PartId> {
  const ids = [...dirty];
  const isPinned = ids.some((id) => sources.has(id) || withId(drawn.parts, id)?.of !== undefined);
  return isPinned ? parts.map(({ id }) => id) : ids;
}

interface Found extends LoopsEnd {
  /** By index of the part, 2 for unknown. */
  readonly outputs: Uint8Array;
}

function settleFrom({ parts }: Circuit, graph: Graph, start: Uint8Array, dirty: Iterable<number>): Found {
  const values = new Values(graph, parts, start);
  const { changing } = settleBySteps(values, dirty);
  return { outputs: values.outputs, ...settleByLoops(values, start, changing) };
}

function unknownsOf({ outputs }: Found): readonly number[] {
  return Array.from(outputs.keys()).filter((part) => outputs[part] === unknown);
}

/** The indexes of parts, each once; parts that no longer exist are left out. */
function indexesOf({ ids }: Graph, parts: Iterable<PartId>): ReadonlySet<number> {
  const indexes = new Set<number>();
  for (const id of parts) {
    const index = indexOfId(ids, id);
    if (index >= 0) indexes.add(index);
  }
  return indexes;
}

// An unchanged result stays the same object, so that a history of moves shares it and no listener is told again.

function outputsOf(
  { ids }: Graph,
  { outputs }: Found,
  sources: Flat["sources"],
  before: State["outputs"],
): State["outputs"] {
  const isSame =
    before.size === ids.length + sources.size &&
    ids.every((id, index) => before.get(id) === bitOf(outputs[index])) &&
    [...sources].every(([pin, source]) => before.get(pin) === before.get(source));
  if (isSame) return before;
  return withPins(new Map(Array.from(ids, (id, index) => [id, bitOf(outputs[index])])), sources);
}

/** Each pin has the output of its source, without a delay. */
export function withPins(outputs: Map<PartId, Bit>, sources: Flat["sources"]): Map<PartId, Bit> {
  for (const [pin, source] of sources) outputs.set(pin, outputs.get(source) ?? 0);
  return outputs;
}

function unstableOf(
  { ids }: Graph,
  found: Found,
  sources: Flat["sources"],
  before: State["unstable"],
): State["unstable"] {
  const own = new Set(unknownsOf(found).map((index) => ids[index] ?? 0));
  const pins = own.size === 0 ? [] : [...sources].filter(([, source]) => own.has(source));
  const unstable = [...own, ...pins.map(([pin]) => pin)];
  return unstable.length === before.size && unstable.every((id) => before.has(id))
    ? before
    : new Set(unstable);
}

function errorOf(graph: Graph, { loops, isProven }: Found, before: State["error"]): State["error"] {
  if (loops.length === 0) return null;
  const error = { loops: idsOfEach(graph, loops), isProven };
  return before && JSON.stringify(before) === JSON.stringify(error) ? before : error;
}

function idsOfEach({ ids }: Graph, lists: readonly (readonly number[])[]): readonly (readonly PartId[])[] {
  return lists.map((list) => list.map((index) => ids[index] ?? 0));
}

/** Unknown is stored as 0. */
function bitOf(value: number | undefined): Bit {
  return value === 1 ? 1 : 0;
}
