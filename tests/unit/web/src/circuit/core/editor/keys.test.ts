// The keys on the canvas.

import { describe, expect, test } from "vitest";
import type { Editor, EditorEvent } from "#circuit/core/editor/editor.ts";
import { frameOf } from "#circuit/core/editor/frame.ts";
import { takesKey } from "#circuit/core/editor/keys.ts";
import { home, isInView } from "#circuit/core/scene/viewport.ts";
import { boxOf } from "#circuit/core/scene/geometry.ts";
import {
  after,
  boardOf,
  key,
  keys,
  middle,
  move,
  partOf,
  positions,
  press,
  selectedParts,
  steps,
  wires,
} from "#support/circuit/board.ts";

const command = { command: true } as const;
const shift = { shift: true } as const;

/** Two rows of three; the switch on the left wired to the AND beside it. */
const drawing = () =>
  boardOf(
    [
      ["switch", 100, 100],
      ["and", 300, 100],
      ["bulb", 500, 100],
      ["or", 100, 300],
      ["not", 300, 300],
      ["node", 500, 300],
    ],
    [
      [1, 2],
      [2, 3],
    ],
  );
const selecting = (...parts: number[]): EditorEvent => ({ type: "selected", parts, wires: [] });

describe("arrows", () => {
  test.each<[string, number, number, string]>([
    ["ArrowRight", 1, 2, "AND 2, output 0"],
    ["ArrowRight", 4, 5, "NOT 5, output 0, not connected"],
    ["ArrowLeft", 3, 2, "AND 2, output 0"],
    ["ArrowDown", 2, 5, "NOT 5, output 0, not connected"],
    ["ArrowUp", 6, 3, "Bulb F1, off"],
    ["ArrowUp", 4, 1, "Switch A, off"],
  ])("%s goes from part %i to %i and says it", (name, from, to, line) => {
    const next = after(drawing(), selecting(from), key(name));
    expect(selectedParts(next)).toEqual([to]);
    expect(next.status.text).toBe(line);
  });

  test("begin with the first part, stay at the last one, and add with Shift", () => {
    const board = drawing();
    expect(selectedParts(after(board, key("ArrowRight")))).toEqual([1]);
    const last = after(board, selecting(3));
    expect(after(last, key("ArrowRight"))).toBe(last);
    expect(selectedParts(after(board, selecting(1), key("ArrowRight", shift)))).toEqual([1, 2]);
  });

  test("bring the part into view", () => {
    const board = boardOf([
      ["and", 20, 20],
      ["and", 3000, 2000],
    ]);
    const next = after(board, { type: "zoomed", by: "reset" }, selecting(1), key("ArrowRight"));
    expect(selectedParts(next)).toEqual([2]);
    expect(isInView(boxOf(partOf(next, 2)), next.viewport, next.size)).toBe(true);
    expect(next.viewport.zoom).toBe(1);
  });
});

test("Home selects the first part", () => {
  expect(selectedParts(after(drawing(), selecting(5), key("Home")))).toEqual([1]);
});

describe("M", () => {
  test.each<[string, EditorEvent[], readonly number[]]>([
    ["right by 5", [key("ArrowRight")], [305, 100]],
    ["left by 20 with Shift", [key("ArrowLeft", shift)], [280, 100]],
    ["up and down", [key("ArrowUp"), key("ArrowDown", shift)], [300, 115]],
    ["no farther than the edge", Array.from({ length: 10 }, () => key("ArrowUp", shift)), [300, 0]],
  ])("moves %s; Enter keeps it as one step", (_, arrows, place) => {
    const board = after(drawing(), selecting(2), key("m"));
    expect(board.gesture.type).toBe("movingByKeys");
    const moving = after(board, ...arrows);
    expect(moving.history).toBe(board.history);
    expect(frameOf(moving).state.parts[1]).toMatchObject({ x: place[0], y: place[1] });
    expect(moving.status.text).toBe(`AND 2 at ${place.join(", ")}`);
    const kept = after(moving, key("Enter"));
    expect(positions(kept)[1]).toEqual(place);
    expect(kept.status.text).toBe(`AND 2 moved to ${place.join(", ")}`);
    expect(steps(kept)).toBe(1);
    expect(kept.gesture.type).toBe("idle");
  });

  test("moves all selected parts", () => {
    const next = after(drawing(), selecting(1, 2), ...keys("m", "ArrowDown", "Enter"));
    expect(positions(next).slice(0, 3)).toEqual([
      [100, 105],
      [300, 105],
      [500, 100],
    ]);
    expect(next.status.text).toBe("2 parts moved");
  });

  test.each<[string, EditorEvent]>([
    ["Escape", key("Escape")],
    ["a press", press({ x: 900, y: 600 })],
    ["blur", { type: "blurred" }],
  ])("is taken back by %s", (_, event) => {
    const board = after(drawing(), selecting(2));
    const next = after(board, ...keys("m", "ArrowRight", "ArrowDown"), event);
    expect(next.history).toBe(board.history);
    expect(frameOf(next).state).toBe(board.history.present);
  });

  test("and Enter without a move is no step; other keys wait", () => {
    const board = after(drawing(), selecting(2));
    expect(steps(after(board, ...keys("m", "Enter")))).toBe(0);
    const moving = after(board, key("m"));
    for (const name of ["Delete", "c", "Home", "+", " "]) expect(after(moving, key(name))).toBe(moving);
  });

  test("does nothing where nothing is selected", () => {
    expect(after(drawing(), key("m"))).toEqual(drawing());
  });
});

