// The wires of a circuit, routed: from where its parts are, and from nothing else. Pure.

import type { Circuit, PartId, WireId } from "../model/circuit.ts";
import { gridUnit, type Point } from "./geometry.ts";
import { jointsOf } from "./joints.ts";
import { leadsOf, type Link } from "./leads.ts";
import type { Joint, Routing } from "./routing.ts";

export function route(circuit: Circuit): Routing {
  const { links, inputs } = leadsOf(circuit);
  const paths = new Map<WireId, readonly Point[]>();
  for (const link of links) paths.set(link.wire.id, turnHalfWay(link));
  return { paths, joints: branches(links, paths), inputs };
}

/** While parts are dragged: wires whose leads are where they were keep their paths, the same arrays. */
export function routeMoved(circuit: Circuit, before: Routing, moved: ReadonlySet<PartId>): Routing {
  const { links, inputs } = leadsOf(circuit);
  const paths = new Map<WireId, readonly Point[]>();
  for (const link of links) {
    const { id, from, to } = link.wire;
    const path = before.paths.get(id);
    const keeps = path && !moved.has(from) && !moved.has(to) && joins(path, link);
    paths.set(id, keeps ? path : turnHalfWay(link));
  }
  return { paths, joints: branches(links, paths), inputs };
}

function joins(path: readonly Point[], { start, end }: Link): boolean {
  const [first, last] = [path[0], path.at(-1)];
  return first?.x === start.x && first.y === start.y && last?.x === end.x && last.y === end.y;
}

function turnHalfWay({ start, end }: Link): readonly Point[] {
  if (start.y === end.y && start.x <= end.x) return [start, end];
  if (start.x + 2 * gridUnit <= end.x) {
    const x = Math.round((start.x + end.x) / 2 / gridUnit) * gridUnit;
    return [start, { x, y: start.y }, { x, y: end.y }, end];
  }
  const right = start.x + 2 * gridUnit;
  const left = end.x - 2 * gridUnit;
  const y = Math.round((start.y + end.y) / 2 / gridUnit) * gridUnit;
  return [start, { x: right, y: start.y }, { x: right, y }, { x: left, y }, { x: left, y: end.y }, end];
}

function branches(links: readonly Link[], paths: ReadonlyMap<WireId, readonly Point[]>): readonly Joint[] {
  const bySource = new Map<PartId, (readonly Point[])[]>();
  for (const { wire } of links) {
    const path = paths.get(wire.id);
    if (!path) continue;
    const known = bySource.get(wire.from);
    if (known) known.push(path);
    else bySource.set(wire.from, [path]);
  }
  return [...bySource.keys()]
    .sort((a, b) => a - b)
    .flatMap((source) => jointsOf(source, bySource.get(source) ?? []));
}
