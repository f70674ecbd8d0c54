// What a visitor does in the frame before the page's own code is there, kept for the page to take over.

import type { FirstFiles } from "./core/first-files.ts";

export interface EarlyVisitor {
  /** The screen's own field; null where the frame has none. */
  readonly field: HTMLInputElement | null;
  /** The text that the link brought. */
  readonly given: string;
  /** What has the focus in the frame, or had it until the page itself took it; null after the visitor has left it. */
  focused: Element | null;
  /** Whether the field holds another text by the visitor's hand. */
  hasTyped: boolean;
  /** Whether a text is being put together, as by a keyboard for Chinese. */
  isComposing: boolean;
  /** Whether the form was submitted since the last change. */
  hasSubmitted: boolean;
  /** Buttons and choices that were pressed, in their order. */
  readonly pressed: Element[];
  /**
   * Whether the frame stays for now, because it shows an answer that the page does not show yet. `root` is the page's,
   * which has a form by now; `again` is called when there may be another answer.
   */
  keeps?: Keeps;
}

export type Keeps = (root: HTMLElement, again: () => void) => boolean;

/** The frame, for the script that answers in it. */
export interface EarlyHost {
  readonly frame: HTMLElement;
  readonly files: FirstFiles["answer"];
  /** To be called when the service was asked and gives no answer. */
  readonly onSilence: () => void;
  /** Null before the first form is there. */
  visitor: EarlyVisitor | null;
}

export const fieldSelector = "main form input:not([type=radio], [type=checkbox])";

/** Makes the frame's form take text and submits. */
export function keepTyping(frame: Element, given: string): EarlyVisitor {
  const field = frame.querySelector<HTMLInputElement>(fieldSelector);
  const visitor: EarlyVisitor = {
    field,
    given,
    focused: null,
    hasTyped: false,
    isComposing: false,
    hasSubmitted: false,
    pressed: [],
  };
  const submit = frame.querySelector<HTMLButtonElement>("main form button[type=submit]");
  // Where the page disables the button of an empty field, it is enabled with the first character.
  const followsText = submit?.disabled ?? false;
  const follow = () => {
    if (!submit || !followsText) return;
    submit.disabled = field?.value.trim() === "";
    submit.toggleAttribute("data-disabled", submit.disabled);
  };
  // The page's own keys for touch are not there yet: the system's keyboard is.
  field?.removeAttribute("inputmode");
  if (field) field.value = given;
  follow();

  field?.addEventListener("input", () => {
    visitor.hasTyped = true;
    visitor.hasSubmitted = false;
    submit?.removeAttribute("aria-busy");
    follow();
  });
  field?.addEventListener("compositionstart", () => (visitor.isComposing = true));
  field?.addEventListener("compositionend", () => (visitor.isComposing = false));
  field?.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    visitor.hasSubmitted = true;
    submit?.setAttribute("aria-busy", "true");
  });
  frame.addEventListener(
    "focusin",
    ({ target }) => (visitor.focused = target instanceof Element ? target : null),
  );
  frame.addEventListener("focusout", (event) => {
    if (event instanceof FocusEvent && event.relatedTarget === null) visitor.focused = null;
  });
  // As use-field-focus.ts does on arrival.
  const isPointedAt = matchMedia("(hover: hover) and (pointer: fine)").matches;
  if (given === "" && isPointedAt) field?.focus({ preventScroll: true });
  frame.addEventListener("click", ({ target }) => {
    const pressed =
      target instanceof Element && target.closest("button:not([type=submit]), input[type=radio]");
    if (!pressed) return;
    visitor.pressed.push(pressed);
    pressed.setAttribute("aria-busy", "true");
  });
  return visitor;
}
