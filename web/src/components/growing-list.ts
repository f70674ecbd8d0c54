// Long lists are drawn page by page, as their end comes into sight: thousands of rows at once would block the page.

import { useCallback, useEffect, useState, type RefCallback } from "react";

const pageLength = 100;

/** How many of `total` to draw, and the ref of an element that stands behind the last one. */
export function useGrowingList(total: number): readonly [shown: number, endRef: RefCallback<HTMLElement>] {
  const [pages, setPages] = useState(1);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const shown = Math.min(total, pages * pageLength);
  useEffect(() => {
    if (!end || shown >= total) return;
    // Made anew for every page: an end that is still in sight then asks for the next one.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setPages((before) => before + 1);
      },
      { rootMargin: "300px" },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [end, shown, total]);
  return [shown, useCallback((element: HTMLElement | null) => setEnd(element), [])];
}
