// The cheapest path through a part of the sheet, from anywhere on a source's wires to a lead: A* over lattice
// points and directions. For wires that no plain path suits.

import type { Point } from "../geometry.ts";
import type { Link } from "../leads.ts";
import { dotCost, sideOf } from "./cost.ts";
import type { Effort } from "./effort.ts";
import type { Field } from "./field.ts";
import { straightened, type Net } from "./net.ts";
import { indexOf, rasterOf, type Area, type Raster } from "./raster.ts";
import { scratch } from "./scratch.ts";
import * as weights from "./weights.ts";
import { reversed } from "../sorted.ts";

/** Wires do not branch this near to the lead they end in. */
const leadRoom = 10;

export interface Found {
  /** Null if no path costs less than the bound, or the effort was spent. */
  readonly path: readonly Point[] | null;
  /** The work: lattice points and visited states. */
  readonly steps: number;
}

interface Start {
  /** A path of the source that leads to this point, and the number of its corners before the point. */
  readonly path: readonly Point[];
  readonly corners: number;
  readonly cost: number;
}

/**
 * Finds a path that costs less than `bound`. Directions: 0 right, 1 down, 2 left, 3 up; a state is 4 × point + direction.
 * Most of the time of routing is spent here, so the loop makes no objects and calls little.
 */
export function searchPath(
  field: Field,
  link: Link,
  net: Net,
  area: Area,
  bound: number,
  effort: Effort,
): Found {
  const raster = rasterOf(field, link, net, area);
  const { xs, ys, right, down } = raster;
  const width = xs.length;
  const height = ys.length;
  const { costs, parents, isDone, isOwn, queue } = scratch;
  const goal = indexOf(ys, link.end.y) * width + indexOf(xs, link.end.x);
  const toGoalX = scratch.toGoalX.of(xs, link.end.x);
  const toGoalY = scratch.toGoalY.of(ys, link.end.y);
  const reach = (state: number, column: number, row: number, cost: number, parent: number) => {
    if (cost >= (costs[state] ?? 0)) return;
    const [x, y] = [toGoalX[column] ?? 0, toGoalY[row] ?? 0];
    const turns = turnsLeft[(state & 3) * 9 + (x < 0 ? 0 : x > 0 ? 6 : 3) + (y < 0 ? 0 : y > 0 ? 2 : 1)] ?? 0;
    const left = Math.abs(x) + Math.abs(y) + turns;
    if (cost + left >= bound) return;
    costs[state] = cost;
    parents[state] = parent;
    queue.push(cost + left, state);
  };
  const found = (path: readonly Point[] | null, steps: number): Found => {
    effort.spend(steps);
    return { path, steps };
  };
  const side = sideOf(link.source);
  const starts = startsOf(raster, link, net);
  for (const [place, { corners, cost }] of starts) {
    const [x, y] = [xs[place % width] ?? 0, ys[Math.floor(place / width)] ?? 0];
    const dot = net.lines.length > 0 ? dotCost(field, link.source.id, x, y) : 0;
    for (let direction = 0; direction < 4; direction += 1) {
      const turns = corners === 0 ? (direction === 0 ? 0 : side) : weights.bend;
      reach(place * 4 + direction, place % width, Math.floor(place / width), cost + turns + dot, -1);
    }
  }
  const endSide = sideOf(link.target);
  const places = width * height;
  const statesMax = effort.left - places;
  let states = 0;
  for (let state = queue.pop(); state >= 0 && states < statesMax; state = queue.pop()) {
    if (isDone[state]) continue;
    isDone[state] = 1;
    states += 1;
    const place = state >> 2;
    if (place === goal) return found(pathTo(raster, parents, state, starts, link), places + states);
    const cost = costs[state] ?? Infinity;
    const isStart = (parents[state] ?? -1) < 0;
    const row = (place / width) | 0;
    const column = place - row * width;
    for (let direction = 0; direction < 4; direction += 1) {
      const isStraight = direction === (state & 3);
      // A path never turns straight back. From a start it only goes straight on: a start is queued in all four
      // directions.
      if (direction === ((state & 3) ^ 2) || (isStart && !isStraight)) continue;
      const nextColumn = direction === 0 ? column + 1 : direction === 2 ? column - 1 : column;
      const nextRow = direction === 1 ? row + 1 : direction === 3 ? row - 1 : row;
      if (nextColumn < 0 || nextColumn >= width || nextRow < 0 || nextRow >= height) continue;
      const next = nextRow * width + nextColumn;
      // A path that meets the source's wires again would close a ring.
      if (isOwn[next] && next !== goal) continue;
      const first = direction < 2 ? place : next;
      const step = (direction % 2 === 0 ? right[first] : down[first]) ?? Infinity;
      const turn = (isStraight ? 0 : weights.bend) + (next === goal && direction !== 0 ? endSide : 0);
      reach(next * 4 + direction, nextColumn, nextRow, cost + turn + step, state);
    }
  }
  return found(null, places + states);
}

