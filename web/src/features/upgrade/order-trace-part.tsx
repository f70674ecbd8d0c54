// The line about the order that the user last went to pay: while it may still be paid, and that it is paid, until the
// screen is left. While the dialog about a return is open, the dialog tells of the order instead.

import { useState } from "react";
import { useLocation } from "react-router-dom";
import { uidOf } from "#account/accounts.ts";
import { useAccount } from "#account/use-account.ts";
import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import { returnIn } from "./core/return-address.ts";
import { isTold } from "./core/kept-order.ts";
import { useKeptOrder } from "./kept-order.ts";
import classes from "./order-trace-part.module.css";

const trace = pagePart(async () => (await import("./order-trace.tsx")).OrderTrace);

export function OrderTracePart() {
  const { search } = useLocation();
  const uid = uidOf(useAccount());
  const kept = useKeptOrder(uid);
  const isReturn = returnIn(window.location.search, search) !== null;
  const [order, setOrder] = useState(kept);
  // What the dialog tells is not told again.
  if ((kept !== null || isReturn) && kept !== order) setOrder(kept);
  if (order === null || order.uid !== uid || isReturn) return null;
  const props = { orderId: order.orderId, kept };
  return <LazyPart key={order.orderId} part={trace} props={props} frame={isTold(order) ? room : noRoom} />;
}

/** No error if the part cannot be fetched, because the visitor did not ask for it. */
function room() {
  return <div className={classes.room} />;
}

function noRoom() {
  return null;
}
