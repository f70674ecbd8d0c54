// What becomes of the selected parts, of their wires and of their names.

import { describe, expect, test } from "vitest";
import { halfAdder } from "#circuit/core/examples/adders.ts";
import { idMax, type State } from "#circuit/core/model/circuit.ts";
import { load } from "#circuit/core/model/load.ts";
import { boxOf, pinOf, withBox } from "#support/circuit/boxed.ts";
import { build, refusalOf } from "#support/circuit/model-builder.ts";

const adder = load(halfAdder());
const all = adder.parts.map(({ id }) => id);

function made(state: State, ids: readonly number[], name: string): State {
  const result = withBox(state, ids, name);
  if (!result) throw new Error("refused");
  return result;
}

describe("a box of the whole half adder", () => {
  const state = made(adder, all, "Half adder");
  const box = boxOf(state, "Half adder");

  test("leaves switches and bulbs on the sheet, wired to pins of their names", () => {
    const kinds = state.parts.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(
      [
        "switch",
        "switch",
        "bulb",
        "bulb",
        "box",
        "inputPin",
        "inputPin",
        "outputPin",
        "outputPin",
      ].toSorted(),
    );
    const nameOf = (id: number) => state.parts.find((part) => part.id === id)?.name;
    const ends = state.wires.map(({ from, to }) => `${nameOf(from)} ${nameOf(to)}`);
    expect(ends.toSorted()).toEqual(["A A", "B B", "C C", "S S"]);
  });

  test("has its inputs and outputs in the order in which they stand, at its edges", () => {
    const pins = state.parts.filter(({ of }) => of === box.id);
    expect(pins.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      "inputPin A",
      "outputPin S",
      "inputPin B",
      "outputPin C",
    ]);
    const right = box.x + (box.width ?? 0) - 10;
    expect(pins.map(({ x }) => x)).toEqual([box.x, right, box.x, right]);
    expect(pins.map(({ y }) => y - box.y)).toEqual([25, 25, 45, 45]);
    expect([box.x % 5, box.y % 5]).toEqual([0, 0]);
  });

  test("keeps the gates in its definition", () => {
    const [definition] = state.definitions ?? [];
    const gates = (definition?.parts ?? [])
      .map(({ kind }) => kind)
      .filter((kind) => !/switch|bulb/.test(kind));
    expect(gates.toSorted()).toEqual(["and", "xor"]);
    expect(definition?.name).toBe("Half adder");
    expect(box.first).toBe(idMax + 1);
  });
});

test("a source that several parts inside use is one input, and a part that several outside use is one output", () => {
  const state = made(
    build(
      ["or", "not", "and", "bulb", "not"],
      [
        [1, 2],
        [1, 3],
        [2, 3],
        [3, 4],
        [3, 5],
      ],
    ),
    [2, 3],
    "B",
  );
  const pins = state.parts.filter(({ of }) => of !== undefined);
  expect(pins.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["inputPin A", "outputPin F1"]);
  expect(state.wires.map(({ from, to }) => [from, to])).toEqual([
    [1, pinOf(state, boxOf(state, "B"), "A")],
    [pinOf(state, boxOf(state, "B"), "F1"), 4],
    [pinOf(state, boxOf(state, "B"), "F1"), 5],
  ]);
});

test("without a wire to the outside, the parts that feed nothing are the outputs", () => {
  const state = made(build(["not", "not"], [[1, 2]]), [1, 2], "B");
  expect(state.parts.map(({ kind }) => kind)).toEqual(["box", "outputPin"]);
});

test.each([
  ["switches and bulbs alone", [1, 3], "B", "box_empty"],
  ["nothing", [], "B", "box_empty"],
  ["no name", [2], "", "name_invalid"],
  ["a name with a space at its end", [2], "B ", "name_invalid"],
  ["a name of 21 characters", [2], "x".repeat(21), "name_invalid"],
] as const)("%s is refused", (_, ids, name, code) => {
  const state = build(
    ["switch", "not", "bulb"],
    [
      [1, 2],
      [2, 3],
    ],
  );
  expect(refusalOf(state, { type: "makeBox", parts: new Set(ids), name })).toBe(code);
});

test("two definitions have no common name", () => {
  const state = made(build(["not", "not"], []), [1], "B");
  expect(refusalOf(state, { type: "makeBox", parts: new Set([2]), name: "B" })).toBe("box_name_taken");
});

test("an output without a bulb gets a name that no bulb at another output has", () => {
  const state = made(
    build(
      ["not", "not", "and", "bulb"],
      [
        [1, 3],
        [2, 4],
      ],
    ),
    [1, 2],
    "B",
  );
  const outputs = state.parts.filter(({ kind }) => kind === "outputPin").map(({ name }) => name);
  expect(outputs.toSorted()).toEqual(["F1", "F2"]);
});
