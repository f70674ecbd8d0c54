// Records the visitor's actions in the frame before the page's own code has arrived; the page then takes them over.

export interface EarlyVisitor {
  /** The screen's own field; null where the frame has none. */
  readonly field: HTMLInputElement | null;
  /** The text in the link's address. */
  readonly given: string;
  /**
   * The frame's element that has the focus, or had it until the page took the focus; null once the visitor has left
   * it.
   */
  focused: Element | null;
  /** Whether the visitor has changed the field's text. */
  hasTyped: boolean;
  /** Whether an input method is composing a text, for example in Chinese. */
  isComposing: boolean;
  /** Whether the form was submitted since the last change. */
  hasSubmitted: boolean;
  /** The buttons and choices that were pressed, in order. */
  readonly pressed: Element[];
  /** Where the frame shows the Result of the submitted text; null until the service is asked. */
  output: HTMLElement | null;
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
    output: null,
  };
  const submit = frame.querySelector<HTMLButtonElement>("main form button[type=submit]");
  // If the page disables the button while the field is empty, the first character enables it.
  const followsText = submit?.disabled ?? false;
  const follow = () => {
    if (!submit || !followsText) return;
    submit.disabled = field?.value.trim() === "";
    submit.toggleAttribute("data-disabled", submit.disabled);
  };
  // The page's own keys for touch have not loaded yet, so the system's keyboard must open.
  field?.removeAttribute("inputmode");
  if (field) field.value = given;
  follow();

  field?.addEventListener("input", () => {
    visitor.hasTyped = true;
    visitor.hasSubmitted = false;
    submit?.removeAttribute("aria-busy");
    visitor.output?.replaceChildren();
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
  // Gives the field the focus by the same rule as use-field-focus.ts.
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
