// Invariants of every settled circuit.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Circuit, PartId, State } from "#circuit/core/model/circuit.ts";
import type { Kind } from "#circuit/core/model/kinds.ts";
import { load } from "#circuit/core/model/load.ts";
import { graphOf } from "#circuit/core/model/settle/graph.ts";
import { settle } from "#circuit/core/model/settle/settle.ts";
import { evaluationsMaxPerPart, settleBySteps } from "#circuit/core/model/settle/steps.ts";
import { Values } from "#circuit/core/model/settle/values.ts";
import { build, doAll, outputOf, outputsOf, toggled } from "#support/circuit/model-builder.ts";
import {
  after,
  anyCircuit,
  draws,
  functionOf,
  inputsOf,
  levelized,
  loopFreeCircuit,
  reloaded,
  toCommand,
} from "#support/circuit/random-circuits.ts";
import { assertProperty } from "#support/depth.ts";

const parameters = { seed: 17, runs: 500 };

/** The outputs of boxes come from inside them, which boxes/flat.test.ts looks at. */
function expectFunctions(state: State): void {
  for (const part of state.parts.filter(({ kind }) => kind !== "outputPin"))
    expect([part.id, outputOf(state, part.id)]).toEqual([
      part.id,
      functionOf(part, inputsOf(state, part.id)),
    ]);
}

describe("a circuit without a loop", () => {
  test("settles to what a levelized evaluation gives", () => {
    assertProperty(
      fc.property(loopFreeCircuit(30), (state) => {
        expect(state.error).toBeNull();
        expect(state.unstable.size).toBe(0);
        expect(state.outputs).toEqual(levelized(state));
      }),
      parameters,
    );
  });

  test("settles to the same from whatever outputs were stored", () => {
    assertProperty(
      fc.property(
        loopFreeCircuit(30),
        fc.array(fc.constantFrom<0 | 1>(0, 1), { maxLength: 30 }),
        (state, lies) => {
          const outputs = new Map(lies.map((bit, index) => [index + 1, bit]));
          expect(load({ parts: state.parts, definitions: [], wires: state.wires, outputs }).outputs).toEqual(
            state.outputs,
          );
        },
      ),
      parameters,
    );
  });
});

describe("any circuit, after any commands", () => {
  test("has in each part what its function makes of its inputs, unknown inputs included", () => {
    assertProperty(
      fc.property(anyCircuit(16), draws(20), (drawn, numbers) => {
        numbers.reduce((state, number) => {
          const next = after(state, toCommand(state, number));
          expectFunctions(next);
          return next;
        }, drawn);
      }),
      parameters,
    );
  });

  test("is the same after it was stored and loaded, unstable loops included", () => {
    assertProperty(
      fc.property(anyCircuit(16), draws(10), (drawn, numbers) => {
        const state = numbers.reduce((before, number) => after(before, toCommand(before, number)), drawn);
        // A race was a change, which no file keeps.
        expect({ ...reloaded(state), races: [] }).toEqual({ ...state, races: [] });
      }),
      { ...parameters, runs: 1_500 },
    );
  });

  test("stays as it is when it is settled again: nothing that is stable is disturbed", () => {
    assertProperty(
      fc.property(anyCircuit(16), ({ parts, wires, outputs, unstable, error, races }) => {
        const before = { outputs, unstable, error, races };
        const again = settle(
          { parts, definitions: [], wires },
          before,
          parts.map(({ id }) => id),
        );
        expect(again.outputs).toBe(outputs);
        expect(again.unstable).toBe(unstable);
        expect(again.error).toBe(error);
      }),
      parameters,
    );
  });

  test("is stored as 0 where it is unstable, and says so in an error that names loops", () => {
    assertProperty(
      fc.property(anyCircuit(16), ({ outputs, unstable, error }) => {
        expect([...unstable].every((id) => outputs.get(id) === 0)).toBe(true);
        expect(error === null).toBe(unstable.size === 0);
        expect(error?.loops.flat().every((id) => unstable.has(id)) ?? true).toBe(true);
      }),
      parameters,
    );
  });

  test("does not depend on the order of parts and wires, nor on which numbers their ids are", () => {
    assertProperty(
      fc.property(anyCircuit(14), fc.infiniteStream(fc.nat({ max: 9 })), (state, randoms) => {
        const next = () => Number(randoms.next().value ?? 0);
        const shuffled = <Item>(items: readonly Item[]) =>
          items
            .map((item) => ({ item, at: next() }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ item }) => item);
        // Parts keep their order, because the lowest decides ties; wires get ids in any order.
        const ids = new Map<PartId, PartId>();
        for (const { id } of state.parts) ids.set(id, (ids.get(id - 1) ?? 0) + 1 + next());
        const renamed = (id: PartId) => ids.get(id) ?? 0;
        const parts = shuffled(state.parts.map((part) => ({ ...part, id: renamed(part.id) })));
        const wires = shuffled(
          shuffled(state.wires).map(({ from, to }, index) => ({
            id: index + 1,
            from: renamed(from),
            to: renamed(to),
          })),
        );
        const plain = load({ parts: state.parts, definitions: [], wires: state.wires });
        const other = load({ parts, definitions: [], wires });
        expect(other.outputs).toEqual(new Map([...plain.outputs].map(([id, bit]) => [renamed(id), bit])));
        expect(other.unstable).toEqual(new Set([...plain.unstable].map(renamed)));
        expect(other.error).toEqual(
          plain.error && { ...plain.error, loops: plain.error.loops.map((loop) => loop.map(renamed)) },
        );
      }),
      { ...parameters, runs: 1_000 },
    );
  });

  test("keeps what a latch remembers when its circuit is drawn on", () => {
    assertProperty(
      fc.property(anyCircuit(16), (state) => {
        const { outputs, unstable, error } = after(state, { type: "add", kind: "and", x: 0, y: 0 });
        expect(new Map([...outputs].slice(0, -1))).toEqual(state.outputs);
        expect(unstable).toBe(state.unstable);
        expect(error).toBe(state.error);
      }),
      parameters,
    );
  });
});

