// Draws the wires of one source again, now that all others are drawn, and keeps the new paths if they are better.

import type { WireId } from "../../model/circuit.ts";
import type { Box, Point } from "../geometry.ts";
import { around, choosePath, sight } from "./choose.ts";
import { costOf } from "./cost.ts";
import type { Effort } from "./effort.ts";
import type { Field } from "./field.ts";
import type { Attempt } from "./memory.ts";
import { draw, erase, type Net } from "./net.ts";
import { slideMax, slides } from "./slides.ts";
import * as weights from "./weights.ts";

type Paths = ReadonlyMap<WireId, readonly Point[]>;

/**
 * Draws all wires of a source again, now that the others are drawn, and keeps the new paths if they are better.
 *
 * @param takesAll whether to include wires that only cross others, and not only those that run where no wire may
 */
export function improve(field: Field, net: Net, takesAll: boolean, effort: Effort): Attempt {
  const before = new Map(net.paths);
  const looked: Box[] = [...before.values()].map((path) => around(path, sight));
  const drawn = redraw(field, net, before);
  if (!drawn.touchesDot && !(takesAll ? drawn.trouble >= weights.crossing : drawn.isForbidden))
    return { redrawn: [], paths: before, looked, steps: 0 };
  let [best, bestPaths]: [Sum, Paths] = [drawn, before];
  let steps = 0;
  erase(field, net);
  for (const link of net.links) {
    const choice = choosePath(field, link, net, effort);
    looked.push(choice.looked);
    steps += choice.steps;
    draw(field, net, link.wire.id, choice.path);
  }
  const anew = new Map(net.paths);
  const chosen = redraw(field, net, anew);
  if (chosen.total < best.total - 1) [best, bestPaths] = [chosen, anew];
  if (best.touchesDot && net.links.length <= slidMax) {
    for (const path of bestPaths.values()) looked.push(around(path, sight + slideMax));
    bestPaths = slide(field, net, bestPaths, effort);
  }
  drawAnew(field, net, bestPaths);
  const redrawn = bestPaths === before ? [] : [...before.values(), ...bestPaths.values()];
  return { redrawn, paths: bestPaths, looked, steps };
}

/** The best of these paths and those with one piece moved aside. Draws some of them, and not always the best last. */
function slide(field: Field, net: Net, paths: Paths, effort: Effort): Paths {
  let best = paths;
  let { total } = redraw(field, net, paths);
  for (const slid of slides(paths)) {
    effort.spend(slideSteps * net.links.length);
    const each = redraw(field, net, slid);
    if (each.total < total - 1) [best, total] = [slid, each.total];
  }
  return best;
}

/** The work of drawing one wire again, in steps. */
const slideSteps = 10;

/** The most wires of a net whose pieces are moved aside: each try draws all of them again. */
const slidMax = 12;

interface Sum {
  readonly total: number;
  /** The most trouble of one wire. */
  readonly trouble: number;
  readonly isForbidden: boolean;
  readonly touchesDot: boolean;
}

/** Draws the wires of a source along these paths, and sums up their costs. */
function redraw(field: Field, net: Net, paths: Paths): Sum {
  erase(field, net);
  let [total, trouble, isForbidden, touchesDot] = [0, 0, false, false];
  for (const link of net.links) {
    const path = paths.get(link.wire.id) ?? [];
    const each = costOf(field, link, path);
    total += each.total;
    trouble = Math.max(trouble, each.trouble);
    isForbidden ||= each.isForbidden;
    touchesDot ||= each.touchesDot;
    draw(field, net, link.wire.id, path);
  }
  return { total, trouble, isForbidden, touchesDot };
}

export function drawAnew(field: Field, net: Net, paths: Paths): void {
  erase(field, net);
  for (const link of net.links) draw(field, net, link.wire.id, paths.get(link.wire.id) ?? []);
}
