// The routes of wires, as guarantees over generated circuits that are laid out, scattered, or dragged about.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Circuit, Part, PartId } from "#circuit/core/model/circuit.ts";
import type { Kind } from "#circuit/core/model/kinds.ts";
import { extentOf } from "#circuit/core/scene/extent.ts";
import { outputLead, type Point } from "#circuit/core/scene/geometry.ts";
import { layout } from "#circuit/core/scene/layout.ts";
import { quality } from "#support/circuit/wire-quality.ts";
import { route, routeMoved } from "#circuit/core/scene/route.ts";
import { generatedCircuit, placed, scattered, shuffled } from "#support/circuit/generated.ts";
import { expectJoined } from "#support/circuit/joined.ts";
import { assertProperty, seeds as seedsTo } from "#support/depth.ts";

type Placed = readonly [Kind, number, number];

function drawn(parts: readonly Placed[], wires: readonly (readonly [PartId, PartId])[]): Circuit {
  return {
    parts: parts.map(([kind, x, y], index) => ({ id: index + 1, kind, x, y })),
    definitions: [],
    wires: wires.map(([from, to], index) => ({ id: index + 1, from, to })),
  };
}

/** As picture 06 has it. */
const halfAdder = drawn(
  [
    ["switch", 30, 45],
    ["switch", 30, 165],
    ["or", 220, 50],
    ["nand", 220, 150],
    ["and", 365, 60],
    ["not", 365, 150],
    ["bulb", 500, 60],
    ["bulb", 500, 150],
  ],
  [
    [1, 3],
    [2, 3],
    [1, 4],
    [2, 4],
    [3, 5],
    [4, 5],
    [4, 6],
    [5, 7],
    [6, 8],
  ],
);

const seeds = { min: 1, max: 1_000_000 };
const sizes = { min: 2, max: 24 };

/** Laid out, scattered, or on each other. */
const circuits = fc
  .record({
    seed: fc.integer(seeds),
    size: fc.integer(sizes),
    hasLoops: fc.boolean(),
    place: fc.constantFrom("layout", "scattered", "piled"),
  })
  .map(({ seed, size, hasLoops, place }) => {
    const circuit = generatedCircuit(seed, place === "piled" ? size / 2 : size, hasLoops);
    if (place === "layout") return placed(circuit, layout(circuit));
    return scattered(circuit, seed, place === "scattered" ? 20 : -35);
  });

const runs = { seed: 17, runs: 25, daily: 5 };
const partOf = (circuit: Circuit, id: PartId): Part => {
  const part = circuit.parts.find((each) => each.id === id);
  if (!part) throw new Error(`no part ${id}`);
  return part;
};

describe("a routing", () => {
  test("joins each wire's leads by level and upright lines", () => {
    assertProperty(
      fc.property(circuits, (circuit) => {
        expectJoined(circuit, route(circuit));
      }),
      runs,
    );
  });

  test("turns on the grid", () => {
    assertProperty(
      fc.property(circuits, (circuit) => {
        for (const path of route(circuit).paths.values())
          for (const { x, y } of path) expect([Math.abs(x % 5), Math.abs(y % 5)]).toEqual([0, 0]);
      }),
      runs,
    );
  });

  test("does not depend on the order of parts and wires", () => {
    assertProperty(
      fc.property(circuits, fc.integer(seeds), (circuit, seed) => {
        expect(route(shuffled(circuit, seed))).toEqual(route(circuit));
      }),
      { ...runs, runs: 15, daily: 4 },
    );
  });

  test.each([
    ["laid out", () => seedsTo(300, 12), (circuit: Circuit) => placed(circuit, layout(circuit))],
    ["scattered", () => seedsTo(40, 12), (circuit: Circuit, seed: number) => scattered(circuit, seed, 20)],
  ] as const)(
    "of generated circuits, %s, has no overlaps, rings or touched dots and runs through no body",
    (_, seedsOf, place) => {
      for (const seed of seedsOf()) {
        const circuit = place(generatedCircuit(seed, 2 + (seed % 40), seed % 2 === 0), seed);
        const { overlaps, bodiesCrossed, rings, dotsTouched } = quality(circuit, route(circuit));
        expect({ seed, overlaps, bodiesCrossed, rings, dotsTouched }).toEqual({
          seed,
          overlaps: 0,
          bodiesCrossed: 0,
          rings: 0,
          dotsTouched: 0,
        });
      }
    },
  );

  test("orders inputs by their sources, from the top", () => {
    assertProperty(
      fc.property(circuits, (circuit) => {
        for (const ids of route(circuit).inputs.values()) {
          const leads = ids.map((id) => ({ id, ...outputLead(partOf(circuit, id)) }));
          const ordered = leads.toSorted((a, b) => a.y - b.y || a.x - b.x || a.id - b.id);
          expect(leads).toEqual(ordered);
        }
      }),
      runs,
    );
  });

  test("marks each place where three or more directions of one source meet, and no other", () => {
    assertProperty(
      fc.property(circuits, (circuit) => {
        const { paths, joints } = route(circuit);
        expect(joints.map(({ x, y, source }) => `${source} ${x} ${y}`).toSorted()).toEqual(
          branchesOf(circuit, paths).toSorted(),
        );
      }),
      runs,
    );
  });

  test("of the half adder is that of the picture", () => {
    const { paths, joints } = route(halfAdder);
    expect(joints.map(({ source, y }) => [source, y])).toEqual([
      [1, 60],
      [2, 180],
      [4, 170],
    ]);
    expect(paths.get(1)).toEqual([
      { x: 80, y: 60 },
      { x: 220, y: 60 },
    ]);
    expect(paths.get(6)).toEqual([
      { x: 285, y: 170 },
      { x: 325, y: 170 },
      { x: 325, y: 90 },
      { x: 365, y: 90 },
    ]);
    expect(quality(halfAdder, route(halfAdder))).toEqual({
      ink: 1030,
      bends: 6,
      crossings: 1,
      overlaps: 0,
      bodiesCrossed: 0,
      rings: 0,
      dotsTouched: 0,
    });
  });

  test("of a part off the grid ends in its leads", () => {
    const circuit = drawn(
      [
        ["switch", 11.3, 40],
        ["and", 200, 52.7],
        ["node", 301.1, 12.9],
        ["bulb", 400, 40],
      ],
      [
        [1, 2],
        [2, 3],
        [3, 4],
      ],
    );
    expectJoined(circuit, route(circuit));
  });

  test("of a wire back leaves to the right, goes round and enters from the left", () => {
    const circuit = drawn(
      [
        ["nor", 100, 100],
        ["nor", 300, 100],
      ],
      [
        [1, 2],
        [2, 1],
      ],
    );
    const path = route(circuit).paths.get(2) ?? [];
    const [first, second] = path;
    const [before, last] = path.slice(-2);
    expect(second && first && second.x > first.x && second.y === first.y).toBe(true);
    expect(before && last && before.x < last.x && before.y === last.y).toBe(true);
    expect(quality(circuit, route(circuit)).bodiesCrossed).toBe(0);
  });

  test("of nothing is empty, and has no extent", () => {
    const routing = route({ parts: [], wires: [] });
    expect(routing.paths.size).toBe(0);
    expect(extentOf({ parts: [], wires: [] }, routing)).toBeNull();
  });

  test("lies within the extent", () => {
    const routing = route(halfAdder);
    expect(extentOf(halfAdder, routing)).toEqual({ x: 30, y: 45, width: 510, height: 150 });
  });
});

