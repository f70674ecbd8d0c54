// Draws its content once it comes near the window, so that what a reader may never scroll to is not fetched with the lesson.

import { useEffect, useRef, useState, type ReactNode } from "react";
import { observeSight } from "#components/observe-sight.ts";

/** Soon enough for the part to be there when it comes into sight. */
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
