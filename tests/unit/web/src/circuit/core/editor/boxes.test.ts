// Boxes on the drawing board: made, opened, edited and left, by keys, presses and events.

import { describe, expect, test } from "vitest";
import { wholeCircuit } from "#circuit/core/editor/whole.ts";
import type { Editor } from "#circuit/core/editor/editor.ts";
import { initialEditor } from "#circuit/core/editor/initial.ts";
import { counter, flipFlop } from "#circuit/core/examples/of-boxes.ts";
import { load } from "#circuit/core/model/load.ts";
import { savedOf, type Saved } from "#circuit/core/file/saved.ts";
import { readCircuit } from "#circuit/core/file/read.ts";
import { writeCircuit } from "#circuit/core/file/write.ts";
import { selectionText } from "#circuit/core/editor/clipboard.ts";
import {
  after,
  boardOf,
  click,
  drag,
  key,
  keys,
  lead,
  middle,
  partOf,
  selectedParts,
  steps,
  tap,
  wide,
  wires,
} from "#support/circuit/board.ts";

const boardWith = (saved: Saved): Editor =>
  after(initialEditor(load(saved)), { type: "resized", size: wide, isSmall: false });

const kindsOn = ({ history }: Editor) => history.present.parts.map(({ kind }) => kind);
const idOf = ({ history }: Editor, name: string) =>
  history.present.parts.find((part) => part.name === name)?.id ?? 0;

/** A AND NOT B, with the gates in a box that is selected. */
function boxedBoard(): Editor {
  const board = boardOf(
    [
      ["switch", 40, 100],
      ["switch", 40, 200],
      ["not", 140, 195],
      ["and", 260, 145],
      ["bulb", 380, 145],
    ],
    [
      [1, 4],
      [2, 3],
      [3, 4],
      [4, 5],
    ],
  );
  return after(board, key("a", { command: true }), key("b"));
}

describe("made by B", () => {
  const board = boxedBoard();

  test("the box is selected and announced, and Undo takes it back", () => {
    const [id] = selectedParts(board);
    expect(partOf(board, id ?? 0)).toMatchObject({ kind: "box", name: "Box 1" });
    expect(board.status.text).toBe("Box 1 (6) made of the selected parts");
    expect(steps(board)).toBe(1);
    expect(kindsOn(after(board, { type: "undone" }))).toEqual(["switch", "switch", "not", "and", "bulb"]);
  });

  test("it moves with its pins, by mouse and by keys, and its wires follow", () => {
    const id = idOf(board, "Box 1");
    const from = middle(board, id);
    const moved = after(board, ...drag(from, { x: from.x + 50, y: from.y + 100 }));
    const pinsOf = (each: Editor) => each.history.present.parts.filter(({ of }) => of === id);
    const shift = (each: Editor) =>
      pinsOf(each).map(({ x, y }, index) => [
        x - (pinsOf(board)[index]?.x ?? 0),
        y - (pinsOf(board)[index]?.y ?? 0),
      ]);
    expect(shift(moved)).toEqual([
      [50, 100],
      [50, 100],
      [50, 100],
    ]);
    const byKeys = after(board, ...keys("m", "ArrowRight", "Enter"));
    expect(shift(byKeys)).toEqual([
      [5, 0],
      [5, 0],
      [5, 0],
    ]);
    expect(moved.routing.paths.size).toBe(3);
  });

  test("a wire is pulled from a pin by mouse, and taken from it by key; the box itself takes none", () => {
    const more = after(board, { type: "partAdded", kind: "bulb", at: { x: 600, y: 400 }, alt: false });
    const output = more.history.present.parts.find(({ kind }) => kind === "outputPin")?.id ?? 0;
    const bulb = selectedParts(more)[0] ?? 0;
    const pulled = after(more, ...drag(lead(more, output), middle(more, bulb)));
    expect(wires(pulled)).toContain(`${output}-${bulb}`);
    const byKey = after(more, { type: "selected", parts: [output], wires: [] }, ...keys("c", "Tab", "Enter"));
    expect(wires(byKey)).toContain(`${output}-${bulb}`);
    const whole = after(more, { type: "selected", parts: [idOf(more, "Box 1")], wires: [] }, key("c"));
    expect(whole.status.text).toBe("Choose one of its pins");
  });

  test("a click on a pin selects the box; a pin is not deleted alone, and goes with the box", () => {
    const input = board.history.present.parts.find(({ kind }) => kind === "inputPin")?.id ?? 0;
    expect(selectedParts(after(board, key("Escape"), ...click(middle(board, input))))).toEqual([
      idOf(board, "Box 1"),
    ]);
    const alone = after(board, { type: "selected", parts: [input], wires: [] }, key("Delete"));
    expect(alone.status.text).toBe("A pin is deleted with its part");
    expect(kindsOn(after(board, key("Delete")))).toEqual(["switch", "switch", "bulb"]);
  });

  test("a marquee over the box selects the box, and not its pins", () => {
    const id = idOf(board, "Box 1");
    const { x, y } = middle(board, id);
    const marquee = drag({ x: x - 80, y: y - 80 }, { x: x + 80, y: y + 80 }, { shift: true });
    expect(selectedParts(after(board, key("Escape"), ...marquee))).toEqual([id]);
  });

  test("a copy has pins of its own, and the definition once", () => {
    const twice = after(board, { type: "selectionDuplicated" });
    expect(kindsOn(twice).filter((kind) => kind === "box")).toHaveLength(2);
    expect(twice.history.present.definitions).toHaveLength(1);
    const pasted = after(boardOf([]), { type: "pasted", text: selectionText(board) ?? "" });
    expect(kindsOn(pasted)).toEqual(["box", "inputPin", "outputPin", "inputPin"]);
  });
});

