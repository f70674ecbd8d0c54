// Applies the news of a payment to its order. Only this gives and takes days of premium: a notify of the provider comes
// here, and so does what a scheduled run learns from the merchant API.

import { orderById } from "../db/orders.ts";
import { type AlertKind, keepOrphan, markMismatch, settleOrder } from "../db/payments.ts";
import type { PaymentNews } from "../domain/notify.ts";

/**
 * Makes two calls of the database: one reads the order, one writes everything. Resolves to the alerts that are new to the
 * operator. Rejects when the database does not answer.
 */
export async function takeNotify(
  db: D1Database,
  news: PaymentNews,
  nowMs: number,
): Promise<readonly AlertKind[]> {
  const order = await orderById(db, news.orderId);
  if (!order) return keepOrphan(db, news, nowMs);
  const isSame = order.currency === news.currency && order.amount_cents === news.amountCents;
  return isSame ? settleOrder(db, news, nowMs) : markMismatch(db, news, nowMs);
}
