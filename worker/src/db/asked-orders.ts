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
 * The part of a run that other orders have even where unpaid ones of the last day would fill it, so that a refund is found
 * on a busy day, too.
 */
const othersShare = 1 / 4;

const columns = "order_id, amount_cents, currency, status, invalid";
const unpaid = "status NOT IN ('SUCCESS', 'CHARGEBACK')";
/** How long to wait before an order is asked about again, once its first day is over or it is paid. */
const pause = `iif(${unpaid} AND created_at_ms <= ?1 - ${2 * dayMs}, ${7 * dayMs}, ${dayMs})`;

/**
 * At most `countMax` orders whose payments are to be asked for. First unpaid orders of the last day, from 10 minutes after
 * they were placed: one that was never asked about, then those asked about longest ago, each once an hour. Then the
 * others of the last 120 days, the longest overdue first: paid ones once a day, unpaid ones once a week after their
 * second day. A charge back is final.
 */
export async function ordersToAsk(
  db: D1Database,
  nowMs: number,
  countMax: number,
): Promise<readonly OpenOrder[]> {
  const [freshRows, otherRows] = await db.batch<DueRow>([
    db
      .prepare(
        `SELECT ${columns} FROM orders
         WHERE created_at_ms > ?1 - ${dayMs} AND created_at_ms <= ?1 - ${10 * minuteMs}
           AND ${unpaid} AND amount_cents > 0 AND ifnull(asked_at_ms, 0) <= ?1 - ${hourMs}
         ORDER BY ifnull(asked_at_ms, 0), created_at_ms LIMIT ?2`,
      )
      .bind(nowMs, countMax),
    db
      .prepare(
        `SELECT ${columns} FROM orders
         WHERE created_at_ms >= ?1 - ${reconciledDays * dayMs} AND created_at_ms <= ?1 - ${10 * minuteMs}
           AND status <> 'CHARGEBACK' AND amount_cents > 0
           AND NOT (${unpaid} AND created_at_ms > ?1 - ${dayMs})
           AND ifnull(asked_at_ms, 0) + ${pause} <= ?1
         ORDER BY ifnull(asked_at_ms, 0) + ${pause}, created_at_ms LIMIT ?2`,
      )
      .bind(nowMs, countMax),
  ]);
  const [fresh = [], others = []] = [freshRows?.results, otherRows?.results];
  const freshMax = countMax - Math.min(others.length, Math.floor(countMax * othersShare));
  return [...fresh.slice(0, freshMax), ...others]
    .slice(0, countMax)
    .map(({ order_id: orderId, amount_cents: amountCents, currency, status, invalid }) => {
      return { orderId, amountCents, currency, status, isInvalid: invalid === 1 };
    });
}

/** Notes that the order was asked about, so that the next run goes on with others. */
export async function markAsked(db: D1Database, orderId: string, nowMs: number): Promise<void> {
  await db.prepare("UPDATE orders SET asked_at_ms = ?2 WHERE order_id = ?1").bind(orderId, nowMs).run();
}
