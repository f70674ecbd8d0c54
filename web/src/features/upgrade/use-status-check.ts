// Asks the service for the status of an order at the times of core/purchase-return.ts, until the component is
// unmounted. After a success the package is asked for again.

import { useEffect, useState } from "react";
import { currentAccount, doubtPackage, uidOf } from "#account/accounts.ts";
import { callApi } from "#lib/api.ts";
import { pagePart } from "#lib/page-part.ts";
import {
  after,
  begun,
  begunAgain,
  isFinal,
  type CallOutcome,
  type OrderStatus,
  type StatusCheck,
} from "./core/purchase-return.ts";
import { forgetOrder } from "./kept-order.ts";

const routePart = pagePart(async () => (await import("#contract/upgrade.ts")).orderStatusRoute);

/** A call without an answer fails after this long, so that the next one can be made. */
const callMsMax = 10_000;

/** Makes no calls if `orderId` is null. */
export function useStatusCheck(orderId: string | null): readonly [check: StatusCheck, again: () => void] {
  const [check, setCheck] = useState(() => begun(performance.now()));
  useEffect(() => {
    if (orderId === null || check.dueMs === null) return;
    const call = new AbortController();
    let isCurrent = true;
    let limit = 0;
    const ask = async () => {
      limit = window.setTimeout(() => call.abort(), callMsMax);
      const outcome = await askStatus(orderId, call.signal);
      window.clearTimeout(limit);
      if (!isCurrent) return;
      if (outcome.kind === "answered") settle(orderId, outcome.status);
      setCheck(after(check, outcome, performance.now()));
    };
    const timer = window.setTimeout(() => void ask(), check.dueMs - performance.now());
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
      window.clearTimeout(limit);
      call.abort();
    };
  }, [orderId, check]);
  return [check, () => setCheck((ended) => begunAgain(ended, performance.now()))];
}

/** Call it before the result is shown: the known answer about the package does not include a newly paid order. */
export function settle(orderId: string, status: OrderStatus): void {
  if (!isFinal(status)) return;
  forgetOrder(uidOf(currentAccount()), orderId);
  if (status === "SUCCESS") doubtPackage();
}

export async function askStatus(orderId: string, signal: AbortSignal): Promise<CallOutcome> {
  const result = await callApi(routePart, { orderId }, signal);
  if (result.ok) return { kind: "answered", status: result.answer };
  const { code, retryAfterS = 0 } = result.failure;
  // Other failures may be over sooner than their `Retry-After`.
  return { kind: "failed", waitMs: code === "too_many_requests" ? 1_000 * retryAfterS : 0 };
}
