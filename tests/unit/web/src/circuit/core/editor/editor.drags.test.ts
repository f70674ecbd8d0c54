// The table "Pointer states" of the simulator's design: drags of parts and wires, driven by events alone.

import { describe, expect, test } from "vitest";
import type { Editor, EditorEvent } from "#circuit/core/editor/editor.ts";
import { frameOf } from "#circuit/core/editor/frame.ts";
import { toSheet } from "#circuit/core/scene/viewport.ts";
import {
  after,
  boardOf,
  click,
  drag,
  lead,
  middle,
  move,
  positions,
  press,
  release,
  selectedParts,
  steps,
  wires,
} from "#support/circuit/board.ts";
import { touch, second, free, connector, drawing, by } from "#support/circuit/pointer-cases.ts";

describe("a drag", () => {
  test("moves a part onto the grid in one step, with its wires", () => {
    const board = boardOf(
      [
        ["switch", 16, 16],
        ["and", 200, 60],
      ],
      [[1, 2]],
    );
    const from = middle(board, 1);
    const next = after(board, ...drag(from, by(from, 33, 51)));
    expect(positions(next)[0]).toEqual([50, 65]);
    expect(steps(next)).toBe(1);
    expect(next.routing.paths.get(1)?.[0]).toEqual({ x: 100, y: 80 });
    expect(next.status.text).toBe("Switch A moved to 50, 65");
    expect(next.history.present.outputs).toBe(board.history.present.outputs);
  });

  test.each<[string, EditorEvent[], { alt?: boolean }, readonly number[]]>([
    ["on the grid by itself", [], {}, [235, 75]],
    ["off the grid with Alt", [], { alt: true }, [233, 77]],
    [
      "off the grid where the option is off",
      [{ type: "optionChosen", option: "snaps", isOn: false }],
      {},
      [233, 77],
    ],
  ])("ends %s", (_, before, change, place) => {
    const board = after(drawing(), ...before);
    const from = middle(board, 2);
    expect(positions(after(board, ...drag(from, by(from, 33, 17), change)))[1]).toEqual(place);
  });

  test("moves the selection that the part belongs to, and keeps its distances", () => {
    const board = after(drawing(), { type: "selected", parts: [2, 3], wires: [] });
    const from = middle(board, 3);
    const next = after(board, ...drag(from, by(from, 0, 40)));
    expect(positions(next)).toEqual([
      [40, 60],
      [200, 100],
      [400, 100],
      [600, 60],
    ]);
    expect(selectedParts(next)).toEqual([2, 3]);
    expect(next.status.text).toBe("2 parts moved");
  });

  test("stops at the sheet's edge, all parts together", () => {
    const board = after(drawing(), { type: "selected", parts: [1, 2], wires: [] });
    const from = middle(board, 2);
    expect(positions(after(board, ...drag(from, by(from, -500, -500)))).slice(0, 2)).toEqual([
      [0, 0],
      [160, 0],
    ]);
  });

  test("shows the parts where they will be, and changes nothing before it ends", () => {
    const board = drawing();
    const from = middle(board, 2);
    const mid = after(board, press(from), move(by(from, 33, 51)));
    const frame = frameOf(mid);
    expect(frame.state.parts[1]).toMatchObject({ x: 235, y: 110 });
    expect(frame.state.parts[2]).toBe(board.history.present.parts[2]);
    expect([...frame.marks.selectedParts]).toEqual([2]);
    expect(frame.routing.paths.get(1)?.at(-1)).toEqual({ x: 235, y: 120 });
    expect(mid.history).toBe(board.history);
    expect(mid.routing).toBe(board.routing);
  });

  test("back to where it began is no step", () => {
    const board = boardOf([["and", 16, 16]]);
    const from = middle(board, 1);
    const next = after(board, press(from), move(by(from, 50, 50)), move(from), release(from));
    expect(next.history).toBe(board.history);
    expect(selectedParts(next)).toEqual([1]);
  });

  test("goes on while the wheel moves the sheet below it", () => {
    const board = drawing();
    const from = middle(board, 2);
    const wheel: EditorEvent = { type: "wheelTurned", at: from, dx: 0, dy: 100, zooms: false };
    const next = after(board, press(from), move(by(from, 10, 0)), wheel, release(by(from, 10, 0)));
    expect(positions(next)[1]).toEqual([210, 160]);
  });
});