describe("opened", () => {
  test("by a double press, by Enter and by its event, with the signals of this box", () => {
    const board = after(boxedBoard(), { type: "commanded", command: { type: "toggle", id: 1 } });
    const id = idOf(board, "Box 1");
    const ways = [
      after(board, { type: "doublePressed", at: middle(board, id) }),
      after(board, { type: "selected", parts: [id], wires: [] }, key("Enter")),
      after(board, { type: "boxOpened", id }),
    ];
    for (const opened of ways) {
      expect(kindsOn(opened).toSorted()).toEqual(["and", "bulb", "not", "switch", "switch"]);
      expect(opened.history.present.outputs.get(idOf(opened, "F1"))).toBe(1);
      expect(opened.outer).toHaveLength(1);
      expect(steps(opened)).toBe(0);
    }
    const missed = after(board, { type: "doublePressed", at: middle(board, 1) });
    expect(missed.outer).toEqual([]);
  });

  test("what is drawn inside is one step outside, for all boxes; Undo takes it back", () => {
    const twice = after(boxedBoard(), { type: "selectionDuplicated" });
    const opened = after(
      twice,
      { type: "boxOpened", id: idOf(twice, "Box 1") },
      tap("switch"),
      tap("switch"),
    );
    const left = after(opened, { type: "boxLeft" });
    expect(kindsOn(left).filter((kind) => kind === "inputPin")).toHaveLength(8);
    expect(steps(left)).toBe(steps(twice) + 1);
    const back = after(left, { type: "undone" });
    expect(kindsOn(back).filter((kind) => kind === "inputPin")).toHaveLength(4);
    expect(left.viewport).toEqual(twice.viewport);
  });

  test("looked at and left by Escape, nothing changes outside", () => {
    const board = boxedBoard();
    const left = after(board, { type: "boxOpened", id: idOf(board, "Box 1") }, key("Escape"));
    expect(left.history).toBe(board.history);
    expect(left.outer).toEqual([]);
    expect(left.status.text).toBe("Outside Box 1 again");
  });

  test("the whole circuit is kept while a box in a box is open", () => {
    const board = boardWith(counter());
    const inFlop = after(board, { type: "boxOpened", id: idOf(board, "D flip-flop") });
    const inLatch = after(inFlop, { type: "boxOpened", id: idOf(inFlop, "D latch") }, tap("bulb"));
    expect(inLatch.outer).toHaveLength(2);
    const whole = wholeCircuit(inLatch);
    expect(whole.inside).toBeUndefined();
    expect(whole.definitions?.map(({ parts }) => parts.filter(({ kind }) => kind === "bulb").length)).toEqual(
      [3, 2],
    );
    const out = after(inLatch, { type: "boxLeft" }, { type: "boxLeft" });
    expect(wholeCircuit(out).definitions).toEqual(whole.definitions);
    const read = readCircuit(writeCircuit(savedOf(whole, "")));
    expect(read.ok && load(read.value).parts).toEqual(whole.parts);
    expect(wholeCircuit(board)).toBe(board.history.present);
  });

  test("inside a box nothing is drawn for which its copies leave no room", () => {
    const one = boxedBoard();
    const gates = Array.from({ length: 150 }, (_, index) => ({
      id: index + 1,
      kind: "and" as const,
      x: 0,
      y: 0,
    }));
    const id = idOf(one, "Box 1");
    const copies = Array.from({ length: 4 }, () => ({ type: "selectionDuplicated" }) as const);
    // 2, then 4, 8 and 16 boxes.
    const many = copies.reduce((board, copy) => after(board, { type: "selectedAll" }, copy), one);
    const command = {
      type: "insert",
      circuit: { parts: gates, wires: [], definitions: [] },
      dx: 0,
      dy: 0,
    } as const;
    const opened = after(many, { type: "boxOpened", id }, { type: "commanded", command });
    expect(kindsOn(opened).filter((kind) => kind === "and")).toHaveLength(151);
    const refused = after(opened, { type: "commanded", command }, { type: "commanded", command });
    expect(refused.status.text).toMatch(/^A circuit has at most 5,000 parts/);
    const read = readCircuit(writeCircuit(savedOf(wholeCircuit(refused), "")));
    expect(read.ok).toBe(true);
  });

  test("a definition that gets a box of a later one comes after it, so that the file is read", () => {
    const one = boxedBoard();
    const gate = after(one, { type: "partAdded", kind: "not", at: { x: 600, y: 500 }, alt: false }, key("b"));
    const id = idOf(gate, "Box 1");
    const second = gate.history.present.definitions?.find(({ name }) => name === "Box 2")?.id ?? 0;
    const added = { type: "partAdded", kind: "box", definition: second, at: null, alt: false } as const;
    const left = after(gate, { type: "boxOpened", id }, added, { type: "boxLeft" });
    const { present } = left.history;
    expect(present.definitions?.map(({ name }) => name)).toEqual(["Box 2", "Box 1"]);
    const read = readCircuit(writeCircuit(savedOf(present, "")));
    expect(read.ok && load(read.value).parts).toEqual(present.parts);
  });

  test("another circuit closes all boxes", () => {
    const board = boardWith(flipFlop());
    const opened = after(board, { type: "boxOpened", id: idOf(board, "D latch") });
    expect(after(opened, { type: "opened", state: load(counter()) }).outer).toEqual([]);
  });

  test("a box of the palette lands below what is there, and not inside itself", () => {
    const board = boardWith(flipFlop());
    const added = after(board, { type: "partAdded", kind: "box", definition: 1, at: null, alt: false });
    expect(kindsOn(added).filter((kind) => kind === "box")).toHaveLength(3);
    const inside = after(
      board,
      { type: "boxOpened", id: idOf(board, "D latch") },
      {
        type: "partAdded",
        kind: "box",
        definition: 1,
        at: null,
        alt: false,
      },
    );
    expect(inside.status.text).toBe("A box cannot be inside itself");
  });
});
