// What the dialog says to a buyer who comes back from payment. Pure. Only SUCCESS is told as the end: a payment may come
// after every other answer. The texts are those of the specification's section 8 where it has any.

import { callTexts } from "#messages/calls.ts";
import { specifiedReturns } from "#messages/specified.ts";
import { returns } from "#messages/upgrade.ts";
import { isHeldUp, pressedOutcome, shownOf, type Shown, type StatusCheck } from "./purchase-return.ts";
import type { PurchaseReturn } from "./return-address.ts";

interface Words {
  readonly title: string;
  readonly text?: string;
}

const words: Readonly<Record<Shown | "canceled", Words>> = {
  checking: { title: returns.checkingPayment, text: returns.checkTakesSeconds },
  SUCCESS: { title: specifiedReturns.purchaseSucceeded, text: specifiedReturns.packageUpgraded },
  canceled: { title: specifiedReturns.purchaseCanceled },
  INVALID: { title: specifiedReturns.purchaseInvalid, text: returns.paymentUnverified },
  PENDING: { title: returns.purchasePending, text: specifiedReturns.purchasePending },
  NOT_FOUND: { title: specifiedReturns.purchaseIncomplete, text: specifiedReturns.paymentNotFound },
  unanswered: { title: returns.paymentUnchecked, text: callTexts.network },
};

/** Nothing is asked about a return without an order id. */
export function shownIn({ isCanceled, orderId }: PurchaseReturn, check: StatusCheck): Shown | "canceled" {
  if (isCanceled) return "canceled";
  return orderId === null ? "NOT_FOUND" : shownOf(check);
}

/** `pressedAt`: how many calls had ended when the buyer last pressed Try again below "not found"; null before that. */
export function sentencesOf(
  purchase: PurchaseReturn,
  check: StatusCheck,
  pressedAt: number | null,
): { readonly title: string; readonly texts: readonly string[] } {
  const shown = shownIn(purchase, check);
  const { title, text } = words[shown];
  if (shown === "checking" && isHeldUp(check)) return { title, texts: [returns.checkHeldUp] };
  const texts = text === undefined ? [] : [text];
  if (shown === "PENDING") return { title, texts: [...texts, returns.notConfirmedYet] };
  if (shown !== "NOT_FOUND" || purchase.orderId === null) return { title, texts };
  return {
    title,
    texts: [...texts, returns.noPaymentYet, ...pressedTexts(purchase.orderId, check, pressedAt)],
  };
}

function pressedTexts(orderId: string, check: StatusCheck, pressedAt: number | null): readonly string[] {
  if (pressedAt === null) return [];
  const pressed = pressedOutcome(check, pressedAt);
  if (pressed === "asking" && isHeldUp(check)) return [returns.checkHeldUp];
  return pressed === "failed" ? [returns.orderUnchecked(orderId)] : [];
}
