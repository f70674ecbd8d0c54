// The cost of a path, given all that is on the sheet. The cheapest path is drawn.

import type { Part, PartId } from "../../model/circuit.ts";
import type { Point } from "../geometry.ts";
import type { Link } from "../leads.ts";
import { bandOf, columnOf, dotRoom, type Field } from "./field.ts";
import { undrawn } from "./net.ts";
import * as weights from "./weights.ts";

export interface Cost {
  readonly total: number;
  /** The cost due to other parts and wires: crossings, near lines and bodies, and everything forbidden. */
  readonly trouble: number;
  /** Whether the path runs over another source's line or through a body, or meets a lead from a wrong side. */
  readonly isForbidden: boolean;
  /** Whether the path runs along a part at the least distance, or is forbidden. */
  readonly isTight: boolean;
  /** Whether a dot and a line of two sources touch, or two dots of this one. */
  readonly touchesDot: boolean;
}

/** @param bound the sum may end early, with less than the full cost, once it exceeds this bound */
export function costOf(field: Field, link: Link, path: readonly Point[], bound = Infinity): Cost {
  let plain = 0;
  let trouble = sideCost(link, path);
  let isTight = trouble >= weights.wrongSide;
  let wasDrawn = false;
  let hasLeft = false;
  let dots = 0;
  for (let index = 1; index < path.length; index += 1) {
    const [a, b] = [path[index - 1], path[index]];
    if (!a || !b) continue;
    const isLevel = a.y === b.y;
    const across = isLevel ? a.y : a.x;
    const from = isLevel ? a.x : a.y;
    const to = isLevel ? b.x : b.y;
    const low = Math.min(from, to);
    const high = Math.max(from, to);
    const rest = undrawn(field, link.source.id, isLevel, across, low, high);
    const least = rest[0]?.low;
    const most = rest[rest.length - 1]?.high;
    const first = from < to ? least : most;
    const last = from < to ? most : least;
    if (index > 1 && !(wasDrawn && first !== from)) plain += weights.bend;
    wasDrawn = last !== to;
    plain += weights.sharedInk * (high - low);
    // Drawn pieces behind the point where the path leaves the lines of its source.
    const meetsAgain = hasLeft
      ? low < high && (rest.length !== 1 || least !== low || most !== high)
      : first !== undefined && (rest.length > 1 || wasDrawn);
    if (meetsAgain) trouble += weights.ring;
    if (!hasLeft && first !== undefined && low < high) {
      hasLeft = true;
      const isBranch = index > 1 || first !== from || startsDrawn(field, link);
      if (isBranch)
        dots += dotCost(field, link.source.id, isLevel ? first : across, isLevel ? across : first);
    }
    for (const interval of rest) {
      plain += interval.high - interval.low;
      const lines = linesAlong(field, link, isLevel, across, interval.low, interval.high);
      if (crossesOwn(field, link, isLevel, across, interval.low, interval.high)) trouble += weights.ring;
      const bodies = bodiesAlong(field, link, isLevel, across, interval.low, interval.high);
      trouble += lines + bodies;
      for (const dot of field.dotsTouching({ isLevel, across, ...interval }))
        if (dot.source !== link.source.id) dots += weights.touchedDot;
      isTight ||= bodies >= weights.hugging[0].once || lines >= weights.wrongSide;
    }
    if (plain + trouble + dots > bound) break;
  }
  return {
    total: plain + trouble + dots,
    trouble: trouble + dots,
    isForbidden: trouble >= weights.wrongSide,
    isTight,
    touchesDot: dots > 0,
  };
}

/** The cost of leaving the source other than to the right, or entering the target other than from the left. */
function sideCost({ source, target }: Link, path: readonly Point[]): number {
  const { length } = path;
  return (
    (goesRight(path[0], path[1]) ? 0 : sideOf(source)) +
    (goesRight(path[length - 2], path[length - 1]) ? 0 : sideOf(target))
  );
}

