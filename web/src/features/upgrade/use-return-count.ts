// Counts the status with which a return from payment ended: once, when it is final or when the buyer leaves before.

import { useEffect, useRef } from "react";
import { countEvent, type CountedEvents } from "#lib/analytics/analytics.ts";
import type { Shown } from "./core/purchase-return.ts";

type Status = CountedEvents["purchase_return"]["status"];

/** `isFinal`: the shown status does not change any more. */
export function useReturnCount(shown: Shown | "canceled", isFinal: boolean): void {
  const status: Status | null = shown === "checking" || shown === "unanswered" ? null : shown;
  const uncounted = useRef<Status | null>(null);
  useEffect(() => {
    uncounted.current = status;
    if (isFinal) countOnce(uncounted);
  }, [status, isFinal]);
  useEffect(() => () => countOnce(uncounted), []);
}

function countOnce(uncounted: { current: Status | null }): void {
  const status = uncounted.current;
  if (status === null) return;
  uncounted.current = null;
  countEvent("purchase_return", { status });
}
