// The wires of a circuit, routed: a function of where its parts are, and of nothing else. Pure.

import type { Circuit, WireId } from "../model/circuit.ts";
import type { Point } from "./geometry.ts";
import { jointsOf } from "./joints.ts";
import { leadsOf } from "./leads.ts";
import type { Routing } from "./routing.ts";
import { drawAll, fieldOf, netsOf } from "./wires/router.ts";

export function route(circuit: Circuit): Routing {
  const { links, inputs } = leadsOf(circuit);
  const nets = netsOf(links);
  drawAll(fieldOf(circuit.parts, inputs, links), nets);
  const paths = new Map<WireId, readonly Point[]>();
  for (const { wire } of links) {
    const path = nets.get(wire.from)?.paths.get(wire.id);
    if (path) paths.set(wire.id, path);
  }
  const joints = [...nets].flatMap(([source, net]) => jointsOf(source, [...net.paths.values()]));
  return { paths, joints, inputs };
}

export { routeMoved } from "./route-moved.ts";
