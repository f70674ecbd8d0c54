// All boxes follow their definition when it changes, and those that contain them too.

import { describe, expect, test } from "vitest";
import { dLatch } from "#circuit/core/examples/loops.ts";
import { counter } from "#circuit/core/examples/of-boxes.ts";
import { apply } from "#circuit/core/model/apply.ts";
import { contains } from "#circuit/core/model/boxes/rebuild.ts";
import type { Definition, State } from "#circuit/core/model/circuit.ts";
import { load } from "#circuit/core/model/load.ts";
import { boxOf, pinOf, withBox } from "#support/circuit/boxed.ts";
import { build, doAll, refusalOf, toggled } from "#support/circuit/model-builder.ts";

const plain = build(
  ["switch", "not", "bulb", "not", "bulb"],
  [
    [1, 2],
    [2, 3],
    [1, 4],
    [4, 5],
  ],
);

/** Two boxes of one definition, which negate A for F1 and for F2. */
function twoBoxes(): State {
  const one = withBox(plain, [2], "Not") ?? plain;
  const id = one.nextIds.part;
  const added = doAll(
    one,
    { type: "delete", parts: new Set([4]), wires: new Set() },
    { type: "add", kind: "box", definition: 1, x: 100, y: 200 },
  );
  return doAll(added, { type: "connect", from: 1, to: id + 1 }, { type: "connect", from: id + 2, to: 5 });
}

function changed(state: State, change: (definition: Definition) => Definition): State {
  return doAll(state, { type: "redefine", definitions: (state.definitions ?? []).map(change) });
}

const outputs = (state: State) => [3, 5].map((id) => state.outputs.get(id));

describe("a changed definition", () => {
  test("changes every box of it", () => {
    const state = twoBoxes();
    expect(outputs(state)).toEqual([1, 1]);
    const same = changed(state, (definition) => ({
      ...definition,
      parts: definition.parts.map((part) => (part.kind === "not" ? { ...part, kind: "node" } : part)),
    }));
    expect(outputs(same)).toEqual([0, 0]);
    expect(outputs(doAll(same, toggled(1)))).toEqual([1, 1]);
    expect(same.parts.map(({ id }) => id)).toEqual(state.parts.map(({ id }) => id));
  });

  test("adds pins to every box, and keeps the wires of those that stay", () => {
    const state = twoBoxes();
    const wider = changed(state, (definition) => ({
      ...definition,
      parts: [...definition.parts, { id: 90, kind: "switch", x: 40, y: 200, name: "Z", on: false }],
    }));
    expect(wider.parts.filter(({ name, kind }) => name === "Z" && kind === "inputPin")).toHaveLength(2);
    expect(wider.wires).toEqual(state.wires);
    expect(new Set(wider.parts.map(({ id }) => id)).size).toBe(wider.parts.length);
    expect(boxOf(wider, "Not").height).toBeGreaterThan(boxOf(state, "Not").height ?? 0);
  });

  test("takes pins from every box, with their wires", () => {
    const narrower = changed(twoBoxes(), (definition) => ({
      ...definition,
      parts: definition.parts.filter(({ kind }) => kind !== "bulb"),
      wires: definition.wires.slice(0, 1),
    }));
    expect(narrower.parts.some(({ kind }) => kind === "outputPin")).toBe(false);
    expect(narrower.wires).toHaveLength(2);
    expect(outputs(narrower)).toEqual([0, 0]);
  });

  test("reaches boxes inside other boxes", () => {
    const state = twoBoxes();
    const outer = withBox(state, [boxOf(state, "Not").id], "Outer") ?? state;
    const same = changed(outer, (definition) =>
      definition.name === "Not"
        ? {
            ...definition,
            parts: definition.parts.map((part) => (part.kind === "not" ? { ...part, kind: "node" } : part)),
          }
        : definition,
    );
    expect(outputs(same)).toEqual([0, 0]);
  });
});

