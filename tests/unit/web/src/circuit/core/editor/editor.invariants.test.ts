// Invariants of the drawing board, checked with thousands of random events.

import fc from "fast-check";
import { expect, test } from "vitest";
import { isDrawnAlike } from "#circuit/core/editor/commands.ts";
import type { Editor, EditorEvent } from "#circuit/core/editor/editor.ts";
import { frameOf } from "#circuit/core/editor/frame.ts";
import { heldButton } from "#circuit/core/editor/held-button.ts";
import { reduce } from "#circuit/core/editor/reduce.ts";
import { withId } from "#circuit/core/model/circuit.ts";
import { route } from "#circuit/core/scene/route.ts";
import { after, key, steps } from "#support/circuit/board.ts";
import { start, stream } from "#support/circuit/event-streams.ts";
import { assertProperty, sample } from "#support/depth.ts";

/** Positions of switches and time may change during a gesture, and nothing else. */
function isDrawnAnew({ history: one }: Editor, { history: other }: Editor): boolean {
  return one.past !== other.past || !isDrawnAlike(one.present, other.present);
}

/** Streams of up to 60 hands or events: some thousands for each guarantee. */
const runs = { seed: 17, runs: 60, daily: 15 };

/** Large drawings take long to route and show nothing more. */
function grows(event: EditorEvent): boolean {
  return event.type === "pasted" || event.type === "selectionDuplicated" || isDuplicateKey(event);
}

function isDuplicateKey(event: EditorEvent): boolean {
  return event.type === "keyPressed" && event.input.key === "d";
}

function each(
  events: readonly EditorEvent[],
  check: (before: Editor, next: Editor, event: EditorEvent) => void,
) {
  let board = start;
  for (const event of events) {
    if (grows(event) && board.history.present.parts.length > 20) continue;
    const next = reduce(board, event);
    check(board, next, event);
    board = next;
  }
  return board;
}

test("every wire has its ends, and all that is selected, hovered or in a gesture is there", () => {
  assertProperty(
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
  assertProperty(
    fc.property(stream, (events) => {
      const last = each(events, (before, next, { type }) => {
        expect(steps(next) - steps(before)).toBeLessThanOrEqual(1);
        if (isDrawnAnew(before, next) && type !== "paletteMoved") expect(next.gesture.type).toBe("idle");
        const left = reduce(next, key("Escape"));
        expect(left.gesture.type).toBe("idle");
        if (next.gesture.type !== "idle") {
          if (heldButton(next) === null) expect(left.history).toBe(next.history);
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

test("the routing is that of the drawing or a rough one, and the same object while the drawing is", () => {
  assertProperty(
    fc.property(stream, (events) => {
      each(events, (before, next) => {
        if (next.history === before.history) expect(next.routing).toBe(before.routing);
        else if (next.routing.isRough)
          expect([...next.routing.paths.keys()]).toEqual(next.history.present.wires.map(({ id }) => id));
        else expect(next.routing).toEqual(route(next.history.present));
        const frame = frameOf(next);
        expect(frameOf({ ...next })).toBe(frame);
      });
    }),
    { ...runs, runs: 40 },
  );
});

test("undo and redo of whatever was done lead back and forth", () => {
  assertProperty(
    fc.property(stream, (events) => {
      const last = after(
        each(events, () => undefined),
        { type: "blurred" },
      );
      if (steps(last) === 0) return;
      const undone = reduce(last, { type: "undone" });
      const redone = reduce(undone, { type: "redone" });
      // A moment of the timing diagram may show a button that was held down then.
      const drawn = ({ history }: Editor) =>
        history.present.parts.map((part) => (part.kind === "button" ? { ...part, on: false } : part));
      expect(drawn(redone)).toEqual(drawn(last));
      expect(redone.history.present.wires).toEqual(last.history.present.wires);
      expect(redone.history.past.length).toBe(steps(last));
    }),
    runs,
  );
});

test("the streams above meet every gesture, and steps in plenty", () => {
  const met = new Map<string, number>();
  let stepped = 0;
  for (const events of sample(stream, { seed: runs.seed, runs: runs.runs })) {
    each(events, (before, next) => {
      met.set(next.gesture.type, (met.get(next.gesture.type) ?? 0) + 1);
      stepped += Number(steps(next) > steps(before));
    });
  }
  const types = ["idle", "pressing", "panning", "pinching", "marquee", "dragging", "wiring", "wireInHand"];
  for (const type of [...types, "movingByKeys", "palette"])
    expect(met.get(type) ?? 0, type).toBeGreaterThan(10);
  expect(stepped).toBeGreaterThan(100);
});
