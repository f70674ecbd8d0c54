// After navigation to another path: scrolls to the top and gives the focus to the screen.

import { useEffect, useRef, type RefObject } from "react";

/** A change of the query alone is the screen's own state: nothing scrolls or takes the focus. */
export function useArrival(pathname: string, main: RefObject<HTMLElement | null>): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    // The screen may have focused its own field already.
    const holdsFocus = main.current?.contains(document.activeElement) ?? false;
    if (!holdsFocus) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
