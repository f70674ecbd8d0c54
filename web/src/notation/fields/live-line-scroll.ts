// Scrolls the typeset reading so that the part at the caret is in view. While the field has no focus, the reading
// shows the same part as the field. Marks the ends at which the reading is cut off.

import { useLayoutEffect, type RefObject } from "react";
import { leafSpans, leavesAt } from "../core/leaves.ts";
import type { Reading } from "./use-reading.ts";

/** Pixels of the neighbours that stay in view; more than the fade at a cut end. */
const around = 40;

export function useEditedPartInView(
  box: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  reading: Reading,
): void {
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const follow = () => {
      if (field.current && document.activeElement === field.current) scrollTo(node, field.current, reading);
      markCutEnds(node);
    };
    const marked = () => markCutEnds(node);
    const input = field.current;
    let frame = 0;
    // A browser scrolls a field that loses the focus to its start, but only after the event.
    const left = () => {
      frame = requestAnimationFrame(() => {
        if (!input || document.activeElement === input) return;
        const share = input.scrollLeft / Math.max(1, input.scrollWidth - input.clientWidth);
        node.scrollLeft = share * (node.scrollWidth - node.clientWidth);
      });
    };
    // While the field has no focus, the start of the reading is in view, for example after a link was opened.
    if (document.activeElement !== field.current) node.scrollTo({ left: 0 });
    follow();
    // The caret moves by keys, by presses and by typing; all of them change the selection.
    document.addEventListener("selectionchange", follow);
    input?.addEventListener("focus", follow);
    input?.addEventListener("blur", left);
    node.addEventListener("scroll", marked, { passive: true });
    const size = new ResizeObserver(follow);
    size.observe(node);
    return () => {
      document.removeEventListener("selectionchange", follow);
      input?.removeEventListener("focus", follow);
      input?.removeEventListener("blur", left);
      cancelAnimationFrame(frame);
      node.removeEventListener("scroll", marked);
      size.disconnect();
    };
  }, [box, field, reading]);
}

function scrollTo(box: HTMLElement, input: HTMLInputElement, { outcome, prepared }: Reading): void {
  const math = box.querySelector("[role=math]");
  if (outcome.kind !== "expression" || !outcome.nodes || !math) return;
  const { selectionStart, selectionEnd, selectionDirection } = input;
  const caret = (selectionDirection === "backward" ? selectionStart : selectionEnd) ?? input.value.length;
  const { before, total } = leavesAt(outcome.nodes, prepared, caret);
  if (before === 0) box.scrollLeft = 0;
  else if (before === total) box.scrollLeft = box.scrollWidth;
  else {
    const { left: start } = box.getBoundingClientRect();
    const edited = leafBoxes(math, before - 1, before);
    if (!edited) return;
    const from = edited.left - start + box.scrollLeft - around;
    const to = edited.right - start + box.scrollLeft + around;
    if (from < box.scrollLeft) box.scrollLeft = from;
    else if (to > box.scrollLeft + box.clientWidth) box.scrollLeft = to - box.clientWidth;
  }
}

/** The box around these two variables or constants of the typeset text. */
function leafBoxes(math: Element, first: number, last: number): DOMRect | null {
  const texts = textNodes(math);
  const spans = leafSpans(texts.map(({ data }) => data).join(""));
  const start = spans[first] && positionIn(texts, spans[first].start);
  const end = spans[last] && positionIn(texts, spans[last].end - 1);
  if (!start || !end) return null;
  const range = document.createRange();
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset + 1);
  return range.getBoundingClientRect();
}

function textNodes(parent: Element): Text[] {
  const walker = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  return found;
}

function positionIn(
  texts: readonly Text[],
  at: number,
): { readonly node: Text; readonly offset: number } | null {
  let start = 0;
  for (const node of texts) {
    if (at < start + node.length) return { node, offset: at - start };
    start += node.length;
  }
  return null;
}

/** Marks cut ends; the style sheet fades a marked end. */
function markCutEnds(box: HTMLElement): void {
  const end = box.scrollWidth - box.clientWidth - box.scrollLeft;
  box.dataset["cut"] = [box.scrollLeft > 1 ? "start" : "", end > 1 ? "end" : ""].join(" ").trim();
}