describe("Enter and Space", () => {
  test.each([["Enter"], [" "]])("%s toggles the selected switch, without a step", (name) => {
    const board = after(drawing(), selecting(1));
    const next = after(board, key(name));
    expect(next.history.present.outputs.get(3)).toBe(1);
    expect(next.status.text).toBe("Switch A on; Bulb F1 on");
    expect(steps(next)).toBe(0);
  });

  test("do nothing to another part", () => {
    const board = after(drawing(), selecting(2));
    expect(after(board, key("Enter"), key(" "))).toBe(board);
  });
});

describe("C", () => {
  const targets = (board: Editor, count: number, change = {}) => {
    let next = board;
    return Array.from({ length: count }, () => {
      next = after(next, key("Tab", change));
      return next.gesture.type === "wireInHand" ? next.gesture.over : null;
    });
  };

  test("takes a wire; Tab goes over the valid targets only, round and round; Shift Tab back", () => {
    const board = after(drawing(), selecting(1), key("c"));
    expect(board.gesture.type).toBe("wireInHand");
    expect(targets(board, 4)).toEqual([4, 5, 6, 4]);
    expect(targets(board, 4, shift)).toEqual([6, 5, 4, 6]);
    const aimed = after(board, key("Tab"));
    expect(aimed.status.text).toBe("OR 4, output 0, not connected");
    expect(frameOf(aimed).marks).toMatchObject({ hovered: 4, targets: new Set([4, 5, 6]) });
    expect(frameOf(aimed).wireInHand?.at(-1)).toEqual({ x: 100, y: 320 });
  });

  test("Enter connects in one step", () => {
    const next = after(drawing(), selecting(1), ...keys("c", "Tab", "Tab", "Enter"));
    expect(wires(next)).toEqual(["1-2", "2-3", "1-5"]);
    expect(next.status.text).toBe("Switch A connected to NOT 5");
    expect(steps(next)).toBe(1);
    expect(next.gesture.type).toBe("idle");
  });

  test("Escape ends it; Enter before Tab waits; other keys wait", () => {
    const board = after(drawing(), selecting(1));
    const inHand = after(board, key("c"));
    for (const name of ["Enter", "Delete", "m", "ArrowLeft", "0"])
      expect(after(inHand, key(name))).toBe(inHand);
    const next = after(inHand, key("Tab"), key("Escape"));
    expect(next.gesture.type).toBe("idle");
    expect(next.history).toBe(board.history);
    expect(next.status.text).toBe("Taken back");
  });

  test("a pointer may end it", () => {
    const board = after(drawing(), selecting(1), key("c"), move({ x: 0, y: 0 }));
    const at = middle(board, 6);
    const next = after(board, press(at), {
      type: "pointerReleased",
      input: { pointer: 1, device: "mouse", at, button: 0, shift: false, alt: false },
    });
    expect(wires(next)).toContain("1-6");
  });

  test("says why there is none", () => {
    expect(after(drawing(), selecting(3), key("c")).status.text).toBe("This part has no output");
    const full = boardOf([
      ["and", 0, 0],
      ["switch", 100, 0],
    ]);
    expect(after(full, selecting(1), key("c")).status.text).toBe("No part can take a wire from AND 1");
  });
});

