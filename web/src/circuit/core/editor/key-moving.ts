// Moving the selected parts by the arrow keys: M begins, Enter keeps, Escape takes back. Pure.

import { circuitWords as words } from "#messages/circuit.ts";
import { withId } from "../model/circuit.ts";
import { gridUnit } from "../scene/geometry.ts";
import { carryOut } from "./commands.ts";
import type { Editor, KeyInput } from "./editor.ts";
import { idle } from "./gesture.ts";
import { keyOffset, movedPreview, partsOf, placeCommand } from "./moving.ts";
import { directionOf, unitOf, type Direction } from "./nearest.ts";
import { say } from "./selecting.ts";
import { itemsName, partName } from "./words.ts";

/** The step with Shift. */
const farStep = 4 * gridUnit;

export function startMoving(editor: Editor): Editor {
  const { history, routing } = editor;
  const preview = { state: history.present, routing };
  return say(
    { ...editor, gesture: { type: "movingByKeys", dx: 0, dy: 0, preview } },
    words.movingByKeys(movedName(editor)),
  );
}

export function movingAction({ key, shift, alt, command }: KeyInput): ((editor: Editor) => Editor) | null {
  if (alt || command) return null;
  const direction = directionOf[key];
  if (direction) return (editor) => movedBy(editor, direction, shift ? farStep : gridUnit);
  return key === "Enter" ? kept : null;
}

function movedBy(editor: Editor, direction: Direction, step: number): Editor {
  const { gesture, history, routing, selection } = editor;
  if (gesture.type !== "movingByKeys") return editor;
  const unit = unitOf[direction];
  const wanted = { dx: gesture.dx + unit.x * step, dy: gesture.dy + unit.y * step };
  const offset = keyOffset(partsOf(history.present, selection.parts), wanted);
  const preview = movedPreview(history.present, routing, selection.parts, offset);
  const moved: Editor = { ...editor, gesture: { type: "movingByKeys", ...offset, preview } };
  const [id] = selection.parts;
  const part = selection.parts.size === 1 && id !== undefined ? withId(preview.state.parts, id) : undefined;
  const line = part
    ? words.movingAt(partName(part), part.x, part.y)
    : words.movingBy(movedName(editor), offset.dx, offset.dy);
  return say(moved, line);
}

function kept(editor: Editor): Editor {
  const { gesture, history, selection } = editor;
  if (gesture.type !== "movingByKeys") return editor;
  return carryOut(
    { ...editor, gesture: idle },
    placeCommand(partsOf(history.present, selection.parts), gesture),
  );
}

function movedName({ history, selection }: Editor): string {
  return itemsName(history.present, { parts: selection.parts, wires: new Set() });
}