function goesRight(a: Point | undefined, b: Point | undefined): boolean {
  return !a || !b || (a.y === b.y && a.x <= b.x);
}

export function sideOf({ kind }: Part): number {
  return kind === "node" ? weights.nodeSide : weights.wrongSide;
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
  const middle = bandOf(across);
  for (let band = middle - 1; band <= middle + 1; band += 1)
    for (const line of field.linesBeside(isLevel, band)) {
      if (line.low > high || line.high < low || line.source === own) continue;
      const shared = Math.min(line.high, high) - Math.max(line.low, low);
      const distance = Math.abs(line.across - across);
      if (distance === 0) {
        // Lines that meet end to end look like one line. At a node this is permitted, because its lines meet in its
        // dot.
        const meetsInDot = shared === 0 && isEndAtNode(link, isLevel, across, line.low === high ? high : low);
        if (!meetsInDot) cost += weights.forbidden + 10 * shared;
      } else if (distance <= 5 && shared > 0 && !line.isKept)
        cost += weights.beside.once + weights.beside.perUnit * shared * (distance < 5 ? 10 : 1);
    }
  const lastColumn = columnOf(high);
  for (let column = columnOf(low); column <= lastColumn; column += 1)
    for (const line of field.linesAcross(isLevel, across, column)) {
      if (line.across < low || line.across > high || line.low > across || line.high < across) continue;
      if (line.source === own) continue;
      const isInside = line.across > low && line.across < high && line.low < across && line.high > across;
      if (isInside) cost += line.isKept ? weights.crossing / 2 : weights.crossing;
      else if (!isEndAtNode(link, isLevel, across, line.across)) cost += weights.forbidden;
    }
  return cost;
}

/** Whether the line crosses another line of its source, which closes a ring. */
function crossesOwn(
  field: Field,
  { source }: Link,
  isLevel: boolean,
  across: number,
  low: number,
  high: number,
): boolean {
  const lastColumn = columnOf(high);
  for (let column = columnOf(low); column <= lastColumn; column += 1)
    for (const line of field.linesAcross(isLevel, across, column))
      if (
        line.source === source.id &&
        !line.isKept &&
        line.across > low &&
        line.across < high &&
        line.low <= across &&
        line.high >= across
      )
        return true;
  return false;
}

/** Whether the source has a line that begins at its lead, so that a second one would branch there. */
function startsDrawn(field: Field, { source, start }: Link): boolean {
  return field
    .linesBeside(true, bandOf(start.y))
    .some(
      (line) => line.source === source.id && !line.isKept && line.across === start.y && line.low === start.x,
    );
}

/** The cost of a dot at this point: lines of other sources that touch it, and dots of its own. */
export function dotCost(field: Field, source: PartId, x: number, y: number): number {
  const lines = field.linesTouching({ x, y }).filter((line) => line.source !== source);
  const dots = field
    .dotsIn({ x: x - dotRoom + 1, y: y - dotRoom + 1, width: 2 * dotRoom - 2, height: 2 * dotRoom - 2 })
    .filter((dot) => dot.source === source && (dot.x !== x || dot.y !== y));
  return weights.touchedDot * (lines.length + dots.length);
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
  for (const { x, y, width, height, id, isNode } of field.bodiesNear(isLevel, across, low, high)) {
    if (isNode && (id === link.source.id || id === link.target.id)) continue;
    const near = isLevel ? y : x;
    const far = near + (isLevel ? height : width);
    const begin = isLevel ? x : y;
    const end = begin + (isLevel ? width : height);
    const shared = Math.min(end, high) - Math.max(begin, low);
    if (shared <= 0) continue;
    const distance = Math.max(near - across, across - far);
    if (distance < 0) cost += 3 * weights.forbidden + 10 * shared;
    else if (distance < weights.hugging[1].distance) {
      const tier = weights.hugging[distance < weights.hugging[0].distance ? 0 : 1];
      cost += tier.once + tier.perUnit * shared;
    }
  }
  return cost;
}
