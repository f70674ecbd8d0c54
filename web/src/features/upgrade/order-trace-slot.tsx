// Where the line about the order that the user went to pay last stands, until it is known what became of it; then, until
// the screen is left, how it ended. While the dialog about a return is open, that one tells of it.

import { useState } from "react";
import { useLocation } from "react-router-dom";
import { uidOf } from "#account/accounts.ts";
import { useAccount } from "#account/use-account.ts";
import { returns } from "#messages/returns.ts";
import { returnIn } from "./core/return-address.ts";
import { useKeptOrder } from "./kept-order.ts";
import { OrderTrace, type EndedOrder } from "./order-trace.tsx";
import classes from "./order-trace.module.css";

export function OrderTraceSlot() {
  const { search } = useLocation();
  const uid = uidOf(useAccount());
  const order = useKeptOrder(uid);
  const [ended, setEnded] = useState<EndedOrder | null>(null);
  if (returnIn(window.location.search, search) !== null) return null;
  return (
    <div aria-live="polite">
      {order && <OrderTrace key={order.orderId} uid={order.uid} orderId={order.orderId} onEnd={setEnded} />}
      {!order && ended && ended.uid === uid && (
        <p className={classes.ended}>{returns.orderEnded[ended.status](ended.orderId)}</p>
      )}
    </div>
  );
}
