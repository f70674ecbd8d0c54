// What holds of the drawing board whatever happens to it: thousands of random events.

import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { Editor, EditorEvent } from "#circuit/core/editor/editor.ts";
import { frameOf } from "#circuit/core/editor/frame.ts";
import { reduce } from "#circuit/core/editor/reduce.ts";
import { selectionText } from "#circuit/core/editor/clipboard.ts";
import { withId } from "#circuit/core/model/circuit.ts";
import { kindNames } from "#circuit/core/model/kinds.ts";
import { route } from "#circuit/core/scene/route.ts";
import { after, boardOf, key, move, press, release, steps } from "./board.ts";

// Each event of a growing circuit is routed and settled.
vi.setConfig({ testTimeout: 60_000 });

const start = boardOf(
  [
    ["switch", 40, 60],
    ["and", 200, 60],
    ["not", 400, 60],
    ["bulb", 600, 60],
    ["nor", 200, 200],
    ["nor", 400, 300],
    ["node", 300, 150],
  ],
  [
    [1, 2],
    [2, 3],
    [5, 6],
    [6, 5],
  ],
);

const point = fc.record({ x: fc.integer({ min: 0, max: 700 }), y: fc.integer({ min: 60, max: 420 }) });
const id = fc.integer({ min: 1, max: 12 });
const kind = fc.constantFrom(...kindNames);
const change = fc.record({
  pointer: fc.integer({ min: 1, max: 3 }),
  device: fc.constantFrom("mouse", "touch", "pen"),
  button: fc.constantFrom(0, 0, 0, 0, 1, 2),
  shift: fc.boolean(),
  alt: fc.boolean(),
});
const pointer = fc
  .tuple(fc.constantFrom(press, move, move, move, release), point, change)
  .map(([make, at, how]) => make(at, how));
const keyNames =
  "ArrowLeft ArrowRight ArrowUp ArrowDown m c Tab Enter Escape Delete Backspace Home f + - 0 z y a d q".split(
    " ",
  );
const keyName = fc.constantFrom(...keyNames, " ");
const pressedKey = fc
  .tuple(keyName, fc.record({ shift: fc.boolean(), alt: fc.constant(false), command: fc.boolean() }))
  .map(([name, how]) => key(name, how));

const other: fc.Arbitrary<EditorEvent> = fc.oneof(
  fc.record({ type: fc.constant("pointerHeld" as const), pointer: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ type: fc.constant("pointerCancelled" as const), pointer: fc.integer({ min: 1, max: 3 }) }),
  fc.constantFrom<EditorEvent>(
    { type: "pointerLeft" },
    { type: "menuClosed" },
    { type: "blurred" },
    { type: "paletteLeft" },
    { type: "selectedAll" },
    { type: "selectionDeleted" },
    { type: "selectionDuplicated" },
    { type: "selectionCopied" },
    { type: "selectionCut" },
    { type: "undone" },
    { type: "undone" },
    { type: "redone" },
    { type: "loopAsked" },
    { type: "pasted", text: "no circuit" },
    { type: "pasted", text: selectionText(after(start, { type: "selectedAll" })) ?? "" },
    { type: "resized", size: { width: 360, height: 500 }, isSmall: true },
    { type: "resized", size: { width: 1000, height: 700 }, isSmall: false },
  ),
  fc.record({ type: fc.constant("menuAsked" as const), at: point }),
  fc.record({ type: fc.constant("toolChosen" as const), tool: fc.constantFrom("mouse", "connector") }),
  fc.record({ type: fc.constant("severalChosen" as const), selectsSeveral: fc.boolean() }),
  fc.record({
    type: fc.constant("optionChosen" as const),
    option: fc.constantFrom("snaps", "showsOutputs"),
    isOn: fc.boolean(),
  }),
  fc.record({ type: fc.constant("zoomed" as const), by: fc.constantFrom("in", "out", "reset", "fit") }),
  fc.record({
    type: fc.constant("wheelTurned" as const),
    at: point,
    dx: fc.integer({ min: -200, max: 200 }),
    dy: fc.integer({ min: -200, max: 200 }),
    zooms: fc.boolean(),
  }),
  fc.record({ type: fc.constant("partAdded" as const), kind, at: fc.option(point), alt: fc.boolean() }),
  fc.record({ type: fc.constant("paletteMoved" as const), kind, at: point, alt: fc.boolean() }),
  fc.record({ type: fc.constant("selected" as const), parts: fc.array(id), wires: fc.array(id) }),
  fc.record({
    type: fc.constant("commanded" as const),
    command: fc.oneof(
      fc.record({ type: fc.constant("connect" as const), from: id, to: id }),
      fc.record({ type: fc.constant("toggle" as const), id }),
      fc.record({
        type: fc.constant("delete" as const),
        parts: fc.array(id, { maxLength: 2 }).map((ids) => new Set(ids)),
        wires: fc.constant(new Set<number>()),
      }),
    ),
  }),
);