describe("signals", () => {
  const row = (kinds: readonly Kind[]): State =>
    build(
      kinds,
      kinds.slice(1).map((_, index) => [index + 1, index + 2] as const),
    );

  /** How many parts are evaluated after the first switch is toggled. */
  function evaluationsOf(state: State): number {
    const toggledParts = state.parts.map((part) => (part.id === 1 ? { ...part, on: !part.on } : part));
    const graph = graphOf({ parts: toggledParts, definitions: [], wires: state.wires });
    const outputs = Uint8Array.from(state.outputs.values());
    return settleBySteps(new Values(graph, toggledParts, outputs), [0]).evaluations;
  }

  test("go on along wires only where an output changed", () => {
    expect(evaluationsOf(row(["switch", "not", "node", "and", "bulb"]))).toBe(5);
    // The OR is held at 1 by a second switch: it is evaluated, and what it feeds is not.
    const held = build(
      ["switch", "or", "not", "bulb", "switch"],
      [
        [1, 2],
        [2, 3],
        [3, 4],
        [5, 2],
      ],
    );
    expect(evaluationsOf(doAll(held, toggled(5)))).toBe(2);
    expect(evaluationsOf(held)).toBe(4);
  });

  /** A switch and 4,999 NOTs, as a file without outputs: all NOTs begin with 0, so each changes for long. */
  const chain: Circuit = {
    parts: Array.from({ length: 5_000 }, (_, index) =>
      index === 0
        ? { id: 1, kind: "switch", x: 0, y: 0, name: "A", on: false }
        : { id: index + 1, kind: "not", x: 0, y: 0 },
    ),
    definitions: [],
    wires: Array.from({ length: 4_999 }, (_, index) => ({ id: index + 1, from: index + 1, to: index + 2 })),
  };
  const someOf = (state: State) => outputsOf(state, [1, 2, 3, 4_999, 5_000]);

  test(
    "settle in a circuit without a loop, however deep and however many evaluations it takes",
    { tags: ["deep"] },
    () => {
      const none = new Uint8Array(5_000);
      const values = new Values(graphOf(chain), chain.parts, none);
      const { changing, evaluations } = settleBySteps(values, none.keys());
      expect(changing).toEqual([]);
      expect(evaluations).toBeGreaterThan(evaluationsMaxPerPart * 5_000);
      const state = load(chain);
      expect(state.error).toBeNull();
      expect(someOf(state)).toBe("01001");
      expect(someOf(doAll(state, toggled(1)))).toBe("10110");
    },
  );

  test(
    "settle where a loop settles beside so deep a circuit, past the bound on evaluations",
    { tags: ["deep"] },
    () => {
      const { parts, wires } = build(
        ["or", "node", "node"],
        [
          [1, 2],
          [2, 3],
          [3, 1],
        ],
      );
      const high = 5_000;
      const both = load({
        parts: [...chain.parts.slice(0, 4_998), ...parts.map((part) => ({ ...part, id: part.id + high }))],
        definitions: [],
        wires: [
          ...chain.wires.slice(0, 4_997),
          ...wires.map(({ id, from, to }) => ({ id: id + high, from: from + high, to: to + high })),
        ],
        // They go round for ever; the 0 that the third has is one change from rest.
        outputs: new Map([
          [high + 1, 1],
          [high + 2, 1],
        ]),
      });
      expect(both.error).toBeNull();
      expect(outputsOf(both, [1, 2, 3, 4_997, 4_998, high + 1, high + 2, high + 3])).toBe("01001111");
    },
  );

  test("take the order of a gate's inputs for nothing", () => {
    const [one, other] = [
      [1, 2],
      [2, 1],
    ].map((order) =>
      doAll(
        build(
          ["switch", "switch", "nand"],
          order.map((from) => [from, 3] as const),
        ),
        toggled(1),
      ),
    );
    expect(one?.outputs).toEqual(other?.outputs);
  });
});
