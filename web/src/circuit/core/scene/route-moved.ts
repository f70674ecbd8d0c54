// Routes wires while parts are dragged: only the wires of moved parts are routed again; the others stay. Pure.

import type { Sheet, PartId, WireId } from "../model/circuit.ts";
import { bodyOf, type Box, type Point } from "./geometry.ts";
import { jointsOf } from "./joints.ts";
import { leadsOf, type Link } from "./leads.ts";
import type { Joint, Routing } from "./routing.ts";
import { choosePath, meshes } from "./wires/choose.ts";
import { Effort } from "./wires/effort.ts";
import { draw, type Net } from "./wires/net.ts";
import { bodiesOf, fieldOf, netsOf } from "./wires/router.ts";
import { sorted } from "./sorted.ts";

/** Parts and lines farther than this from all leads of the moved wires are ignored. */
const reach = 100;

/**
 * Wires whose leads have not moved keep the same path arrays. The result is close to that of `route` on release but
 * takes much less time: it is linear in parts and wires, and only moved wires are searched.
 */
export function routeMoved(circuit: Sheet, before: Routing, moved: ReadonlySet<PartId>): Routing {
  const { links, inputs } = leadsOf(circuit);
  const paths = new Map<WireId, readonly Point[]>();
  const anew: Link[] = [];
  for (const link of links) {
    const { id, from, to } = link.wire;
    const path = before.paths.get(id);
    const keeps = path && !moved.has(from) && !moved.has(to) && joins(path, link);
    if (keeps) paths.set(id, path);
    else anew.push(link);
  }
  const region = around(anew.flatMap(({ start, end }) => [start, end]));
  const near = links.filter(({ start, end }) => isIn(start, region) || isIn(end, region));
  const parts = circuit.parts.filter((part) => meets(bodyOf(part, inputs.get(part.id)?.length ?? 0), region));
  const field = fieldOf(bodiesOf(parts, inputs), near);
  const touched = new Set(anew.map(({ source }) => source.id));
  const nets = netsOf(
    links.filter(({ source, wire }) => touched.has(source.id) || crosses(paths.get(wire.id), region)),
  );
  for (const net of nets.values())
    for (const { wire } of net.links) {
      const path = paths.get(wire.id);
      if (path) draw(field, net, wire.id, path);
    }
  for (const net of nets.values()) {
    if (!touched.has(net.source)) continue;
    for (const link of net.links) if (!paths.has(link.wire.id)) drawNear(field, net, link);
    for (const [id, path] of net.paths) paths.set(id, path);
  }
  return {
    paths: byWire(links, paths),
    joints: jointsAfter(before.joints, links, touched, nets),
    inputs,
    isRough: true,
  };
}

/** The work for one wire. */
const nearMax = 20_000;

function drawNear(field: ReturnType<typeof fieldOf>, net: Net, link: Link): void {
  draw(field, net, link.wire.id, choosePath(field, link, net, new Effort(nearMax), meshes.near).path);
}

function byWire(
  links: readonly Link[],
  paths: ReadonlyMap<WireId, readonly Point[]>,
): ReadonlyMap<WireId, readonly Point[]> {
  const ordered = new Map<WireId, readonly Point[]>();
  for (const { wire } of links) {
    const path = paths.get(wire.id);
    if (path) ordered.set(wire.id, path);
  }
  return ordered;
}

/** The joints after the move. Those of sources with new paths are computed again; sources without wires have none. */
function jointsAfter(
  before: readonly Joint[],
  links: readonly Link[],
  touched: ReadonlySet<PartId>,
  nets: ReadonlyMap<PartId, Net>,
): readonly Joint[] {
  const sources = new Set(links.map(({ source }) => source.id));
  const kept = before.filter(({ source }) => sources.has(source) && !touched.has(source));
  const anew = [...touched].flatMap((source) =>
    jointsOf(source, [...(nets.get(source)?.paths.values() ?? [])]),
  );
  return sorted([...kept, ...anew], (a, b) => a.source - b.source || a.y - b.y || a.x - b.x);
}

function joins(path: readonly Point[], { start, end }: Link): boolean {
  const [first, last] = [path[0], path.at(-1)];
  return first?.x === start.x && first.y === start.y && last?.x === end.x && last.y === end.y;
}

function around(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x - reach);
    top = Math.min(top, y - reach);
    right = Math.max(right, x + reach);
    bottom = Math.max(bottom, y + reach);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function isIn({ x, y }: Point, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

function meets(a: Box, b: Box): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
}

function crosses(path: readonly Point[] | undefined, box: Box): boolean {
  return (
    path?.some((b, index) => {
      const a = path[index - 1] ?? b;
      const x = Math.min(a.x, b.x);
      const y = Math.min(a.y, b.y);
      return meets({ x, y, width: Math.max(a.x, b.x) - x, height: Math.max(a.y, b.y) - y }, box);
    }) ?? false
  );
}
