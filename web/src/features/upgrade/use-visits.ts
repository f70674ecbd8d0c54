// Calls `onVisit` whenever the visitor comes back to the page, from another tab, window or device screen.

import { useEffect } from "react";

/** `onVisit` must be the same from render to render. */
export function useVisits(onVisit: () => void): void {
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === "visible") onVisit();
    };
    window.addEventListener("focus", seen);
    document.addEventListener("visibilitychange", seen);
    return () => {
      window.removeEventListener("focus", seen);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [onVisit]);
}
