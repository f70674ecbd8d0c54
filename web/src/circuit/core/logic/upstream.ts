// The parts that some parts depend on, each after its sources. Pure, without recursion.

import { flat } from "../model/boxes/flat.ts";
import type { Circuit, Part, PartId } from "../model/circuit.ts";
import { outputLead } from "../scene/geometry.ts";

export interface Upstream {
  /** The parts, each after its sources; the targets are among them. */
  readonly parts: readonly Part[];
  /** The indexes in `parts` of each part's sources, topmost input first as they are drawn. */
  readonly inputs: readonly (readonly number[])[];
  readonly indexOf: ReadonlyMap<PartId, number>;
}

interface Visit {
  readonly part: Part;
  readonly sources: readonly Part[];
  /** The source to be visited next. */
  next: number;
}

/** Boxes are seen through. Null if a target is in a loop or depends on one. Linear in parts and wires, besides sorting the inputs. */
export function upstream(circuit: Circuit, targets: readonly PartId[]): Upstream | null {
  const found = walk(circuit, targets);
  return "loop" in found ? null : found;
}

/** The parts of a loop that the part is in or depends on, ascending by id; empty if there is none. */
export function loopBehind(circuit: Circuit, target: PartId): readonly PartId[] {
  const found = walk(circuit, [target]);
  return "loop" in found ? found.loop : [];
}

function walk(drawn: Circuit, targets: readonly PartId[]): Upstream | { readonly loop: readonly PartId[] } {
  const circuit = flat(drawn);
  const sourcesOf = sourcesIn(circuit);
  const parts: Part[] = [];
  const inputs: number[][] = [];
  /** The index of a part that is done; -1 while its sources are being visited. */
  const indexOf = new Map<PartId, number>();
  const stack: Visit[] = [];
  const visit = (part: Part) => {
    indexOf.set(part.id, -1);
    stack.push({ part, sources: sourcesOf.get(part.id) ?? [], next: 0 });
  };
  const wanted = new Set(targets);
  for (const target of circuit.parts) {
    if (!wanted.has(target.id) || indexOf.has(target.id)) continue;
    visit(target);
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const source = top.sources[top.next];
      top.next += 1;
      if (!source) {
        stack.pop();
        indexOf.set(top.part.id, parts.length);
        parts.push(top.part);
        inputs.push(top.sources.map(({ id }) => indexOf.get(id) ?? -1));
      } else if (!indexOf.has(source.id)) visit(source);
      else if (indexOf.get(source.id) === -1) return { loop: loopIn(stack, source.id) };
    }
  }
  return { parts, inputs, indexOf };
}

/** From the part that was met again to the part that met it. */
function loopIn(stack: readonly Visit[], met: PartId): readonly PartId[] {
  const ids = stack.map(({ part }) => part.id);
  const loop = ids.slice(ids.indexOf(met));
  loop.sort((one, other) => one - other);
  return loop;
}

/** The sources of each part that has some. */
function sourcesIn({ parts, wires }: Circuit): ReadonlyMap<PartId, readonly Part[]> {
  const partOf = new Map(parts.map((part) => [part.id, part]));
  const sourcesOf = new Map<PartId, Part[]>();
  for (const { from, to } of wires) {
    const source = partOf.get(from);
    const sources = sourcesOf.get(to);
    if (source && sources) sources.push(source);
    else if (source) sourcesOf.set(to, [source]);
  }
  for (const sources of sourcesOf.values()) sources.sort(byPlace);
  return sourcesOf;
}

/** The order in which scene/leads.ts draws the inputs of a part. */
function byPlace(one: Part, other: Part): number {
  const [first, second] = [outputLead(one), outputLead(other)];
  return first.y - second.y || first.x - second.x || one.id - other.id;
}
