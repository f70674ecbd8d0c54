// What happens when another path is gone to: the screen is shown from its top and takes the focus.

import { useEffect, useRef, type RefObject } from "react";

/** Changes of the query alone are the screen's own state and move nothing. */
export function useArrival(pathname: string, main: RefObject<HTMLElement | null>): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    // A screen may have given the focus to its own field already.
    const holdsFocus = main.current?.contains(document.activeElement) ?? false;
    if (!holdsFocus) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
