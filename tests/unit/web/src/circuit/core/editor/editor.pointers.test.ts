// The table "Pointer states" of the simulator's design: presses, clicks, the sheet and hovering, driven by events alone.

import { describe, expect, test } from "vitest";
import type { Editor, EditorEvent } from "#circuit/core/editor/editor.ts";
import { frameOf } from "#circuit/core/editor/frame.ts";
import { home } from "#circuit/core/scene/viewport.ts";
import {
  after,
  boardOf,
  click,
  drag,
  lead,
  middle,
  move,
  press,
  release,
  selectedParts,
  steps,
} from "#support/circuit/board.ts";
import { touch, second, shift, free, connector, drawing, by } from "#support/circuit/pointer-cases.ts";

describe("a press is", () => {
  const board = drawing();
  const onWire = { x: 100, y: 72 + 75 };
  test.each<[string, Editor, EditorEvent[], string]>([
    ["pressing on a part", board, [press(middle(board, 2))], "pressing"],
    ["pressing on a wire", board, [press(onWire)], "pressing"],
    ["pressing on the sheet", board, [press(free)], "pressing"],
    [
      "still pressing 3 px away",
      board,
      [press(middle(board, 2)), move(by(middle(board, 2), 3, 0))],
      "pressing",
    ],
    ["dragging 4 px away", board, [press(middle(board, 2)), move(by(middle(board, 2), 4, 0))], "dragging"],
    [
      "a finger's still 7 px away",
      board,
      [press(middle(board, 2), touch), move(by(middle(board, 2), 7, 0), touch)],
      "pressing",
    ],
    [
      "a finger's drag 8 px away",
      board,
      [press(middle(board, 2), touch), move(by(middle(board, 2), 8, 0), touch)],
      "dragging",
    ],
    [
      "a wire from a lead by mouse",
      board,
      [press(lead(board, 2)), move(by(lead(board, 2), 30, 0))],
      "wiring",
    ],
    [
      "a drag from a lead by touch",
      board,
      [press(lead(board, 2), touch), move(by(lead(board, 2), 30, 0), touch)],
      "dragging",
    ],
    [
      "a wire with the connector",
      after(board, connector),
      [press(middle(board, 2)), move(by(middle(board, 2), 30, 0))],
      "wiring",
    ],
    ["panning on the sheet", board, [press(free), move(by(free, 30, 0))], "panning"],
    ["panning on a wire", board, [press(onWire), move(by(onWire, 0, 60))], "panning"],
    ["a marquee with Shift", board, [press(free, shift), move(by(free, 30, 0), shift)], "marquee"],
    ["panning with the middle button", board, [press(middle(board, 2), { button: 1 })], "panning"],
    ["nothing with the right button", board, [press(middle(board, 2), { button: 2 })], "idle"],
    [
      "pinching with a second finger",
      board,
      [press(middle(board, 2), touch), press(free, second)],
      "pinching",
    ],
    ["not pinching with a mouse", board, [press(middle(board, 2)), press(free, second)], "pressing"],
    [
      "nothing at a bulb with the connector",
      after(board, connector),
      [press(middle(board, 4)), move(by(middle(board, 4), 30, 0))],
      "idle",
    ],
  ])("%s", (_, start, events, type) => {
    expect(after(start, ...events).gesture.type).toBe(type);
  });
});

