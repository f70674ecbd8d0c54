// The tooltip of icon buttons. One element shows the accessible name of the button that the mouse is over or that has
// the keyboard focus; it is in the top layer, where neither a scrolling box nor a dialog cuts it off. The mouse may
// move onto it, Esc hides it, and it never appears on touch. Until this file is loaded, and in a browser without
// popovers, the mouse shows the title attribute instead.

import { tooltipPosition } from "./core/tooltip-position.ts";
import classes from "./tooltips.module.css";

const showAfterMs = 300;
/** Enough for the mouse to cross the gap from the button to the tooltip. */
const hideAfterMs = 150;

interface Shown {
  readonly button: Element;
  readonly by: "mouse" | "focus";
  /**
   * Whether Esc hides only the tooltip. It does not if the focus came without a key, for example into a dialog that
   * opens.
   */
  readonly takesEscape: boolean;
}

/** Call it once, when the page starts. */
export function startTooltips(): void {
  if (!("popover" in HTMLElement.prototype)) return;
  const tooltip = createTooltip();
  listenToFocus(tooltip);
  listenToPointer(tooltip);
  window.addEventListener("scroll", tooltip.place, { capture: true, passive: true });
  window.addEventListener("resize", tooltip.place);
}

type Tooltip = ReturnType<typeof createTooltip>;

function createTooltip() {
  const element = document.createElement("div");
  element.role = "tooltip";
  element.popover = "manual";
  element.className = `${classes.tooltip} no-print`;
  let shown: Shown | null = null;
  let timer = 0;

  /** Schedules `act`, and cancels the call that was scheduled before. */
  const later = (act: () => void, afterMs: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(act, afterMs);
  };
  const stay = () => window.clearTimeout(timer);
  const hide = () => {
    stay();
    shown = null;
    element.remove();
  };
  const place = () => {
    if (!shown) return;
    if (!shown.button.isConnected) return hide();
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const box = element.getBoundingClientRect();
    const { left, top } = tooltipPosition(shown.button.getBoundingClientRect(), box, view);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  };
  const show = (next: Shown) => {
    hide();
    const { button } = next;
    // An open menu would cover the tooltip.
    if (!button.isConnected || button.matches("[aria-haspopup][aria-expanded=true]")) return;
    shown = next;
    element.textContent = button.getAttribute("aria-label");
    // Elements outside an open dialog get no mouse events.
    (button.closest("dialog") ?? document.body).appendChild(element);
    element.showPopover();
    place();
  };
  return { element, shown: () => shown, show, hide, later, stay, place };
}

function listenToPointer({ element, shown, show, hide, later, stay }: Tooltip): void {
  /** The button that was pressed, or whose tooltip Esc has hidden: it gets no tooltip until the mouse has left it. */
  let done: Element | null = null;
  const dismiss = (button: Element | null) => {
    done = button;
    hide();
  };

  window.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType === "touch" || !(target instanceof Element)) return;
    const button = buttonAt(target);
    button?.removeAttribute("title");
    if (button !== done) done = null;
    const { button: current, by } = shown() ?? {};
    if (element.contains(target) || (button && (button === done || button === current))) stay();
    else if (button) {
      const next = { button, by: "mouse", takesEscape: true } as const;
      later(() => show(next), current ? hideAfterMs : showAfterMs);
    } else if (by === "mouse") later(hide, hideAfterMs);
    else stay();
  });
  document.documentElement.addEventListener("pointerleave", () => {
    if (shown()?.by === "mouse") hide();
    else stay();
  });
  const press = ({ target }: Event) => {
    if (target instanceof Element && !element.contains(target)) dismiss(buttonAt(target));
  };
  window.addEventListener("pointerdown", press, { capture: true });
  // A click event, because Enter and Space press a button too.
  window.addEventListener("click", press, { capture: true });
  // In the capture phase: the tooltip is the topmost layer, so Esc reaches nothing below it.
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || event.isComposing) return;
      const { button = null, takesEscape } = shown() ?? {};
      if (takesEscape) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      dismiss(button);
    },
    { capture: true },
  );
}

function listenToFocus({ shown, show, hide }: Tooltip): void {
  let movedByKey = false;

  window.addEventListener(
    "keydown",
    ({ key }) => {
      movedByKey = key === "Tab" || key.startsWith("Arrow");
    },
    { capture: true },
  );
  window.addEventListener("focusin", ({ target }) => {
    const button = target instanceof Element ? buttonAt(target) : null;
    if (button?.matches(":focus-visible")) show({ button, by: "focus", takesEscape: movedByKey });
  });
  window.addEventListener("focusout", () => {
    if (shown()?.by === "focus") hide();
  });
}

function buttonAt(element: Element): Element | null {
  return element.closest("[data-tooltip]");
}
