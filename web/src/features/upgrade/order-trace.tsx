// The line about the order that the user last went to pay: while it may still be paid, and that it is paid, until the screen is
// left. The service is asked at once, for some minutes, whenever the visitor comes back to the page, and on a press. While the
// dialog about a return is open, the dialog tells of the order instead.

import { Button } from "@mantine/core";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { uidOf } from "#account/accounts.ts";
import { useAccount } from "#account/use-account.ts";
import { useRevoked } from "#account/use-revoked.ts";
import { purchasing } from "#messages/upgrade.ts";
import type { KeptOrder } from "./core/kept-order.ts";
import { begunLater } from "./core/purchase-return.ts";
import { returnIn } from "./core/return-address.ts";
import { traceSentence } from "./core/trace-sentence.ts";
import { useKeptOrder } from "./kept-order.ts";
import classes from "./order-trace.module.css";
import { useStatusCheck } from "./use-status-check.ts";

export function OrderTrace() {
  const { search } = useLocation();
  const uid = uidOf(useAccount());
  const kept = useKeptOrder(uid);
  const isReturn = returnIn(window.location.search, search) !== null;
  const [order, setOrder] = useState(kept);
  // What the dialog tells is not told again.
  if ((kept !== null || isReturn) && kept !== order) setOrder(kept);
  if (order === null || order.uid !== uid || isReturn) return null;
  return <Trace key={order.orderId} orderId={order.orderId} kept={kept} />;
}

interface TraceProps {
  readonly orderId: string;
  /** Null once the order is paid: another tab or a dialog may have had the answer. */
  readonly kept: KeptOrder | null;
}

/** `orderId` must not change while the component is mounted. */
function Trace({ orderId, kept }: TraceProps) {
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
              {purchasing.checkAgain}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
