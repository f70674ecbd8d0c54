// Keeps the texts of fields that are in no address, such as Home's field, across a reload. Only empty fields are
// filled, so that a screen that restores its own fields is not changed.

import { lazyDrawn } from "#lib/lazy-module.ts";

const key = "keptTexts";
// The frame's fields are not included, because the page replaces the frame.
const fieldsSelector = "#root main :is(input:is([type=text], :not([type])), textarea):not([readonly])";

interface KeptText {
  readonly label: string;
  readonly text: string;
}

interface KeptTexts {
  readonly href: string;
  readonly texts: readonly KeptText[];
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

export function keepTexts(): void {
  const texts = fields()
    .map((field) => ({ label: labelOf(field), text: field.value }))
    .filter(({ text }) => text !== "");
  const kept: KeptTexts = { href: window.location.href, texts };
  try {
    window.sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full: then only the state in the address survives the reload.
  }
}

/** A field that is not drawn yet gets its text when it is drawn, unless the visitor navigates away first. */
export function restoreTexts(): void {
  const kept = takeKept();
  if (kept?.href !== window.location.href) return;
  let waiting = kept.texts;
  const stop = () => {
    window.removeEventListener(lazyDrawn, onDrawn);
    window.removeEventListener("hashchange", stop);
  };
  const fill = () => {
    waiting = waiting.filter((text) => !restore(text));
    if (waiting.length === 0) stop();
  };
  // Not within React's own work, where an event would change the state only after that work.
  const onDrawn = () => queueMicrotask(fill);
  window.addEventListener(lazyDrawn, onDrawn);
  window.addEventListener("hashchange", stop);
  fill();
}

/** Fills the field if it is empty; false if the field is not drawn yet. */
function restore({ label, text }: KeptText): boolean {
  const alike = fields().filter((field) => labelOf(field) === label);
  const empty = alike.find(({ value }) => value === "");
  if (empty) type(empty, text);
  return alike.length > 0;
}

function takeKept(): KeptTexts | null {
  try {
    const text = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function fields(): readonly TextField[] {
  return [...document.querySelectorAll<TextField>(fieldsSelector)];
}

function labelOf(field: TextField): string {
  return field.getAttribute("aria-label") ?? field.labels?.[0]?.textContent ?? field.name;
}

/** Writes the text as key presses would, with an event, so that the screen notices it. */
function type(field: TextField, text: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
