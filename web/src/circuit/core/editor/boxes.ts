// Opens the definition of a box on the board in place of the sheet, and goes back. The sheet follows when the box is left.
// Pure.

import { circuitWords as words } from "#messages/circuit.ts";
import { openedBox, withEdited } from "../model/boxes/open-box.ts";
import { withId, type PartId, type State } from "../model/circuit.ts";
import { startHistory, step } from "../model/history.ts";
import { freeBoxName } from "../model/names.ts";
import { routeInTime } from "../scene/route.ts";
import { carryOutSelecting, withHistory } from "./commands.ts";
import type { Editor } from "./editor.ts";
import { hitAt } from "./hit.ts";
import { nothingSelected, say } from "./selecting.ts";
import { startTiming } from "./timing.ts";
import { partName } from "./words.ts";
import { withFirstView } from "./viewing.ts";
import type { Point } from "../scene/geometry.ts";

/** Makes a box of the selection; it is selected then. */
export function boxMade(editor: Editor): Editor {
  const name = freeBoxName(editor.history.present.definitions);
  return carryOutSelecting(editor, { type: "makeBox", parts: editor.selection.parts, name });
}

export function boxOpened(editor: Editor, id: PartId): Editor {
  const { history, routing, viewport, selection } = editor;
  const box = withId(history.present.parts, id);
  const state = openedBox(history.present, id);
  if (!box || !state) return editor;
  const outer = { box: id, history, routing, viewport, selection };
  const opened = withFirstView(shown({ ...editor, outer: [...editor.outer, outer] }, state));
  const below = { ...opened.viewport, y: opened.viewport.y + strip };
  return say({ ...opened, viewport: below }, words.boxOpened(box.name ?? partName(box)));
}

/** The height of the strip above the drawing while a box is open, in px. */
const strip = 64;

/** A double press opens the box below the pointer. */
export function doublePressed(editor: Editor, at: Point): Editor {
  const hit = hitAt(editor.history.present, editor.routing, editor.viewport, at, "mouse");
  return "part" in hit && editor.tool === "mouse" ? boxOpened(editor, hit.part) : editor;
}

/** One step of the outer history, if anything was drawn. */
export function boxLeft(editor: Editor): Editor {
  const outer = editor.outer.at(-1);
  if (!outer) return editor;
  const { history, routing, viewport, selection, box } = outer;
  const before = history.present;
  const name = withId(before.parts, box)?.name ?? "";
  const back: Editor = {
    ...editor,
    outer: editor.outer.slice(0, -1),
    history,
    routing,
    viewport,
    selection,
    hovered: null,
    menu: null,
    showsLoop: false,
    timing: editor.timing && startTiming(before),
  };
  const edited = withEdited(before, editor.history.present);
  return say(withHistory(back, step(history, edited, words.boxChanged(name))), words.boxLeft(name));
}

/** The board with another circuit on it: no selection, no history, and no view of its own yet. */
export function shown(editor: Editor, state: State): Editor {
  return {
    ...editor,
    history: startHistory(state),
    routing: routeInTime(state, null),
    selection: nothingSelected,
    hovered: null,
    menu: null,
    timing: editor.timing && startTiming(state),
    showsLoop: false,
  };
}
