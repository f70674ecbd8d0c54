// The circuit in steps of gate delays on the drawing board, its moments, and buttons that are held down.

import { describe, expect, test } from "vitest";
import type { Editor, EditorEvent } from "#circuit/core/editor/editor.ts";
import { frameOf } from "#circuit/core/editor/frame.ts";
import { momentsMax } from "#circuit/core/editor/timing.ts";
import { after, boardOf, key, middle, move, press, release } from "#support/circuit/board.ts";

const passed: EditorEvent = { type: "delayPassed", isAnnounced: false };
const toggle = (id: number): EditorEvent => ({ type: "commanded", command: { type: "toggle", id } });

/** Switch 1 to NOT 2 to NOT 3 to bulb 4. */
const chain = boardOf(
  [
    ["switch", 40, 60],
    ["not", 200, 60],
    ["not", 400, 60],
    ["bulb", 600, 60],
  ],
  [
    [1, 2],
    [2, 3],
    [3, 4],
  ],
);
const started = after(chain, { type: "timingStarted" });

function outputs({ history }: Editor): string {
  return history.present.parts.map(({ id }) => history.present.outputs.get(id)).join("");
}

describe("while signals take time", () => {
  test("a change goes on by one part at each gate delay, and the end of time settles the rest", () => {
    let board = after(started, toggle(1));
    const seen = [outputs(board)];
    for (let delay = 0; delay < 4; delay += 1) {
      board = after(board, passed);
      seen.push(outputs(board));
    }
    expect(seen).toEqual(["1100", "1000", "1010", "1011", "1011"]);
    expect(outputs(after(started, toggle(1), passed, { type: "timingEnded" }))).toBe("1011");
    expect(after(started, { type: "timingEnded" }).timing).toBeNull();
  });

  test("time is no step of Undo, and Undo keeps the outputs of the parts that stay", () => {
    const board = after(started, toggle(1), passed, passed);
    expect(board.history.past).toHaveLength(0);
    const deleted = after(
      board,
      { type: "commanded", command: { type: "delete", parts: new Set([4]), wires: new Set() } },
      passed,
    );
    expect(outputs(deleted)).toBe("101");
    expect(outputs(after(deleted, { type: "undone" }))).toBe("1010");
  });

  test("the user's step is announced with its changes and how many follow", () => {
    const board = after(started, toggle(1), { type: "delayPassed", isAnnounced: true });
    expect(board.status.text).toBe("After 1 gate delay: NOT 2 output 0. 1 signal changes next.");
    const rested = after(board, passed, passed, { type: "delayPassed", isAnnounced: true });
    expect(rested.status.text).toBe("After 4 gate delays: no change. All signals are at rest.");
  });

  test("the parts that change next are framed", () => {
    expect([...frameOf(after(started, toggle(1))).marks.changing]).toEqual([2]);
    expect(frameOf(after(started, toggle(1), passed)).marks.changing).toEqual(new Set([3]));
    expect(frameOf(after(chain, toggle(1))).marks.changing.size).toBe(0);
  });

  test("a ring goes on for ever, and no error is shown", () => {
    const ring = after(boardOf([["not", 40, 60], ["not", 200, 60], ["not", 400, 60]], [[1, 2], [2, 3], [3, 1]]), { type: "timingStarted" }); // oxfmt-ignore
    expect(ring.history.present.error).toBeNull();
    const seen = new Set<string>();
    for (let board = ring, delay = 0; delay < 12; delay += 1) {
      seen.add(outputs(board));
      board = after(board, passed);
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});

describe("the moments", () => {
  const at = (time: number): EditorEvent => ({ type: "momentChosen", time });
  const run = after(started, toggle(1), passed, passed, passed);

  test("each brings back all outputs and switches, and the future stays until something is changed", () => {
    expect([0, 1, 2, 3].map((time) => outputs(after(run, at(time))))).toEqual([
      "1100",
      "1000",
      "1010",
      "1011",
    ]);
    expect(outputs(after(run, at(1), at(3)))).toBe("1011");
    expect(after(run, at(1)).timing?.now).toBe(1);
    expect(after(run, at(1), passed).timing?.moments).toHaveLength(4);
    const other = after(run, at(1), toggle(1));
    expect(other.timing?.moments.map(({ time }) => time)).toEqual([0, 1]);
    expect(outputs(after(other, at(3)))).toBe(outputs(other));
    expect(outputs(after(run, toggle(1), at(0)))).toBe("1100");
    expect(after(run, toggle(1), at(0)).history.present.parts[0]?.on).toBe(true);
  });

  test("there are at most so many, and none where nothing changes", () => {
    const clock = after(
      boardOf([["clock", 40, 60]], []),
      { type: "timingStarted" },
      {
        type: "commanded",
        command: { type: "setPeriod", id: 1, period: 2 },
      },
    );
    let board = clock;
    for (let delay = 0; delay < momentsMax + 20; delay += 1) board = after(board, passed);
    expect(board.timing?.moments).toHaveLength(momentsMax);
    expect(after(started, passed, passed).timing?.moments).toHaveLength(1);
    expect(outputs(after(board, at(1)))).toBe(outputs(board));
  });
});

describe("a button", () => {
  const board = boardOf(
    [
      ["button", 40, 60],
      ["bulb", 200, 60],
    ],
    [[1, 2]],
  );
  const down = press(middle(board, 1));

  test("is 1 while the pointer holds it down, also when it moves, and 0 after it", () => {
    expect(outputs(after(board, down))).toBe("11");
    expect(outputs(after(board, down, move({ x: 300, y: 300 })))).toBe("11");
    const up = after(board, down, release(middle(board, 1)));
    expect(outputs(up)).toBe("00");
    expect([...up.selection.parts]).toEqual([1]);
    for (const lost of [
      { type: "blurred" },
      { type: "pointerCancelled", pointer: 1 },
      key("Escape"),
    ] as const)
      expect(outputs(after(board, down, lost))).toBe("00");
  });

  test("is 1 while Space holds it down, and a held finger opens no menu", () => {
    const chosen = after(board, { type: "selected", parts: [1], wires: [] });
    const held = after(chosen, key(" "), key(" "));
    expect(outputs(held)).toBe("11");
    expect(outputs(after(held, { type: "buttonReleased" }))).toBe("00");
    const touched = after(board, press(middle(board, 1), { device: "touch" }), {
      type: "pointerHeld",
      pointer: 1,
    });
    expect(touched.menu).toBeNull();
    expect(outputs(touched)).toBe("11");
  });

  test("is held by nobody after it was deleted and brought back", () => {
    const gone = after(
      board,
      { type: "buttonHeld", id: 1 },
      { type: "commanded", command: { type: "delete", parts: new Set([1, 2]), wires: new Set() } },
    );
    expect(gone.history.present.parts).toHaveLength(0);
    expect(outputs(after(gone, { type: "undone" }))).toBe("00");
  });
});
