// The edits that the page's keys make in their field: typing, deleting and moving the caret, as a keyboard would.

export function insert(field: HTMLInputElement, text: string): void {
  const { start, end } = selection(field);
  replace(field, start, end, text, "insertText");
}

/** Deletes the selection, else the character before the caret. */
export function erase(field: HTMLInputElement): void {
  const { start, end } = selection(field);
  const from = start === end ? before(field.value, start) : start;
  if (from < end) replace(field, from, end, "", "deleteContentBackward");
}

/** Moves the caret by one character; with a selection, the caret goes to the end of it in that direction. */
export function move(field: HTMLInputElement, by: -1 | 1): void {
  const { start, end } = selection(field);
  const next = by < 0 ? before(field.value, start) : after(field.value, end);
  const caret = start === end ? next : by < 0 ? start : end;
  field.setSelectionRange(caret, caret);
  showCaret(field);
}

export function submit(field: HTMLInputElement): void {
  field.form?.requestSubmit();
}

function selection(field: HTMLInputElement): { readonly start: number; readonly end: number } {
  const { length } = field.value;
  return { start: field.selectionStart ?? length, end: field.selectionEnd ?? length };
}

function replace(field: HTMLInputElement, start: number, end: number, text: string, inputType: string): void {
  field.setRangeText(text, start, end, "end");
  // Without this event React would not notice the new text.
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType, data: text === "" ? null : text }));
  showCaret(field);
}

function before(text: string, at: number): number {
  return Math.max(0, at - ((text.codePointAt(at - 2) ?? 0) > 0xffff ? 2 : 1));
}

function after(text: string, at: number): number {
  return Math.min(text.length, at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1));
}

/** Scrolls to the caret. A browser does so for a system key, but leaves a caret that a program has set out of sight. */
function showCaret(field: HTMLInputElement): void {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return;
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(field);
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const margin = 24;
  const caret = context.measureText(field.value.slice(0, field.selectionEnd ?? 0)).width;
  if (caret < field.scrollLeft + margin) field.scrollLeft = caret - margin;
  else if (caret > field.scrollLeft + field.clientWidth - margin) {
    field.scrollLeft = caret - field.clientWidth + margin;
  }
}
