// Where the focus goes when the element that had it is removed or disabled. Without this the browser would give it to the
// body, and the next Tab or a screen reader would begin at the top of the page.

import { useEffect, useRef, type RefObject } from "react";

/** Gives the focus to the screen, for controls that are removed when they are pressed. */
export function focusScreen(): void {
  document.querySelector("main")?.focus({ preventScroll: true });
}

/** Gives the focus to the section around a button that is removed when it has done its work. */
export function focusAround(button: HTMLElement): void {
  button.closest<HTMLElement>("[tabindex='-1']")?.focus();
}

/** Gives the focus to the element with `data-first` in a form that appears, or in which a focused element was removed. */
export function focusFirst(form: HTMLElement | null | undefined): void {
  form?.querySelector<HTMLElement>("[data-first]")?.focus();
}

/**
 * Gives the focus to `field` when the focused element was removed; on touch to the screen, because a field would open a
 * keyboard there. A component that gives the focus to a better element does so before this effect looks.
 */
export function useFocusKept(field: RefObject<HTMLElement | null>): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const heard = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener("focusin", heard);
    return () => document.removeEventListener("focusin", heard);
  }, []);
  useEffect(() => {
    const had = last.current;
    if (document.activeElement !== document.body || !(had instanceof Element) || had.isConnected) return;
    last.current = null;
    const isTouch = window.matchMedia("(pointer: coarse)").matches;
    if (isTouch) focusScreen();
    else field.current?.focus({ preventScroll: true });
  });
}