describe("a click", () => {
  test("selects the part and says its output", () => {
    const board = drawing();
    const next = after(board, ...click(middle(board, 2)));
    expect(selectedParts(next)).toEqual([2]);
    expect(next.status.text).toBe("AND 2, output 0");
    expect(steps(next)).toBe(0);
  });

  test("toggles a switch, selects it and says which bulbs changed, without a step", () => {
    const board = boardOf(
      [
        ["switch", 40, 60],
        ["bulb", 200, 60],
      ],
      [[1, 2]],
    );
    const next = after(board, ...click(middle(board, 1)));
    expect(next.status.text).toBe("Switch A on; Bulb F1 on");
    expect(selectedParts(next)).toEqual([1]);
    expect(steps(next)).toBe(0);
    expect(next.routing).toBe(board.routing);
    expect(after(next, ...click(middle(board, 1))).status.text).toBe("Switch A off; Bulb F1 off");
  });

  test("with Shift adds, takes out again, and toggles nothing", () => {
    const board = drawing();
    const two = after(board, ...click(middle(board, 2)), ...click(middle(board, 1), shift));
    expect(selectedParts(two)).toEqual([2, 1]);
    expect(two.status.text).toBe("2 parts selected");
    expect(two.history.present.outputs.get(1)).toBe(0);
    expect(selectedParts(after(two, ...click(middle(board, 2), shift)))).toEqual([1]);
    expect(after(two, ...click(free, shift))).toEqual(two);
  });

  test("adds without Shift while taps select several", () => {
    const board = after(drawing(), { type: "severalChosen", selectsSeveral: true });
    const next = after(board, ...click(middle(board, 2), touch), ...click(middle(board, 1), touch));
    expect(selectedParts(next)).toEqual([2, 1]);
    const marquee = after(board, press(free, touch), move(by(free, 30, 0), touch));
    expect(marquee.gesture.type).toBe("marquee");
  });

  test("selects a wire and says its value", () => {
    const board = drawing();
    const next = after(board, ...click({ x: 100, y: 72 + 75 }));
    expect([...next.selection.wires]).toEqual([1]);
    expect(next.status.text).toBe("Switch A to AND 2, 0");
  });

  test("on the sheet deselects and leaves the view alone", () => {
    const board = after(drawing(), { type: "selected", parts: [2], wires: [] });
    const next = after(board, press(free), move(by(free, 2, 2)), release(by(free, 2, 2)));
    expect(selectedParts(next)).toEqual([]);
    expect(next.viewport).toEqual(home(false));
  });

  test("on one part of a selection selects that part alone", () => {
    const board = after(drawing(), { type: "selectedAll" });
    expect(selectedParts(after(board, ...click(middle(board, 3))))).toEqual([3]);
  });
});

describe("the sheet", () => {
  test("pans by as much as the pointer moves", () => {
    const next = after(drawing(), ...drag(free, by(free, -120, 33)));
    expect(next.viewport).toEqual({ zoom: 1, x: -120, y: 105 });
    expect(steps(next)).toBe(0);
  });

  test("Shift and a drag select what the marquee touches, and add it", () => {
    const board = after(drawing(), { type: "selected", parts: [4], wires: [] });
    const [from, to] = [
      { x: 190, y: 120 },
      { x: 430, y: 300 },
    ];
    const mid = after(board, press(from, shift), move(to, shift));
    expect([...frameOf(mid).marks.selectedParts]).toEqual([4, 2, 3]);
    expect(frameOf(mid).marquee).toEqual({ x: 190, y: 48, width: 240, height: 180 });
    expect(selectedParts(mid)).toEqual([4]);
    const next = after(mid, release(to, shift));
    expect(selectedParts(next)).toEqual([4, 2, 3]);
    expect(next.status.text).toBe("3 parts selected");
  });

  test("a marquee that touches no part selects the wires it touches", () => {
    const board = drawing();
    const next = after(board, ...drag({ x: 100, y: 110 }, { x: 190, y: 180 }, shift));
    expect([...next.selection.wires]).toEqual([1]);
  });
});

describe("hovering", () => {
  test("is the mouse's, and ends when it leaves", () => {
    const board = drawing();
    const over = after(board, move(middle(board, 2)));
    expect(frameOf(over).marks.hovered).toBe(2);
    expect(after(over, { type: "pointerLeft" }).hovered).toBeNull();
    expect(after(board, move(middle(board, 2), { device: "pen" }))).toBe(board);
  });

  test("follows the sheet that the wheel moves below the mouse", () => {
    const board = drawing();
    const at = middle(board, 2);
    const wheel: EditorEvent = { type: "wheelTurned", at, dx: 200, dy: 0, zooms: false };
    expect(after(board, move(at), wheel).hovered).toBe(3);
  });

  test("changes nothing while the same part is below", () => {
    const over = after(drawing(), move(middle(drawing(), 2)));
    expect(after(over, move(by(middle(over, 2), 3, 0)))).toBe(over);
  });
});
