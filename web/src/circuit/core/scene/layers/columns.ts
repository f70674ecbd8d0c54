// The widths of columns, and the gaps between them, which leave room for the wires that turn there. Pure.

import type { Part } from "../../model/circuit.ts";
import { hasPins, kinds } from "../../model/kinds.ts";
import { gridUnit, sizeOf } from "../geometry.ts";
import type { Edge, Graph, Item, LayoutWire } from "./graph.ts";
import { ascending, sorted } from "../sorted.ts";

const trackWidth = 10;
const gapMin = 40;

export interface Column {
  readonly left: number;
  readonly width: number;
}

export function columnsOf(
  graph: Graph,
  parts: readonly Part[],
  wires: readonly LayoutWire[],
  middles: Float64Array,
): readonly Column[] {
  const widths = graph.layers.map((layer) =>
    layer.reduce((most, number) => {
      const part = parts[number];
      return part ? Math.max(most, sizeOf(part).width) : most;
    }, 0),
  );
  const tracks = tracksOf(graph, parts, wires, middles);
  const columns: Column[] = [];
  let left = 0;
  for (const [layer, width] of widths.entries()) {
    columns.push({ left, width });
    left += width + Math.max(gapMin, ((tracks[layer] ?? 0) + 2) * trackWidth);
  }
  return columns;
}

/** The x of a part in its column: gates and bulbs at the left, where wires end; a node in the middle. */
export function indentOf(part: Part, { width }: Column): number {
  if (part.kind !== "node") return 0;
  return Math.floor((width - kinds.node.width) / 2 / gridUnit) * gridUnit;
}

/**
 * How far below the middle of its target each edge to the right ends. Wires enter a gate in the order of the heights of their
 * sources, which the graph did not know yet; at a box each has its pin.
 */
function entriesOf(
  items: readonly Item[],
  edges: readonly Edge[],
  middles: Float64Array,
): ReadonlyMap<Edge, number> {
  const entering = new Map<number, Edge[]>();
  for (const edge of edges) {
    if (!items[edge.right]?.part) continue;
    const known = entering.get(edge.right);
    if (known) known.push(edge);
    else entering.set(edge.right, [edge]);
  }
  const found = new Map<Edge, number>();
  for (const [target, all] of entering) {
    if (hasPins(items[target]?.part?.kind ?? "node")) {
      for (const edge of all) found.set(edge, edge.rightLead);
      continue;
    }
    const leads = sorted(
      all.map(({ rightLead }) => rightLead),
      ascending,
    );
    const inOrder = sorted(
      all,
      (a, b) =>
        (middles[a.source] ?? 0) - (middles[b.source] ?? 0) ||
        (items[a.source]?.layer ?? 0) - (items[b.source]?.layer ?? 0) ||
        a.source - b.source,
    );
    for (const [index, edge] of inOrder.entries()) found.set(edge, leads[index] ?? 0);
  }
  return found;
}

/** For the gap after each layer, the number of vertical tracks that its turning wires need. */
function tracksOf(
  { items, edges }: Graph,
  parts: readonly Part[],
  wires: readonly LayoutWire[],
  middles: Float64Array,
): readonly number[] {
  const spans = new Map<number, Map<number, { low: number; high: number }>>();
  const entries = entriesOf(items, edges, middles);
  for (const edge of edges) {
    const { source, left, right, leftLead } = edge;
    const layer = items[left]?.layer ?? 0;
    const [a, b] = [(middles[left] ?? 0) + leftLead, (middles[right] ?? 0) + (entries.get(edge) ?? 0)];
    const known = spans.get(layer) ?? new Map<number, { low: number; high: number }>();
    const span = known.get(source);
    spans.set(layer, known);
    known.set(source, {
      low: Math.min(a, b, span?.low ?? Infinity),
      high: Math.max(a, b, span?.high ?? -Infinity),
    });
  }
  const layerOf = new Map(parts.map(({ id }, number) => [id, items[number]?.layer ?? 0]));
  const round: number[] = [];
  for (const { from, to } of wires) {
    const [source, target] = [layerOf.get(from) ?? 0, layerOf.get(to) ?? 0];
    if (target > source) continue;
    // A wire that leads back turns to the right of its source and to the left of its target.
    round[source] = (round[source] ?? 0) + 1;
    if (target > 0) round[target - 1] = (round[target - 1] ?? 0) + 1;
  }
  const count = items.reduce((most, { layer }) => Math.max(most, layer + 1), 0);
  return Array.from({ length: count }, (_, layer) => {
    const ends = [...(spans.get(layer)?.values() ?? [])].flatMap(({ low, high }) =>
      low === high
        ? []
        : [
            { y: low, change: 1 },
            { y: high, change: -1 },
          ],
    );
    let [open, most] = [0, 0];
    // A wire that begins at the y where another ends needs a separate track.
    for (const { change } of sorted(ends, (a, b) => a.y - b.y || b.change - a.change)) {
      open += change;
      most = Math.max(most, open);
    }
    return most + (round[layer] ?? 0);
  });
}
