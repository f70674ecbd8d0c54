// The names and descriptions of parts and wires.

import { describe, expect, test } from "vitest";
import {
  itemsName,
  loopLine,
  partLine,
  partName,
  refusalLine,
  selectionLine,
  switchedLine,
  wireLine,
  wireName,
} from "#circuit/core/editor/words.ts";
import { apply } from "#circuit/core/model/apply.ts";
import type { State } from "#circuit/core/model/circuit.ts";
import { circuitOf, type Joined, type Placed } from "#support/circuit/board.ts";

function partAt(state: State, id: number) {
  const part = state.parts.find((item) => item.id === id);
  if (!part) throw new Error(`No part ${id}`);
  return part;
}

const state = circuitOf(
  [
    ["switch", 0, 0],
    ["bulb", 0, 100],
    ["and", 0, 200],
    ["nand", 0, 300],
    ["node", 0, 400],
    ["not", 200, 0],
    ["not", 200, 100],
    ["bulb", 200, 200],
  ],
  [
    [1, 4],
    [4, 2],
    [7, 7 - 1],
    [6, 7],
    [6, 8],
  ],
);
const ring = circuitOf(
  [
    ["not", 0, 0],
    ["not", 0, 100],
    ["not", 0, 200],
    ["bulb", 0, 300],
  ],
  [
    [1, 2],
    [2, 3],
    [3, 1],
    [3, 4],
  ],
);

test.each([
  [1, "Switch A", "Switch A, off"],
  [2, "Bulb F1", "Bulb F1, on"],
  [3, "AND 3", "AND 3, output 0, not connected"],
  [4, "NAND 4", "NAND 4, output 1"],
  [5, "Node 5", "Node 5, output 0, not connected"],
])("part %i is called %s and listed as %s", (id, name, line) => {
  expect(partName(partAt(state, id))).toBe(name);
  expect(partLine(state, partAt(state, id))).toBe(line);
});

test("parts of a loop that does not settle, and what depends on it, are unstable", () => {
  expect(partLine(ring, partAt(ring, 1))).toBe("NOT 1, unstable");
  expect(partLine(ring, partAt(ring, 4))).toBe("Bulb F1, unstable");
});

test("a bulb without a wire says so", () => {
  const bulb = circuitOf([["bulb", 0, 0]]);
  expect(partLine(bulb, partAt(bulb, 1))).toBe("Bulb F1, off, not connected");
});

test("a wire is called by its ends and listed with its value", () => {
  const [first, second] = state.wires;
  if (!first || !second) throw new Error("Two wires");
  expect(wireName(state, first)).toBe("Switch A to NAND 4");
  expect(wireLine(state, second)).toBe("NAND 4 to Bulb F1, 1");
  const [loop] = ring.wires;
  expect(loop && wireLine(ring, loop)).toBe("NOT 1 to NOT 2, unstable");
});

test.each([
  [[4], [], "NAND 4", "NAND 4, output 1"],
  [[], [2], "Wire NAND 4 to Bulb F1", "NAND 4 to Bulb F1, 1"],
  [[1, 2, 3], [], "3 parts", "3 parts selected"],
  [[1, 2], [3], "2 parts and 1 wire", "2 parts and 1 wire selected"],
  [[], [1, 2], "2 wires", "2 wires selected"],
  [[], [], "", "Nothing selected"],
])("parts %j and wires %j are %j", (parts, wires, name, line) => {
  const selection = { parts: new Set<number>(parts), wires: new Set<number>(wires) };
  expect(itemsName(state, selection)).toBe(name);
  expect(selectionLine(state, selection)).toBe(line);
});

test("a switch is announced with at most five changed bulbs, by their order", () => {
  const placed: Placed[] = [
    ["switch", 0, 0],
    ...Array.from({ length: 7 }, (_, row): Placed => ["bulb", 100, row * 50]),
  ];
  const joined = Array.from({ length: 7 }, (_, index): Joined => [1, index + 2]);
  const before = circuitOf(placed, joined);
  const toggled = apply(before, { type: "toggle", id: 1 });
  if (!toggled.ok) throw new Error(toggled.error.code);
  expect(switchedLine(before, toggled.value, new Set([1]))).toBe(
    "Switch A on; Bulb F1 on; Bulb F2 on; Bulb F3 on; Bulb F4 on; Bulb F5 on",
  );
});

describe("loops that do not settle", () => {
  test("none", () => expect(loopLine(circuitOf([["not", 0, 0]]))).toBeNull());
  test.each<[string, number, boolean, string]>([
    ["of itself", 1, true, "NOT 1, wired to itself, never settles"],
    ["of three", 3, true, "The loop of NOT 1, NOT 2 and NOT 3 never settles"],
    ["unproven", 3, false, "The loop of NOT 1, NOT 2 and NOT 3 did not settle"],
    ["of many", 9, true, "The loop of NOT 1, NOT 2, NOT 3, NOT 4, NOT 5 and 4 more never settles"],
  ])("%s", (_, length, isProven, line) => {
    const nots = circuitOf(Array.from({ length }, (__, row): Placed => ["not", 0, row * 50]));
    const loops = [nots.parts.map(({ id }) => id)];
    expect(loopLine({ ...nots, error: { loops, isProven } })).toBe(line);
  });
  test("a race is named after them", () => {
    const nots = circuitOf(Array.from({ length: 3 }, (__, row): Placed => ["not", 0, row * 50]));
    const races = [[1, 3]];
    expect(loopLine({ ...nots, races })).toBe(
      "A race between NOT 1 and NOT 3: which of them is faster decides what the loop does next",
    );
    expect(loopLine({ ...nots, races, error: { loops: [[1, 2]], isProven: true } })).toBe(
      "The loop of NOT 1 and NOT 2 never settles",
    );
  });
});

test("a full target is refused in the specification's words", () => {
  expect(refusalLine("input_limit_reached")).toBe("Input Limit Reached");
});
