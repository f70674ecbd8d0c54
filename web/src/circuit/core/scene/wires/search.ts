// The cheapest path through a part of the sheet, from anywhere on a source's wires to a lead: A* over places and
// directions. For wires that no plain path suits.

import type { Point } from "../geometry.ts";
import type { Link } from "../leads.ts";
import type { Field } from "./field.ts";
import { straightened, type Net } from "./net.ts";
import { indexOf, rasterOf, type Area, type Raster } from "./raster.ts";
import * as weights from "./weights.ts";
import { reversed } from "../sorted.ts";

/** Wires do not branch this near to the lead they end in. */
const leadRoom = 10;

/** More than 1 looks at fewer places, for a path that may cost a little more than the least. */
const haste = 1.15;

interface Start {
  /** A path of the source that leads here, after this many of its corners. */
  readonly path: readonly Point[];
  readonly corners: number;
  readonly cost: number;
}

/** Null where no path costs less than `bound`. Directions: 0 right, 1 down, 2 left, 3 up; a state is 4 × place + direction. */
export function searchPath(
  field: Field,
  link: Link,
  net: Net,
  area: Area,
  bound: number,
): readonly Point[] | null {
  const raster = rasterOf(field, link, net, area);
  const { xs, ys } = raster;
  const width = xs.length;
  const { costs, parents, isDone, queue } = field.scratch;
  const [goalX, goalY] = [indexOf(xs, link.end.x), indexOf(ys, link.end.y)];
  const goal = goalY * width + goalX;
  const estimate = (state: number) => {
    const place = state >> 2;
    const x = (xs[place % width] ?? 0) - link.end.x;
    const y = (ys[(place / width) | 0] ?? 0) - link.end.y;
    return Math.abs(x) + Math.abs(y) + weights.bend * turnsLeft(state & 3, x, y);
  };
  const reach = (state: number, cost: number, parent: number) => {
    if (cost >= (costs[state] ?? 0)) return;
    const left = estimate(state);
    if (cost + left >= bound) return;
    costs[state] = cost;
    parents[state] = parent;
    queue.push(cost + haste * left, state);
  };
  const side = link.source.kind === "node" ? weights.nodeSide : weights.wrongSide;
  const starts = startsOf(raster, link, net);
  for (const [place, { corners, cost }] of starts)
    for (let direction = 0; direction < 4; direction += 1) {
      const turns = corners === 0 ? (direction === 0 ? 0 : side) : weights.bend;
      reach(place * 4 + direction, cost + turns, -1);
    }
  const endSide = link.target.kind === "node" ? weights.nodeSide : weights.wrongSide;
  for (let state = queue.pop(); state >= 0; state = queue.pop()) {
    if (isDone[state]) continue;
    isDone[state] = 1;
    const place = state >> 2;
    if (place === goal) return pathTo(raster, parents, state, starts, link);
    const cost = costs[state] ?? Infinity;
    const isStart = (parents[state] ?? -1) < 0;
    for (let direction = 0; direction < 4; direction += 1) {
      const isStraight = direction === (state & 3);
      // Never straight back; and a start is reached in all four directions already, each at its own cost.
      if (direction === ((state & 3) ^ 2) || (isStart && !isStraight)) continue;
      const next = neighbour(raster, place, direction);
      if (next < 0) continue;
      const turn = (isStraight ? 0 : weights.bend) + (next === goal && direction !== 0 ? endSide : 0);
      reach(next * 4 + direction, cost + turn + stepCost(raster, place, next, direction), state);
    }
  }
  return null;
}

/** At least so many turns are left to go right at the goal, which is at (0, 0). */
function turnsLeft(direction: number, x: number, y: number): number {
  if (direction === 0) return y === 0 && x <= 0 ? 0 : x < 0 ? 2 : 4;
  if (direction === 2) return y === 0 ? 4 : 2;
  const isTowards = direction === 1 ? y < 0 : y > 0;
  return x <= 0 && (isTowards || y === 0) ? 1 : 3;
}

function neighbour({ xs, ys }: Raster, place: number, direction: number): number {
  const width = xs.length;
  const column = place % width;
  if (direction === 0) return column + 1 < width ? place + 1 : -1;
  if (direction === 2) return column > 0 ? place - 1 : -1;
  if (direction === 1) return place + width < width * ys.length ? place + width : -1;
  return place - width;
}

function stepCost({ right, down }: Raster, place: number, next: number, direction: number): number {
  const from = Math.min(place, next);
  return (direction % 2 === 0 ? right[from] : down[from]) ?? Infinity;
}

/** Every place on the source's wires, with the way there; its lead alone before it has any. */
function startsOf({ xs, ys }: Raster, link: Link, net: Net): ReadonlyMap<number, Start> {
  const starts = new Map<number, Start>();
  const add = (point: Point, path: readonly Point[], corners: number, cost: number) => {
    const [column, row] = [indexOf(xs, point.x), indexOf(ys, point.y)];
    if (xs[column] !== point.x || ys[row] !== point.y) return;
    const place = row * xs.length + column;
    const known = starts.get(place);
    if (!known || cost < known.cost) starts.set(place, { path, corners, cost });
  };
  add(link.start, [], 0, 0);
  for (const path of net.paths.values()) {
    let gone = 0;
    const end = path.at(-1) ?? link.start;
    for (const [index, b] of path.entries()) {
      const a = path[index - 1];
      if (!a) continue;
      const isLevel = a.y === b.y;
      const [from, to] = isLevel ? [a.x, b.x] : [a.y, b.y];
      const places = isLevel ? xs : ys;
      const isInside = isLevel ? ys[indexOf(ys, a.y)] === a.y : xs[indexOf(xs, a.x)] === a.x;
      const last = Math.max(from, to);
      for (let at = indexOf(places, Math.min(from, to)); at < places.length; at += 1) {
        const place = places[at] ?? Infinity;
        if (!isInside || place > last) break;
        const point = isLevel ? { x: place, y: a.y } : { x: a.x, y: place };
        const isAtLead = Math.abs(point.x - end.x) + Math.abs(point.y - end.y) < leadRoom;
        const cost = weights.sharedInk * (gone + Math.abs(place - from));
        if (!isAtLead && cost > 0) add(point, path, index, cost);
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
