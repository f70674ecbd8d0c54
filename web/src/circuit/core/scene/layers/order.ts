// The order of items in each column, with few crossings of wires: barycentre sweeps, then swaps of neighbours. The switches
// and the bulbs keep their order, in which a reader looks for them.
// Sugiyama, Tagawa, Toda: Methods for visual understanding of hierarchical system structures (1981). Pure.

import { isSwitch } from "../../model/kinds.ts";
import type { Graph, Item } from "./graph.ts";
import { reversed } from "../sorted.ts";

/** The sweeps in each direction without a better order before the search ends. */
const patience = 4;
const sweepsMax = 24;

/** Above this many edges neighbours are not swapped. */
const swapsEdgesMax = 6_000;

interface Sides {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

function isEnd(item: Item | undefined): boolean {
  return item?.part ? isSwitch(item.part.kind) || item.part.kind === "bulb" : false;
}

/** The items of each layer from top to bottom. Equal items, all switches and all bulbs keep their order in `layers`. */
export function orderLayers({ items, layers, edges }: Graph): readonly (readonly number[])[] {
  const sides: { left: number[]; right: number[] }[] = items.map(() => ({ left: [], right: [] }));
  for (const { left, right } of edges) {
    sides[left]?.right.push(right);
    sides[right]?.left.push(left);
  }
  const rows = new Float64Array(items.length);
  const isFixed = layers.map((layer) => layer.some((item) => isEnd(items[item])));
  const number = (order: readonly (readonly number[])[]) => {
    for (const layer of order) for (const [row, item] of layer.entries()) rows[item] = row;
  };
  let order = layers.map((layer) => [...layer]);
  number(order);
  let best = order;
  let least = Infinity;
  let since = 0;
  for (let sweep = 0; sweep < sweepsMax && since < patience; sweep += 1) {
    order = swept(order, isFixed, sides, rows, sweep % 2 === 0);
    const crossings = countCrossings(order, sides, rows);
    since += 1;
    if (crossings >= least) continue;
    [least, best, since] = [crossings, order, 0];
    if (crossings === 0) break;
  }
  number(best);
  if (edges.length <= swapsEdgesMax) swapNeighbours(best, isFixed, sides, rows);
  return best;
}

function swept(
  order: readonly (readonly number[])[],
  isFixed: readonly boolean[],
  sides: readonly Sides[],
  rows: Float64Array,
  isRightwards: boolean,
): number[][] {
  const next = order.map((layer) => [...layer]);
  const indices = [...next.keys()];
  for (const index of isRightwards ? indices : reversed(indices)) {
    const layer = next[index] ?? [];
    if (isFixed[index]) continue;
    const keys = new Map(
      layer.map((item, row) => {
        const known = (isRightwards ? sides[item]?.left : sides[item]?.right) ?? [];
        const sum = known.reduce((total, other) => total + (rows[other] ?? 0), 0);
        return [item, known.length > 0 ? sum / known.length : row];
      }),
    );
    layer.sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
    for (const [row, item] of layer.entries()) rows[item] = row;
  }
  return next;
}

function countCrossings(
  order: readonly (readonly number[])[],
  sides: readonly Sides[],
  rows: Float64Array,
): number {
  let count = 0;
  for (const [index, layer] of order.entries()) {
    const size = order[index + 1]?.length ?? 0;
    if (size === 0) continue;
    // A Fenwick tree counts the ends met so far; the edges with an end below the present edge's end cross it.
    const tree = new Int32Array(size + 1);
    let met = 0;
    for (const item of layer) {
      const ends = (sides[item]?.right ?? []).map((other) => rows[other] ?? 0);
      for (const end of ends) {
        let notBelow = 0;
        for (let at = end + 1; at > 0; at -= at & -at) notBelow += tree[at] ?? 0;
        count += met - notBelow;
      }
      for (const end of ends)
        for (let at = end + 1; at <= size; at += at & -at) tree[at] = (tree[at] ?? 0) + 1;
      met += ends.length;
    }
  }
  return count;
}

function swapNeighbours(
  order: readonly number[][],
  isFixed: readonly boolean[],
  sides: readonly Sides[],
  rows: Float64Array,
): void {
  for (let isBetter = true, round = 0; isBetter && round < 8; round += 1) {
    isBetter = false;
    for (const [index, layer] of order.entries())
      for (let row = 0; row + 1 < layer.length && !isFixed[index]; row += 1) {
        const [upper, lower] = [layer[row], layer[row + 1]];
        if (upper === undefined || lower === undefined) continue;
        const [a, b] = [sides[upper], sides[lower]];
        if (!a || !b) continue;
        const now = between(a.left, b.left, rows) + between(a.right, b.right, rows);
        const swapped = between(b.left, a.left, rows) + between(b.right, a.right, rows);
        if (swapped >= now) continue;
        layer[row] = lower;
        layer[row + 1] = upper;
        rows[lower] = row;
        rows[upper] = row + 1;
        isBetter = true;
      }
  }
}

/** The number of crossings between the edges of two items if the first is above the second. */
function between(upper: readonly number[], lower: readonly number[], rows: Float64Array): number {
  let count = 0;
  for (const a of upper) for (const b of lower) if ((rows[a] ?? 0) > (rows[b] ?? 0)) count += 1;
  return count;
}
