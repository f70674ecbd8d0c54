// Pastes a text of several lines into a field: each line end becomes a space. The browser alone would drop the line
// ends, so that a pasted column of numbers became one number.

import type { ClipboardEvent } from "react";
import { onOneLine } from "#contract/input.ts";

export function pasteOnOneLine(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData("text/plain");
  const text = onOneLine(pasted).trim();
  if (text === pasted.trim()) return;
  event.preventDefault();
  // The one way of typing for a visitor that the browser's own Undo takes back.
  document.execCommand("insertText", false, text);
}
