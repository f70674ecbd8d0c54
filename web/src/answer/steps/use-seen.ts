// Whether a line of a long derivation has been in view, and is to be drawn.

import { useEffect, useRef, useState } from "react";
import { observeSight } from "#components/observe-sight.ts";

/** Whether an element has been in view; true at once for an element that is not lazy. */
export function useSeen(isLazy: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(!isLazy);
  useEffect(() => {
    if (isSeen || !element.current) return;
    return observeSight(element.current, "0px", (isInSight) => isInSight && setSeen(true));
  }, [isSeen]);
  return [element, isSeen] as const;
}
