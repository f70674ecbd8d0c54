// The line about the last order on the card of the package. The service is asked at once, for some minutes, whenever the
// visitor comes back to the page, and on a press.

import { Button } from "@mantine/core";
import { useState } from "react";
import { useRevoked } from "#account/use-revoked.ts";
import { returns } from "#messages/returns.ts";
import type { KeptOrder } from "./core/kept-order.ts";
import { begunLater } from "./core/purchase-return.ts";
import { traceSentence } from "./core/trace-sentence.ts";
import classes from "./order-trace.module.css";
import { useStatusCheck } from "./use-status-check.ts";

interface OrderTraceProps {
  readonly orderId: string;
  /** Null once the order is paid: another tab or a dialog may have had the answer. */
  readonly kept: KeptOrder | null;
}

/** `orderId` must not change while the component is mounted. */
export function OrderTrace({ orderId, kept }: OrderTraceProps) {
  const { check, askNow } = useStatusCheck(orderId, begunLater);
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  const revokedId = useRevoked()?.orderId ?? null;
  const isBusy = pressedAt === check.calls;
  const isAgain = pressedAt !== null && !isBusy;
  const press = () => {
    setPressedAt(check.calls);
    askNow();
  };
  const sentence = traceSentence({ orderId, kept, check, isAgain, revokedId });
  return (
    <div aria-live="polite">
      {sentence && (
        <div className={classes.trace}>
          <p className={classes.words}>{sentence.text}</p>
          {sentence.isOpen && (
            <Button variant="default" aria-busy={isBusy} onClick={press}>
              {returns.checkOrder}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
