// Replaces the frame by the page as soon as the page has drawn the same screen below it, in one step: text, caret,
// focus and pressed buttons are transferred before the frame is removed, so no key is lost and a phone's keyboard
// stays.

import { lazyDrawn } from "#lib/lazy-module.ts";
import { fieldSelector, type EarlyVisitor } from "./early-visitor.ts";

/** The longest time until the page shows the text of the link; after it, the page shows another text on purpose. */
const linkMs = 500;

/** The longest time that the frame's Result waits for the page's card: the scripts that draw it may never arrive. */
const cardMs = 5_000;

/** Watches the root that follows the frame. `onOver` is called once, when the frame is gone. */
export function handOver(
  frame: HTMLElement,
  visitorNow: () => EarlyVisitor | null,
  onOver: () => void,
): void {
  let readyAtMs = 0;
  let cardUntilMs = 0;
  const attempt = () => {
    const root = document.getElementById("root");
    const visitor = visitorNow();
    if (!frame.isConnected || !root) return;
    // Until the hand-over, the frame alone is the page, for screen readers too.
    if (frame.hasChildNodes()) root.setAttribute("aria-hidden", "true");
    if (visitor?.isComposing) return;
    const field = visitor?.field ? root.querySelector<HTMLInputElement>(fieldSelector) : null;
    // A field is ready once the screen has read its address; a text written earlier would be overwritten.
    if (field ? readyAtMs === 0 : !hasOwnWord(root, visitor)) return;
    // The text of the link appears in the page's field a moment later; an edited text need not wait for it.
    if (field && visitor && !visitor.hasTyped && field.value !== visitor.given) {
      const leftMs = readyAtMs + linkMs - performance.now();
      if (leftMs > 0) return void window.setTimeout(attempt, leftMs);
    }
    if (field && visitor?.output?.hasChildNodes() && awaitsCard(root, visitor)) return;
    observer.disconnect();
    window.removeEventListener(lazyDrawn, onDrawn);
    onOver();
    root.removeAttribute("aria-hidden");
    root.inert = false;
    if (visitor) transfer(frame, root, visitor);
    frame.remove();
    if (visitor?.field && !field) bringLater(root, visitor, visitor.field);
  };
  /** The frame shows a Result: the page is asked the same below it, and the frame stays until the page shows its card. */
  const awaitsCard = (root: HTMLElement, visitor: EarlyVisitor) => {
    if (cardUntilMs === 0) {
      cardUntilMs = performance.now() + cardMs;
      window.setTimeout(attempt, cardMs);
      // Otherwise the page's own field would take the focus, and with it the key presses.
      root.inert = true;
      transfer(frame, root, visitor);
    }
    return performance.now() < cardUntilMs && !root.querySelector("main [data-result]");
  };
  const onDrawn = () => {
    readyAtMs ||= performance.now();
    // Not within React's own work, where an event would change the state only after that work.
    queueMicrotask(attempt);
  };
  // React writes the text of a field into its attribute too, so a change of it is seen here.
  const observer = new MutationObserver(attempt);
  observer.observe(document.documentElement, { childList: true, subtree: true, attributeFilter: ["value"] });
  window.addEventListener(lazyDrawn, onDrawn);
  frame.addEventListener("compositionend", () => window.setTimeout(attempt));
}

/**
 * The page reports that it could not show its field: the text is kept for the field until the visitor navigates away.
 */
function bringLater(root: HTMLElement, visitor: EarlyVisitor, from: HTMLInputElement): void {
  const stop = () => {
    window.removeEventListener(lazyDrawn, bring);
    window.removeEventListener("hashchange", stop);
  };
  const bring = () => {
    const field = root.querySelector<HTMLInputElement>(fieldSelector);
    if (!field) return;
    stop();
    queueMicrotask(() => typeAlike(visitor, from, field));
  };
  window.addEventListener(lazyDrawn, bring);
  window.addEventListener("hashchange", stop);
}

/**
 * Whether the page already shows content that the frame lacks: a screen without a field, or the reason why there is
 * no field.
 */
function hasOwnWord(root: HTMLElement, visitor: EarlyVisitor | null): boolean {
  const main = root.querySelector("main");
  if (!main) return root.querySelector("button, a") !== null;
  // While a screen is fetched there is at most a status.
  return main.querySelector(visitor?.field ? "button, a" : ":scope > * > :not(output)") !== null;
}

/** Repeats in the page what the visitor has done in the frame; what was pressed or submitted is repeated once. */
function transfer(frame: HTMLElement, root: HTMLElement, visitor: EarlyVisitor): void {
  const { focused } = visitor;
  const field = root.querySelector<HTMLInputElement>(fieldSelector);
  // Home's field becomes the Simplifier's while the frame's Result waits for the card.
  const held = focused === visitor.field ? field : focused && counterpart(focused, frame, root);
  if (field && visitor.field) typeAlike(visitor, visitor.field, field);
  if (focused && held instanceof HTMLElement) held.focus({ preventScroll: true });
  for (const pressed of visitor.pressed.splice(0)) {
    const there = counterpart(pressed, frame, root);
    if (there instanceof HTMLElement) there.click();
  }
  if (!visitor.hasSubmitted) return;
  visitor.hasSubmitted = false;
  field?.form?.requestSubmit();
}

/** Puts the text into the page's field as a key press would, with the same selection. */
function typeAlike({ hasTyped }: EarlyVisitor, from: HTMLInputElement, to: HTMLInputElement): void {
  if (hasTyped) type(from.value, to);
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? "none");
  to.scrollLeft = from.scrollLeft;
}

/** Replaces the field's text as key presses would. */
function type(text: string, to: HTMLInputElement): void {
  to.setRangeText(text, 0, to.value.length, "end");
  // Without this event React would not notice the new text.
  to.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }));
}

/**
 * The page's element that corresponds to an element of the frame: the one of the same kind and name, at the same
 * index among several.
 */
function counterpart(element: Element, frame: HTMLElement, root: HTMLElement): Element | undefined {
  const alike = (within: HTMLElement) =>
    [...within.querySelectorAll(element.localName)].filter((other) => nameOf(other) === nameOf(element));
  return alike(root)[alike(frame).indexOf(element)];
}

function nameOf(element: Element): string {
  const value = element instanceof HTMLInputElement ? `${element.type} ${element.placeholder}` : "";
  const choice = element instanceof HTMLInputElement && element.type === "radio" ? element.value : "";
  return element.getAttribute("aria-label") ?? element.textContent + value + choice;
}
