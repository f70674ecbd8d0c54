// The items in the columns of a layout: parts, and lanes for wires that run past a column. Pure.

import type { Part, PartId } from "../../model/circuit.ts";
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

/** A wire between parts; where it ends at pins, these are the parts that the pins belong to. */
export interface LayoutWire {
  readonly from: PartId;
  readonly to: PartId;
  /** The pin that the wire begins at, so that the wires of two pins have lanes of their own. */
  readonly net?: PartId;
  /** How far below the middles of the parts the pins are. */
  readonly fromLead?: number;
  readonly toLead?: number;
}

export interface Graph {
  readonly items: readonly Item[];
  /** The items of each layer, not yet in order. */
  readonly layers: readonly (readonly number[])[];
  readonly edges: readonly Edge[];
}

/** With more lanes the layout would take too long; the other wires are routed without a lane. */
const lanesMax = 30_000;

export function graphOf(parts: readonly Part[], wires: readonly LayoutWire[], layerOf: Int32Array): Graph {
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
  for (const wire of sorted(wires, (a, b) => a.from - b.from || a.to - b.to)) {
    const { from, to, net = from, fromLead = 0 } = wire;
    const [source, target] = [numbers.get(from), numbers.get(to)];
    if (source === undefined || target === undefined) continue;
    const [start, end] = [layerOf[source] ?? 0, layerOf[target] ?? 0];
    const step = Math.sign(end - start);
    const lead = wire.toLead ?? leadOf(parts[target], inputs.get(to) ?? 0, used, to);
    if (step === 0 || (!hasLanes && Math.abs(end - start) > 1)) continue;
    let at = source;
    let leaving = fromLead;
    for (let layer = start + step; layer !== end; layer += step) {
      const key = `${net} ${layer} ${step}`;
      let lane = lanes.get(key);
      if (lane === undefined) {
        lane = items.length;
        lanes.set(key, lane);
        items.push({ number: lane, layer, part: null, above: 0, below: 0 });
        edges.push(edgeBetween(source, at, lane, step, leaving, 0));
      }
      at = lane;
      leaving = 0;
    }
    edges.push(edgeBetween(source, at, target, step, leaving, lead));
  }
  const count = items.reduce((most, { layer }) => Math.max(most, layer + 1), 0);
  const layers: number[][] = Array.from({ length: count }, () => []);
  for (const { number, layer } of items) layers[layer]?.push(number);
  return { items, layers, edges };
}

/** @param leaving and `entering`: how far below the middles of `at` and `to` the piece ends */
function edgeBetween(
  source: number,
  at: number,
  to: number,
  step: number,
  leaving: number,
  entering: number,
): Edge {
  return step > 0
    ? { source, left: at, right: to, leftLead: leaving, rightLead: entering }
    : { source, left: to, right: at, leftLead: entering, rightLead: leaving };
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
