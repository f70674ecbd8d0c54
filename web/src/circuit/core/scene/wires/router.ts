// Draws the wires of a circuit, one after the other, on a field with its parts; then improves them source by source.

import type { Circuit, PartId } from "../../model/circuit.ts";
import type { Link } from "../leads.ts";
import { obstacleOf } from "../obstacle.ts";
import { choosePath } from "./choose.ts";
import { costOf } from "./cost.ts";
import { Field } from "./field.ts";
import { draw, erase, type Net } from "./net.ts";
import * as weights from "./weights.ts";
import { ascending, sorted } from "../sorted.ts";

/** Before a lead: no other wire runs along here. */
const keptRoom = 10;

/** In larger drawings only what cannot stay is drawn anew. */
const improvedMax = 150;

/** How often all wires with trouble are drawn anew at most. */
const rounds = 3;

export function fieldOf(
  parts: Circuit["parts"],
  inputs: ReadonlyMap<PartId, readonly PartId[]>,
  links: readonly Link[],
): Field {
  const field = new Field();
  for (const part of sorted(parts, (a, b) => a.id - b.id)) {
    const box = obstacleOf(part, inputs.get(part.id)?.length ?? 0);
    field.addBody({ ...box, id: part.id, isNode: part.kind === "node" });
  }
  const sources = new Set<PartId>();
  for (const { source, target, start, end } of links) {
    const line = { source: source.id, isLevel: true, isKept: true };
    if (target.kind !== "node") field.addLine({ ...line, across: end.y, low: end.x - keptRoom, high: end.x });
    if (source.kind === "node" || sources.has(source.id)) continue;
    sources.add(source.id);
    field.addLine({ ...line, across: start.y, low: start.x, high: start.x + keptRoom });
  }
  return field;
}

/** One for each source, in the order of their ids. */
export function netsOf(links: readonly Link[]): ReadonlyMap<PartId, Net> {
  const groups = new Map<PartId, Link[]>();
  for (const link of sorted(links, nearestFirst)) {
    const group = groups.get(link.source.id);
    if (group) group.push(link);
    else groups.set(link.source.id, [link]);
  }
  const nets = new Map<PartId, Net>();
  for (const source of sorted(groups.keys(), ascending))
    nets.set(source, { source, links: groups.get(source) ?? [], paths: new Map(), lines: [] });
  return nets;
}

/** What has no choice is drawn first, so that what has goes round it. */
export function drawAll(field: Field, nets: ReadonlyMap<PartId, Net>): void {
  const links = sorted(
    [...nets.values()].flatMap((net) => net.links),
    nearestFirst,
  );
  for (const link of links) {
    const net = nets.get(link.source.id);
    if (net) draw(field, net, link.wire.id, choosePath(field, link, net).path);
  }
  for (let round = 0; round < rounds; round += 1) {
    const takesAll = round === 0 && links.length <= improvedMax;
    let isBetter = false;
    for (const net of nets.values()) if (improve(field, net, takesAll)) isBetter = true;
    if (!isBetter) break;
  }
}

function nearestFirst(a: Link, b: Link): number {
  return lengthOf(a) - lengthOf(b) || a.start.y - b.start.y || a.start.x - b.start.x || a.wire.id - b.wire.id;
}

function lengthOf({ start, end }: Link): number {
  const isStraight = start.y === end.y && start.x <= end.x;
  return (isStraight ? 0 : 10_000) + Math.abs(start.x - end.x) + Math.abs(start.y - end.y);
}

/**
 * Draws all wires of a source anew, now that the others are there; says whether that is better.
 *
 * @param takesAll also wires that only cross others, not those alone that run where none may
 */
function improve(field: Field, net: Net, takesAll: boolean): boolean {
  const before = new Map(net.paths);
  erase(field, net);
  let isWanting = false;
  let cost = 0;
  for (const link of net.links) {
    const path = before.get(link.wire.id) ?? [];
    const each = costOf(field, link, path);
    isWanting ||= takesAll ? each.trouble >= weights.crossing : each.isForbidden;
    cost += each.total;
    draw(field, net, link.wire.id, path);
  }
  if (!isWanting) return false;
  erase(field, net);
  let anew = 0;
  for (const link of net.links) {
    const { path } = choosePath(field, link, net);
    anew += costOf(field, link, path).total;
    draw(field, net, link.wire.id, path);
  }
  if (anew < cost - 1) return true;
  erase(field, net);
  for (const link of net.links) draw(field, net, link.wire.id, before.get(link.wire.id) ?? []);
  return false;
}