describe("a wire", () => {
  const status = (board: Editor) => board.status.text;

  test.each<[string, boolean, (board: Editor) => readonly EditorEvent[]]>([
    ["dragged with the connector", true, (board) => drag(middle(board, 2), middle(board, 3))],
    [
      "tapped with the connector",
      true,
      (board) => [...click(middle(board, 2), touch), ...click(middle(board, 3), touch)],
    ],
    ["pulled from a lead by mouse", false, (board) => drag(lead(board, 2), middle(board, 3))],
    ["pulled from a lead with the connector", true, (board) => drag(lead(board, 2), middle(board, 3))],
  ])("%s joins two parts in one step", (_, isConnector, events) => {
    const board = isConnector ? after(drawing(), connector) : drawing();
    const next = after(board, ...events(board));
    expect(wires(next)).toEqual(["1-2", "2-3"]);
    expect(status(next)).toBe("AND 2 connected to NOT 3");
    expect(steps(next)).toBe(1);
    expect(next.gesture.type).toBe("idle");
    expect(next.routing.paths.size).toBe(2);
  });

  test.each<[string, number, number, string]>([
    ["to a full target", 2, 4, "Input Limit Reached"],
    ["to a switch", 2, 1, "This part has no input"],
    ["to the same part", 2, 2, "A part cannot be connected to itself"],
    ["where one is already", 1, 2, "These parts are connected already"],
  ])("%s is refused with its reason, by drag and by taps", (_, from, to, reason) => {
    const full = [
      [1, 2],
      [3, 4],
    ] as const;
    const placed = drawing().history.present.parts.map(({ kind, x, y }) => [kind, x, y] as const);
    const board = after(boardOf(placed, full), connector);
    const end = from === to ? by(middle(board, to), 20, 0) : middle(board, to);
    const dragged = after(board, ...drag(middle(board, from), end));
    const tapped = after(board, ...click(middle(board, from)), ...click(middle(board, to)));
    for (const next of [dragged, tapped]) {
      expect(status(next)).toBe(reason);
      expect(next.history).toBe(board.history);
      expect(next.gesture.type).toBe("idle");
    }
  });

  test("from a bulb is refused, by drag and by tap", () => {
    const board = after(drawing(), connector);
    const at = middle(board, 4);
    for (const events of [drag(at, middle(board, 2)), click(at)]) {
      const next = after(board, ...events);
      expect(next).toMatchObject({ gesture: { type: "idle" }, history: board.history });
      expect(status(next)).toBe("This part has no output");
    }
  });

  test("marks valid targets, the hovered one and a refused one", () => {
    const board = after(drawing(), connector);
    const begun = after(board, press(middle(board, 1)), move(by(middle(board, 1), 0, 40)));
    expect(frameOf(begun).marks).toMatchObject({ targets: new Set([3, 4]), hovered: null, refused: null });
    expect(frameOf(after(begun, move(middle(board, 3)))).marks).toMatchObject({ hovered: 3, refused: null });
    expect(frameOf(after(begun, move(middle(board, 2)))).marks).toMatchObject({ hovered: null, refused: 2 });
  });

  test("runs right-angled from the lead to the pointer", () => {
    const board = after(drawing(), connector);
    const end = { x: 300, y: 400 };
    const points = frameOf(after(board, press(middle(board, 1)), move(end))).wireInHand ?? [];
    expect(points[0]).toEqual({ x: 90, y: 75 });
    expect(points.at(-1)).toEqual(toSheet(board.viewport, end));
    expect(points.slice(1).every(({ x, y }, index) => x === points[index]?.x || y === points[index]?.y)).toBe(
      true,
    );
  });

  test("let go over the sheet, or tapped there, is taken back, and says so", () => {
    const board = after(drawing(), connector);
    const dragged = after(board, ...drag(middle(board, 2), free));
    const takenBack = { gesture: { type: "idle" }, history: board.history, status: { text: "Taken back" } };
    expect(dragged).toMatchObject(takenBack);
    const tapped = after(board, ...click(middle(board, 2)), ...click(free));
    expect(tapped).toMatchObject(takenBack);
  });

  test("in hand stays there while the sheet is panned or pinched to find its target", () => {
    const board = after(drawing(), connector, ...click(middle(drawing(), 2), touch));
    const panned = after(board, ...drag(free, by(free, -100, -50), touch));
    expect(panned.gesture.type).toBe("wireInHand");
    expect(wires(after(panned, ...click(middle(panned, 3), touch)))).toContain("2-3");
    const fingers = [
      press(free, touch),
      press(by(free, 100, 0), second),
      move(by(free, 150, 0), second),
      release(by(free, 150, 0), second),
      release(free, touch),
    ];
    const pinched = after(board, ...fingers);
    expect(wires(after(pinched, ...click(middle(pinched, 3), touch)))).toContain("2-3");
  });
});
