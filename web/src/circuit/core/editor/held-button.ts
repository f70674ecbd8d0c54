// A push button is 1 while a pointer or a key holds it down. Pure.

import { withId, type PartId } from "../model/circuit.ts";
import type { Bit } from "../model/kinds.ts";
import { carryOut } from "./commands.ts";
import type { Editor } from "./editor.ts";

/** The button that the present gesture holds down; null if it holds none. */
export function heldButton({ gesture, history, tool }: Editor): PartId | null {
  const id = pressedPart(gesture);
  const isHeld = gesture.type === "holding" || tool === "mouse";
  return isHeld && id !== null && withId(history.present.parts, id)?.kind === "button" ? id : null;
}

function pressedPart(gesture: Editor["gesture"]): PartId | null {
  if (gesture.type === "holding" || gesture.type === "dragging") return gesture.part;
  const isPress = gesture.type === "pressing" && gesture.inHand === null && !gesture.shift;
  return isPress && "part" in gesture.on && !gesture.on.lead ? gesture.on.part : null;
}

/** The board after an event, with the button of the gesture before it released and that of the gesture now pressed. */
export function withHeldButton(before: Editor, after: Editor): Editor {
  const [released, pressed] = [heldButton(before), heldButton(after)];
  if (released === pressed) return after;
  return set(set(after, released, 0), pressed, 1);
}

function set(editor: Editor, id: PartId | null, position: Bit): Editor {
  if (id === null || !withId(editor.history.present.parts, id)) return editor;
  const { gesture } = editor;
  return { ...carryOut(editor, { type: "setSwitches", positions: new Map([[id, position]]) }), gesture };
}
