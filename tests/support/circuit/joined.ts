// Expects that a routing joins the leads of every wire, by level and upright lines.

import { expect } from "vitest";
import { withId, type Circuit, type Part, type PartId } from "#circuit/core/model/circuit.ts";
import { inputLead, outputLead } from "#circuit/core/scene/geometry.ts";
import type { Routing } from "#circuit/core/scene/routing.ts";

export function expectJoined(circuit: Circuit, { paths, inputs }: Routing): void {
  expect([...paths.keys()]).toEqual(circuit.wires.map(({ id }) => id));
  const partOf = (id: PartId): Part => {
    const part = withId(circuit.parts, id);
    if (!part) throw new Error(`no part ${id}`);
    return part;
  };
  for (const { id, from, to } of circuit.wires) {
    const path = paths.get(id) ?? [];
    const order = inputs.get(to) ?? [];
    expect(path[0]).toEqual(outputLead(partOf(from)));
    expect(path.at(-1)).toEqual(inputLead(partOf(to), order.length, order.indexOf(from)));
    for (const [index, b] of path.entries()) {
      const a = path[index - 1] ?? b;
      expect(a.x === b.x || a.y === b.y).toBe(true);
    }
  }
}
