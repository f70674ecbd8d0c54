// Which of a part's marks is drawn.

import { expect, test } from "vitest";
import type { Marks } from "#circuit/core/scene/frame.ts";
import { markFrame } from "#circuit/core/scene/mark-frames.ts";

const none: Marks = {
  selectedParts: new Set(),
  selectedWires: new Set(),
  refused: null,
  hovered: null,
  targets: new Set(),
  loop: new Set(),
};
const one = new Set([1]);

test.each<[string, Partial<Marks>, string | null, boolean?]>([
  ["nothing", {}, null],
  ["a loop", { loop: one }, "warn"],
  ["the pointer", { hovered: 1, loop: one }, "hover"],
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
