// Chooses the path of one wire, given all that is drawn already: the cheapest plain path, or, if that has too much
// trouble, the cheapest of all paths.

import { gridUnit, type Box, type Point } from "../geometry.ts";
import type { Link } from "../leads.ts";
import { candidates, onGrid } from "./candidates.ts";
import { costOf } from "./cost.ts";
import type { Effort } from "./effort.ts";
import type { Field } from "./field.ts";
import type { Choice, Mesh } from "./memory.ts";
import type { Net } from "./net.ts";
import { searchPath } from "./search.ts";
import * as weights from "./weights.ts";

/** The cost of a path depends on nothing farther from it than this, except the wires of its own source. */
export const sight = 15;

/** How far plain paths of wires that lead back go beyond both leads, `sight` included. */
const plainReach = 60;

/** A plain path whose trouble and detour cost no more than this is taken without a search. */
const ease = 150;

/**
 * A wider or finer mesh is tried only if there is no path in the one before. While parts are dragged, only quick ones
 * are.
 */
export const meshes: { readonly all: readonly Mesh[]; readonly near: readonly Mesh[] } = {
  all: [
    { margin: 40, step: 10 },
    { margin: 60, step: 5 },
    { margin: 240, step: 10 },
    { margin: 960, step: 20 },
  ],
  near: [{ margin: 40, step: 10 }],
};

export function choosePath(
  field: Field,
  link: Link,
  net: Net,
  effort: Effort,
  tried: readonly Mesh[] = meshes.all,
): Choice {
  let path: readonly Point[] = [link.start, link.end];
  let cost = Infinity;
  let isEasy = false;
  const least = leastCost(link, net);
  const preferences = preferencesOf(link, net);
  for (const candidate of candidates(link, net)) {
    const { late, offCentre } = preferences(candidate);
    const { total, trouble, isTight } = costOf(field, link, candidate, cost - late - offCentre);
    const sum = total + late + offCentre;
    if (sum >= cost) continue;
    [path, cost] = [candidate, sum];
    isEasy = !isTight && trouble <= ease && total - late <= least + ease;
  }
  let looked = around([link.start, link.end], link.start.x + 2 * gridUnit <= link.end.x ? sight : plainReach);
  if (isEasy) return { path, looked, tried, steps: 0 };
  const from = nearestPoint(link, net);
  let steps = 0;
  for (const [round, { margin, step }] of tried.entries()) {
    if (effort.isSpent) break;
    const box = around([round === 0 ? from : link.start, link.end], margin);
    const { path: found, steps: more } = searchPath(field, link, net, { box, step }, cost, effort);
    looked = together(looked, grown(box, step + sight));
    steps += more;
    if (found) {
      looked = together(looked, around(found, sight));
      const { total, isForbidden, isTight } = costOf(field, link, found);
      if (total < cost - 1) [path, cost] = [found, total];
      if (!(round === 0 ? isTight : isForbidden)) break;
    } else if (cost < weights.wrongSide) break;
  }
  return { path, looked, tried, steps };
}

interface Preference {
  /**
   * The length that the wire shares beyond half way, which saves no ink: else each wire would branch off as late as
   * possible.
   */
  readonly late: number;
  readonly offCentre: number;
}

const indifferent: Preference = { late: 0, offCentre: 0 };

/** Additional costs of a plain path with two turns; none if the source's wires already turn in the same column. */
function preferencesOf({ start, end }: Link, net: Net): (path: readonly Point[]) => Preference {
  const middle = onGrid((start.x + end.x) / 2);
  const turns = new Set<number>();
  let drawn = start.x;
  for (const { isLevel, across, high } of net.lines) {
    if (!isLevel) turns.add(across);
    else if (across === start.y) drawn = Math.max(drawn, high);
  }
  return (path) => {
    const turn = path.length === 4 ? path[1] : undefined;
    if (!turn || turns.has(turn.x)) return indifferent;
    return {
      late: Math.max(0, Math.min(drawn, turn.x) - middle),
      offCentre: 1 + weights.offCentre * Math.abs(turn.x - middle),
    };
  };
}

/** An estimate of the least cost of a path, from the lead or from a drawn line of the source. */
function leastCost({ start, end }: Link, net: Net): number {
  const turns = start.y === end.y && start.x <= end.x ? 0 : start.x < end.x ? 2 : 4;
  let least = Math.abs(start.x - end.x) + Math.abs(start.y - end.y) + turns * weights.bend;
  for (const { isLevel, across, low, high } of net.lines) {
    const [x, y] = isLevel ? [end.x, end.y] : [end.y, end.x];
    const away = Math.max(low - x, x - high, 0) + Math.abs(across - y);
    least = Math.min(least, away + (isLevel && across !== y ? 2 : 1) * weights.bend);
  }
  return least;
}

/** The point on the drawn lines of the source that is nearest to the end; the source's lead if nothing is drawn. */
function nearestPoint({ start, end }: Link, net: Net): Point {
  let nearest = start;
  let least = Math.abs(start.x - end.x) + Math.abs(start.y - end.y);
  for (const { isLevel, across, low, high } of net.lines) {
    const along = Math.min(high, Math.max(low, isLevel ? end.x : end.y));
    const point = isLevel ? { x: along, y: across } : { x: across, y: along };
    // A point to the right of the end is farther than its distance: the wire must lead back and enter from the left.
    const away =
      Math.abs(point.x - end.x) + Math.abs(point.y - end.y) + Math.max(0, point.x - end.x) + 2 * gridUnit;
    if (away < least) [nearest, least] = [point, away];
  }
  return nearest;
}

export function around(points: readonly Point[], by: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left - by, y: top - by, width: right - left + 2 * by, height: bottom - top + 2 * by };
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function together(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}
