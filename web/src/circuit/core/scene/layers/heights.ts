// The heights of items in a column: as near as order and gaps allow to the height at which their wires are straight.
// Pure. Pool-adjacent-violators algorithm with medians: Barlow et al., Statistical Inference under Order Restrictions
// (1972).

import { gridUnit } from "../geometry.ts";
import type { Graph, Item } from "./graph.ts";
import { ascending, reversed } from "../sorted.ts";

const gap = { parts: 20, lane: 10 } as const;
const sweeps = 10;

interface Pull {
  readonly other: number;
  /** How far this item's middle should be below the other's. */
  readonly offset: number;
  readonly isLeft: boolean;
}

/** The y of the items' middles, on the grid. */
export function heightsOf({ items, edges }: Graph, order: readonly (readonly number[])[]): Float64Array {
  const pulls: Pull[][] = items.map(() => []);
  for (const { left, right, leftLead, rightLead } of edges) {
    pulls[left]?.push({ other: right, offset: rightLead - leftLead, isLeft: false });
    pulls[right]?.push({ other: left, offset: leftLead - rightLead, isLeft: true });
  }
  const middles = new Float64Array(items.length);
  for (const layer of order) stack(layer, items, middles);
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const isRightwards = sweep % 2 === 0;
    // Align with the neighbouring column of one side first, which brings columns near; then with both sides at once.
    const isOneSided = sweep < 4;
    for (const layer of isRightwards ? order : reversed(order))
      settle(layer, items, middles, (item) =>
        (pulls[item] ?? [])
          .filter(({ isLeft }) => !isOneSided || isLeft === isRightwards)
          .map(({ other, offset }) => (middles[other] ?? 0) + offset),
      );
  }
  closeUp(order, items, middles, groupsOf(items.length, edges));
  return middles;
}

/** Moves each connected group of items up to the items above it, because no wire pulls at the group as a whole. */
function closeUp(
  order: readonly (readonly number[])[],
  items: readonly Item[],
  middles: Float64Array,
  groups: Int32Array,
): void {
  const members = new Map<number, number[]>();
  const above = new Map<number, number>();
  for (const layer of order)
    for (const [row, item] of layer.entries()) {
      const group = groups[item] ?? item;
      const known = members.get(group);
      if (known) known.push(item);
      else members.set(group, [item]);
      const upper = layer[row - 1];
      if (upper !== undefined) above.set(item, upper);
    }
  const topOf = (group: readonly number[]) =>
    group.reduce((top, item) => Math.min(top, (middles[item] ?? 0) - (items[item]?.above ?? 0)), Infinity);
  const tops = [...members.values()].map((group) => ({ group, top: topOf(group) }));
  tops.sort((a, b) => a.top - b.top);
  const first = tops[0]?.top ?? 0;
  for (const { group, top } of tops) {
    let free = top - first;
    for (const item of group) {
      const upper = above.get(item);
      if (upper === undefined || groups[upper] === groups[item]) continue;
      const room = (middles[item] ?? 0) - (middles[upper] ?? 0) - distance(items[upper], items[item]);
      free = Math.min(free, room);
    }
    if (free > 0) for (const item of group) middles[item] = (middles[item] ?? 0) - free;
  }
}

/** For each item, the lowest number in its connected group. */
function groupsOf(count: number, edges: Graph["edges"]): Int32Array {
  const groups = Int32Array.from({ length: count }, (_, item) => item);
  const rootOf = (item: number): number => {
    let root = item;
    while (groups[root] !== root) {
      groups[root] = groups[groups[root] ?? 0] ?? 0;
      root = groups[root] ?? 0;
    }
    return root;
  };
  for (const { left, right } of edges) {
    const [a, b] = [rootOf(left), rootOf(right)];
    groups[Math.max(a, b)] = Math.min(a, b);
  }
  return groups.map((_, item) => rootOf(item));
}

/** Stacks the items of a layer as close as permitted, centred at 0. */
function stack(layer: readonly number[], items: readonly Item[], middles: Float64Array): void {
  const offsets = offsetsOf(layer, items);
  const half = Math.round((offsets.at(-1) ?? 0) / 2 / gridUnit) * gridUnit;
  for (const [row, item] of layer.entries()) middles[item] = (offsets[row] ?? 0) - half;
}

/** Items that are as close as permitted, so that they move together. */
interface Block {
  readonly wishes: readonly number[];
  readonly count: number;
  readonly at: number;
}

function settle(
  layer: readonly number[],
  items: readonly Item[],
  middles: Float64Array,
  wishesOf: (item: number) => readonly number[],
): void {
  const offsets = offsetsOf(layer, items);
  const blocks: Block[] = [];
  for (const [row, item] of layer.entries()) {
    const offset = offsets[row] ?? 0;
    const wishes = wishesOf(item).map((wish) => wish - offset);
    wishes.sort(ascending);
    // An item without wires stays where it is.
    if (wishes.length === 0) wishes.push((middles[item] ?? 0) - offset);
    let block: Block = { wishes, count: 1, at: medianOf(wishes) };
    for (let last = blocks.at(-1); last && last.at > block.at; last = blocks.at(-1)) {
      blocks.pop();
      const all = merged(last.wishes, block.wishes);
      block = { wishes: all, count: last.count + block.count, at: medianOf(all) };
    }
    blocks.push(block);
  }
  let row = 0;
  for (const { count, at } of blocks)
    for (let index = 0; index < count; index += 1, row += 1)
      middles[layer[row] ?? 0] = Math.round(at / gridUnit) * gridUnit + (offsets[row] ?? 0);
}

function distance(upper: Item | undefined, lower: Item | undefined): number {
  if (!upper || !lower) return 0;
  return upper.below + lower.above + (upper.part && lower.part ? gap.parts : gap.lane);
}

/** The offset of each item of a layer below the first, when all are as close as permitted. */
function offsetsOf(layer: readonly number[], items: readonly Item[]): Float64Array {
  const offsets = new Float64Array(layer.length);
  for (let row = 1; row < layer.length; row += 1)
    offsets[row] = (offsets[row - 1] ?? 0) + distance(items[layer[row - 1] ?? 0], items[layer[row] ?? 0]);
  return offsets;
}

/**
 * The median of ascending values; the upper one of two middle values. Then one wire is straight, while their mean would
 * bend both.
 */
function medianOf(values: readonly number[]): number {
  return values[(values.length - 1) >> 1] ?? 0;
}

/** Both ascending. */
function merged(a: readonly number[], b: readonly number[]): readonly number[] {
  const all: number[] = [];
  for (let [first, second] = [0, 0]; first < a.length || second < b.length;) {
    if ((a[first] ?? Infinity) <= (b[second] ?? Infinity)) all.push(a[first++] ?? 0);
    else all.push(b[second++] ?? 0);
  }
  return all;
}
