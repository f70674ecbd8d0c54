// The live table of a drawing: its rows are what the switches do, and its present row is where they are.

import fc from "fast-check";
import { expect, test } from "vitest";
import { isOne } from "#contract/packed-column.ts";
import { liveTableOf, positionsIn } from "#circuit/core/logic/live-table.ts";
import { load } from "#circuit/core/model/load.ts";
import { after } from "#support/circuit/random-circuits.ts";
import { aCircuit, circuitOfLines } from "#support/circuit/drawn-circuits.ts";
import { assertProperty } from "#support/depth.ts";

test("setting the switches to any row gives the outputs of that row, and marks it", () => {
  assertProperty(
    fc.property(aCircuit(5, 12), fc.nat(), (circuit, pick) => {
      const found = liveTableOf(load(circuit));
      if (found.kind !== "table") throw new Error(found.kind);
      const { switches, rowCount } = found.table;
      const row = pick % rowCount;
      const values = positionsIn(row, switches.length);
      const positions = new Map(switches.map(({ id }, at) => [id, values[at] ?? 0]));
      const set = after(load(circuit), { type: "setSwitches", positions });
      const there = liveTableOf(set);
      if (there.kind !== "table") throw new Error(there.kind);
      const { bulbs, columns, present } = there.table;
      expect(present).toBe(row);
      expect(columns.map((column) => isOne(column, row))).toEqual(
        bulbs.map(({ id }) => set.outputs.get(id) === 1),
      );
    }),
    { seed: 17, runs: 300 },
  );
});

test("a note with the name of a switch is no switch", () => {
  const circuit = circuitOfLines([
    ["switch", [], "A"],
    ["bulb", [1], "F1"],
    ["note", [], "A"],
  ]);
  const found = liveTableOf(load(circuit));
  expect(found.kind === "table" && found.table.switches.map(({ id }) => id)).toEqual([1]);
});

test("a bulb behind a loop has no column and is named; one without a wire is left out", () => {
  const circuit = circuitOfLines([
    ["switch", [], "A"],
    ["nor", [1, 3]],
    ["nor", [2]],
    ["bulb", [3], "Q"],
    ["bulb", [1], "F1"],
    ["bulb", [], "F2"],
  ]);
  const found = liveTableOf(circuit);
  if (found.kind !== "table") throw new Error(found.kind);
  expect(found.behindLoops.map(({ name }) => name)).toEqual(["Q"]);
  expect(found.table.bulbs.map(({ name }) => name)).toEqual(["F1"]);
  expect(liveTableOf(circuitOfLines([["bulb", [], "F1"]]))).toEqual({ kind: "none", behindLoops: [] });
});

test("more switches than there is room for are counted", () => {
  const names = [..."ABCDEFGHI"];
  const circuit = circuitOfLines([
    ...names.map((name) => ["switch", [], name] as const),
    ["or", names.map((_, at) => at + 1)],
    ["bulb", [10], "F1"],
  ]);
  expect(liveTableOf(circuit)).toEqual({ kind: "tooManySwitches", switches: 9 });
});
