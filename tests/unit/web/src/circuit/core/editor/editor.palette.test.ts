// Adding parts from the palette: by a tap, and by a drag.

import { describe, expect, test } from "vitest";
import type { Editor, EditorEvent } from "#circuit/core/editor/editor.ts";
import { frameOf } from "#circuit/core/editor/frame.ts";
import { paletteKinds } from "#circuit/core/model/kinds.ts";
import { boxOf } from "#circuit/core/scene/geometry.ts";
import { isInView } from "#circuit/core/scene/viewport.ts";
import {
  after,
  drag,
  drop,
  empty,
  key,
  middle,
  partOf,
  positions,
  selectedParts,
  steps,
  tap,
  wide,
} from "#support/circuit/board.ts";

describe("a tapped part", () => {
  test.each(paletteKinds.map((kind) => [kind] as const))(
    "%s lands at (16, 16), on small screens (16, 64)",
    (kind) => {
      expect(positions(after(empty(false), tap(kind)))[0]).toEqual([16, 16]);
      expect(positions(after(empty(true), tap(kind)))[0]).toEqual([16, 64]);
    },
  );

  test("gets the next id, is selected and announced, in one step", () => {
    const board = after(empty(false), tap("switch"), tap("bulb"), tap("and"));
    expect(board.status.text).toBe("AND 3 added");
    expect(board.history.present.parts.map(({ id, name }) => [id, name])).toEqual([
      [1, "A"],
      [2, "F1"],
      [3, undefined],
    ]);
    expect(selectedParts(board)).toEqual([3]);
    expect(steps(board)).toBe(3);
    const again = after(board, key("Delete"), tap("and"));
    expect(partOf(again, 4).kind).toBe("and");
  });

  test("lands at the first free place below, 10 px apart, by grid steps; a switch's name is above it there", () => {
    const board = after(empty(false), tap("and"), tap("or"), tap("switch"), tap("not"));
    expect(positions(board)).toEqual([
      [16, 16],
      [16, 66],
      [16, 136],
      [16, 176],
    ]);
  });

  test("leaves room for the names that stand above on small screens", () => {
    const board = after(empty(true), tap("switch"), tap("switch"), tap("and"));
    expect(positions(board)).toEqual([
      [16, 64],
      [16, 124],
      [16, 164],
    ]);
  });

  test("lands as far from the corner in view where the canvas is scrolled or zoomed", () => {
    const scrolled = after(empty(false), ...drag({ x: 600, y: 500 }, { x: 500, y: 300 }), tap("and"));
    expect(positions(scrolled)).toEqual([[116, 216]]);
    const zoomed = after(empty(false), { type: "zoomed", by: "in" }, tap("and"));
    expect(isInView(boxOf(partOf(zoomed, 1)), zoomed.viewport, zoomed.size)).toBe(true);
  });

  test("is brought into view where the free place is below it", () => {
    const board = after(empty(true), ...Array.from({ length: 20 }, () => tap("and")));
    expect(isInView(boxOf(partOf(board, 20)), board.viewport, board.size)).toBe(true);
    expect(new Set(positions(board).map(String)).size).toBe(20);
  });

  test.each([
    ["above a sheet at the foot", { width: 0, height: 300 }],
    ["beside a sheet at the side", { width: 200, height: 0 }],
  ])("is brought into view %s, and the whole drawing where the sheet asks for it", (_, by) => {
    const taps = Array.from({ length: 5 }, () => tap("and"));
    const board = after(empty(true), { type: "covered", by, fits: false }, ...taps);
    const { width, height } = board.size;
    const inSight = { width: width - by.width, height: height - by.height };
    const seen = ({ viewport, history }: Editor) =>
      history.present.parts.filter((part) => isInView(boxOf(part), viewport, inSight)).length;
    expect(isInView(boxOf(partOf(board, 5)), board.viewport, inSight)).toBe(true);
    const uncovered = after(empty(true), ...taps, drop("and", 300, 500));
    expect(seen(uncovered)).toBeLessThan(6);
    expect(seen(after(uncovered, { type: "covered", by, fits: true }))).toBe(6);
  });

  test("is brought into view above the bar of the selection", () => {
    const taps = Array.from({ length: 9 }, () => tap("and"));
    const board = after(empty(true), ...taps);
    const above = { ...board.size, height: board.size.height - 63 };
    expect(isInView(boxOf(partOf(board, 9)), board.viewport, above)).toBe(true);
  });

  test("stays in sight when the canvas gets smaller", () => {
    const board = after(empty(false), drop("and", 700, 600));
    const size = { width: 1000, height: 400 };
    const smaller = after(board, { type: "resized", size, isSmall: false });
    expect(isInView(boxOf(partOf(smaller, 1)), smaller.viewport, size)).toBe(true);
  });

  test("lands beside no other even where all are moved meanwhile", () => {
    const board = after(empty(false), tap("and"));
    const moved = after(board, ...drag(middle(board, 1), { x: 400, y: 400 }), tap("and"));
    expect(positions(moved)[1]).toEqual([16, 16]);
  });
});

describe("a part dragged from the palette", () => {
  test.each<[string, EditorEvent, readonly number[]]>([
    ["on the grid, its middle at the pointer", drop("and", 303, 272), [270, 180]],
    ["off the grid with Alt", drop("bulb", 303, 272, true), [283, 180]],
    ["on the sheet, not beside it", drop("and", 0, 0), [0, 0]],
  ])("lands %s", (_, event, place) => {
    const next = after(empty(false), event);
    expect(positions(next)).toEqual([place]);
    expect(steps(next)).toBe(1);
  });

  test("is shown on its way, and gone when it leaves", () => {
    const board = empty(false);
    const over: EditorEvent = { type: "paletteMoved", kind: "and", at: { x: 303, y: 272 }, alt: false };
    const mid = after(board, over);
    expect(frameOf(mid).state.parts).toEqual([{ id: 1, kind: "and", x: 270, y: 180 }]);
    expect(mid.history).toBe(board.history);
    expect(after(mid, { type: "paletteLeft" })).toEqual(board);
    const outside = after(mid, { ...over, at: { x: -5, y: 40 } });
    expect(frameOf(outside).state).toBe(board.history.present);
  });

  test("let go outside the canvas is not added", () => {
    const board = empty(false);
    expect(after(board, drop("and", -10, 40), drop("and", 40, wide.height))).toEqual(board);
  });
});
