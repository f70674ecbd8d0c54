// The few plain paths of a wire, as in a textbook: straight, with one vertical piece near half way, or round the parts.

import { gridUnit, type Point } from "../geometry.ts";
import type { Link } from "../leads.ts";
import type { Net } from "./net.ts";

/** How far a wire goes on from a lead before it turns. */
const lead = 10;

/** The number of columns tried on either side of half way. */
const columnsTried = 12;

export function* candidates({ start, end }: Link, net: Net): Iterable<readonly Point[]> {
  if (start.y === end.y && start.x <= end.x) yield [start, end];
  else if (start.x + 2 * gridUnit <= end.x) {
    for (const x of columns(start.x, end.x, net)) yield [start, { x, y: start.y }, { x, y: end.y }, end];
  } else {
    const [right, left] = [onGrid(start.x + lead), onGrid(end.x - lead)];
    const top = Math.min(start.y, end.y);
    const bottom = Math.max(start.y, end.y);
    for (const y of [onGrid((top + bottom) / 2), onGrid(bottom + 40), onGrid(top - 40)])
      yield [start, { x: right, y: start.y }, { x: right, y }, { x: left, y }, { x: left, y: end.y }, end];
  }
}

/**
 * The columns to turn in: half way first, then ever farther from it, then the columns in which the source's wires turn.
 */
function columns(from: number, to: number, net: Net): readonly number[] {
  const half = onGrid((from + to) / 2);
  const found = new Set<number>();
  for (let step = 0; step <= columnsTried; step += 1)
    for (const x of [half + step * gridUnit, half - step * gridUnit])
      if (x >= from + gridUnit && x <= to - gridUnit) found.add(x);
  for (const away of [lead, 2 * lead, 3 * lead])
    for (const x of [onGrid(from + away), onGrid(to - away)])
      if (x >= from + gridUnit && x <= to - gridUnit) found.add(x);
  for (const line of net.lines)
    if (!line.isLevel && line.across > from && line.across < to) found.add(line.across);
  return [...found];
}

export function onGrid(value: number): number {
  return Math.round(value / gridUnit) * gridUnit;
}
