// The SQL of the orders that a scheduled run looks up at the payment provider. Rejects when the database does not answer.

import type { OpenOrder } from "../domain/missing-notify.ts";
import type { OrderRow } from "./orders.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A charge back comes within this time. */
export const reconciledDays = 120;

type DueRow = Pick<OrderRow, "order_id" | "amount_cents" | "currency" | "status" | "invalid">;

/**
 * At most `countMax` orders whose payments are to be asked for: of the last 120 days, those asked about longest ago first.
 * An unpaid order of the last day is asked about each hour, from 10 minutes after it was placed; any other once a day. A
 * charge back is final.
 */
export async function ordersToAsk(
  db: D1Database,
  nowMs: number,
  countMax: number,
): Promise<readonly OpenOrder[]> {
  const { results } = await db
    .prepare(
      `SELECT order_id, amount_cents, currency, status, invalid FROM orders
       WHERE created_at_ms BETWEEN ?1 - ${reconciledDays * dayMs} AND ?1 - ${10 * minuteMs}
         AND status <> 'CHARGEBACK' AND amount_cents > 0
         AND ifnull(asked_at_ms, 0) <= ?1 - iif(status <> 'SUCCESS' AND created_at_ms > ?1 - ${dayMs}, ${hourMs}, ${dayMs})
       ORDER BY ifnull(asked_at_ms, 0), created_at_ms LIMIT ?2`,
    )
    .bind(nowMs, countMax)
    .all<DueRow>();
  return results.map(({ order_id: orderId, amount_cents: amountCents, currency, status, invalid }) => {
    return { orderId, amountCents, currency, status, isInvalid: invalid === 1 };
  });
}

/** Notes that the order was asked about, so that the next run goes on with others. */
export async function markAsked(db: D1Database, orderId: string, nowMs: number): Promise<void> {
  await db.prepare("UPDATE orders SET asked_at_ms = ?2 WHERE order_id = ?1").bind(orderId, nowMs).run();
}
