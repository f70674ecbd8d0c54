// The loops of a circuit: its strongly connected components. Tarjan's algorithm without recursion, since a circuit may
// be thousands of parts deep. Pure. Source: R. Tarjan, "Depth-first search and linear graph algorithms" (1972).

import type { Graph } from "./graph.ts";

/**
 * The components of the parts, each ascending: upstream ones first, and lower ids first among the others. A component
 * of several parts is a loop, or several loops that share parts. Linear in parts and wires.
 *
 * @param parts ascending; for each part, it must contain all parts downstream
 */
export function componentsOf({ start, targets }: Graph, parts: readonly number[]): readonly number[][] {
  const size = start.length - 1;
  /** The number of each part in the order of discovery, from 1; 0 if it is not discovered yet. */
  const found = new Int32Array(size);
  /** The discovery number of the earliest part that each part is known to reach within its component. */
  const low = new Int32Array(size);
  const isOpen = new Uint8Array(size);
  /** Visits the highest target first, and the highest root first, because the result is reversed at the end. */
  const wiresLeft = start.slice(1);
  const open: number[] = [];
  const path: number[] = [];
  const components: number[][] = [];
  let discovered = 0;

  const enter = (part: number) => {
    discovered++;
    found[part] = discovered;
    low[part] = discovered;
    isOpen[part] = 1;
    open.push(part);
    path.push(part);
  };
  const lower = (part: number, to: number) => {
    low[part] = Math.min(low[part] ?? 0, to);
  };
  const leave = (part: number) => {
    path.pop();
    const above = path.at(-1);
    if (above !== undefined) lower(above, low[part] ?? 0);
    if (low[part] !== found[part]) return;
    const component = open.splice(open.lastIndexOf(part));
    for (const member of component) isOpen[member] = 0;
    component.sort((one, other) => one - other);
    components.push(component);
  };

  const roots = [...parts];
  for (let root = roots.pop(); root !== undefined; root = roots.pop()) {
    if (found[root] !== 0) continue;
    enter(root);
    for (let part = path.at(-1); part !== undefined; part = path.at(-1)) {
      const wire = (wiresLeft[part] ?? 0) - 1;
      if (wire < (start[part] ?? 0)) {
        leave(part);
        continue;
      }
      wiresLeft[part] = wire;
      const target = targets[wire] ?? 0;
      if (found[target] === 0) enter(target);
      else if (isOpen[target] === 1) lower(part, found[target] ?? 0);
    }
  }
  components.reverse();
  return components;
}

export function hasLoop(graph: Graph): boolean {
  const parts = Array.from(graph.ids.keys());
  return componentsOf(graph, parts).length < parts.length;
}
