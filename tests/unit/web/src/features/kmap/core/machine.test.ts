// The map, the field and Undo: what is written is what is shown, whatever is pressed, and each step back is exact.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultMap } from "#addresses/core/kmap.ts";
import {
  initialState,
  isRead,
  type KmapEvent,
  type KmapState,
  reduce,
  setupOf,
  textOf,
} from "#features/kmap/core/machine.ts";
import { assertProperty } from "#support/depth.ts";

const row = fc.nat(63);
const event: fc.Arbitrary<KmapEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant("rows" as const),
      event: fc.record({ type: fc.constant("rowPressed" as const), row, extends: fc.boolean() }),
    }),
  },
  fc.record({
    type: fc.constant("rows" as const),
    event: fc.record({
      type: fc.constant("rowSet" as const),
      row,
      value: fc.constantFrom(0 as const, 1 as const, "X" as const),
    }),
  }),
  fc.record({
    type: fc.constant("rows" as const),
    event: fc.record({ type: fc.constant("inputsChosen" as const), inputs: fc.integer({ min: 2, max: 6 }) }),
  }),
  fc.record({
    type: fc.constant("rows" as const),
    event: fc.record({ type: fc.constant("startTyped" as const), text: fc.constantFrom("A", "Q", "1") }),
  }),
  fc.record({
    type: fc.constant("rows" as const),
    event: fc.record({
      type: fc.constant("formChosen" as const),
      form: fc.constantFrom("sop" as const, "pos" as const),
    }),
  }),
  fc.record({ type: fc.constant("typed" as const), text: fc.constantFrom("A.B", "x+y", "1 3", "") }),
  fc.constant({ type: "cleared" as const }),
  fc.constant({ type: "inverted" as const }),
  fc.constant({ type: "groupingToggled" as const }),
  fc.record({
    type: fc.constant("grouped" as const),
    groups: fc.array(fc.array(fc.nat(3), { maxLength: 2 }), { maxLength: 3 }),
  }),
  fc.constant({ type: "undone" as const }),
  fc.constant({ type: "redone" as const }),
);

/** A row beyond the table is never pressed. */
function possible(state: KmapState, given: KmapEvent): boolean {
  if (given.type !== "rows" || !("row" in given.event)) return true;
  return given.event.row < 2 ** state.rows.setup.inputs;
}

test("after any press the text is that of the cells, and a typed text stays as it was typed", () => {
  assertProperty(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = initialState;
      for (const given of events) {
        if (!possible(state, given)) continue;
        state = reduce(state, given);
        if (!state.isTyped) expect(state.text).toBe(textOf(state.rows.setup));
        if (given.type === "typed") expect(state.text).toBe(given.text);
        expect(state.rows.setup.view).toBe("map");
        expect(setupOf(reduce(state, { type: "asked", setup: setupOf(state) }))).toEqual(setupOf(state));
      }
    }),
    { runs: 400 },
  );
});

test("Undo after any change is the state before it, and Redo the state after it", () => {
  const shown = ({ rows: { setup }, names, text, isTyped, groups }: KmapState) => ({
    setup,
    names,
    text,
    isTyped,
    groups,
  });
  assertProperty(
    fc.property(fc.array(event, { maxLength: 30 }), event, (events, last) => {
      let state = initialState;
      for (const given of events) if (possible(state, given)) state = reduce(state, given);
      if (!possible(state, last) || last.type === "undone" || last.type === "redone") return;
      const after = reduce(state, last);
      if (after.past.length <= state.past.length) return;
      const undone = reduce(after, { type: "undone" });
      expect(shown(undone)).toEqual(shown(state));
      expect(shown(reduce(undone, { type: "redone" }))).toEqual(shown(after));
    }),
    { runs: 400 },
  );
});

