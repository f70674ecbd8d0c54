// The table "Pointer states" of the simulator's design, row by row, driven by events alone.

import { describe, expect, test } from "vitest";
import type { Editor, EditorEvent } from "#circuit/core/editor/editor.ts";
import { frameOf } from "#circuit/core/editor/frame.ts";
import { home, toSheet } from "#circuit/core/scene/viewport.ts";
import {
  after,
  boardOf,
  click,
  drag,
  key,
  lead,
  middle,
  move,
  positions,
  press,
  release,
  selectedParts,
  steps,
  wires,
} from "./board.ts";

const touch = { device: "touch" } as const;
const second = { device: "touch", pointer: 2 } as const;
const shift = { shift: true } as const;
const free = { x: 600, y: 500 };
const connector: EditorEvent = { type: "toolChosen", tool: "connector" };

/** A switch, an AND, a NOT and a bulb, the switch wired to the AND. */
const drawing = () =>
  boardOf(
    [
      ["switch", 40, 60],
      ["and", 200, 60],
      ["not", 400, 60],
      ["bulb", 600, 60],
    ],
    [[1, 2]],
  );

const by = ({ x, y }: { x: number; y: number }, dx: number, dy: number) => ({ x: x + dx, y: y + dy });

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
    ["to a switch", 2, 1, "A switch has no input"],
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
      expect(status(next)).toBe("A bulb has no output");
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
