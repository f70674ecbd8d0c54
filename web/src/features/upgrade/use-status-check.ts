// Asks the service for the status of an order at the times of core/purchase-return.ts, and whenever the visitor comes back
// to the page, until the component is unmounted. After a success the package is asked for again.

import { useCallback, useEffect, useState } from "react";
import { currentAccount, doubtPackage, uidOf } from "#account/accounts.ts";
import { callApi } from "#lib/api.ts";
import {
  after,
  askedNow,
  begunAgain,
  type CallOutcome,
  type OrderStatus,
  type StatusCheck,
} from "./core/purchase-return.ts";
import { noteOrder } from "./kept-order.ts";
import { useVisits } from "./use-visits.ts";

/** A call without an answer fails after this long, so that the next one can be made. */
const callMsMax = 10_000;

interface UsedCheck {
  readonly check: StatusCheck;
  /** Makes one call now. */
  readonly askNow: () => void;
  /** Starts the calls again. */
  readonly restart: () => void;
}

/** `begin` is called once. Makes no calls if `orderId` is null. */
export function useStatusCheck(orderId: string | null, begin: (nowMs: number) => StatusCheck): UsedCheck {
  const [check, setCheck] = useState(() => begin(performance.now()));
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
  const askNow = useCallback(() => setCheck((before) => askedNow(before, performance.now())), []);
  useVisits(askNow);
  return { check, askNow, restart: () => setCheck((ended) => begunAgain(ended, performance.now())) };
}

/** Call it before the result is shown: the known answer about the package does not include a newly paid order. */
function settle(orderId: string, status: OrderStatus): void {
  noteOrder(uidOf(currentAccount()), orderId, status);
  if (status === "SUCCESS") doubtPackage();
}

async function askStatus(orderId: string, signal: AbortSignal): Promise<CallOutcome> {
  const result = await callApi("orderStatusRoute", { orderId }, signal);
  if (result.ok) return { kind: "answered", status: result.answer };
  const { code, retryAfterS = 0 } = result.failure;
  // Other failures may be over sooner than their `Retry-After`.
  return { kind: "failed", waitMs: code === "too_many_requests" ? 1_000 * retryAfterS : 0 };
}