describe("editing keys", () => {
  test.each([["Delete"], ["Backspace"]])("%s deletes the selection with its wires in one step", (name) => {
    const next = after(drawing(), selecting(2), key(name));
    expect(next.history.present.parts.map(({ id }) => id)).toEqual([1, 3, 4, 5, 6]);
    expect(wires(next)).toEqual([]);
    expect(next.status.text).toBe("AND 2 deleted");
    expect(selectedParts(next)).toEqual([]);
    expect(steps(next)).toBe(1);
  });

  test("Ctrl Z, Ctrl Shift Z and Ctrl Y undo and redo", () => {
    const board = drawing();
    const deleted = after(board, selecting(2), key("Delete"));
    const undone = after(deleted, key("z", command));
    expect(undone.history.present).toBe(board.history.present);
    expect(undone.status.text).toBe("Undone: AND 2 deleted");
    expect(undone.routing).toEqual(board.routing);
    for (const redo of [key("Z", { ...command, ...shift }), key("y", command)]) {
      const redone = after(undone, redo);
      expect(redone.history.present).toBe(deleted.history.present);
      expect(redone.status.text).toBe("Redone: AND 2 deleted");
    }
    expect(after(board, key("z", command)).status.text).toBe("Nothing to undo");
    expect(after(board, key("y", command)).status.text).toBe("Nothing to redo");
  });

  test("Ctrl A selects all parts", () => {
    const next = after(drawing(), key("a", command));
    expect(selectedParts(next)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(next.status.text).toBe("6 parts selected");
  });

  test("Ctrl D duplicates", () => {
    const next = after(drawing(), selecting(1, 2), key("d", command));
    expect(next.history.present.parts).toHaveLength(8);
    expect(wires(next)).toEqual(["1-2", "2-3", "7-8"]);
    expect(next.status.text).toBe("2 parts duplicated");
  });

  test("Escape leaves one layer at a time: the menu, then the selection", () => {
    const board = after(drawing(), { type: "menuAsked", at: middle(drawing(), 2) });
    const closed = after(board, key("Escape"));
    expect(closed.menu).toBeNull();
    expect(selectedParts(closed)).toEqual([2]);
    expect(selectedParts(after(closed, key("Escape")))).toEqual([]);
  });
});

describe("view keys", () => {
  test.each<[string, string[], number]>([
    ["+ zooms in", ["+"], 1.25],
    ["= zooms in", ["="], 1.25],
    ["- zooms out", ["-", "-"], 0.5],
    ["0 is 100 %", ["+", "+", "0"], 1],
    ["F fits, at most 100 %", ["f"], 1],
  ])("%s", (_, names, zoom) => {
    expect(after(drawing(), ...keys(...names)).viewport.zoom).toBe(zoom);
  });

  test("0 is home", () => {
    expect(after(drawing(), ...keys("+", "f", "0")).viewport).toEqual(home(false));
  });
});

describe("takesKey", () => {
  const board = drawing();
  const part = after(board, selecting(2));
  const onSwitch = after(board, selecting(1));
  const wire = after(onSwitch, key("c"));
  const dragging = after(part, press(middle(part, 2)), move({ x: 500, y: 500 }));
  test.each<[string, Editor, EditorEvent, boolean]>([
    ["Tab while idle", part, key("Tab"), false],
    ["Tab with a wire in hand", wire, key("Tab"), true],
    ["Escape with nothing to leave", board, key("Escape"), false],
    ["Escape with a selection", part, key("Escape"), true],
    ["Enter on a switch", onSwitch, key("Enter"), true],
    ["Enter on a gate", part, key("Enter"), false],
    ["Delete without a selection", board, key("Delete"), false],
    ["an arrow", board, key("ArrowLeft"), true],
    ["Alt and an arrow, the browser's", board, key("ArrowLeft", { alt: true }), false],
    ["Ctrl Z", board, key("z", command), true],
    ["Ctrl D during a drag", dragging, key("d", command), true],
    ["Ctrl C, from which copying follows", part, key("c", command), false],
    ["Ctrl X", part, key("x", command), false],
    ["Ctrl V", part, key("v", command), false],
    ["Ctrl +, the browser's zoom", part, key("+", command), false],
    ["a letter without a meaning", part, key("q"), false],
  ])("%s: %#", (_, at, event, taken) => {
    if (event.type !== "keyPressed") throw new Error("A key");
    expect(takesKey(at, event.input)).toBe(taken);
  });
});
