// The line about a pending order on the card of the package. It asks the service for the order's status at once,
// whenever the visitor comes back to the page, and on a press.

import { Button } from "@mantine/core";
import { useCallback, useMemo, useState } from "react";
import { useAsked } from "#lib/use-asked.ts";
import { returns } from "#messages/returns.ts";
import { isFinal, type FinalStatus } from "./core/purchase-return.ts";
import classes from "./order-trace.module.css";
import { askStatus, settle } from "./use-status-check.ts";
import { useVisits } from "./use-visits.ts";

interface OrderTraceProps {
  readonly orderId: string;
  /** Whether the order's result is still unknown. */
  readonly isKept: boolean;
}

type Said = "pending" | "stillPending" | "unchecked";

const sentences: Readonly<Record<Said, (id: string) => string>> = {
  pending: returns.orderIsPending,
  stillPending: returns.orderStillPending,
  unchecked: returns.orderUnchecked,
};

/** `orderId` must not change while the component is mounted. */
export function OrderTrace({ orderId, isKept }: OrderTraceProps) {
  const [end, setEnd] = useState<FinalStatus | null>(null);
  const [said, setSaid] = useState<Said>("pending");
  const [calls, setCalls] = useState(1);
  const [isAsking, setAsking] = useState(true);
  const again = useCallback(() => {
    setAsking(true);
    setCalls((before) => before + 1);
  }, []);
  useVisits(again);
  const asked = useMemo(() => (isKept ? { orderId, calls } : null), [orderId, isKept, calls]);
  useAsked(asked, {
    solve: (question, signal) => askStatus(question.orderId, signal),
    answered: (outcome, question) => {
      setAsking(false);
      if (outcome.kind === "failed") return setSaid("unchecked");
      if (!isFinal(outcome.status)) return setSaid(question.calls > 1 ? "stillPending" : "pending");
      setEnd(outcome.status);
      settle(question.orderId, outcome.status);
    },
    failed: () => {
      setAsking(false);
      setSaid("unchecked");
    },
  });
  return (
    <div aria-live="polite">
      {isKept && (
        <div className={classes.trace}>
          <p className={classes.words}>{sentences[said](orderId)}</p>
          <Button variant="default" aria-busy={isAsking} onClick={again}>
            {returns.checkOrder}
          </Button>
        </div>
      )}
      {!isKept && end !== null && <p className={classes.ended}>{returns.orderEnded[end](orderId)}</p>}
    </div>
  );
}
