// All wires of a source as one net: they have one signal, and share stretches and dots. Pure.

import { withId, type Part, type PartId, type State, type Wire } from "../model/circuit.ts";
import type { Box, Point } from "./geometry.ts";
import { wireLine, withoutSharedTrunks } from "./net-lines.ts";
import type { Joint, Routing } from "./routing.ts";

export interface Net {
  readonly wires: readonly Wire[];
  /** The paths of the wires, in the same order. */
  readonly paths: readonly (readonly Point[])[];
  readonly joints: readonly Joint[];
}

/** The nets by source. Wires without a path are left out. */
export function netsOf(
  { wires }: Pick<State, "wires">,
  routing: Routing,
  showsJoints: boolean,
): ReadonlyMap<PartId, Net> {
  const nets = new Map<PartId, { wires: Wire[]; paths: (readonly Point[])[]; joints: Joint[] }>();
  for (const wire of wires) {
    const path = routing.paths.get(wire.id);
    if (!path) continue;
    const net = nets.get(wire.from);
    if (net) {
      net.wires.push(wire);
      net.paths.push(path);
    } else nets.set(wire.from, { wires: [wire], paths: [path], joints: [] });
  }
  if (showsJoints) for (const joint of routing.joints) nets.get(joint.source)?.joints.push(joint);
  return nets;
}

/** The drawn lines of a net: each stretch once, from body to body. */
export function linesOfNet({ wires, paths }: Net, parts: readonly Part[]): readonly (readonly Point[])[] {
  const lines = wires.flatMap((wire, index) => {
    const [path, from, to] = [paths[index], withId(parts, wire.from), withId(parts, wire.to)];
    return path && from && to ? [wireLine(path, from, to)] : [];
  });
  return withoutSharedTrunks(lines);
}

/** Whether two nets of a source look the same; paths are compared by identity. */
export function isSameNet(a: Net, b: Net): boolean {
  return (
    a.wires.length === b.wires.length &&
    a.joints.length === b.joints.length &&
    a.wires.every((wire, index) => wire === b.wires[index] && a.paths[index] === b.paths[index]) &&
    a.joints.every(({ x, y }, index) => x === b.joints[index]?.x && y === b.joints[index].y)
  );
}

/** The smallest box around all corners, grown on each side. */
export function boxAround(lines: readonly (readonly Point[])[], by: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines)
    for (const { x, y } of line) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  return { x: left - by, y: top - by, width: right - left + 2 * by, height: bottom - top + 2 * by };
}
