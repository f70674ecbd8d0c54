// The lines of the timing diagram, and its file.

import { expect, test } from "vitest";
import type { Editor, EditorEvent } from "#circuit/core/editor/editor.ts";
import { timingDiagram } from "#circuit/core/editor/timing-diagram.ts";
import { after, boardOf } from "#support/circuit/board.ts";

const passed: EditorEvent = { type: "delayPassed", isAnnounced: false };
const period = (of: number): EditorEvent => ({
  type: "commanded",
  command: { type: "setPeriod", id: 1, period: of },
});

const board = after(
  boardOf([["clock", 40, 60], ["node", 200, 60], ["bulb", 400, 60]], [[1, 2], [2, 3]]), // oxfmt-ignore
  { type: "timingStarted" },
  period(4),
);

function diagramOf({ timing, history }: Editor) {
  if (!timing) throw new Error("Signals take no time.");
  return timingDiagram(timing, history.present.parts);
}

function ran(from: Editor, delays: number): Editor {
  return Array.from({ length: delays }, () => passed).reduce((state, event) => after(state, event), from);
}

test("a line rises and falls where its signal does: the clock at 2, 4, …, the bulb two gate delays later", () => {
  const { from, until, unit, rows } = diagramOf(ran(board, 7));
  expect([from, until]).toEqual([0, 8]);
  expect(rows.map(({ part }) => part.kind)).toEqual(["clock", "bulb"]);
  const x = (time: number) => time * unit;
  expect(rows.map(({ d }) => d)).toEqual([
    `M0 25H${x(2)}L${x(2)} 7H${x(4)}L${x(4)} 25H${x(6)}L${x(6)} 7H${x(8)}`,
    `M0 25H${x(4)}L${x(4)} 7H${x(6)}L${x(6)} 25H${x(8)}`,
  ]);
});

test("a node is shown on request, and a signal that is turned off is not", () => {
  const chosen = after(
    board,
    { type: "signalChosen", id: 2, isShown: true },
    { type: "signalChosen", id: 3, isShown: false },
  );
  expect(diagramOf(chosen).rows.map(({ part }) => part.kind)).toEqual(["clock", "node"]);
});

test("a note is no signal", () => {
  const noted = after(board, { type: "partAdded", kind: "note", at: null, alt: false });
  expect(diagramOf(noted).rows).toHaveLength(2);
});

test("the last 64 changes are shown, whatever the time between them", () => {
  for (const of of [2, 40]) {
    const { from, until, width, ticks } = diagramOf(ran(after(board, period(of)), 200 * (of / 2)));
    // Clock and bulb change at different times, unless the clock changes at each gate delay.
    expect(until - from).toBe(of === 2 ? 65 : 32 * (of / 2));
    expect(width).toBeLessThanOrEqual(3_000);
    expect(ticks.every((tick) => tick >= from && tick < until)).toBe(true);
  }
});

test("a part that came later has a line from then on", () => {
  const later = after(ran(board, 3), { type: "partAdded", kind: "switch", at: null, alt: false });
  const row = diagramOf(ran(later, 2)).rows[1];
  expect(row?.part.kind).toBe("switch");
  expect(row?.d).toMatch(/^M42 25H84$/);
});
