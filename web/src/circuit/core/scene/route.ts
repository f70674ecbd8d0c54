// Routes the wires of a circuit. The result depends on parts, positions and wires alone. Pure.

import type { Sheet, PartId, WireId } from "../model/circuit.ts";
import type { Point } from "./geometry.ts";
import { jointsOf } from "./joints.ts";
import { leadsOf } from "./leads.ts";
import { routeMoved } from "./route-moved.ts";
import type { Routing } from "./routing.ts";
import { Effort } from "./wires/effort.ts";
import type { Memory } from "./wires/memory.ts";
import { bodiesOf, drawAll, netsOf } from "./wires/router.ts";
import { alongTree } from "./wires/tree.ts";

const memories = new WeakMap<Routing, Memory>();

/**
 * May take seconds for hundreds of parts with wires across each other.
 *
 * @param before a routing of an earlier version of this drawing. It saves the time for everything unchanged and makes
 * no other difference
 */
export function route(circuit: Sheet, before?: Routing): Routing {
  return routeWith(circuit, before, new Effort(Infinity));
}

/** The effort for a circuit that is opened: about 0.4 s. */
const openedSteps = 1_500_000;

/** The effort for an edit: about 30 ms. */
const editedSteps = 150_000;

/** The most wires of a drawing that an edit searches all again. */
const searchedAnewMax = 150;

interface Drawn {
  readonly circuit: Sheet;
  readonly routing: Routing;
}

/**
 * The same as `route` where that takes no longer than a visitor may wait; else a rough routing. After an edit, wires of
 * other parts keep their paths in a rough one.
 *
 * @param before the drawing before the edit; null for a circuit that is opened
 */
export function routeInTime(circuit: Sheet, before: Drawn | null): Routing {
  if (!before) return routeWith(circuit, undefined, new Effort(openedSteps));
  const moved = movedParts(circuit, before.circuit);
  // Where most parts have moved, hardly any path stays, as with a circuit that is opened.
  if (moved.size > circuit.parts.length / 2)
    return routeWith(circuit, before.routing, new Effort(openedSteps));
  // Without a memory all wires are searched again, for which the effort is too small in a large drawing.
  if (memories.has(before.routing) || circuit.wires.length <= searchedAnewMax) {
    const routing = routeWith(circuit, before.routing, new Effort(editedSteps));
    if (!routing.isRough) return routing;
  }
  return routeMoved(circuit, before.routing, moved);
}

function routeWith(circuit: Sheet, before: Routing | undefined, effort: Effort): Routing {
  const { links, inputs } = leadsOf(circuit);
  const nets = netsOf(links);
  const known = before && memories.get(before);
  const memory = drawAll(bodiesOf(circuit.parts, inputs), links, nets, known ?? null, effort);
  const trees = new Map([...nets].map(([source, net]) => [source, alongTree(net.paths)]));
  const paths = new Map<WireId, readonly Point[]>();
  for (const { wire } of links) {
    const path = trees.get(wire.from)?.get(wire.id);
    if (path) paths.set(wire.id, path);
  }
  const joints = [...trees].flatMap(([source, tree]) => jointsOf(source, [...tree.values()]));
  const routing = { paths, joints, inputs, isRough: effort.isSpent };
  if (!routing.isRough) memories.set(routing, memory);
  return routing;
}

/** The parts that are new or at another place. */
function movedParts(circuit: Sheet, before: Sheet): ReadonlySet<PartId> {
  const known = new Map(before.parts.map((part) => [part.id, part]));
  const moved = circuit.parts.filter((part) => {
    const other = known.get(part.id);
    return (
      other?.x !== part.x ||
      other.y !== part.y ||
      other.kind !== part.kind ||
      other.width !== part.width ||
      other.height !== part.height
    );
  });
  return new Set(moved.map(({ id }) => id));
}

export { routeMoved };
