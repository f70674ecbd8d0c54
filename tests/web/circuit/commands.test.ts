// What each command does to a circuit, and when it is refused (specification, sections 4 and 5).

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apply, connectError } from "#circuit/core/model/apply.ts";
import {
  type Circuit,
  type PartId,
  type State,
  coordinateMax,
  emptyState,
  idMax,
  partsMax,
  wiresMax,
} from "#circuit/core/model/circuit.ts";
import type { Command, EditErrorCode } from "#circuit/core/model/command.ts";
import { type Kind, kindNames } from "#circuit/core/model/kinds.ts";
import { load } from "#circuit/core/model/load.ts";
import { inputValues, wiresFrom, wiresInto } from "#circuit/core/model/wiring.ts";
import { added, build, connected, deleted, doAll, outputsOf, toggled } from "./model-builder.ts";
import { after, anyCircuit, draws, isWithinLimits, toCommand } from "./random-circuits.ts";

function refusalOf(state: State, command: Command): EditErrorCode | null {
  const result = apply(state, command);
  return result.ok ? null : result.error.code;
}

describe("adding", () => {
  test.each(kindNames)("a part of the kind %s puts it where it is to stand, with output 0", (kind) => {
    const state = doAll(emptyState, { type: "add", kind, x: 16, y: 64 });
    expect(state.parts).toEqual([expect.objectContaining({ id: 1, kind, x: 16, y: 64 })]);
    expect([...state.outputs]).toEqual([[1, 0]]);
  });

  test("gives increasing ids, and none again after a part is deleted", () => {
    const state = doAll(build(["and", "or"], []), deleted([2]), added("not"));
    expect(state.parts.map(({ id }) => id)).toEqual([1, 3]);
    expect(state.nextIds.part).toBe(4);
  });

  test("gives a switch that is off the first free variable, and a bulb the first free F", () => {
    const state = doAll(
      emptyState,
      ...(["switch", "bulb", "switch", "and", "bulb"] as const).map(added),
      deleted([1]),
      added("switch"),
    );
    expect(state.parts.map(({ name, on }) => [name, on])).toEqual([
      ["F1", undefined],
      ["B", false],
      [undefined, undefined],
      ["F2", undefined],
      ["A", false],
    ]);
  });

  const places: readonly [given: number, becomes: number][] = [
    [-5, 0],
    [12.5, 12.5],
    [coordinateMax + 1, coordinateMax],
    [Infinity, coordinateMax],
    [-Infinity, 0],
    [Number.NaN, 0],
    [1e308, coordinateMax],
  ];
  test.each(places)("at the coordinate %d, or moving there, ends at %d", (given, becomes) => {
    const at = { x: given, y: given };
    const placed = doAll(emptyState, { type: "add", kind: "and", ...at });
    const moved = doAll(build(["and"], []), { type: "place", positions: [{ id: 1, ...at }] });
    for (const { parts } of [placed, moved]) expect(parts[0]).toMatchObject({ x: becomes, y: becomes });
  });

  test("is refused once the circuit is full or the ids are used up", () => {
    const many = Array.from(
      { length: partsMax },
      (_, index) => ({ id: index + 1, kind: "and", x: 0, y: 0 }) as const,
    );
    expect(refusalOf(load({ parts: many, wires: [] }), added("or"))).toBe("circuit_full");
    expect(refusalOf(load({ parts: many.slice(1), wires: [] }), added("or"))).toBeNull();
    const last = load({ parts: [{ id: idMax, kind: "and", x: 0, y: 0 }], wires: [] });
    expect(refusalOf(last, added("or"))).toBe("circuit_full");
  });
});

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
    const full = load({ parts, wires });
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
    fc.assert(
      fc.property(anyCircuit(12), (state) => {
        for (const { id } of state.parts) {
          expect(wiresInto(state, id)).toEqual(state.wires.filter(({ to }) => to === id));
          expect(wiresFrom(state, id)).toEqual(state.wires.filter(({ from }) => from === id));
        }
      }),
      { seed: 17, numRuns: 200 },
    );
  });
});

describe("deleting", () => {
  const state = doAll(
    build(
      ["switch", "not", "and", "bulb"],
      [
        [1, 2],
        [2, 3],
        [3, 4],
        [1, 3],
      ],
    ),
  );

  test("a part takes its wires along and clears the inputs it fed", () => {
    const without = doAll(state, deleted([2]));
    expect(without.wires.map(({ id }) => id)).toEqual([3, 4]);
    expect([...without.outputs.keys()]).toEqual([1, 3, 4]);
    expect(inputValues(without, 3)).toEqual(new Map([[1, 0]]));
  });

  test("a wire takes its input from the target", () => {
    const without = doAll(state, deleted([], [1]));
    expect(without.parts).toBe(state.parts);
    expect(outputsOf(without, [2, 3])).toBe("00");
  });

  test("a wire's source leaves a NOT without an input at 0", () => {
    expect(outputsOf(state, [2])).toBe("1");
    expect(outputsOf(doAll(state, deleted([1])), [2])).toBe("0");
  });

  test.each([
    [deleted([1, 9])],
    [deleted([], [9])],
    [{ type: "rename", id: 9, name: "A" } as const],
    [{ type: "showOutput", id: 9, shown: true } as const],
    [{ type: "place", positions: [{ id: 9, x: 0, y: 0 }] } as const],
    [toggled(9)],
    [toggled(2)],
  ])("or changing what is not there is refused: %j", (command) => {
    expect(refusalOf(state, command)).toBe("not_there");
  });
});

