// The column of each part: switches first, bulbs and displays last, and each gate after all its sources, as late as its targets permit, so
// that equal gates share a column. Pure.

import type { Part } from "../../model/circuit.ts";
import { isDisplay, isSwitch } from "../../model/kinds.ts";
import type { LayoutWire } from "./graph.ts";
import { ascending, reversed, sorted } from "../sorted.ts";

/** The parts' layers from 0, by their index in `parts`; every layer below the last has parts. */
export function layersOf(parts: readonly Part[], wires: readonly LayoutWire[]): Int32Array {
  const numbers = new Map(parts.map(({ id }, index) => [id, index]));
  const edges = wires.flatMap(({ from, to }) => {
    const [source, target] = [numbers.get(from), numbers.get(to)];
    return source === undefined || target === undefined ? [] : [{ source, target }];
  });
  const units = pairs(parts.length, edges);
  const targets: number[][] = parts.map(() => []);
  for (const { source, target } of edges) {
    const [from, to] = [units[source] ?? source, units[target] ?? target];
    if (from !== to) targets[from]?.push(to);
  }
  for (const list of targets) list.sort(ascending);
  const depths = latest(parts, targets);
  const layers = parts.map(({ kind }, index) => {
    const depth = depths[units[index] ?? index] ?? 0;
    return isSwitch(kind) ? 0 : isLast(parts[index]) ? Infinity : Math.max(1, depth);
  });
  const used = sorted(new Set(layers), ascending);
  const ranks = new Map(used.map((layer, rank) => [layer, rank]));
  return Int32Array.from(layers, (layer) => ranks.get(layer) ?? 0);
}

/** Two gates that feed each other, as in a latch, share a column: the lower index is the unit of both. */
function pairs(count: number, edges: readonly { source: number; target: number }[]): Int32Array {
  const units = Int32Array.from({ length: count }, (_, index) => index);
  const known = new Set(edges.map(({ source, target }) => source * count + target));
  for (const { source, target } of sorted(edges, (a, b) => a.source - b.source || a.target - b.target)) {
    if (source >= target || !known.has(target * count + source)) continue;
    if (units[source] === source && units[target] === target && !isPaired(units, source))
      units[target] = source;
  }
  return units;
}

function isPaired(units: Int32Array, index: number): boolean {
  return units.indexOf(index, index + 1) >= 0;
}

/**
 * For each part, the number of wires on the longest path to it, and more where all its targets are deeper still. A part
 * without targets, or with bulbs alone, stays where the longest path ends. A wire that leads back into the path of the
 * depth-first search counts reversed.
 */
function latest(parts: readonly Part[], targets: readonly (readonly number[])[]): Int32Array {
  const { order, backs } = depthFirst(parts, targets);
  const isBack = new Set(backs.map(({ from, to }) => from * parts.length + to));
  const rightwards = targets.map((list, from) => list.filter((to) => !isBack.has(from * parts.length + to)));
  for (const { from, to } of backs) rightwards[to]?.push(from);
  const depths = new Int32Array(parts.length);
  for (const from of order)
    for (const to of rightwards[from] ?? []) depths[to] = Math.max(depths[to] ?? 0, (depths[from] ?? 0) + 1);
  for (const from of reversed(order)) {
    const bound = (rightwards[from] ?? []).filter((to) => !isLast(parts[to]));
    const first = bound.reduce((least, to) => Math.min(least, depths[to] ?? 0), Infinity);
    if (first < Infinity) depths[from] = Math.max(depths[from] ?? 0, first - 1);
  }
  return depths;
}

function isLast(part: Part | undefined): boolean {
  return part?.kind === "bulb" || (part !== undefined && isDisplay(part.kind));
}

interface Search {
  /** Every part before its targets, except along wires that lead back. */
  readonly order: readonly number[];
  readonly backs: readonly { readonly from: number; readonly to: number }[];
}

/** With an explicit stack, because a chain may be thousands of parts deep. */
function depthFirst(parts: readonly Part[], targets: readonly (readonly number[])[]): Search {
  const finished: number[] = [];
  const backs: { from: number; to: number }[] = [];
  const states = new Uint8Array(parts.length);
  const next = new Int32Array(parts.length);
  const switches = parts.flatMap(({ kind }, index) => (isSwitch(kind) ? [index] : []));
  for (const root of [...switches, ...parts.keys()]) {
    if (states[root]) continue;
    const stack = [root];
    states[root] = 1;
    while (stack.length > 0) {
      const from = stack.at(-1) ?? root;
      const to = targets[from]?.[next[from] ?? 0];
      next[from] = (next[from] ?? 0) + 1;
      if (to === undefined) {
        states[from] = 2;
        finished.push(from);
        stack.pop();
      } else if (states[to] === 0) {
        states[to] = 1;
        stack.push(to);
      } else if (states[to] === 1) backs.push({ from, to });
    }
  }
  return { order: reversed(finished), backs };
}
