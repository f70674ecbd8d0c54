// The end of a gesture that is not carried out. Pure.

import type { Editor } from "./editor.ts";
import { idle } from "./gesture.ts";

/** Idle, all as before the gesture: what a gesture draws is its own until it is done. */
export function cancelled(editor: Editor): Editor {
  const { gesture } = editor;
  if (gesture.type === "idle") return editor;
  const isView = gesture.type === "panning" || gesture.type === "pinching";
  return { ...editor, gesture: idle, viewport: isView ? gesture.viewport : editor.viewport };
}
