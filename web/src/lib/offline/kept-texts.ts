// Carries over a reload what stands in text fields that are in no address, such as Home's. A screen that restores its
// own fields is left alone: only empty fields are filled.

const key = "keptTexts";
const fieldsSelector =
  "main input:is([type=text], :not([type])):not([readonly]), main textarea:not([readonly])";

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
    // Blocked or full: the address still has what it can hold.
  }
}

export function restoreTexts(): void {
  const kept = takeKept();
  if (kept?.href !== window.location.href) return;
  for (const { label, text } of kept.texts) {
    const field = fields().find((candidate) => labelOf(candidate) === label && candidate.value === "");
    if (field) type(field, text);
  }
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

/** As a key press would: the screen hears of it. */
function type(field: TextField, text: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