test("renaming a box renames all of its definition, which may become wider", () => {
  const state = twoBoxes();
  const renamed = doAll(state, { type: "rename", id: boxOf(state, "Not").id, name: "Negation of A" });
  const boxes = renamed.parts.filter(({ kind }) => kind === "box");
  expect(boxes.map(({ name }) => name)).toEqual(["Negation of A", "Negation of A"]);
  expect(boxes[0]?.width).toBeGreaterThan(boxOf(state, "Not").width ?? 0);
  const [box] = boxes;
  const pin = box && renamed.parts.find(({ id }) => id === pinOf(renamed, box, "F1"));
  expect(pin?.x).toBe((box?.x ?? 0) + (box?.width ?? 0) - 10);
});

test("a part inside keeps its value when another part of the definition changes", () => {
  let state = load(counter());
  const clock = state.parts.find(({ kind }) => kind === "clock")?.id ?? 0;
  const digit = state.parts.find(({ kind }) => kind === "hexDigit")?.id;
  const shown = (each: State) =>
    each.parts
      .filter(({ of }) => of === digit)
      .map(({ id }) => each.outputs.get(id))
      .join("");
  for (let press = 0; press < 10; press += 1) state = doAll(state, toggled(clock));
  expect(shown(state)).toBe("0101");
  const noted = changed(state, (definition) => ({
    ...definition,
    parts: [...definition.parts, { id: 500, kind: "note", x: 5, y: 5, name: "Master and slave" }],
  }));
  expect(shown(noted)).toBe("0101");
});

test("a new box of a box begins with what its definition remembers, zeros included", () => {
  const latch = load(dLatch());
  const id = (name: string) => latch.parts.find((part) => part.name === name)?.id ?? 0;
  const set = doAll(latch, toggled(id("D")), toggled(id("E")), toggled(id("E")), toggled(id("D")));
  const inner =
    withBox(
      set,
      set.parts.map((part) => part.id),
      "Latch",
    ) ?? set;
  const outer = withBox(inner, [boxOf(inner, "Latch").id], "Outer") ?? inner;
  const added = doAll(outer, { type: "add", kind: "box", definition: 2, x: 0, y: 400 });
  const box = added.parts.findLast(({ kind }) => kind === "box");
  const values = ["Q", "Qn"].map((name) => box && added.outputs.get(pinOf(added, box, name)));
  expect(values).toEqual([1, 0]);
});

test("what a box may be inside of", () => {
  const { definitions = [] } = load(counter());
  const [latch, flop] = definitions.map(({ id }) => id);
  expect(contains(definitions, flop ?? 0, latch ?? 0)).toBe(true);
  expect(contains(definitions, latch ?? 0, flop ?? 0)).toBe(false);
  const inside: State = { ...load(counter()), inside: latch ?? 0 };
  const add = (definition: number) => refusalOf(inside, { type: "add", kind: "box", definition, x: 0, y: 0 });
  expect([add(latch ?? 0), add(flop ?? 0)]).toEqual(["box_in_itself", "box_in_itself"]);
});

test("boxes count with all parts inside them: 5,000 in all", () => {
  const many = build(
    Array.from({ length: 100 }, () => "not" as const),
    [],
  );
  let state =
    withBox(
      many,
      many.parts.map(({ id }) => id),
      "B0",
    ) ?? many;
  for (let copies = 1; copies < 9; copies += 1)
    state = doAll(state, { type: "add", kind: "box", definition: 1, x: 0, y: 0 });
  // Nine boxes of 100 parts, each with 100 pins.
  const [box] = state.parts;
  const nested = withBox(
    state,
    state.parts.filter(({ kind }) => kind === "box").map(({ id }) => id),
    "B1",
  );
  expect(nested).not.toBeNull();
  expect(box?.kind).toBe("box");
  const full = apply(nested ?? state, { type: "add", kind: "box", definition: 2, x: 0, y: 0 });
  const fuller = full.ok ? apply(full.value, { type: "add", kind: "box", definition: 2, x: 0, y: 0 }) : full;
  expect(fuller).toEqual({ ok: false, error: { code: "circuit_full" } });
});
