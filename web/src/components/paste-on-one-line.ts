// Pastes a text of several lines into a field: each line end becomes a space. The browser would drop the line ends,
// and a pasted column of numbers would become one number.

import type { ClipboardEvent } from "react";
import { onOneLine } from "#contract/input.ts";

export function pasteOnOneLine(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData("text/plain");
  const text = onOneLine(pasted).trim();
  if (text === pasted.trim()) return;
  event.preventDefault();
  // The only way to insert text so that the browser's own Undo can revert it.
  document.execCommand("insertText", false, text);
}
