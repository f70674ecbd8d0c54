// The line about the order that the user last went to pay: while its outcome is unknown, and then how it ended, until the
// screen is left. While the dialog about a return is open, the dialog tells of the order instead.

import { useState } from "react";
import { useLocation } from "react-router-dom";
import { uidOf } from "#account/accounts.ts";
import { useAccount } from "#account/use-account.ts";
import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import { returnIn } from "./core/return-address.ts";
import { useKeptOrder } from "./kept-order.ts";
import classes from "./order-trace-part.module.css";

const trace = pagePart(async () => (await import("./order-trace.tsx")).OrderTrace);

export function OrderTracePart() {
  const { search } = useLocation();
  const uid = uidOf(useAccount());
  const kept = useKeptOrder(uid);
  const [order, setOrder] = useState(kept);
  if (kept !== null && kept !== order) setOrder(kept);
  if (order === null || order.uid !== uid || returnIn(window.location.search, search) !== null) return null;
  const props = { orderId: order.orderId, isKept: kept !== null };
  return <LazyPart key={order.orderId} part={trace} props={props} frame={room} />;
}

/** No error if the part cannot be fetched, because the visitor did not ask for it. */
function room() {
  return <div className={classes.room} />;
}
