// Draws a long list page by page, as its end scrolls into view: thousands of rows at once would block the page.

import { useCallback, useEffect, useState, type RefCallback } from "react";
import { observeSight } from "./observe-sight.ts";

const pageLength = 100;

/** How many of `total` to draw, and the ref for an element after the last one. */
export function useGrowingList(total: number): readonly [shown: number, endRef: RefCallback<HTMLElement>] {
  const [pages, setPages] = useState(1);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const shown = Math.min(total, pages * pageLength);
  useEffect(() => {
    if (!end || shown >= total) return;
    // A new observer for every page: an end that is still in view then asks for the next page.
    return observeSight(end, "300px", (isSeen) => {
      if (isSeen) setPages((before) => before + 1);
    });
  }, [end, shown, total]);
  return [shown, useCallback((element: HTMLElement | null) => setEnd(element), [])];
}
