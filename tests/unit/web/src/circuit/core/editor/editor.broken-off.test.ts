// The table "Pointer states" of the simulator's design: two fingers, the menu, and interrupted gestures.

import { describe, expect, test } from "vitest";
import type { Editor, EditorEvent } from "#circuit/core/editor/editor.ts";
import { toSheet } from "#circuit/core/scene/viewport.ts";
import { after, click, key, middle, move, press, release, selectedParts } from "#support/circuit/board.ts";
import { touch, second, shift, free, connector, drawing, by } from "#support/circuit/pointer-cases.ts";

describe("two fingers", () => {
  test("keep the sheet points under them", () => {
    const board = drawing();
    const [a, b] = [
      { x: 200, y: 200 },
      { x: 400, y: 200 },
    ];
    const [c, d] = [
      { x: 150, y: 300 },
      { x: 450, y: 300 },
    ];
    const next = after(board, press(a, touch), press(b, second), move(c, touch), move(d, second));
    expect(next.viewport.zoom).toBeCloseTo(1.5);
    expect(toSheet(next.viewport, c).x).toBeCloseTo(toSheet(board.viewport, a).x);
    expect(toSheet(next.viewport, d).x).toBeCloseTo(toSheet(board.viewport, b).x);
    expect(toSheet(next.viewport, d).y).toBeCloseTo(toSheet(board.viewport, b).y);
    const one = after(next, release(d, second), move(by(c, 10, 0), touch), release(by(c, 10, 0), touch));
    expect(one.viewport.x).toBeCloseTo(next.viewport.x + 10);
    expect(one.gesture.type).toBe("idle");
  });

  test("take back what the first one did", () => {
    const board = drawing();
    const from = middle(board, 2);
    const next = after(
      board,
      press(from, touch),
      move(by(from, 60, 60), touch),
      press(free, second),
      release(by(from, 60, 60), touch),
      release(free, second),
    );
    expect(next.history).toBe(board.history);
    expect(next.selection).toBe(board.selection);
  });
});

describe("the menu", () => {
  const held: EditorEvent = { type: "pointerHeld", pointer: 1 };

  test("opens after a still press, with the part selected; the release does no more", () => {
    const board = drawing();
    const at = middle(board, 1);
    const next = after(board, press(at, touch), held, release(at, touch));
    expect(next.menu).toEqual({ at });
    expect(selectedParts(next)).toEqual([1]);
    expect(next.history).toBe(board.history);
  });

  test("opens with the right button, and keeps a selection that the part belongs to", () => {
    const board = after(drawing(), { type: "selectedAll" });
    const next = after(board, { type: "menuAsked", at: middle(board, 3) });
    expect(next.menu).toEqual({ at: middle(board, 3) });
    expect(next.selection).toBe(board.selection);
    const deleted = after(next, { type: "selectionDeleted" });
    expect(deleted.history.present.parts).toEqual([]);
    expect(deleted.menu).toBeNull();
  });

  test.each<[string, (board: Editor) => readonly EditorEvent[]]>([
    ["with the connector", (board) => [connector, press(middle(board, 2), touch), held]],
    ["once a drag began", (board) => [press(middle(board, 2)), move(by(middle(board, 2), 9, 9)), held]],
    ["on the sheet", () => [press(free, touch), held]],
    ["for another pointer", (board) => [press(middle(board, 2), second), held]],
    ["by the right button on the sheet", () => [{ type: "menuAsked", at: free }]],
    [
      "by the right button in a drag",
      (board) => [press(middle(board, 2)), move(free), { type: "menuAsked", at: free }],
    ],
  ])("does not open %s", (_, events) => {
    const board = drawing();
    expect(after(board, ...events(board)).menu).toBeNull();
  });

  test("closes with the next press", () => {
    const board = after(drawing(), { type: "menuAsked", at: middle(drawing(), 3) });
    expect(after(board, press(free)).menu).toBeNull();
  });
});

describe("a gesture that is broken off leaves all as before", () => {
  const board = after(drawing(), { type: "selected", parts: [3], wires: [] });
  const connecting = after(board, connector);
  const at = middle(board, 2);
  const running: readonly [string, Editor, readonly EditorEvent[]][] = [
    ["pressing", board, [press(at)]],
    ["dragging", board, [press(at), move(by(at, 50, 50))]],
    ["panning", board, [press(free), move(by(free, 50, 50))]],
    ["a marquee", board, [press(free, shift), move({ x: 0, y: 0 }, shift)]],
    ["pinching", board, [press(at, touch), press(free, second), move(by(free, 90, 0), second)]],
    ["wiring", connecting, [press(at), move(middle(board, 4))]],
    ["a part from the palette", board, [{ type: "paletteMoved", kind: "or", at: free, alt: false }]],
  ];
  const endings: readonly [string, readonly EditorEvent[]][] = [
    ["Escape", [key("Escape")]],
    ["pointercancel", [{ type: "pointerCancelled", pointer: 1 }, { type: "paletteLeft" }]],
    ["blur", [{ type: "blurred" }]],
  ];
  test.each(running.flatMap((run) => endings.map((end) => [run[0], end[0], run, end] as const)))(
    "%s, by %s",
    (_, __, [, start, events], [, ending]) => {
      const mid = after(start, ...events);
      expect(mid.gesture.type).not.toBe("idle");
      expect(after(mid, ...ending)).toEqual(start);
      expect(after(mid, ...ending).history).toBe(start.history);
    },
  );

  test("a wire in hand, by Escape, blur or a change of the tool", () => {
    const inHand = after(connecting, ...click(at));
    for (const event of [
      key("Escape"),
      { type: "blurred" },
      { type: "toolChosen", tool: "mouse" },
    ] as const) {
      const next = after(inHand, event);
      expect(next.gesture.type).toBe("idle");
      expect(next.history).toBe(board.history);
    }
  });

  test("by a change of the tool", () => {
    const next = after(board, press(at), move(by(at, 50, 50)), connector, release(by(at, 50, 50)));
    expect(next).toEqual(connecting);
  });

  test.each<[string, Editor, readonly EditorEvent[]]>([
    ["while pressed", board, [press(at)]],
    ["while dragged", board, [press(at), move(by(at, 50, 50))]],
    ["while a wire is pulled from it", connecting, [press(at), move(middle(board, 4))]],
    ["while a wire from it is in hand", connecting, click(at)],
  ])("when its part goes %s", (_, start, events) => {
    const gone: EditorEvent = {
      type: "commanded",
      command: { type: "delete", parts: new Set([2]), wires: new Set() },
    };
    const mid = after(start, ...events, gone);
    expect(mid.gesture.type).toBe("idle");
    const end = middle(board, 4);
    const next = after(mid, move(end), release(end));
    expect(next.history).toBe(mid.history);
    expect(next.history.present.parts.map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  test("when its release was lost and the pointer is pressed anew", () => {
    const next = after(board, press(at), move(by(at, 50, 50)), ...click(middle(board, 4)));
    expect(next.history).toBe(board.history);
    expect(selectedParts(next)).toEqual([4]);
  });
});

test("keys wait while a pointer's gesture runs", () => {
  const board = after(drawing(), { type: "selected", parts: [2], wires: [] });
  const at = middle(board, 2);
  const mid = after(board, press(at), move(by(at, 50, 50)));
  for (const name of ["Delete", "Backspace", "m", "c", "ArrowLeft", "Enter", "+", "0", "f", "Home"])
    expect(after(mid, key(name))).toBe(mid);
  for (const name of ["z", "y", "a", "d"]) expect(after(mid, key(name, { command: true }))).toBe(mid);
});
