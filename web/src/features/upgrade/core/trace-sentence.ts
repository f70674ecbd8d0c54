// What the card of the package says of the last order. Pure.

import { returns } from "#messages/upgrade.ts";
import { isTold, type KeptOrder } from "./kept-order.ts";
import type { StatusCheck } from "./purchase-return.ts";

export interface TraceSentence {
  readonly text: string;
  /** Whether the order may still be paid, so that it can be checked again. */
  readonly isOpen: boolean;
}

interface Trace {
  readonly orderId: string;
  /** Null once the order is paid. */
  readonly kept: KeptOrder | null;
  readonly check: StatusCheck;
  /** Whether the buyer has pressed for the answer. */
  readonly isAgain: boolean;
  /** The order whose days were taken last; the card says so already. */
  readonly revokedId: string | null;
}

/** Null if there is nothing to say. */
export function traceSentence({ orderId, kept, check, isAgain, revokedId }: Trace): TraceSentence | null {
  if (kept === null) {
    const isPaid = check.answer === "SUCCESS" && revokedId !== orderId;
    return isPaid ? { text: returns.orderPaid(orderId), isOpen: false } : null;
  }
  if (!isTold(kept)) return null;
  if (check.isFailed) return { text: returns.orderUnchecked(orderId), isOpen: true };
  return { text: returns.orderLine[kept.state](orderId, isAgain), isOpen: true };
}
