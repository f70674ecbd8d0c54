// Selecting several, the clipboard, undo and the edits of lists and panels.

import { describe, expect, test } from "vitest";
import { selectionText } from "#circuit/core/editor/clipboard.ts";
import type { Editor, EditorEvent } from "#circuit/core/editor/editor.ts";
import { frameOf } from "#circuit/core/editor/frame.ts";
import { readCircuit } from "#circuit/core/file/read.ts";
import { emptyState } from "#circuit/core/model/circuit.ts";
import { overlap } from "#circuit/core/editor/place.ts";
import { boxOf } from "#circuit/core/scene/geometry.ts";
import { home, isInView } from "#circuit/core/scene/viewport.ts";
import {
  after,
  boardOf,
  circuitOf,
  click,
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
  wires,
} from "#support/circuit/board.ts";

const selecting = (...parts: number[]): EditorEvent => ({ type: "selected", parts, wires: [] });

describe("the clipboard", () => {
  /** A, B -> AND 3 -> F1, and a NOT beside. */
  const drawing = () =>
    boardOf(
      [
        ["switch", 100, 100],
        ["switch", 100, 200],
        ["and", 300, 140],
        ["bulb", 500, 140],
        ["not", 300, 400],
      ],
      [
        [1, 3],
        [2, 3],
        [3, 4],
      ],
    );
  const paste = (text: string | null): EditorEvent => ({ type: "pasted", text: text ?? "" });

  test("takes the selected parts and the wires between them, values included", () => {
    const board = after(drawing(), ...click(middle(drawing(), 1)), selecting(1, 3));
    const text = selectionText(board);
    const read = readCircuit(text ?? "");
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value.parts.map(({ id }) => id)).toEqual([1, 3]);
    expect(read.value.wires).toEqual([{ id: 1, from: 1, to: 3 }]);
    expect(read.value.parts[0]?.on).toBe(true);
  });

  test("is left alone where no part is selected", () => {
    expect(selectionText(drawing())).toBeNull();
    expect(selectionText(after(drawing(), { type: "selected", parts: [], wires: [1] }))).toBeNull();
  });

  test("gives new ids, free names and inner wires; the copy is selected, in one step", () => {
    const board = after(drawing(), selecting(1, 3, 4));
    const next = after(board, paste(selectionText(board)));
    expect(next.history.present.parts.slice(5).map(({ id, kind, name }) => [id, kind, name])).toEqual([
      [6, "switch", "C"],
      [7, "and", undefined],
      [8, "bulb", "F2"],
    ]);
    expect(wires(next)).toEqual(["1-3", "2-3", "3-4", "6-7", "7-8"]);
    expect(selectedParts(next)).toEqual([6, 7, 8]);
    expect(next.status.text).toBe("3 parts pasted");
    expect(next.status.number).toBe(board.status.number + 1);
    expect(steps(next)).toBe(1);
  });

  test("pasted again and again finds free room on the grid, in which no copy covers another part", () => {
    const board = after(drawing(), selecting(3, 4));
    const text = selectionText(board);
    const next = after(board, ...Array.from({ length: 12 }, () => paste(text)));
    // Below the originals, 20 apart.
    expect(positions(next).slice(5, 9)).toEqual([
      [300, 200],
      [500, 200],
      [300, 260],
      [500, 260],
    ]);
    const boxes = next.history.present.parts.map(boxOf);
    const covered = boxes.filter((box, at) => boxes.slice(at + 1).some((other) => overlap(box, other)));
    expect(covered).toEqual([]);
    expect(
      positions(next)
        .flat()
        .every((value) => value % 5 === 0),
    ).toBe(true);
  });

  test("stands in view where the copied place is out of sight", () => {
    const board = after(drawing(), selecting(3));
    const text = selectionText(board);
    const far = after(board, { type: "opened", state: circuitOf([["and", 9000, 9000]]) }, paste(text));
    const pasted = far.history.present.parts.at(-1);
    if (!pasted) throw new Error("Nothing pasted");
    expect(isInView(boxOf(pasted), far.viewport, far.size)).toBe(true);
  });

  test("stays on the sheet at its far corner", () => {
    const board = boardOf([["and", 20000, 20000]]);
    const next = after(board, selecting(1), { type: "selectionDuplicated" });
    expect(
      positions(next)
        .flat()
        .every((value) => value <= 20000),
    ).toBe(true);
  });

  test("cut deletes what was copied, in one step; pasted, it is where it was", () => {
    const board = after(drawing(), selecting(3, 4));
    const cut = after(board, { type: "selectionCut" });
    expect(cut.history.present.parts.map(({ id }) => id)).toEqual([1, 2, 5]);
    expect(cut.status.text).toBe("2 parts cut");
    expect(steps(cut)).toBe(1);
    expect(positions(after(cut, paste(selectionText(board)))).slice(3)).toEqual([
      [300, 140],
      [500, 140],
    ]);
  });

  test("copying says so and changes nothing else", () => {
    const board = after(drawing(), selecting(3));
    const next = after(board, { type: "selectionCopied" });
    expect(next).toEqual({ ...board, status: { text: "AND 3 copied", number: board.status.number + 1 } });
  });

  test.each(["", "hello", "{}", '{"format":"boolean-algebra-circuit","version":1,"parts":[],"wires":[]}'])(
    "refuses a text that is no circuit: %j",
    (text) => {
      const board = drawing();
      const next = after(board, paste(text));
      expect(next.status.text).toBe("The clipboard holds no circuit");
      expect(next.history).toBe(board.history);
    },
  );
});

