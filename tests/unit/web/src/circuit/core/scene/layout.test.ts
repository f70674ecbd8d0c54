// The positions of parts in an automatic layout, as guarantees over generated circuits.

import fc from "fast-check";
import { expect, test } from "vitest";
import { coordinateMax, type Circuit } from "#circuit/core/model/circuit.ts";
import { bodyOf, sizeOf } from "#circuit/core/scene/geometry.ts";
import { layout } from "#circuit/core/scene/layout.ts";
import { generatedCircuit, placed, shuffled } from "#support/circuit/generated.ts";
import { assertProperty } from "#support/depth.ts";

const circuits = fc
  .record({
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    size: fc.integer({ min: 1, max: 80 }),
    hasLoops: fc.boolean(),
  })
  .map(({ seed, size, hasLoops }) => generatedCircuit(seed, size, hasLoops));

const runs = { seed: 17, runs: 100, daily: 15 };
const laidOut = (circuit: Circuit): Circuit => placed(circuit, layout(circuit));

/** A chain of NOTs from one switch. */
function chain(length: number): Circuit {
  const ids = Array.from({ length }, (_, index) => index + 1);
  return {
    parts: ids.map((id) => ({ id, kind: id === 1 ? "switch" : "not", x: 0, y: 0 })),
    definitions: [],
    wires: ids.slice(1).map((id) => ({ id, from: id - 1, to: id })),
  };
}

const many = (kind: "switch" | "and", count: number): Circuit => ({
  parts: Array.from({ length: count }, (_, index) => ({ id: index + 1, kind, x: 0, y: 0 })),
  definitions: [],
  wires: [],
});

test("parts do not overlap, stand on the grid, and begin at (40, 40)", () => {
  assertProperty(
    fc.property(circuits, (circuit) => expectApart(laidOut(circuit))),
    runs,
  );
});

test("a layout does not depend on the order of parts and wires, nor on where they stood", () => {
  assertProperty(
    fc.property(circuits, fc.integer({ min: 1, max: 1_000_000 }), (circuit, seed) => {
      const first = layout(circuit);
      expect(layout(shuffled(circuit, seed))).toEqual(first);
      expect(layout(laidOut(circuit))).toEqual(first);
    }),
    runs,
  );
});

test("switches stand in the first column and bulbs in the last", () => {
  assertProperty(
    fc.property(circuits, (circuit) => {
      const { parts } = laidOut(circuit);
      const xs = (kind: "switch" | "bulb") =>
        new Set(parts.filter((part) => part.kind === kind).map(({ x }) => x));
      expect([...xs("switch")]).toEqual([40]);
      const right = Math.max(...parts.map(({ x, kind }) => (kind === "bulb" ? 0 : x)));
      for (const x of xs("bulb")) expect(x).toBeGreaterThan(right);
      expect(xs("bulb").size).toBeLessThanOrEqual(1);
    }),
    runs,
  );
});

/** The ids of the switches, or of the bulbs, from top to bottom. */
const endsOf = (kind: "switch" | "bulb", positions: ReturnType<typeof layout>, { parts }: Circuit) =>
  positions
    .filter(({ id }) => parts.some((part) => part.id === id && part.kind === kind))
    .toSorted((a, b) => a.y - b.y)
    .map(({ id }) => id);

test("switches and bulbs stand in the order of their ids, or in the order that is given", () => {
  assertProperty(
    fc.property(circuits, (circuit) => {
      const ids = circuit.parts.map(({ id }) => id);
      for (const kind of ["switch", "bulb"] as const) {
        const ends = endsOf(kind, layout(circuit), circuit);
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
        expect(endsOf(kind, layout(circuit, ids.toReversed()), circuit)).toEqual(ends.toReversed());
      }
    }),
    runs,
  );
});

test("a gate stands as late as its targets permit, so that equal gates share a column", () => {
  const kinds = ["switch", "switch", "switch", "not", "and", "not", "and", "bulb"] as const;
  const circuit: Circuit = {
    parts: kinds.map((kind, index) => ({ id: index + 1, kind, x: 0, y: 0 })),
    // A'.(B.C)'
    definitions: [],
    wires: [
      [1, 4],
      [2, 5],
      [3, 5],
      [5, 6],
      [4, 7],
      [6, 7],
      [7, 8],
    ].map(([from = 0, to = 0], index) => ({ id: index + 1, from, to })),
  };
  const xs = layout(circuit).map(({ x }) => x);
  expect(xs[3]).toBe(xs[5]);
  expect(xs[4]).toBeLessThan(xs[3] ?? 0);
});

