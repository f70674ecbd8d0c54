// The ends of every wire, and the order in which the wires of a part enter it. Pure.

import type { Sheet, Part, PartId, Wire } from "../model/circuit.ts";
import { inputLead, outputLead, type Point } from "./geometry.ts";
import { ascending, sorted } from "./sorted.ts";

/** A wire with the leads it joins. */
export interface Link {
  readonly wire: Wire;
  readonly source: Part;
  readonly target: Part;
  readonly start: Point;
  readonly end: Point;
}

export interface Leads {
  /** Ascending by the wires' ids. */
  readonly links: readonly Link[];
  /** The sources of a part's wires, topmost input first. */
  readonly inputs: ReadonlyMap<PartId, readonly PartId[]>;
}

/** Input leads follow their sources from top to bottom, then from left to right, so that few wires cross. */
export function leadsOf(circuit: Sheet): Leads {
  const parts = new Map<PartId, Part>();
  for (const part of circuit.parts) parts.set(part.id, part);
  const sources = new Map<PartId, Part[]>();
  for (const { from, to } of circuit.wires) {
    const source = parts.get(from);
    if (!source) continue;
    const known = sources.get(to);
    if (known) known.push(source);
    else sources.set(to, [source]);
  }
  const inputs = new Map<PartId, readonly PartId[]>();
  for (const id of sorted(sources.keys(), ascending)) {
    const known = sources.get(id) ?? [];
    if (known.length > 1) known.sort(fromTop);
    inputs.set(
      id,
      known.map((source) => source.id),
    );
  }
  const links: Link[] = [];
  let isAscending = true;
  for (const wire of circuit.wires) {
    const source = parts.get(wire.from);
    const target = parts.get(wire.to);
    const order = inputs.get(wire.to);
    if (!source || !target || !order) continue;
    const end = inputLead(target, order.length, order.indexOf(wire.from));
    isAscending &&= (links[links.length - 1]?.wire.id ?? 0) < wire.id;
    links.push({ wire, source, target, start: outputLead(source), end });
  }
  if (!isAscending) links.sort((a, b) => a.wire.id - b.wire.id);
  return { links, inputs };
}

function fromTop(a: Part, b: Part): number {
  const first = outputLead(a);
  const second = outputLead(b);
  return first.y - second.y || first.x - second.x || a.id - b.id;
}