describe("toggling", () => {
  test("turns the switch and runs the simulation again", () => {
    const state = build(["switch", "not", "bulb"], [[1, 2], [2, 3]]); // prettier-ignore
    const on = doAll(state, toggled(1));
    expect(on.parts[0]?.on).toBe(true);
    expect([state, on, doAll(on, toggled(1))].map((each) => outputsOf(each, [1, 2, 3]))).toEqual([
      "011",
      "100",
      "011",
    ]);
  });
});

describe("a command that changes nothing gives the same state", () => {
  const state = build(["switch", "and"], [[1, 2]]);
  test.each<Command>([
    { type: "place", positions: [{ id: 1, x: 0, y: 0 }] },
    { type: "place", positions: [] },
    deleted([]),
    { type: "rename", id: 1, name: "A" },
    { type: "showOutput", id: 2, shown: false },
    { type: "insert", circuit: { parts: [], wires: [] }, dx: 5, dy: 5 },
  ])("%j", (command) => {
    expect(doAll(state, command)).toBe(state);
  });
});

describe("moving, renaming and showing an output", () => {
  const state = build(["switch", "and"], [[1, 2]]);
  test.each<Command>([
    { type: "place", positions: [{ id: 2, x: 7, y: 9 }] },
    { type: "rename", id: 1, name: "x1" },
    { type: "showOutput", id: 2, shown: true },
  ])("settles nothing: outputs, wires and other parts stay the same objects (%j)", (command) => {
    const changed = doAll(state, command);
    expect(changed.outputs).toBe(state.outputs);
    expect(changed.wires).toBe(state.wires);
    expect(changed.parts.filter((part, index) => part !== state.parts[index])).toHaveLength(1);
  });

  test("an output that is hidden again leaves the part as it was", () => {
    const show = (shown: boolean): Command => ({ type: "showOutput", id: 2, shown });
    expect(doAll(state, show(true)).parts[1]).toEqual({ ...state.parts[1], showsOutput: true });
    expect(doAll(state, show(true), show(false))).toEqual(state);
  });
});

describe("inserting", () => {
  const copied: Circuit = {
    parts: [
      { id: 3, kind: "switch", x: 10, y: 20, name: "A", on: true },
      { id: 5, kind: "switch", x: 10, y: 60, name: "B", on: false },
      { id: 9, kind: "or", x: 90, y: 40, showsOutput: true },
      { id: 12, kind: "bulb", x: 190, y: 40, name: "F1" },
    ],
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
    expect(refusalOf(load({ parts: many, wires: [] }), command)).toBe("circuit_full");
    expect(refusalOf(load({ parts: many.slice(1), wires: [] }), command)).toBeNull();
  });
});

describe("after any commands", () => {
  const parameters = { seed: 17, numRuns: 100 };
  const inProgress = (check: (state: State, before: State) => void) =>
    fc.property(draws(100), (numbers) => {
      numbers.reduce((before, number) => {
        const state = after(before, toCommand(before, number));
        check(state, before);
        return state;
      }, emptyState);
    });

  test("no wire dangles, no two wires join the same two parts the same way, none leads to its own source", () => {
    fc.assert(
      inProgress(({ parts, wires }) => {
        const ids = new Set(parts.map(({ id }) => id));
        expect(wires.every(({ from, to }) => ids.has(from) && ids.has(to) && from !== to)).toBe(true);
        expect(new Set(wires.map(({ from, to }) => `${from} ${to}`)).size).toBe(wires.length);
      }),
      parameters,
    );
  });

  test("lists ascend by id, no id is given twice, and each part has an output", () => {
    fc.assert(
      inProgress(({ parts, wires, nextIds, outputs }, before) => {
        const ids = [parts, wires].map((items) => items.map(({ id }) => id));
        for (const list of ids)
          expect(list.every((id, index) => index === 0 || id > (list[index - 1] ?? 0))).toBe(true);
        const old = new Set(before.parts);
        const oldIds = new Set(before.parts.map(({ id }) => id));
        expect(
          parts.every((part) => old.has(part) || oldIds.has(part.id) || part.id >= before.nextIds.part),
        ).toBe(true);
        expect(nextIds.part).toBeGreaterThan(ids[0]?.at(-1) ?? 0);
        expect(nextIds.wire).toBeGreaterThan(ids[1]?.at(-1) ?? 0);
        expect([...outputs.keys()]).toEqual(ids[0]);
      }),
      parameters,
    );
  });

  test("names are unique, no part has too many inputs, all are on the sheet", () => {
    fc.assert(
      inProgress((state) => {
        const names = state.parts.flatMap(({ name }) => (name === undefined ? [] : [name]));
        expect(new Set(names).size).toBe(names.length);
        expect(isWithinLimits(state)).toBe(true);
        const coordinates = state.parts.flatMap(({ x, y }) => [x, y]);
        expect(coordinates.every((value) => value >= 0 && value <= coordinateMax)).toBe(true);
      }),
      parameters,
    );
  });
});
