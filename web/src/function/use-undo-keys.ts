// Undo and Redo by keys, wherever the focus is on the screen, except in text fields, which have their own.

import { useWindowEvent } from "@mantine/hooks";
import type { FunctionCommand } from "./core/edited.ts";

export function useUndoKeys(dispatch: (event: FunctionCommand) => void): void {
  useWindowEvent("keydown", (event) => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (event.defaultPrevented || event.isComposing || altKey || !(ctrlKey || metaKey)) return;
    if (document.querySelector("dialog[open]")) return;
    if (target instanceof Element && target.matches("input, textarea")) return;
    const type = stepOf(key.toLowerCase(), shiftKey);
    if (!type) return;
    event.preventDefault();
    dispatch({ type });
  });
}

function stepOf(key: string, shift: boolean): "undone" | "redone" | null {
  if (key === "z") return shift ? "redone" : "undone";
  return key === "y" ? "redone" : null;
}
