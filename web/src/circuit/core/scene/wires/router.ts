// Draws the wires of a circuit, one after the other, on a field with its parts; then improves them source by source.

import type { Sheet, PartId } from "../../model/circuit.ts";
import type { Link } from "../leads.ts";
import { obstacleOf } from "../obstacle.ts";
import { Changes } from "./changes.ts";
import { choosePath, meshes } from "./choose.ts";
import type { Effort } from "./effort.ts";
import { Field, type Body } from "./field.ts";
import { emptyMemory, keptRoom, Recollection, type Memory } from "./memory.ts";
import { draw, type Net } from "./net.ts";
import { drawAnew, improve } from "./improve.ts";
import { ascending, sorted } from "../sorted.ts";

/** The most wires of a drawing in which wires that only cross others are drawn again too. */
const improvedMax = 150;

/** The most rounds in which all wires with trouble are drawn again. */
const rounds = 3;

/** Ascending by the parts' ids. Pins are at the edge of their part's body. */
export function bodiesOf(
  parts: Sheet["parts"],
  inputs: ReadonlyMap<PartId, readonly PartId[]>,
): readonly Body[] {
  const whole = parts.filter(({ of }) => of === undefined);
  return sorted(whole, (a, b) => a.id - b.id).map((part) => ({
    ...obstacleOf(part, inputs.get(part.id)?.length ?? 0),
    id: part.id,
    isNode: part.kind === "node",
  }));
}

/**
 * After this much search, wires are drawn without wide searches: hundreds of parts with random wires would take most of
 * a minute. Drawings by users need less than a tenth of this bound.
 */
const searchedMax = 40_000_000;

export function fieldOf(bodies: readonly Body[], links: readonly Link[]): Field {
  const field = new Field();
  for (const body of bodies) field.addBody(body);
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

/** A net for each source, in the order of the sources' ids. */
export function netsOf(links: readonly Link[]): ReadonlyMap<PartId, Net> {
  const groups = new Map<PartId, Link[]>();
  for (const link of sorted(links, nearestFirst)) {
    const group = groups.get(link.source.id);
    if (group) group.push(link);
    else groups.set(link.source.id, [link]);
  }
  const nets = new Map<PartId, Net>();
  for (const source of sorted(groups.keys(), ascending))
    nets.set(source, { source, links: groups.get(source) ?? [], paths: new Map(), lines: [], dots: [] });
  return nets;
}

/**
 * Draws wires without a choice of paths first, so that the other wires go round them.
 *
 * @param before the memory of an earlier routing of any drawing; choices that would be made again are taken from it
 * @param effort once it is spent, the other wires get plain paths, and the memory is of no use
 */
export function drawAll(
  bodies: readonly Body[],
  links: readonly Link[],
  nets: ReadonlyMap<PartId, Net>,
  before: Memory | null,
  effort: Effort,
): Memory {
  const field = fieldOf(bodies, links);
  const takesAll = links.length <= improvedMax;
  const memory = emptyMemory(bodies, links, takesAll);
  const recollection = new Recollection(memory, before);
  let searched = 0;
  for (const link of sorted(links, nearestFirst)) {
    const net = nets.get(link.source.id);
    if (!net) continue;
    const tried = searched < searchedMax ? meshes.all : meshes.near;
    const choice = recollection.choice(link, tried) ?? choosePath(field, link, net, effort, tried);
    recollection.keepChoice(link, choice);
    searched += choice.steps;
    draw(field, net, link.wire.id, choice.path);
  }
  let changesBefore = new Changes();
  for (let round = 0; round < rounds; round += 1) {
    const changes = new Changes();
    for (const net of nets.values()) {
      if (searched >= searchedMax || effort.isSpent) return memory;
      const last = memory.attempts[round - 1]?.get(net.source);
      const isInVain =
        last?.redrawn.length === 0 &&
        !last.looked.some((box) => changes.isIn(box) || changesBefore.isIn(box));
      const known = isInVain ? last : recollection.attempt(round, net.source);
      if (known && !isInVain) drawAnew(field, net, known.paths);
      const attempt = known ?? improve(field, net, takesAll && round < 2, effort);
      recollection.keepAttempt(round, net, attempt);
      if (!isInVain) searched += attempt.steps;
      for (const path of attempt.redrawn) changes.addPath(path);
    }
    if (changes.areNone) break;
    changesBefore = changes;
  }
  return memory;
}

function nearestFirst(a: Link, b: Link): number {
  return lengthOf(a) - lengthOf(b) || a.start.y - b.start.y || a.start.x - b.start.x || a.wire.id - b.wire.id;
}

function lengthOf({ start, end }: Link): number {
  const isStraight = start.y === end.y && start.x <= end.x;
  return (isStraight ? 0 : 10_000) + Math.abs(start.x - end.x) + Math.abs(start.y - end.y);
}
