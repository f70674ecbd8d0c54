// The order that is not final yet, on the card of the package: the service is asked about it at once, whenever the visitor
// comes back to the page, and on a press.

import { Button } from "@mantine/core";
import { useCallback, useEffect, useState } from "react";
import { returns } from "#messages/returns.ts";
import { isFinal, type FinalStatus } from "./core/purchase-return.ts";
import classes from "./order-trace.module.css";
import { askStatus, settle } from "./use-status-check.ts";
import { useVisits } from "./use-visits.ts";

export interface EndedOrder {
  readonly uid: string;
  readonly orderId: string;
  readonly status: FinalStatus;
}

interface OrderTraceProps {
  readonly uid: string;
  readonly orderId: string;
  /** Before the order is forgotten. Must be the same from render to render. */
  readonly onEnd: (ended: EndedOrder) => void;
}

type Said = "pending" | "stillPending" | "unchecked";

const sentences: Readonly<Record<Said, (id: string) => string>> = {
  pending: returns.orderIsPending,
  stillPending: returns.orderStillPending,
  unchecked: returns.orderUnchecked,
};

export function OrderTrace({ uid, orderId, onEnd }: OrderTraceProps) {
  const [said, setSaid] = useState<Said>("pending");
  const [calls, setCalls] = useState(1);
  const [isAsking, setAsking] = useState(true);
  const again = useCallback(() => {
    setAsking(true);
    setCalls((before) => before + 1);
  }, []);
  useVisits(again);
  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      const outcome = await askStatus(orderId, left.signal);
      if (left.signal.aborted) return;
      setAsking(false);
      if (outcome.kind === "failed") return setSaid("unchecked");
      if (!isFinal(outcome.status)) return setSaid(calls > 1 ? "stillPending" : "pending");
      onEnd({ uid, orderId, status: outcome.status });
      settle(orderId, outcome.status);
    };
    void ask();
    return () => left.abort();
  }, [uid, orderId, onEnd, calls]);
  return (
    <div className={classes.trace}>
      <p className={classes.words}>{sentences[said](orderId)}</p>
      <Button variant="default" aria-busy={isAsking} onClick={again}>
        {returns.checkOrder}
      </Button>
    </div>
  );
}