describe("undo and redo", () => {
  test("restore drawing, values and wires, and keep a selection where its parts are still there", () => {
    const board = after(empty(false), tap("and"), drop("or", 500, 300), selecting(1, 2));
    const undone = after(board, { type: "undone" });
    expect(undone.history.present.parts.map(({ id }) => id)).toEqual([1]);
    expect(selectedParts(undone)).toEqual([1]);
    const redone = after(undone, { type: "redone" });
    expect(redone.history.present).toEqual(board.history.present);
    expect(redone.routing).toEqual(board.routing);
  });

  test("keep switch positions: toggling is no step", () => {
    const board = boardOf(
      [
        ["switch", 40, 60],
        ["bulb", 200, 60],
      ],
      [[1, 2]],
    );
    const moved = after(board, ...drag(middle(board, 2), { x: 400, y: 300 }));
    const undone = after(moved, ...click(middle(moved, 1)), { type: "undone" });
    expect(positions(undone)[1]).toEqual([200, 60]);
    expect(undone.history.present.outputs.get(2)).toBe(1);
  });

  test("end a gesture first", () => {
    const board = after(empty(false), tap("and"));
    const held = after(
      board,
      { type: "keyPressed", input: { key: "m", shift: false, alt: false, command: false } },
      key("ArrowRight"),
      { type: "undone" },
    );
    expect(held.gesture.type).toBe("idle");
    expect(held.history.present.parts).toEqual([]);
  });
});

describe("edits of the list and the panel", () => {
  const board = boardOf(
    [
      ["switch", 40, 60],
      ["and", 200, 60],
      ["bulb", 400, 60],
    ],
    [[1, 2]],
  );
  test.each<[string, EditorEvent & { type: "commanded" }, string, number]>([
    [
      "a wire",
      { type: "commanded", command: { type: "connect", from: 2, to: 3 } },
      "AND 2 connected to Bulb F1",
      1,
    ],
    [
      "a refused wire",
      { type: "commanded", command: { type: "connect", from: 1, to: 2 } },
      "These parts are connected already",
      0,
    ],
    [
      "a new name",
      { type: "commanded", command: { type: "rename", id: 1, name: "X" } },
      "Switch A is now Switch X",
      1,
    ],
    [
      "a taken name",
      { type: "commanded", command: { type: "rename", id: 1, name: "F1" } },
      "Another switch or bulb has this name",
      0,
    ],
    [
      "no name for a switch",
      { type: "commanded", command: { type: "rename", id: 1, name: "?" } },
      "The name of a switch is one letter, with or without a number after it",
      0,
    ],
    [
      "no name for a bulb",
      { type: "commanded", command: { type: "rename", id: 3, name: "?" } },
      "The name of a bulb is a letter, then letters, digits or _, at most 20 characters",
      0,
    ],
    [
      "a place",
      { type: "commanded", command: { type: "place", positions: [{ id: 2, x: 7, y: 8 }] } },
      "AND 2 moved to 7, 8",
      1,
    ],
    [
      "a shown output",
      { type: "commanded", command: { type: "showOutput", id: 2, shown: true } },
      "AND 2 shows its output value",
      1,
    ],
    ["a switch", { type: "commanded", command: { type: "toggle", id: 1 } }, "Switch A on", 0],
    [
      "a deleted wire",
      { type: "commanded", command: { type: "delete", parts: new Set(), wires: new Set([1]) } },
      "Wire Switch A to AND 2 deleted",
      1,
    ],
    [
      "what is no longer there",
      { type: "commanded", command: { type: "delete", parts: new Set([9]), wires: new Set() } },
      "This part or wire is no longer there",
      0,
    ],
  ])("%s is announced, and a step where it changes the drawing", (_, event, line, count) => {
    const next = after(board, event);
    expect(next.status.text).toBe(line);
    expect(steps(next)).toBe(count);
  });

  test("leave the routing alone where no wire or place changes", () => {
    for (const command of [
      { type: "rename", id: 1, name: "X" },
      { type: "showOutput", id: 2, shown: true },
      { type: "toggle", id: 1 },
    ] as const)
      expect(after(board, { type: "commanded", command }).routing).toBe(board.routing);
  });

  test("a selection of what is not there selects what is", () => {
    expect(selectedParts(after(board, selecting(2, 77)))).toEqual([2]);
  });
});

