// Handles the keys for undo, redo and Delete wherever the focus is on the screen, except in text fields. On the canvas
// the drawing board handles them itself.

import { useWindowEvent } from "@mantine/hooks";
import { useDispatch, useSession } from "./board-context.ts";
import { keyOf } from "./board-events.ts";

export function usePageKeys(): void {
  const dispatch = useDispatch();
  const { canvas } = useSession();
  useWindowEvent("keydown", (event) => {
    const { target } = event;
    if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]")) return;
    if (target instanceof Element && (target === canvas() || target.matches("input, textarea, [role^=menu]")))
      return;
    const { key, command, shift, alt } = keyOf(event);
    if (alt) return;
    const type = command ? stepOf(key.toLowerCase(), shift) : key === "Delete" ? "selectionDeleted" : null;
    if (!type) return;
    event.preventDefault();
    dispatch({ type });
  });
}

function stepOf(key: string, shift: boolean): "undone" | "redone" | null {
  if (key === "z") return shift ? "redone" : "undone";
  return key === "y" ? "redone" : null;
}
