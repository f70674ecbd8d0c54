// Settles a circuit after a change: finds the outputs of its parts, and the loops that do not settle. First by steps of
// equal delay; loops that these never settle are then settled one by one. Pure.

import type { Circuit, PartId, State } from "../circuit.ts";
import type { Bit } from "../kinds.ts";
import { type Graph, graphOf, indexOfId } from "./graph.ts";
import { type LoopsEnd, settleByLoops } from "./loops.ts";
import { settleBySteps } from "./steps.ts";
import { Values, unknown } from "./values.ts";

/** The result of settling, from which the next settling starts. */
export type Settled = Pick<State, "outputs" | "unstable" | "error">;

/** How outputs follow a change: as `settle` finds them, or as `hold` keeps them while signals take time. */
export type Settling = (circuit: Circuit, before: Settled, dirty: Iterable<PartId>) => Settled;

/** Before anything has settled. */
export const unsettled: Settled = { outputs: new Map(), unstable: new Set(), error: null };

/**
 * Unknown outputs are stored as 0. So settling tries them again from 0 until no more of them settle. A circuit that is
 * loaded, or changed in another part, therefore keeps the outputs that it shows.
 *
 * @param before the outputs before the change; new parts begin with 0
 * @param dirty the parts whose inputs or function changed. Unstable ones are tried again without being named.
 */
export function settle(circuit: Circuit, before: Settled, dirty: Iterable<PartId>): Settled {
  const graph = graphOf(circuit);
  const start = Uint8Array.from(graph.ids, (id) => before.outputs.get(id) ?? 0);
  let found = settleFrom(circuit, graph, start, indexesOf(graph, [...dirty, ...before.unstable]));
  for (let unknowns = unknownsOf(found); unknowns.length > 0;) {
    const again = settleFrom(circuit, graph, found.outputs.map(bitOf), unknowns);
    const remaining = unknownsOf(again);
    if (remaining.length >= unknowns.length) break;
    found = again;
    unknowns = remaining;
  }
  return {
    outputs: outputsOf(graph, found, before.outputs),
    unstable: unstableOf(graph, found, before.unstable),
    error: errorOf(graph, found, before.error),
  };
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

function outputsOf({ ids }: Graph, { outputs }: Found, before: State["outputs"]): State["outputs"] {
  const isSame =
    before.size === ids.length && ids.every((id, index) => before.get(id) === bitOf(outputs[index]));
  return isSame ? before : new Map(Array.from(ids, (id, index) => [id, bitOf(outputs[index])]));
}

function unstableOf({ ids }: Graph, found: Found, before: State["unstable"]): State["unstable"] {
  const unstable = unknownsOf(found).map((index) => ids[index] ?? 0);
  return unstable.length === before.size && unstable.every((id) => before.has(id))
    ? before
    : new Set(unstable);
}

function errorOf({ ids }: Graph, { loops, isProven }: Found, before: State["error"]): State["error"] {
  if (loops.length === 0) return null;
  const error = { loops: loops.map((loop) => loop.map((index) => ids[index] ?? 0)), isProven };
  return before && JSON.stringify(before) === JSON.stringify(error) ? before : error;
}

/** Unknown is stored as 0. */
function bitOf(value: number | undefined): Bit {
  return value === 1 ? 1 : 0;
}