describe("a typed text", () => {
  const read = { names: ["x", "y"], inputs: 2, ones: [3], dontCares: [] };
  test("letters from the start variable on are no names of their own, so that an emptied map is as it was", () => {
    const typed = reduce(initialState, { type: "typed", text: "A.B" });
    const letters = reduce(typed, { type: "read", text: "A.B", read: { ...read, names: ["A", "B"] } });
    expect(letters).toMatchObject({ names: null, rows: { setup: { inputs: 2, rows: [3] } } });
    expect(reduce(letters, { type: "typed", text: "" })).toMatchObject({ names: null, text: "" });
  });
  test("fills the map, keeps its names until the variables are others, and Undo of a press brings it back", () => {
    const typed = reduce(initialState, { type: "typed", text: "x.y" });
    const filled = reduce(typed, { type: "read", text: "x.y", read });
    expect(filled).toMatchObject({
      text: "x.y",
      names: ["x", "y"],
      isTyped: true,
      rows: { setup: { rows: [3], inputs: 2 } },
    });
    const pressed = reduce(filled, { type: "rows", event: { type: "rowPressed", row: 0, extends: false } });
    expect(pressed).toMatchObject({ text: "Σm(0,3)", names: ["x", "y"], isTyped: false });
    expect(reduce(pressed, { type: "undone" })).toMatchObject({
      text: "x.y",
      isTyped: true,
      rows: { setup: { rows: [3] } },
    });
    const wider = reduce(pressed, { type: "rows", event: { type: "inputsChosen", inputs: 3 } });
    expect(wider).toMatchObject({ names: null, text: "" });
    expect(reduce(wider, { type: "undone" })).toMatchObject({ names: ["x", "y"], text: "Σm(0,3)" });
  });

  test("that is deleted leaves no function, and Undo brings it back", () => {
    const filled = reduce(reduce(initialState, { type: "typed", text: "x.y" }), {
      type: "read",
      text: "x.y",
      read,
    });
    for (const text of ["", "  "]) {
      const deleted = reduce(filled, { type: "typed", text });
      expect(deleted).toMatchObject({ text, isTyped: true, rows: { setup: { rows: [], dontCares: [] } } });
      expect(setupOf(deleted)).toMatchObject({ text: null, rows: [] });
      expect(reduce(deleted, { type: "undone" })).toMatchObject({
        text: "x.y",
        rows: { setup: { rows: [3] } },
      });
    }
  });

  test("that was replaced while it was read changes nothing", () => {
    const typed = reduce(initialState, { type: "typed", text: "x.y.z" });
    expect(reduce(typed, { type: "read", text: "x.y", read })).toBe(typed);
    const pressed = reduce(typed, { type: "rows", event: { type: "rowPressed", row: 5, extends: false } });
    expect(reduce(pressed, { type: "read", text: "x.y.z", read })).toBe(pressed);
  });
});

test("Invert turns each 0 into 1 and each 1 into 0 and leaves the don't-cares", () => {
  const state = reduce(initialState, {
    type: "asked",
    setup: { ...defaultMap, inputs: 2, rows: [1], dontCares: [2] },
  });
  const inverted = reduce(state, { type: "inverted" });
  expect(inverted.rows.setup).toMatchObject({ rows: [0, 3], dontCares: [2] });
  expect(inverted.text).toBe("Σm(0,3)+Σd(2)");
  expect(reduce(inverted, { type: "inverted" }).rows.setup.rows).toEqual([1]);
});

test("a map has two to six variables, whatever is chosen", () => {
  for (const [inputs, held] of [
    [7, 6],
    [1, 2],
    [5, 5],
  ] as const) {
    const state = reduce(initialState, { type: "rows", event: { type: "inputsChosen", inputs } });
    expect(state.rows.setup.inputs).toBe(held);
  }
});

