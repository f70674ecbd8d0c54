// The store of the drawing board, and the frames that are drawn of it.

import { expect, test } from "vitest";
import { frameOf } from "#circuit/core/editor/frame.ts";
import { createEditorStore } from "#circuit/core/editor/store.ts";
import { after, boardOf, click, drag, middle, move, press } from "#support/circuit/board.ts";

const board = boardOf(
  [
    ["switch", 40, 60],
    ["and", 200, 60],
    ["not", 400, 60],
  ],
  [
    [1, 2],
    [2, 3],
  ],
);

test("listeners hear of changes alone, at once, until they leave", () => {
  const store = createEditorStore(board);
  const heard: string[] = [];
  const leave = store.subscribe(() => heard.push(store.getSnapshot().tool));
  store.dispatch({ type: "toolChosen", tool: "connector" });
  store.dispatch({ type: "toolChosen", tool: "connector" });
  store.dispatch({ type: "blurred" });
  expect(heard).toEqual(["connector"]);
  leave();
  store.dispatch({ type: "toolChosen", tool: "mouse" });
  expect(heard).toEqual(["connector"]);
  expect(store.getSnapshot().tool).toBe("mouse");
});

test("a listener that dispatches leaves all listeners with the last state", () => {
  const store = createEditorStore(board);
  const seen: number[] = [];
  store.subscribe(() => {
    if (store.getSnapshot().status.number < board.status.number + 3)
      store.dispatch({ type: "said", text: "again" });
  });
  store.subscribe(() => seen.push(store.getSnapshot().status.number));
  store.dispatch({ type: "said", text: "once" });
  expect(seen.at(-1)).toBe(board.status.number + 3);
});

test("a frame is the same object while nothing that is drawn changes", () => {
  const frame = frameOf(board);
  expect(frameOf(after(board, { type: "said", text: "Hello" }))).toBe(frame);
  const selected = frameOf(after(board, ...click(middle(board, 2))));
  expect(selected).not.toBe(frame);
  expect(selected.state).toBe(frame.state);
  expect(selected.routing).toBe(frame.routing);
  expect(selected.viewport).toBe(frame.viewport);
});

test("while a part is dragged the frame keeps the other parts and their wires' paths", () => {
  const at = middle(board, 1);
  const first = frameOf(after(board, press(at), move({ x: at.x + 20, y: at.y })));
  const second = frameOf(after(board, press(at), move({ x: at.x + 40, y: at.y })));
  expect(second.state.parts[1]).toBe(first.state.parts[1]);
  expect(second.routing.paths.get(2)).toBe(first.routing.paths.get(2));
  expect(second.routing.paths.get(1)).not.toEqual(first.routing.paths.get(1));
  expect(second.marks).toEqual(first.marks);
});

test("options and the canvas's kind reach the frame", () => {
  const frame = frameOf(
    after(
      board,
      { type: "optionChosen", option: "showsOutputs", isOn: true },
      { type: "optionChosen", option: "showsJoints", isOn: false },
      { type: "optionChosen", option: "isRectangular", isOn: true },
      { type: "resized", size: { width: 360, height: 500 }, isSmall: true },
    ),
  );
  expect(frame).toMatchObject({
    showsOutputs: true,
    showsJoints: false,
    isRectangular: true,
    namesAbove: true,
  });
});

test("a toggle changes the values drawn and not the paths", () => {
  const toggled = after(board, ...click(middle(board, 1)));
  expect(frameOf(toggled).routing).toBe(board.routing);
  expect(frameOf(toggled).state.outputs.get(1)).toBe(1);
});

test("a drag that ends leaves what its last frame showed", () => {
  const at = middle(board, 2);
  const to = { x: at.x + 60, y: at.y + 90 };
  const shown = frameOf(after(board, press(at), move(to)));
  const done = frameOf(after(board, ...drag(at, to)));
  expect(done.state.parts).toEqual(shown.state.parts);
});

test("a routing from outside is taken for the drawing that it was made for, and for no other", () => {
  const { present } = board.history;
  const routing = { ...board.routing };
  const routed = { type: "routed", state: present, routing } as const;
  expect(after(board, routed).routing).toBe(routing);
  const switched = after(board, { type: "commanded", command: { type: "toggle", id: 1 } });
  expect(after(switched, routed).routing).toBe(routing);
  const moved = after(board, {
    type: "commanded",
    command: { type: "place", positions: [{ id: 3, x: 500, y: 60 }] },
  });
  expect(after(moved, routed).routing).toBe(moved.routing);
});
