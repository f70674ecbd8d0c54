// Whether an element hides some of its content; measured again when its size changes.

import { useLayoutEffect, useState, type RefObject } from "react";

/** Other content in the same box is measured too. While `isWhole`, the last answer stays. */
export function useOverflow(
  element: RefObject<HTMLElement | null>,
  content: unknown,
  isWhole = false,
): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node || isWhole) return;
    const measure = () =>
      setOverflows(node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other content in the same box must be measured
  }, [element, content, isWhole]);
  return overflows;
}