const stream = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: pointer },
    { weight: 2, arbitrary: pressedKey },
    { weight: 2, arbitrary: other },
  ),
  {
    minLength: 20,
    maxLength: 120,
  },
);

/** Streams of up to 120 events: some thousands for each guarantee. */
const runs = { seed: 17, numRuns: 120 };

function each(
  events: readonly EditorEvent[],
  check: (before: Editor, next: Editor, event: EditorEvent) => void,
) {
  let board = start;
  for (const event of events) {
    const next = reduce(board, event);
    check(board, next, event);
    board = next;
  }
  return board;
}

test("every wire has its ends, and all that is selected, hovered or in a gesture is there", () => {
  fc.assert(
    fc.property(stream, (events) => {
      each(events, (_, { history, selection, hovered, gesture }) => {
        const { parts, wires, outputs } = history.present;
        const isThere = (part: number) => withId(parts, part) !== undefined;
        for (const { from, to } of wires) expect(isThere(from) && isThere(to)).toBe(true);
        expect([...selection.parts].every(isThere)).toBe(true);
        expect([...selection.wires].every((wire) => withId(wires, wire))).toBe(true);
        expect(hovered === null || isThere(hovered)).toBe(true);
        if ("source" in gesture) expect(isThere(gesture.source)).toBe(true);
        if ("over" in gesture) expect(gesture.over === null || isThere(gesture.over)).toBe(true);
        if ("targets" in gesture) expect([...gesture.targets].every(isThere)).toBe(true);
        expect(outputs.size).toBe(parts.length);
        expect(parts.every(({ x, y }) => x >= 0 && y >= 0 && x <= 20_000 && y <= 20_000)).toBe(true);
      });
    }),
    runs,
  );
});

test("an event makes at most one step, a step ends the gesture, and Escape leads to idle with all as it was", () => {
  fc.assert(
    fc.property(stream, (events) => {
      const last = each(events, (before, next, { type }) => {
        expect(steps(next) - steps(before)).toBeLessThanOrEqual(1);
        if (next.history !== before.history && type !== "paletteMoved")
          expect(next.gesture.type).toBe("idle");
        const left = reduce(next, key("Escape"));
        expect(left.gesture.type).toBe("idle");
        if (next.gesture.type !== "idle") {
          expect(left.history).toBe(next.history);
          expect(left.routing).toBe(next.routing);
          expect(left.selection).toBe(next.selection);
          expect(left.options).toBe(next.options);
        }
      });
      expect(reduce(last, key("Escape")).gesture.type).toBe("idle");
    }),
    runs,
  );
});

test("the routing is that of the drawing, and the same object while the drawing is", () => {
  fc.assert(
    fc.property(stream, (events) => {
      each(events, (before, next) => {
        if (next.history === before.history) expect(next.routing).toBe(before.routing);
        else expect(next.routing).toEqual(route(next.history.present));
        const frame = frameOf(next);
        expect(frameOf({ ...next })).toBe(frame);
      });
    }),
    { ...runs, numRuns: 60 },
  );
});

test("undo and redo of whatever was done lead back and forth", () => {
  fc.assert(
    fc.property(stream, (events) => {
      const last = after(
        each(events, () => undefined),
        { type: "blurred" },
      );
      if (steps(last) === 0) return;
      const undone = reduce(last, { type: "undone" });
      const redone = reduce(undone, { type: "redone" });
      expect(redone.history.present.parts).toEqual(last.history.present.parts);
      expect(redone.history.present.wires).toEqual(last.history.present.wires);
      expect(redone.history.past.length).toBe(steps(last));
    }),
    runs,
  );
});
