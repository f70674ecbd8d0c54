// What a path costs beside all that is on the sheet: the cheapest one is drawn.

import type { Point } from "../geometry.ts";
import type { Link } from "../leads.ts";
import type { Field } from "./field.ts";
import { undrawn } from "./net.ts";
import * as weights from "./weights.ts";

export interface Cost {
  readonly total: number;
  /** What is due to others: crossings, lines and bodies near it, and what is forbidden. */
  readonly trouble: number;
  /** Whether it runs over another source's line or through a body, or meets a lead from a wrong side. */
  readonly isForbidden: boolean;
  /** Whether it runs along a part as near as can be, or is forbidden. */
  readonly isTight: boolean;
}

/** @param bound a path that costs more may be left with a part of its cost */
export function costOf(field: Field, link: Link, path: readonly Point[], bound = Infinity): Cost {
  let plain = 0;
  let trouble = sideCost(link, path);
  let isTight = trouble >= weights.wrongSide;
  let wasDrawn = false;
  for (const [index, b] of path.entries()) {
    const a = path[index - 1];
    if (!a) continue;
    const isLevel = a.y === b.y;
    const across = isLevel ? a.y : a.x;
    const [from, to] = isLevel ? [a.x, b.x] : [a.y, b.y];
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    const rest = undrawn(field, link.source.id, isLevel, across, low, high);
    const [first, last] = from < to ? [rest[0]?.low, rest.at(-1)?.high] : [rest.at(-1)?.high, rest[0]?.low];
    if (index > 1 && !(wasDrawn && first !== from)) plain += weights.bend;
    wasDrawn = last !== to;
    plain += weights.sharedInk * (high - low);
    for (const interval of rest) {
      plain += interval.high - interval.low;
      const lines = linesAlong(field, link, isLevel, across, interval.low, interval.high);
      const bodies = bodiesAlong(field, link, isLevel, across, interval.low, interval.high);
      trouble += lines + bodies;
      isTight ||= bodies >= weights.hugging[0].once || lines >= weights.wrongSide;
    }
    if (plain + trouble > bound) break;
  }
  return { total: plain + trouble, trouble, isForbidden: trouble >= weights.wrongSide, isTight };
}

/** Wires leave to the right and enter from the left. */
function sideCost({ source, target }: Link, path: readonly Point[]): number {
  const goesRight = (a: Point | undefined, b: Point | undefined) => !a || !b || (a.y === b.y && a.x <= b.x);
  const side = (isNode: boolean) => (isNode ? weights.nodeSide : weights.wrongSide);
  return (
    (goesRight(path[0], path[1]) ? 0 : side(source.kind === "node")) +
    (goesRight(path.at(-2), path.at(-1)) ? 0 : side(target.kind === "node"))
  );
}

function linesAlong(
  field: Field,
  link: Link,
  isLevel: boolean,
  across: number,
  low: number,
  high: number,
): number {
  let cost = 0;
  const own = link.source.id;
  field.forEachBeside(isLevel, across, (line) => {
    if (line.source === own || line.low > high || line.high < low) return;
    const shared = Math.min(line.high, high) - Math.max(line.low, low);
    const distance = Math.abs(line.across - across);
    if (distance === 0) {
      // Lines that meet end to end read as one, but those of a node do meet in its dot.
      const meetsInDot = shared === 0 && isEndAtNode(link, isLevel, across, line.low === high ? high : low);
      if (!meetsInDot) cost += weights.forbidden + 10 * shared;
    } else if (distance <= 5 && shared > 0 && !line.isKept)
      cost += weights.beside.once + weights.beside.perUnit * shared * (distance < 5 ? 10 : 1);
  });
  field.forEachAcross(isLevel, across, low, high, (line) => {
    if (line.source === own || line.across < low || line.across > high) return;
    if (line.low > across || line.high < across) return;
    const isInside = line.across > low && line.across < high && line.low < across && line.high > across;
    if (isInside) cost += line.isKept ? weights.crossing / 2 : weights.crossing;
    else if (!isEndAtNode(link, isLevel, across, line.across)) cost += weights.forbidden;
  });
  return cost;
}

function isEndAtNode(link: Link, isLevel: boolean, across: number, along: number): boolean {
  const { source, target, start, end } = link;
  const [x, y] = isLevel ? [along, across] : [across, along];
  return (
    (source.kind === "node" && start.x === x && start.y === y) ||
    (target.kind === "node" && end.x === x && end.y === y)
  );
}

function bodiesAlong(
  field: Field,
  link: Link,
  isLevel: boolean,
  across: number,
  low: number,
  high: number,
): number {
  let cost = 0;
  field.forEachBody(isLevel, across, low, high, ({ x, y, width, height, id, isNode }) => {
    if (isNode && (id === link.source.id || id === link.target.id)) return;
    const [near, far] = isLevel ? [y, y + height] : [x, x + width];
    const [begin, end] = isLevel ? [x, x + width] : [y, y + height];
    const shared = Math.min(end, high) - Math.max(begin, low);
    if (shared <= 0) return;
    const distance = Math.max(near - across, across - far);
    if (distance < 0) cost += 3 * weights.forbidden + 10 * shared;
    else {
      const tier = weights.hugging.find((each) => distance < each.distance);
      if (tier) cost += tier.once + tier.perUnit * shared;
    }
  });
  return cost;
}
