// Adding, deleting and changing parts: the results, and when a command is refused (specification, section 4).

import { describe, expect, test } from "vitest";
import { coordinateMax, emptyState, idMax, partsMax } from "#circuit/core/model/circuit.ts";
import type { Command } from "#circuit/core/model/command.ts";
import { paletteKinds } from "#circuit/core/model/kinds.ts";
import { load } from "#circuit/core/model/load.ts";
import { inputValues } from "#circuit/core/model/wiring.ts";
import {
  added,
  build,
  deleted,
  doAll,
  outputsOf,
  refusalOf,
  toggled,
} from "#support/circuit/model-builder.ts";

describe("adding", () => {
  test.each(paletteKinds)("a part of the kind %s puts it where it is to stand, with its output", (kind) => {
    const state = doAll(emptyState, { type: "add", kind, x: 16, y: 64 });
    const [part, ...pins] = state.parts;
    expect(part).toMatchObject({ id: 1, kind, x: 16, y: 64 });
    expect(pins.map(({ of }) => of)).toEqual(pins.map(() => 1));
    expect([...state.outputs]).toEqual(state.parts.map(({ id }) => [id, kind === "one" ? 1 : 0]));
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
    expect(refusalOf(load({ parts: many, definitions: [], wires: [] }), added("or"))).toBe("circuit_full");
    expect(refusalOf(load({ parts: many.slice(1), definitions: [], wires: [] }), added("or"))).toBeNull();
    const last = load({ parts: [{ id: idMax, kind: "and", x: 0, y: 0 }], definitions: [], wires: [] });
    expect(refusalOf(last, added("or"))).toBe("circuit_full");
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
    const state = build(["switch", "not", "bulb"], [[1, 2], [2, 3]]); // oxfmt-ignore
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
    { type: "insert", circuit: { parts: [], definitions: [], wires: [] }, dx: 5, dy: 5 },
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
