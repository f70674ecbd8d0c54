// Wires: which of them are refused, and the values that their targets get (specification, section 5).

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { connectError } from "#circuit/core/model/apply.ts";
import { type PartId, wiresMax } from "#circuit/core/model/circuit.ts";
import type { EditErrorCode } from "#circuit/core/model/command.ts";
import type { Kind } from "#circuit/core/model/kinds.ts";
import { load } from "#circuit/core/model/load.ts";
import { inputValues, wiresFrom, wiresInto } from "#circuit/core/model/wiring.ts";
import {
  build,
  connected,
  deleted,
  doAll,
  outputsOf,
  refusalOf,
  toggled,
} from "#support/circuit/model-builder.ts";
import { anyCircuit } from "#support/circuit/random-circuits.ts";
import { assertProperty } from "#support/depth.ts";

describe("connecting", () => {
  /** 1 switch, 2 AND, 3 NOT, 4 bulb, 5 node, 6 switch; 1 feeds 2, 3, 4 and 5. */
  const state = build(
    ["switch", "and", "not", "bulb", "node", "switch"],
    [
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 5],
    ],
  );
  const cases: readonly [name: string, from: PartId, to: PartId, code: EditErrorCode | null][] = [
    ["a part to itself", 2, 2, "same_part"],
    ["a switch to itself", 1, 1, "same_part"],
    ["a bulb to itself", 4, 4, "same_part"],
    ["from a bulb", 4, 2, "not_a_source"],
    ["from a bulb to a switch", 4, 1, "not_a_source"],
    ["to a switch", 2, 1, "not_a_target"],
    ["the same two parts twice", 1, 2, "already_connected"],
    ["the same two parts twice, where the target is full", 1, 3, "already_connected"],
    ["a second wire to a NOT", 6, 3, "input_limit_reached"],
    ["a second wire to a bulb", 6, 4, "input_limit_reached"],
    ["a second wire to a node", 6, 5, "input_limit_reached"],
    ["from a part that is not there", 9, 2, "not_there"],
    ["to a part that is not there", 1, 9, "not_there"],
    ["a second wire to an AND", 6, 2, null],
    ["a loop", 3, 2, null],
  ];
  test.each(cases)("%s (%d to %d): %s", (_, from, to, code) => {
    expect(connectError(state, from, to)).toBe(code);
    expect(refusalOf(state, connected(from, to))).toBe(code);
  });

  test("two parts both ways is two wires, as a latch needs", () => {
    const latch = build(
      ["nor", "nor"],
      [
        [1, 2],
        [2, 1],
      ],
    );
    expect(latch.wires).toHaveLength(2);
  });

  test.each<Kind>(["and", "or", "nand", "nor"])(
    "a gate of the kind %s takes any number of inputs",
    (kind) => {
      const switches = Array.from({ length: 40 }, (_, index) => index + 2);
      const gate = build(
        [kind, ...switches.map(() => "switch" as const)],
        switches.map((id) => [id, 1] as const),
      );
      expect(wiresInto(gate, 1)).toHaveLength(40);
    },
  );

  test("evaluates the target with what its source gives now", () => {
    const on = doAll(build(["switch", "and", "bulb"], [[2, 3]]), toggled(1));
    expect(outputsOf(on, [1, 2, 3])).toBe("100");
    expect(outputsOf(doAll(on, connected(1, 2)), [1, 2, 3])).toBe("111");
  });

  test("is refused once the circuit has 10,000 wires", () => {
    const parts = Array.from(
      { length: 202 },
      (_, index) => ({ id: index + 1, kind: "or", x: 0, y: 0 }) as const,
    );
    const wires = Array.from({ length: wiresMax }, (_, index) => ({
      id: index + 1,
      from: 1 + (index % 100),
      to: 101 + Math.floor(index / 100),
    }));
    const full = load({ parts, definitions: [], wires });
    expect(refusalOf(full, connected(1, 202))).toBe("circuit_full");
    expect(refusalOf(doAll(full, deleted([], [1])), connected(1, 202))).toBeNull();
  });
});

describe("the values a part is told", () => {
  test("are kept by the source's id, and follow the sources", () => {
    const state = doAll(
      build(
        ["switch", "switch", "and"],
        [
          [2, 3],
          [1, 3],
        ],
      ),
      toggled(2),
    );
    expect(inputValues(state, 3)).toEqual(
      new Map([
        [2, 1],
        [1, 0],
      ]),
    );
    expect(inputValues(state, 1)).toEqual(new Map());
  });

  test("lose those of a deleted source, and of a deleted wire", () => {
    const state = doAll(
      build(
        ["switch", "switch", "and"],
        [
          [1, 3],
          [2, 3],
        ],
      ),
      toggled(1),
    );
    expect(outputsOf(state, [3])).toBe("0");
    for (const shorter of [doAll(state, deleted([2])), doAll(state, deleted([], [2]))]) {
      expect(inputValues(shorter, 3)).toEqual(new Map([[1, 1]]));
      expect(outputsOf(shorter, [3])).toBe("1");
    }
  });

  test("are those of all wires, whose lists ascend by id", () => {
    assertProperty(
      fc.property(anyCircuit(12), (state) => {
        for (const { id } of state.parts) {
          expect(wiresInto(state, id)).toEqual(state.wires.filter(({ to }) => to === id));
          expect(wiresFrom(state, id)).toEqual(state.wires.filter(({ from }) => from === id));
        }
      }),
      { seed: 17, runs: 200 },
    );
  });
});
