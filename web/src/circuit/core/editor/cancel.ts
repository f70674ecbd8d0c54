// Cancels a gesture. Pure.

import type { Editor } from "./editor.ts";
import { idle } from "./gesture.ts";

/** The board as before the gesture. A gesture keeps what it draws to itself until it is completed. */
export function cancelled(editor: Editor): Editor {
  const { gesture } = editor;
  if (gesture.type === "idle") return editor;
  const isView = gesture.type === "panning" || gesture.type === "pinching";
  return { ...editor, gesture: idle, viewport: isView ? gesture.viewport : editor.viewport };
}
