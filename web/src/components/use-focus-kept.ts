// Where the focus goes when what had it is removed: without this the browser would give it to the body, and a keyboard
// or a screen reader would begin at the top of the page.

import { useEffect, useRef, type RefObject } from "react";

/**
 * Gives the focus to `field`, on touch to the screen, because a field would open a keyboard there. Who gives it to
 * something better does so before this looks.
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
