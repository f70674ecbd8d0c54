// The hazard that a timing shows, named by the terms between which it lies.

import { expect, test } from "vitest";
import type { Editor, EditorEvent } from "#circuit/core/editor/editor.ts";
import { glitchIn } from "#circuit/core/editor/glitch.ts";
import type { Kind } from "#circuit/core/model/kinds.ts";
import { after, boardOf } from "#support/circuit/board.ts";

const passed: EditorEvent = { type: "delayPassed", isAnnounced: false };
const toggle = (id: number): EditorEvent => ({ type: "commanded", command: { type: "toggle", id } });

/** Switches A, B, C; 4 is NOT A; gates 5 and 6 take A.B and A'.C (or the sums); 7 joins them for the bulb 8. */
function choosing(inner: Kind, outer: Kind): Editor {
  return after(
    boardOf(
      [
        ["switch", 40, 60],
        ["switch", 40, 160],
        ["switch", 40, 260],
        ["not", 140, 60],
        [inner, 240, 60],
        [inner, 240, 160],
        [outer, 340, 100],
        ["bulb", 440, 100],
      ],
      [
        [1, 4],
        [1, 5],
        [2, 5],
        [4, 6],
        [3, 6],
        [5, 7],
        [6, 7],
        [7, 8],
      ],
    ),
    { type: "timingStarted" },
  );
}

const passing = (board: Editor, delays = 6) => after(board, ...Array.from({ length: delays }, () => passed));

function seen(board: Editor) {
  const { timing, history } = board;
  const glitch = timing && glitchIn(timing, history.present);
  return glitch && { value: glitch.value, delays: glitch.delays, between: glitch.between };
}

test.each<
  [
    inner: Kind,
    outer: Kind,
    on: readonly number[],
    press: number,
    value: 0 | 1,
    terms: readonly [string, string],
  ]
>([
  ["and", "or", [2, 3, 1], 1, 1, ["A.B", "A'.C"]],
  ["nand", "nand", [2, 3, 1], 1, 1, ["A.B", "A'.C"]],
  ["or", "and", [], 1, 0, ["A+B", "A'+C"]],
  ["nor", "nor", [], 1, 0, ["A+B", "A'+C"]],
])("of %s and %s: one gate delay, between the two terms", (inner, outer, on, press, value, between) => {
  const set = on.reduce((board, id) => passing(after(board, toggle(id))), choosing(inner, outer));
  expect(seen(set)).toBeNull();
  expect(seen(passing(after(set, toggle(press))))).toEqual({ value, delays: 1, between });
});

test("a change that is meant is no hazard, nor is one of two switches at once", () => {
  const board = passing(after(choosing("and", "or"), toggle(1), toggle(2)));
  expect(seen(board)).toBeNull();
  expect(seen(passing(after(board, toggle(2))))).toBeNull();
});
