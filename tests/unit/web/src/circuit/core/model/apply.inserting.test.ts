// A copy of a circuit added to a drawing, as pasting does it.

import { describe, expect, test } from "vitest";
import { type Circuit, coordinateMax, emptyState, partsMax } from "#circuit/core/model/circuit.ts";
import type { Command } from "#circuit/core/model/command.ts";
import { load } from "#circuit/core/model/load.ts";
import { build, doAll, outputsOf, refusalOf, toggled } from "#support/circuit/model-builder.ts";

describe("inserting", () => {
  const copied: Circuit = {
    parts: [
      { id: 3, kind: "switch", x: 10, y: 20, name: "A", on: true },
      { id: 5, kind: "switch", x: 10, y: 60, name: "B", on: false },
      { id: 9, kind: "or", x: 90, y: 40, showsOutput: true },
      { id: 12, kind: "bulb", x: 190, y: 40, name: "F1" },
    ],
    definitions: [],
    wires: [
      { id: 4, from: 5, to: 9 },
      { id: 6, from: 3, to: 9 },
      { id: 7, from: 9, to: 12 },
      { id: 8, from: 9, to: 99 },
      { id: 9, from: 98, to: 9 },
    ],
  };
  const state = doAll(build(["and", "switch", "bulb"], []), {
    type: "insert",
    circuit: copied,
    dx: 5,
    dy: -10,
  });

  test("gives new ids in the order of the copied ones, and moves all by the same", () => {
    expect(state.parts.slice(3).map(({ id, kind, x, y }) => [id, kind, x, y])).toEqual([
      [4, "switch", 15, 10],
      [5, "switch", 15, 50],
      [6, "or", 95, 30],
      [7, "bulb", 195, 30],
    ]);
    expect(state.nextIds).toEqual({ part: 8, wire: 4 });
  });

  test("keeps inner wires and drops outer ones", () => {
    expect(state.wires).toEqual([
      { id: 1, from: 5, to: 6 },
      { id: 2, from: 4, to: 6 },
      { id: 3, from: 6, to: 7 },
    ]);
  });

  test("keeps names that are free, and gives the others names that none of them has", () => {
    expect(state.parts.map(({ name }) => name)).toEqual([undefined, "A", "F1", "C", "B", undefined, "F2"]);
  });

  test("carries the positions of switches and which outputs are shown, and settles", () => {
    expect(state.parts.slice(3).map(({ on, showsOutput }) => [on, showsOutput])).toEqual([
      [true, undefined],
      [false, undefined],
      [undefined, true],
      [undefined, undefined],
    ]);
    expect(outputsOf(state, [4, 5, 6, 7])).toBe("1011");
  });

  test("keeps what a loop remembers", () => {
    /** 3 is Q; set, then let go. */
    const latch = doAll(
      build(
        ["switch", "switch", "nor", "nor"],
        [
          [1, 3],
          [2, 4],
          [3, 4],
          [4, 3],
        ],
      ),
      toggled(1),
      toggled(1),
    );
    expect(outputsOf(latch, [3, 4])).toBe("01");
    const twice = doAll(latch, { type: "insert", circuit: latch, dx: 0, dy: 200 });
    expect(outputsOf(twice, [3, 4, 7, 8])).toBe("0101");
  });

  test.each([
    [-1_000, -1_000, 0, 0],
    [1e9, 1e9, coordinateMax - 180, coordinateMax - 40],
    [Number.NaN, Number.NaN, 10, 20],
  ])("by (%d, %d) stays on the sheet and keeps its shape", (dx, dy, x, y) => {
    const { parts } = doAll(emptyState, { type: "insert", circuit: copied, dx, dy });
    expect(parts.map((part) => [part.x - x, part.y - y])).toEqual([
      [0, 0],
      [0, 40],
      [80, 20],
      [180, 20],
    ]);
  });

  test("is refused where the circuit would be too full", () => {
    const many = Array.from(
      { length: partsMax - 3 },
      (_, index) => ({ id: index + 1, kind: "and", x: 0, y: 0 }) as const,
    );
    const command: Command = { type: "insert", circuit: copied, dx: 0, dy: 0 };
    expect(refusalOf(load({ parts: many, definitions: [], wires: [] }), command)).toBe("circuit_full");
    expect(refusalOf(load({ parts: many.slice(1), definitions: [], wires: [] }), command)).toBeNull();
  });
});
