// Draws its content when it comes near the viewport, so that content which a reader may never reach is not fetched with
// the lesson.

import { useEffect, useRef, useState, type ReactNode } from "react";
import { observeSight } from "#components/observe-sight.ts";

/** Large enough that the part is loaded before it comes into view. */
const margin = "800px";

export function WhenNear({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    return observeSight(place.current, margin, (isSeen) => isSeen && setIsNear(true));
  }, [isNear]);
  return <div ref={place}>{isNear && children}</div>;
}
