// An incremental routing, based on an earlier one, has exactly the points of a new routing, whatever was edited in
// between.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Circuit, Wire } from "#circuit/core/model/circuit.ts";
import { kinds } from "#circuit/core/model/kinds.ts";
import { layout } from "#circuit/core/scene/layout.ts";
import { route } from "#circuit/core/scene/route.ts";
import type { Routing } from "#circuit/core/scene/routing.ts";
import { generatedCircuit, placed, scattered } from "#support/circuit/generated.ts";
import { assertProperty } from "#support/depth.ts";

const seeds = { min: 1, max: 1_000_000 };

/** Small ones have few wires elsewhere; the largest have so many that not all wires are attempted again. */
const circuits = fc
  .record({
    seed: fc.integer(seeds),
    size: fc.constantFrom(6, 20, 40, 90),
    place: fc.constantFrom("layout", "scattered", "piled"),
  })
  .map(({ seed, size, place }) => {
    if (place === "piled") return scattered(generatedCircuit(seed, size / 4, true), seed, -35);
    const circuit = generatedCircuit(seed, size, seed % 2 === 0);
    return place === "layout" ? placed(circuit, layout(circuit)) : scattered(circuit, seed, 20);
  });

const edit = fc.record({
  what: fc.constantFrom("move", "moveSeveral", "delete", "disconnect", "connect", "add", "nothing"),
  pick: fc.nat(),
  other: fc.nat(),
  by: fc.record({ x: fc.integer({ min: -120, max: 120 }), y: fc.integer({ min: -120, max: 120 }) }),
});

type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

function edited(circuit: Circuit, { what, pick, other, by }: Edit): Circuit {
  const { parts, wires } = circuit;
  const part = parts[pick % parts.length];
  const second = parts[other % parts.length];
  if (!part || !second) return circuit;
  const { id } = part;
  const moved = (isMoved: (index: number) => boolean): Circuit => ({
    definitions: [],
    wires,
    parts: parts.map((each, index) =>
      isMoved(index) ? { ...each, x: Math.max(0, each.x + by.x), y: Math.max(0, each.y + by.y) } : each,
    ),
  });
  switch (what) {
    case "move":
      return moved((index) => index === pick % parts.length);
    case "moveSeveral":
      return moved((index) => index % 7 === pick % 7);
    case "delete":
      return {
        parts: parts.filter((each) => each !== part),
        definitions: [],
        wires: wires.filter(({ from, to }) => from !== id && to !== id),
      };
    case "disconnect":
      return { parts, definitions: [], wires: wires.filter((_, index) => index !== pick % wires.length) };
    case "connect": {
      const takes = kinds[second.kind].inputsMax === Infinity && kinds[part.kind].isSource;
      const isThere = wires.some(({ from, to }) => from === id && to === second.id);
      return takes && !isThere
        ? { parts, definitions: [], wires: [...wires, nextWire(wires, id, second.id)] }
        : circuit;
    }
    case "add": {
      const added = { id: (parts.at(-1)?.id ?? 0) + 1, kind: "and", x: part.x + 60, y: part.y + 5 } as const;
      return { parts: [...parts, added], definitions: [], wires: [...wires, nextWire(wires, id, added.id)] };
    }
    case "nothing":
      return { ...circuit };
  }
}

function nextWire(wires: readonly Wire[], from: number, to: number): Wire {
  return { id: (wires.at(-1)?.id ?? 0) + 1, from, to };
}

const told = ({ paths, joints, inputs }: Routing) => ({ paths: [...paths], joints, inputs: [...inputs] });

describe("a routing that goes along with the one before", () => {
  test("is what it is without, after any edits", () => {
    assertProperty(
      fc.property(circuits, fc.array(edit, { minLength: 1, maxLength: 5 }), (circuit, edits) => {
        let now = circuit;
        let routing = route(now);
        for (const each of edits) {
          now = edited(now, each);
          routing = route(now, routing);
          expect(told(routing)).toEqual(told(route(now)));
        }
      }),
      { seed: 138, runs: 20, daily: 2 },
    );
  });

  test("takes over the paths of what is far from the change", { tags: ["deep"] }, () => {
    const circuit = generatedCircuit(5, 120, false);
    const before = placed(circuit, layout(circuit));
    const routing = route(before);
    const last = before.parts.at(-1)?.id;
    const parts = before.parts.map((part) => (part.id === last ? { ...part, y: part.y + 10 } : part));
    const after = route({ ...before, parts }, routing);
    const kept = [...after.paths].filter(([id, path]) => path === routing.paths.get(id));
    expect(kept.length).toBeGreaterThan(0.5 * before.wires.length);
  });
});
