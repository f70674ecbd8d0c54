// Another circuit's gates in the place of those that lead to bulbs.

import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyState, idMax } from "#circuit/core/model/circuit.ts";
import { load } from "#circuit/core/model/load.ts";
import type { Bit } from "#circuit/core/model/kinds.ts";
import { aCircuit, bulbsOf, circuitOfLines, outputsAt } from "#support/circuit/drawn-circuits.ts";
import { added, deleted, doAll, outputsOf, refusalOf } from "#support/circuit/model-builder.ts";
import { assertProperty } from "#support/depth.ts";

test("bulbs show the functions of the new circuit at all positions", () => {
  assertProperty(
    fc.property(aCircuit(3, 8), aCircuit(3, 8), (before, circuit) => {
      const state = doAll(load(before), { type: "rewire", circuit });
      expect(bulbsOf(state)).toHaveLength(1);
      const switches = state.parts.filter(({ kind }) => kind === "switch");
      for (let row = 0; row < 2 ** switches.length; row += 1) {
        const positions = new Map(switches.map(({ id }, at) => [id, ((row >> at) & 1) as Bit]));
        const set = doAll(state, { type: "setSwitches", positions });
        const on = new Map(switches.map(({ id, name = "" }) => [name, positions.get(id) ?? 0]));
        const wanted = outputsAt(circuit, on);
        for (const { id, name } of circuit.parts.filter(({ kind }) => kind === "bulb")) {
          const bulb = set.parts.find((part) => part.kind === "bulb" && part.name === name);
          expect(set.outputs.get(bulb?.id ?? 0)).toBe(wanted.get(id));
        }
      }
    }),
    { runs: 300 },
  );
});

/** A.B and A+B, of which the AND also leads to a display, and a NOT that leads nowhere. */
const drawing = load(
  circuitOfLines([
    ["switch", [], "A"],
    ["switch", [], "B"],
    ["and", [1, 2]],
    ["or", [1, 2]],
    ["xor", [3, 4]],
    ["bulb", [5], "F1"],
    ["bulb", [3], "G"],
    ["not", [1]],
  ]),
);
const parity = circuitOfLines([
  ["switch", [], "A"],
  ["switch", [], "C"],
  ["nand", [1, 2]],
  ["bulb", [3], "F1"],
]);

test("gates that lead to something else stay, with ids and positions, and missing switches are added", () => {
  const on = doAll(drawing, { type: "toggle", id: 1 });
  const state = doAll(on, { type: "rewire", circuit: parity });
  const lines = state.parts.map(({ id, kind, name }) => `${id} ${kind}${name ? ` ${name}` : ""}`);
  expect(lines).toEqual([
    "1 switch A",
    "2 switch B",
    "3 and",
    "6 bulb F1",
    "7 bulb G",
    "8 not",
    "9 switch C",
    "10 nand",
  ]);
  expect(state.wires.map(({ from, to }) => `${from} ${to}`)).toEqual([
    "1 3",
    "2 3",
    "3 7",
    "1 8",
    "1 10",
    "9 10",
    "10 6",
  ]);
  expect(state.parts[0]?.on).toBe(true);
  expect(outputsOf(state, [6, 7])).toBe("10");
  expect(state.nextIds).toEqual({ part: 11, wire: drawing.nextIds.wire + 3 });
});

test("what leads to a gate that stays does too, and a bulb loses the wire of a switch", () => {
  const state = load(
    circuitOfLines([
      ["switch", [], "A"],
      ["not", [1]],
      ["not", [2]],
      ["bulb", [3], "G"],
      ["and", [3]],
      ["bulb", [1], "F1"],
      ["bulb", [5], "F2"],
    ]),
  );
  const circuit = circuitOfLines([
    ["switch", [], "A"],
    ["nor", [1]],
    ["bulb", [2], "F1"],
    ["bulb", [1], "F2"],
  ]);
  const { parts, wires } = doAll(state, { type: "rewire", circuit });
  expect(parts.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    "1 switch",
    "2 not",
    "3 not",
    "4 bulb",
    "6 bulb",
    "7 bulb",
    "8 nor",
  ]);
  expect(wires.map(({ from, to }) => `${from} ${to}`)).toEqual(["1 2", "2 3", "3 4", "1 8", "8 6", "1 7"]);
});

test("a circuit that has used the last id is full", () => {
  const last = { ...drawing, nextIds: { ...drawing.nextIds, part: idMax } };
  expect(refusalOf(last, { type: "rewire", circuit: parity })).toBe("circuit_full");
});

test("a circuit with a display is refused, because its pins belong to it", () => {
  const display = doAll(emptyState, added("hexDigit"));
  expect(refusalOf(drawing, { type: "rewire", circuit: display })).toBe("rewired_with_pins");
});

test("a switch of the name of a bulb is refused", () => {
  const circuit = circuitOfLines([["switch", [], "G"], ["bulb", [1], "F1"]]); // oxfmt-ignore
  expect(refusalOf(drawing, { type: "rewire", circuit })).toBe("name_taken");
});

test("a sheet without these bulbs gets the whole circuit", () => {
  const state = doAll(doAll(drawing, deleted([6, 7])), { type: "rewire", circuit: parity });
  expect(state.parts.filter(({ kind }) => kind === "bulb")).toHaveLength(1);
  expect(state.parts.some(({ kind }) => kind === "xor")).toBe(true);
});