/**
 * The least cost of the turns that remain until the path enters the goal to the right. Indexed by direction, then by
 * the sign of the point's x relative to the goal, then by the sign of its y.
 */
const turnsLeft = Float64Array.from({ length: 36 }, (_, index) => {
  const [direction, x, y] = [Math.floor(index / 9), Math.floor((index % 9) / 3) - 1, (index % 3) - 1];
  return weights.bend * leastTurns(direction, x, y);
});

function leastTurns(direction: number, x: number, y: number): number {
  if (direction === 0) return y === 0 && x <= 0 ? 0 : x < 0 ? 2 : 4;
  if (direction === 2) return y === 0 ? 4 : 2;
  const isTowards = direction === 1 ? y < 0 : y > 0;
  return x <= 0 && (isTowards || y === 0) ? 1 : 3;
}

/** Every lattice point on the source's wires, with the path to it; only the source's lead if it has no wires yet. */
function startsOf({ xs, ys }: Raster, link: Link, net: Net): ReadonlyMap<number, Start> {
  const width = xs.length;
  const starts = new Map<number, Start>();
  const [column, row] = [indexOf(xs, link.start.x), indexOf(ys, link.start.y)];
  if (xs[column] === link.start.x && ys[row] === link.start.y)
    starts.set(row * width + column, { path: [], corners: 0, cost: 0 });
  for (const path of net.paths.values()) {
    let gone = 0;
    const end = path.at(-1) ?? link.start;
    for (let corners = 1; corners < path.length; corners += 1) {
      const [a, b] = [path[corners - 1], path[corners]];
      if (!a || !b) continue;
      const isLevel = a.y === b.y;
      const [from, to] = isLevel ? [a.x, b.x] : [a.y, b.y];
      const last = Math.max(from, to);
      const [places, rows, across] = isLevel ? [xs, ys, a.y] : [ys, xs, a.x];
      const line = indexOf(rows, across);
      const first = rows[line] === across ? indexOf(places, Math.min(from, to)) : places.length;
      for (let at = first; at < places.length; at += 1) {
        const along = places[at] ?? Infinity;
        if (along > last) break;
        const place = isLevel ? line * width + at : at * width + line;
        scratch.isOwn[place] = 1;
        const cost = weights.sharedInk * (gone + Math.abs(along - from));
        const away =
          Math.abs(along - (isLevel ? end.x : end.y)) + Math.abs(across - (isLevel ? end.y : end.x));
        if (away < leadRoom || cost === 0) continue;
        const known = starts.get(place);
        if (!known || cost < known.cost) starts.set(place, { path, corners, cost });
      }
      gone += Math.abs(to - from);
    }
  }
  return starts;
}

function pathTo(
  { xs, ys }: Raster,
  parents: Int32Array,
  state: number,
  starts: ReadonlyMap<number, Start>,
  link: Link,
): readonly Point[] {
  const points: Point[] = [];
  let first = state;
  for (let at = state; at >= 0; at = parents[at] ?? -1) {
    const place = at >> 2;
    points.push({
      x: xs[place % xs.length] ?? link.end.x,
      y: ys[Math.floor(place / xs.length)] ?? link.end.y,
    });
    first = at;
  }
  const start = starts.get(first >> 2);
  return straightened([...(start?.path.slice(0, start.corners) ?? []), ...reversed(points)]);
}
