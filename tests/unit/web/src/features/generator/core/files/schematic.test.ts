// What the drawings of files have in common, besides what their readers hold them to.

import { expect, test } from "vitest";
import { middlePins, middleReach } from "#features/generator/core/files/middle-pins.ts";
import { schematicOf } from "#features/generator/core/files/schematic.ts";
import { randomNetworks } from "#support/generator/random-networks.ts";
import { runs } from "#support/depth.ts";

test("variables and outputs keep their order from top to bottom, and each branch is marked", async () => {
  for (const network of await randomNetworks(39, runs(12))) {
    const { sources, outputs, wires, branches } = schematicOf(network, {
      width: () => 3,
      pins: middlePins,
      reach: middleReach,
    });
    expect(outputs.map(({ name }) => name)).toEqual(network.outputs.map(({ name }) => name));
    for (const ends of [sources, outputs]) {
      const rows = ends.map(({ at }) => at.y);
      expect(rows).toEqual(rows.toSorted((one, other) => one - other));
    }
    const counts = new Map<string, number>();
    for (const { x, y } of wires.flatMap(({ from, to }) => [from, to]))
      counts.set(`${x},${y}`, (counts.get(`${x},${y}`) ?? 0) + 1);
    const met = [...counts].filter(([, count]) => count >= 3).map(([key]) => key);
    expect(branches.map(({ x, y }) => `${x},${y}`).toSorted()).toEqual(met.toSorted());
  }
});
