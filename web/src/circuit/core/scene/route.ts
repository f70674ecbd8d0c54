// Routes the wires of a circuit. The result depends on parts, positions and wires alone. Pure.

import type { Circuit, WireId } from "../model/circuit.ts";
import type { Point } from "./geometry.ts";
import { jointsOf } from "./joints.ts";
import { leadsOf } from "./leads.ts";
import type { Routing } from "./routing.ts";
import type { Memory } from "./wires/memory.ts";
import { bodiesOf, drawAll, netsOf } from "./wires/router.ts";

const memories = new WeakMap<Routing, Memory>();

/**
 * @param before a routing of an earlier version of this drawing. It saves the time for everything unchanged and makes
 * no other difference
 */
export function route(circuit: Circuit, before?: Routing): Routing {
  const { links, inputs } = leadsOf(circuit);
  const nets = netsOf(links);
  const known = before && memories.get(before);
  const memory = drawAll(bodiesOf(circuit.parts, inputs), links, nets, known ?? null);
  const paths = new Map<WireId, readonly Point[]>();
  for (const { wire } of links) {
    const path = nets.get(wire.from)?.paths.get(wire.id);
    if (path) paths.set(wire.id, path);
  }
  const joints = [...nets].flatMap(([source, net]) => jointsOf(source, [...net.paths.values()]));
  const routing = { paths, joints, inputs };
  memories.set(routing, memory);
  return routing;
}

export { routeMoved } from "./route-moved.ts";
