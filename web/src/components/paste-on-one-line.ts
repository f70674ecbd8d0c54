// Pastes a text of several lines into a field: each line end becomes a space. The browser would drop the line ends,
// and a pasted column of numbers would become one number.

import type { ClipboardEvent } from "react";
import { onOneLine } from "#contract/input.ts";

/** The last text of several lines that was pasted, and the line that it became. */
let last: { readonly line: string; readonly lines: string } | null = null;

export function pasteOnOneLine(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData("text/plain");
  const text = onOneLine(pasted).trim();
  if (text === pasted.trim()) return;
  last = { line: text, lines: pasted };
  event.preventDefault();
  // The only way to insert text so that the browser's own Undo can revert it.
  document.execCommand("insertText", false, text);
}

/** The lines of a field's text, if it is what was pasted last; null for any other text. */
export function pastedLines(text: string): string | null {
  return last !== null && text.trim() === last.line ? last.lines : null;
}