describe("groups of the visitor's own", () => {
  const grouped = [
    { type: "groupingToggled" as const },
    { type: "grouped" as const, groups: [[1, 3]] },
  ].reduce(reduce, reduce(initialState, { type: "rows", event: { type: "rowSet", row: 1, value: 1 } }));

  test.each<readonly [name: string, event: KmapEvent]>([
    ["a press", { type: "rows", event: { type: "rowPressed", row: 3, extends: false } }],
    ["another form", { type: "rows", event: { type: "formChosen", form: "pos" } }],
    ["more variables", { type: "rows", event: { type: "inputsChosen", inputs: 5 } }],
    ["Clear", { type: "cleared" }],
  ])("are gone after %s, and Undo brings them back", (_, given) => {
    const changed = reduce(grouped, given);
    expect(changed.groups).toEqual([]);
    expect(reduce(changed, { type: "undone" }).groups).toEqual([[1, 3]]);
  });

  test("are gone when another text is typed", () => {
    expect(reduce(grouped, { type: "typed", text: "A.B" }).groups).toEqual([]);
  });

  test("stay when rows and columns are swapped, and end with the switch", () => {
    expect(reduce(grouped, { type: "rows", event: { type: "swapped" } }).groups).toEqual([[1, 3]]);
    const ended = reduce(grouped, { type: "groupingToggled" });
    expect(ended.groups).toBeNull();
    expect(reduce(ended, { type: "undone" }).groups).toEqual([[1, 3]]);
  });
});

describe("a task", () => {
  const task = { level: "pos", seed: 5 } as const;
  const drawn = { names: null, inputs: 4, ones: [1, 2], dontCares: [] };
  const practised = reduce(initialState, { type: "practised", task });

  test("gives the function when it is drawn, keeps the groups of its address and leaves nothing to undo", () => {
    const asked = reduce(initialState, {
      type: "asked",
      setup: { ...defaultMap, practice: task, groups: [[0]] },
    });
    const given = reduce(asked, { type: "taskDrawn", task, form: "pos", drawn });
    expect(given).toMatchObject({ groups: [[0]], past: [], rows: { setup: { rows: [1, 2], form: "pos" } } });
    expect(setupOf(given)).toMatchObject({ practice: task, groups: [[0]] });
  });

  test("that was left meanwhile gives nothing", () => {
    const left = reduce(practised, { type: "practised", task: { level: "2", seed: 1 } });
    expect(reduce(left, { type: "taskDrawn", task, form: "pos", drawn })).toBe(left);
  });

  test("stays through Undo, and ends with an empty map", () => {
    const given = reduce(practised, { type: "taskDrawn", task, form: "pos", drawn });
    const undone = reduce(reduce(given, { type: "grouped", groups: [[0]] }), { type: "undone" });
    expect(undone).toMatchObject({ practice: task, groups: [] });
    expect(reduce(undone, { type: "practised", task: null })).toEqual(initialState);
  });
});

describe("the field's text is the function in the cells", () => {
  const read = (text: string): KmapEvent => ({
    type: "read",
    text,
    read: { names: null, inputs: 2, ones: [3], dontCares: [] },
  });
  const typed = (text: string): KmapEvent => ({ type: "typed", text });
  const after = (...events: readonly KmapEvent[]) => events.reduce(reduce, initialState);
  const rowPressed: KmapEvent = { type: "rows", event: { type: "rowPressed", row: 1, extends: false } };

  test.each<readonly [name: string, events: readonly KmapEvent[], isRead: boolean]>([
    ["at the start", [], true],
    ["not while it is typed", [typed("A.B")], false],
    ["once it is read", [typed("A.B"), read("A.B")], true],
    ["not where it goes on", [typed("A.B"), read("A.B"), typed("A.B+")], false],
    [
      "where it is the text that was read before",
      [typed("A.B"), read("A.B"), typed("A.B+"), typed("A.B")],
      true,
    ],
    ["where it was written for a cell", [typed("A.B+"), rowPressed], true],
    ["where it is blank", [typed("A.B"), read("A.B"), typed(" ")], true],
    ["where the cells are written into it", [typed("Σm(3)"), read("Σm(3)"), { type: "textWritten" }], true],
  ])("%s", (_name, events, expected) => {
    expect(isRead(after(...events))).toBe(expected);
  });

  test("as it is written for the cells of a list", () => {
    const state = after(typed("minterms 3"), read("minterms 3"), { type: "textWritten" });
    expect([state.text, state.isTyped]).toEqual(["Σm(3)", false]);
  });
});
