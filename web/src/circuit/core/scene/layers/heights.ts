// How low each item of a column stands: as near as order and gaps allow to where its wires are straight. Pure.
// Pooling adjacent violators: Barlow and others, Statistical Inference under Order Restrictions (1972), here of medians.

import { gridUnit } from "../geometry.ts";
import type { Graph, Item } from "./graph.ts";

const gap = { parts: 20, lane: 10 } as const;
const sweeps = 10;

interface Pull {
  readonly other: number;
  /** Where this item's middle is to be below the other's. */
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
  for (const layer of order) settle(layer, items, middles, () => []);
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const isRightwards = sweep % 2 === 0;
    // Towards one side first, so that columns find each other; then towards both, so that they keep together.
    const isOneSided = sweep < 4;
    for (const layer of isRightwards ? order : [...order].reverse())
      settle(layer, items, middles, (item) =>
        (pulls[item] ?? [])
          .filter(({ isLeft }) => !isOneSided || isLeft === isRightwards)
          .map(({ other, offset }) => (middles[other] ?? 0) + offset),
      );
  }
  return middles;
}

/** Items that stand as close as they may: they move together. */
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
  const offsets = new Float64Array(layer.length);
  const blocks: Block[] = [];
  for (const [row, item] of layer.entries()) {
    if (row > 0) offsets[row] = (offsets[row - 1] ?? 0) + distance(items[layer[row - 1] ?? 0], items[item]);
    const offset = offsets[row] ?? 0;
    const wishes = wishesOf(item).map((wish) => wish - offset);
    // What nothing pulls stays where it is.
    if (wishes.length === 0) wishes.push((middles[item] ?? 0) - offset);
    let block: Block = { wishes, count: 1, at: medianOf(wishes) };
    for (let last = blocks.at(-1); last && last.at > block.at; last = blocks.at(-1)) {
      blocks.pop();
      const all = [...last.wishes, ...block.wishes];
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

/** Of an even number the upper of the two in the middle: one wire is straight then, where their mean bends two. */
function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1] ?? 0;
}
