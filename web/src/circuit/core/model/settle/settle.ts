// Settles a circuit after a change: the outputs that its parts come to, and the loops that come to none. By steps of
// equal delay first; what these never settle is settled loop by loop. Pure.

import type { Circuit, PartId, SimulationError, State } from "../circuit.ts";
import { type Graph, graphOf, indexOfId } from "./graph.ts";
import { settleByLoops } from "./loops.ts";
import { settleBySteps } from "./steps.ts";
import { Values, unknown } from "./values.ts";

/** What settling finds, and what the next settling starts from. */
export type Settled = Pick<State, "outputs" | "unstable" | "error">;

/** Before anything has settled. */
export const unsettled: Settled = { outputs: new Map(), unstable: new Set(), error: null };

/**
 * @param before what held before the change; new parts begin with 0
 * @param dirty the parts whose inputs or function changed. Unstable ones are tried again without being named.
 */
export function settle(circuit: Circuit, before: Settled, dirty: Iterable<PartId>): Settled {
  const graph = graphOf(circuit);
  const outputs = Uint8Array.from(graph.ids, (id) => before.outputs.get(id) ?? 0);
  const values = new Values(graph, circuit.parts, outputs);
  const { changing } = settleBySteps(values, indexesOf(graph, [...dirty, ...before.unstable]));
  const end = changing.length === 0 ? null : settleByLoops(values, outputs, changing);
  return {
    outputs: outputsOf(values, before.outputs),
    unstable: unstableOf(values, before.unstable),
    error: errorOf(graph, end?.loops ?? [], end?.isProven ?? true, before.error),
  };
}

/** Each once; parts that are no longer there are left out. */
function indexesOf({ ids }: Graph, parts: Iterable<PartId>): ReadonlySet<number> {
  const indexes = new Set<number>();
  for (const id of parts) {
    const index = indexOfId(ids, id);
    if (index >= 0) indexes.add(index);
  }
  return indexes;
}

// What is as it was stays the same object: a history of moves shares it, and nobody is told of it again.

function outputsOf({ graph: { ids }, outputs }: Values, before: State["outputs"]): State["outputs"] {
  const bits = outputs.map((value) => (value === 1 ? 1 : 0));
  const isSame = before.size === ids.length && ids.every((id, index) => before.get(id) === bits[index]);
  return isSame ? before : new Map(Array.from(ids, (id, index) => [id, bits[index] === 1 ? 1 : 0]));
}

function unstableOf({ graph: { ids }, outputs }: Values, before: State["unstable"]): State["unstable"] {
  const unstable = Array.from(ids).filter((_, index) => outputs[index] === unknown);
  return unstable.length === before.size && unstable.every((id) => before.has(id))
    ? before
    : new Set(unstable);
}

function errorOf(
  { ids }: Graph,
  loops: readonly (readonly number[])[],
  isProven: boolean,
  before: SimulationError | null,
): SimulationError | null {
  if (loops.length === 0) return null;
  const error = { loops: loops.map((loop) => loop.map((index) => ids[index] ?? 0)), isProven };
  return before && JSON.stringify(before) === JSON.stringify(error) ? before : error;
}
