// Moves the focus when the element that has it is removed. Otherwise the browser would give the focus to the body,
// and the next Tab or a screen reader would begin at the top of the page.

import { useEffect, useRef, type RefObject } from "react";

/**
 * Gives a lost focus to `field`, or on touch to the screen, because a field would open a keyboard there. A component
 * with a better target must set the focus in a layout effect, before this effect looks.
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
    const next = isTouch ? document.querySelector("main") : field.current;
    next?.focus({ preventScroll: true });
  });
}
