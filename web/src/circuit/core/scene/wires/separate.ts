// Separates two sources of which a line of one touches a dot of the other, where neither can give way alone: the wires of
// both are drawn again, one source after the other.

import type { PartId } from "../../model/circuit.ts";
import { choosePath } from "./choose.ts";
import type { Effort } from "./effort.ts";
import type { Field } from "./field.ts";
import { drawAnew, redraw, slide, type Paths } from "./improve.ts";
import { draw, erase, type Net } from "./net.ts";

/** The most other sources that are tried for one. */
const othersMax = 3;

export function separate(field: Field, nets: ReadonlyMap<PartId, Net>, effort: Effort): void {
  for (const net of nets.values())
    for (const source of touchedBy(field, net).slice(0, othersMax)) {
      const other = nets.get(source);
      if (other) drawBoth(field, net, other, effort);
    }
}

/** The sources whose lines touch dots of the net, or whose dots its lines touch. */
function touchedBy(field: Field, net: Net): readonly PartId[] {
  const found = new Set<PartId>();
  for (const dot of net.dots)
    for (const line of field.linesTouching(dot)) if (line.source !== net.source) found.add(line.source);
  for (const line of net.lines)
    for (const dot of field.dotsTouching(line)) if (dot.source !== net.source) found.add(dot.source);
  return [...found];
}

function drawBoth(field: Field, one: Net, other: Net, effort: Effort): void {
  const pair = [one, other] as const;
  let best: readonly Paths[] = pair.map(({ paths }) => new Map(paths));
  let least = costOfBoth(field, pair);
  for (const order of [null, pair, [other, one]] as const) {
    if (order) {
      for (const net of pair) erase(field, net);
      for (const net of order)
        for (const link of net.links)
          draw(field, net, link.wire.id, choosePath(field, link, net, effort).path);
    }
    for (const net of order ?? pair) drawAnew(field, net, slide(field, net, new Map(net.paths)));
    const cost = costOfBoth(field, pair);
    if (cost < least - 1) [best, least] = [pair.map(({ paths }) => new Map(paths)), cost];
  }
  for (const [index, net] of pair.entries()) drawAnew(field, net, best[index] ?? net.paths);
}

function costOfBoth(field: Field, pair: readonly Net[]): number {
  return pair.reduce((sum, net) => sum + redraw(field, net, new Map(net.paths)).total, 0);
}