describe("while parts are dragged", () => {
  const moves = fc.record({ circuit: circuits, pick: fc.nat(), dx: fc.integer({ min: 0, max: 60 }) });

  test("wires of other parts keep the same arrays, and all wires end in their leads", () => {
    assertProperty(
      fc.property(moves, ({ circuit, pick, dx }) => {
        const before = route(circuit);
        const part = circuit.parts[pick % circuit.parts.length];
        if (!part) return;
        // Along x alone, so that hardly any inputs change their order.
        const there = dragged(circuit, part.id, 5 * dx);
        const after = routeMoved(there, before, new Set([part.id]));
        expectJoined(there, after);
        for (const { id, from, to } of there.wires) {
          const isOther = from !== part.id && to !== part.id;
          const sameLead = before.paths.get(id)?.at(-1)?.y === after.paths.get(id)?.at(-1)?.y;
          if (isOther && sameLead) expect(after.paths.get(id)).toBe(before.paths.get(id));
        }
        expect(after.joints.map(({ x, y, source }) => `${source} ${x} ${y}`).toSorted()).toEqual(
          branchesOf(there, after.paths).toSorted(),
        );
      }),
      runs,
    );
  });

  test("back and forth restores the wires on release", () => {
    assertProperty(
      fc.property(moves, ({ circuit, pick, dx }) => {
        const part = circuit.parts[pick % circuit.parts.length];
        if (!part) return;
        const there = dragged(circuit, part.id, 5 * dx);
        route(there);
        expect(route(dragged(there, part.id, -5 * dx))).toEqual(route(circuit));
      }),
      { ...runs, runs: 15, daily: 4 },
    );
  });
});

function dragged(circuit: Circuit, id: PartId, dx: number): Circuit {
  return {
    ...circuit,
    parts: circuit.parts.map((part) => (part.id === id ? { ...part, x: part.x + dx } : part)),
  };
}

/** By each unit of line, apart from how the router finds them: every place with three or more of them. */
function branchesOf(circuit: Circuit, paths: ReadonlyMap<number, readonly Point[]>): string[] {
  const directions = new Map<string, Set<string>>();
  const add = (source: PartId, x: number, y: number, direction: string) => {
    const key = `${source} ${x} ${y}`;
    directions.set(key, (directions.get(key) ?? new Set()).add(direction));
  };
  for (const { id, from } of circuit.wires) {
    const path = paths.get(id) ?? [];
    for (const [index, b] of path.entries()) {
      const a = path[index - 1] ?? b;
      const [dx, dy] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)];
      for (let { x, y } = a; x !== b.x || y !== b.y; x += dx, y += dy) {
        add(from, x, y, `${dx} ${dy}`);
        add(from, x + dx, y + dy, `${-dx} ${-dy}`);
      }
    }
  }
  return [...directions].flatMap(([key, found]) => (found.size >= 3 ? [key] : []));
}
