// Draws its content when it comes near the viewport, so that content which a reader may never reach is not fetched with
// the lesson. On paper everything is drawn.

import { useEffect, useRef, useState, type ReactNode } from "react";
import { observeSight } from "#components/observe-sight.ts";
import type { LazyModule } from "#lib/lazy-module.ts";
import { savesData } from "#lib/offline/quiet.ts";
import { useIsWhole } from "./draw-whole.ts";

/** Large enough that the content is fetched before it comes into view. */
const margin = "800px";

export function WhenNear({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isWhole = useIsWhole();
  const [isNear, setIsNear] = useState(false);
  if (isWhole && !isNear) setIsNear(true);
  useEffect(() => {
    if (isNear || !place.current) return;
    return observeSight(place.current, margin, (isSeen) => isSeen && setIsNear(true));
  }, [isNear]);
  return (
    <div ref={place} data-near={isNear || undefined}>
      {isNear && children}
    </div>
  );
}

/** Fetches the code of a figure when the page is idle, so that a print of the browser's own has the figure. */
export function useCodeForPaper(figures: LazyModule<unknown>): void {
  useEffect(() => {
    if (savesData()) return;
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1_000));
    // A failure is shown in place of the figure.
    idle(() => void figures.load().catch(() => undefined));
  }, [figures]);
}