test("a drawing that no wire joins to the one above it moves up as a whole, so that its wires stay straight", () => {
  // Eight switches into one AND, and another switch with a chain of NOTs.
  const switches = [1, 2, 3, 4, 5, 6, 7, 8];
  const circuit: Circuit = {
    parts: [
      ...switches.map((id) => ({ id, kind: "switch", x: 0, y: 0 }) as const),
      { id: 9, kind: "and", x: 0, y: 0 },
      { id: 10, kind: "switch", x: 0, y: 0 },
      ...[11, 12, 13].map((id) => ({ id, kind: "not", x: 0, y: 0 }) as const),
    ],
    definitions: [],
    wires: [
      ...switches.map((from) => ({ id: from, from, to: 9 })),
      ...[11, 12, 13].map((to) => ({ id: to, from: to - 1, to })),
    ],
  };
  const drawn = laidOut(circuit).parts.filter(({ id }) => id >= 10);
  const middles = new Set(drawn.map((part) => part.y + sizeOf(part).height / 2));
  expect([...middles]).toHaveLength(1);
});

test("without loops every wire leads to the right", () => {
  assertProperty(
    fc.property(circuits, (circuit) => {
      const rights = circuit.wires.filter(({ from, to }) => from < to);
      if (rights.length !== circuit.wires.length) return;
      const { parts } = laidOut(circuit);
      const by = new Map(parts.map((part) => [part.id, part]));
      for (const { from, to } of rights)
        expect(by.get(to)?.x ?? 0).toBeGreaterThan(by.get(from)?.x ?? Infinity);
    }),
    runs,
  );
});

test("two gates that feed each other stand in one column", () => {
  const latch: Circuit = {
    parts: (["switch", "switch", "nor", "nor"] as const).map((kind, index) => ({
      id: index + 1,
      kind,
      x: 0,
      y: 0,
    })),
    definitions: [],
    wires: [
      { id: 1, from: 1, to: 3 },
      { id: 2, from: 2, to: 4 },
      { id: 3, from: 3, to: 4 },
      { id: 4, from: 4, to: 3 },
    ],
  };
  const [, , upper, lower] = layout(latch);
  expect(upper?.x).toBe(lower?.x);
  expect(upper && lower && upper.y < lower.y).toBe(true);
});

test.each([
  ["a chain of 5,000 parts", chain(5_000)],
  ["5,000 switches", many("switch", 5_000)],
  ["5,000 gates without wires", many("and", 5_000)],
])("%s fit the sheet", { tags: ["deep"] }, (_, circuit) => {
  const { parts } = laidOut(circuit);
  expect(parts.every(({ x, y }) => x <= coordinateMax && y <= coordinateMax)).toBe(true);
  expectApart({ parts, definitions: [], wires: circuit.wires });
});

test("of nothing is nothing", () => {
  expect(layout({ parts: [], wires: [] })).toEqual([]);
});

function expectApart({ parts, wires }: Circuit): void {
  const inputs = new Map<number, number>();
  for (const { to } of wires) inputs.set(to, (inputs.get(to) ?? 0) + 1);
  const boxes = parts.map((part) => bodyOf(part, inputs.get(part.id) ?? 0)).toSorted((a, b) => a.x - b.x);
  expect(Math.min(...boxes.map(({ x }) => x))).toBe(40);
  expect(Math.min(...boxes.map(({ y }) => y))).toBe(40);
  for (const [index, a] of boxes.entries()) {
    expect([a.x % 5, a.y % 5]).toEqual([0, 0]);
    for (let next = index + 1; next < boxes.length; next += 1) {
      const b = boxes[next];
      if (!b || b.x >= a.x + a.width) break;
      expect(b.y >= a.y + a.height || a.y >= b.y + b.height).toBe(true);
    }
  }
}

test("notes are below the drawing, from top to bottom as they were", () => {
  const { parts, wires } = generatedCircuit(5, 12, false);
  const next = Math.max(...parts.map(({ id }) => id)) + 1;
  const notes = [300, 20].map((y, at) => ({ id: next + at, kind: "note", name: "Sum", x: 500, y }) as const);
  const drawn = laidOut({ parts: [...parts, ...notes], definitions: [], wires });
  expectApart(drawn);
  const [later, first] = notes.map(({ id }) => drawn.parts.find((part) => part.id === id)?.y ?? 0);
  expect(later).toBeGreaterThan(first ?? 0);
  for (const part of drawn.parts)
    if (part.kind !== "note") expect(bodyOf(part, 0).y + bodyOf(part, 0).height).toBeLessThan(first ?? 0);
  expect(drawn.parts.filter(({ kind }) => kind !== "note")).toEqual(
    laidOut({ parts, definitions: [], wires }).parts,
  );
});
