// A circuit as typed arrays by index, for settling. Parts are numbered from 0 in the order of their ids. Pure.

import type { Circuit, Part, PartId, Wire } from "../circuit.ts";
import { type KindTraits, kinds } from "../kinds.ts";

export interface Graph {
  readonly ids: Int32Array;
  readonly functions: readonly KindTraits["evaluate"][];
  /** The targets of part `i` are `targets[start[i]]` up to, not including, `targets[start[i + 1]]`, ascending. */
  readonly start: Int32Array;
  readonly targets: Int32Array;
  /** How many wires end in each part. */
  readonly inputs: Int32Array;
}

interface Kept {
  readonly wires: readonly Wire[];
  parts: readonly Part[];
  readonly graph: Graph;
}

/** Two circuits: the present one, and the one that undo and redo switch to. */
const keptMax = 2;
const kept: Kept[] = [];

/** The graph of a circuit; the cached graph if parts were only moved, renamed or switched since. */
export function graphOf({ parts, wires }: Circuit): Graph {
  const found = kept.find((entry) => entry.wires === wires && isGraphOf(entry, parts));
  if (found) {
    found.parts = parts;
    return found.graph;
  }
  const graph = compile(parts, wires);
  kept.unshift({ wires, parts, graph });
  kept.length = Math.min(kept.length, keptMax);
  return graph;
}

function isGraphOf({ parts: known }: Kept, parts: readonly Part[]): boolean {
  if (known === parts) return true;
  return (
    known.length === parts.length &&
    parts.every(({ id, kind }, index) => id === known[index]?.id && kind === known[index].kind)
  );
}

function compile(parts: readonly Part[], wires: readonly Wire[]): Graph {
  const ids = Int32Array.from(parts, ({ id }) => id);
  const sources = Int32Array.from(wires, ({ from }) => indexOfId(ids, from));
  const ends = Int32Array.from(wires, ({ to }) => indexOfId(ids, to));
  // Sort by target, then stably by source. So the targets of each source ascend, whatever the order of the wires.
  const byTarget = sortedBy(ends, parts.length, wires.keys());
  const bySource = sortedBy(sources, parts.length, byTarget.order);
  return {
    ids,
    functions: parts.map(({ kind }) => kinds[kind].evaluate),
    start: bySource.start,
    targets: bySource.order.map((wire) => ends[wire] ?? 0),
    inputs: Int32Array.from(parts, (_, index) => countAt(byTarget.start, index)),
  };
}

/** The index of an id in an ascending list of ids; -1 if it is not in the list. */
export function indexOfId(ids: Int32Array, id: PartId): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** A stable counting sort: the items in the order of their keys, and the index of each key's first item. */
function sortedBy(keys: Int32Array, size: number, items: Iterable<number>) {
  const start = new Int32Array(size + 1);
  for (const key of keys) start[key + 1] = (start[key + 1] ?? 0) + 1;
  for (let key = 0; key < size; key++) start[key + 1] = (start[key + 1] ?? 0) + (start[key] ?? 0);
  const next = start.slice();
  const order = new Int32Array(keys.length);
  for (const item of items) {
    const key = keys[item] ?? 0;
    const place = next[key] ?? 0;
    order[place] = item;
    next[key] = place + 1;
  }
  return { start, order };
}

function countAt(start: Int32Array, index: number): number {
  return (start[index + 1] ?? 0) - (start[index] ?? 0);
}
