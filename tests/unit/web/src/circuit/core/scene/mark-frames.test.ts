// Which of a part's marks is drawn, and around what.

import { expect, test } from "vitest";
import type { Marks } from "#circuit/core/scene/frame.ts";
import { frameBox, markFrame } from "#circuit/core/scene/mark-frames.ts";

const none: Marks = {
  selectedParts: new Set(),
  selectedWires: new Set(),
  refused: null,
  hovered: null,
  targets: new Set(),
  loop: new Set(),
  changing: new Set(),
};
const one = new Set([1]);

test.each<[string, Partial<Marks>, string | null, boolean?]>([
  ["nothing", {}, null],
  ["a loop", { loop: one }, "warn"],
  ["a change to come", { changing: one }, "warn", true],
  ["a change to come in a loop", { loop: one, changing: one }, "warn"],
  ["the pointer", { hovered: 1, loop: one, changing: one }, "hover"],
  ["the selection", { selectedParts: one, hovered: 1 }, "accent"],
  [
    "where a wire may end, selected and under the pointer",
    { selectedParts: one, hovered: 1, targets: one },
    "ok",
    true,
  ],
  ["where it may not end, selected", { selectedParts: one, refused: 1 }, "bad"],
  ["another part", { selectedParts: new Set([2]), refused: 2, hovered: 2, targets: new Set([2]) }, null],
])("%s", (_, marks, stroke, isDashed) => {
  const frame = markFrame({ ...none, ...marks }, 1);
  expect(frame?.stroke ?? null).toBe(stroke);
  expect(frame?.isDashed).toBe(isDashed);
});

test("the frame is around the name too, which is at the side or above", () => {
  const part = { id: 1, kind: "switch", x: 100, y: 100, on: false } as const;
  expect(frameBox(part, 0, false)).toEqual({ x: 94, y: 94, width: 62, height: 42 });
  const beside = frameBox({ ...part, name: "A12" }, 0, false);
  expect(beside.x).toBeLessThan(94 - 20);
  expect(beside.x + beside.width).toBe(156);
  const above = frameBox({ ...part, name: "A12" }, 0, true);
  expect(above.y).toBeLessThan(94 - 15);
  expect(above.y + above.height).toBe(136);
});
