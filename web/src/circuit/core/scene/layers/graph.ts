// The items in the columns of a layout: parts, and lanes for wires that run past a column. Pure.

import type { Circuit, Part } from "../../model/circuit.ts";
import { bodyOf, boxOf, inputOffsets, type Box } from "../geometry.ts";
import { sorted } from "../sorted.ts";

export interface Item {
  readonly number: number;
  readonly layer: number;
  /** Null for a lane. */
  readonly part: Part | null;
  /** How far the item reaches above and below its middle. */
  readonly above: number;
  readonly below: number;
}

/** A wire, or a piece of one, between neighbouring layers; `leadFrom` and `leadTo` are y from the items' middles. */
export interface Edge {
  readonly source: number;
  readonly left: number;
  readonly right: number;
  readonly leftLead: number;
  readonly rightLead: number;
}

export interface Graph {
  readonly items: readonly Item[];
  /** The items of each layer, not yet in order. */
  readonly layers: readonly (readonly number[])[];
  readonly edges: readonly Edge[];
}

/** With more lanes the layout would take too long; the other wires are routed without a lane. */
const lanesMax = 30_000;

export function graphOf(parts: readonly Part[], wires: Circuit["wires"], layerOf: Int32Array): Graph {
  const numbers = new Map(parts.map(({ id }, index) => [id, index]));
  const inputs = new Map<number, number>();
  for (const { to } of wires) inputs.set(to, (inputs.get(to) ?? 0) + 1);
  const items: Item[] = parts.map((part, number) => {
    const body: Box = bodyOf(part, inputs.get(part.id) ?? 0);
    const middle = part.y + boxOf(part).height / 2;
    return {
      number,
      layer: layerOf[number] ?? 0,
      part,
      above: middle - body.y,
      below: body.y + body.height - middle,
    };
  });
  const used = new Map<number, number>();
  const edges: Edge[] = [];
  let span = 0;
  for (const { from, to } of wires)
    span += Math.abs((layerOf[numbers.get(to) ?? 0] ?? 0) - (layerOf[numbers.get(from) ?? 0] ?? 0));
  const hasLanes = span <= lanesMax;
  /** The lanes by source and layer; forward and backward wires have separate lanes. */
  const lanes = new Map<string, number>();
  for (const { from, to } of sorted(wires, (a, b) => a.from - b.from || a.to - b.to)) {
    const [source, target] = [numbers.get(from), numbers.get(to)];
    if (source === undefined || target === undefined) continue;
    const [start, end] = [layerOf[source] ?? 0, layerOf[target] ?? 0];
    const step = Math.sign(end - start);
    const lead = leadOf(parts[target], inputs.get(to) ?? 0, used, to);
    if (step === 0 || (!hasLanes && Math.abs(end - start) > 1)) continue;
    let at = source;
    for (let layer = start + step; layer !== end; layer += step) {
      const key = `${source} ${layer} ${step}`;
      let lane = lanes.get(key);
      if (lane === undefined) {
        lane = items.length;
        lanes.set(key, lane);
        items.push({ number: lane, layer, part: null, above: 0, below: 0 });
        edges.push(edgeBetween(source, at, lane, step, 0));
      }
      at = lane;
    }
    edges.push(edgeBetween(source, at, target, step, lead));
  }
  const count = items.reduce((most, { layer }) => Math.max(most, layer + 1), 0);
  const layers: number[][] = Array.from({ length: count }, () => []);
  for (const { number, layer } of items) layers[layer]?.push(number);
  return { items, layers, edges };
}

function edgeBetween(source: number, at: number, to: number, step: number, lead: number): Edge {
  return step > 0
    ? { source, left: at, right: to, leftLead: 0, rightLead: lead }
    : { source, left: to, right: at, leftLead: lead, rightLead: 0 };
}

/**
 * The lead of a wire is known only when all parts have positions. Until then leads are assigned in turn, from the top.
 */
function leadOf(part: Part | undefined, inputs: number, used: Map<number, number>, id: number): number {
  if (!part || part.kind === "node") return 0;
  const index = used.get(id) ?? 0;
  used.set(id, index + 1);
  const offset = inputOffsets(part, inputs)[index] ?? 0;
  return offset - boxOf(part).height / 2;
}