test("switches are set together without a step, and positions that they have already change nothing", () => {
  const board = boardOf(
    [
      ["switch", 40, 60],
      ["switch", 40, 160],
      ["and", 200, 100],
      ["bulb", 400, 100],
    ],
    [
      [1, 3],
      [2, 3],
      [3, 4],
    ],
  );
  const set = (a: 0 | 1, b: 0 | 1): EditorEvent => ({
    type: "commanded",
    command: {
      type: "setSwitches",
      positions: new Map([
        [1, a],
        [2, b],
      ]),
    },
  });
  const both = after(board, set(1, 1));
  expect(both.status.text).toBe("Switch A on; Switch B on; Bulb F1 on");
  expect(steps(both)).toBe(steps(board));
  expect(after(both, set(1, 1))).toBe(both);
  expect(after(both, set(1, 0)).status.text).toBe("Switch B off; Bulb F1 off");
});

test("tidying is one step, leaves all in view, and says so where nothing is left to tidy", () => {
  const board = boardOf(
    [
      ["bulb", 15, 15],
      ["and", 7000, 33],
      ["switch", 900, 5000],
    ],
    [
      [3, 2],
      [2, 1],
    ],
  );
  const next = after(board, { type: "tidied" });
  expect(next.status.text).toBe("Circuit tidied");
  expect(steps(next)).toBe(1);
  for (const part of next.history.present.parts)
    expect(isInView(boxOf(part), next.viewport, next.size)).toBe(true);
  const again = after(next, { type: "tidied" });
  expect(again.status.text).toBe("The circuit is tidy already");
  expect(again.history).toBe(next.history);
});

test("tidying keeps the switches in the order of their heights", () => {
  const board = boardOf(
    [
      ["switch", 40, 300],
      ["switch", 40, 40],
      ["switch", 90, 160],
      ["and", 400, 40],
      ["and", 400, 200],
    ],
    [
      [1, 4],
      [2, 5],
      [3, 4],
      [3, 5],
    ],
  );
  const { parts } = after(board, { type: "tidied" }).history.present;
  const switches = parts.filter(({ kind }) => kind === "switch").toSorted((a, b) => a.y - b.y);
  expect(switches.map(({ id }) => id)).toEqual([2, 3, 1]);
});

test("another circuit takes the board: no history, no selection, in view", () => {
  const board = after(empty(false), tap("and"), { type: "toolChosen", tool: "connector" });
  const state = circuitOf([["and", 3000, 3000]]);
  const next = after(board, { type: "opened", state });
  expect(next.history).toEqual({ past: [], present: state, future: [] });
  expect(selectedParts(next)).toEqual([]);
  expect(next.tool).toBe("connector");
  expect(isInView(boxOf(partOf(next, 1)), next.viewport, next.size)).toBe(true);
  expect(after(next, { type: "opened", state: emptyState }).viewport).toEqual(home(false));
});

test("a loop that does not settle is framed and named on request, until it is gone", () => {
  const board = boardOf(
    [
      ["not", 100, 100],
      ["bulb", 300, 100],
    ],
    [[1, 1 + 1]],
  );
  expect(after(board, { type: "loopAsked" })).toBe(board);
  const ring = boardOf(
    [
      ["not", 100, 100],
      ["not", 300, 100],
      ["not", 500, 100],
    ],
    [
      [1, 2],
      [2, 3],
      [3, 1],
    ],
  );
  const shown = after(ring, { type: "loopAsked" });
  expect(frameOf(shown).marks.loop).toEqual(new Set([1, 2, 3]));
  expect(shown.status.text).toBe("The loop of NOT 1, NOT 2 and NOT 3 never settles");
  const gone: Editor = after(shown, selecting(2), key("Delete"));
  expect(frameOf(gone).marks.loop.size).toBe(0);
  expect(gone.showsLoop).toBe(false);
});

test("another circuit's gates are one step, with all parts at new places, and switches stay as they are", () => {
  const before = after(
    boardOf(
      [
        ["switch", 100, 100],
        ["not", 300, 140],
        ["bulb", 500, 140],
      ],
      [
        [1, 2],
        [2, 3],
      ],
    ),
    { type: "commanded", command: { type: "toggle", id: 1 } },
  );
  const circuit = circuitOf(
    [
      ["switch", 0, 0],
      ["nand", 0, 0],
      ["nand", 0, 0],
      ["bulb", 0, 0],
    ],
    [
      [1, 2],
      [2, 3],
      [3, 4],
    ],
  );
  const board = after(before, { type: "rewired", circuit });
  expect(steps(board)).toBe(steps(before) + 1);
  expect(board.status.text).toBe("Circuit replaced");
  const { parts, outputs } = board.history.present;
  expect(parts.map(({ kind }) => kind)).toEqual(["switch", "bulb", "nand", "nand"]);
  expect([parts[0]?.on, outputs.get(3)]).toEqual([true, 1]);
  expect(
    parts.every((one) => parts.every((other) => one === other || !overlap(boxOf(one), boxOf(other)))),
  ).toBe(true);
  expect(after(board, { type: "undone" }).history.present).toEqual(before.history.present);
});
