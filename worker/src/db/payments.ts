// The SQL of the payment provider's notifies about orders. Each write is one batch, which the database applies as a
// whole or not at all, and each is idempotent. Rejects when the database does not answer.

import type { PaymentNews } from "../domain/notify.ts";
import { rankOf, stateOfCode } from "../domain/payment-status.ts";

export type AlertKind = "mismatch" | "orphan" | "chargeback" | "deleted_account";

const eventsMax = 20;

/** SQL for the rank of a state, so that the database itself never lowers the rank of an order. */
const rankSql = (state: string) =>
  `CASE ${state} ${Object.entries(rankOf)
    .map(([name, rank]) => `WHEN '${name}' THEN ${rank}`)
    .join(" ")} END`;

/**
 * Applies a notify with the amount and currency of the order: raises the state of the order, and grants or revokes its
 * days. Resolves to the alerts that are new to the operator.
 */
export async function settleOrder(
  db: D1Database,
  news: PaymentNews,
  nowMs: number,
): Promise<readonly AlertKind[]> {
  const { orderId, statusCode } = news;
  const results = await db.batch([
    db
      .prepare(
        `UPDATE orders SET status = ?2, invalid = iif(?2 = 'SUCCESS', 0, invalid), changed_at_ms = ?3
         WHERE order_id = ?1 AND status <> ?2
           AND (${rankSql("status")} < ${rankSql("?2")} OR (${rankSql("status")} = 1 AND ${rankSql("?2")} = 1))`,
      )
      .bind(orderId, stateOfCode[statusCode], nowMs),
    // Directly after the update, because `changes()` is the row count of the statement before.
    recordEvent(db, news, "iif(changes() > 0, 'processed', 'repeated')", nowMs),
    // An order that an operator has moved to another user takes its days along, with their time.
    db
      .prepare(
        `INSERT INTO grants (order_id, uid, granted_at_ms, period_days)
         SELECT order_id, uid, ?2, period_days FROM orders
         WHERE order_id = ?1 AND status = 'SUCCESS' AND uid IS NOT NULL
         ON CONFLICT (order_id) DO UPDATE SET uid = excluded.uid WHERE uid <> excluded.uid`,
      )
      .bind(orderId, nowMs),
    db
      .prepare(
        `UPDATE grants SET revoked_at_ms = ?2 WHERE order_id = ?1 AND revoked_at_ms IS NULL
           AND EXISTS (SELECT 1 FROM orders WHERE order_id = ?1 AND status = 'CHARGEBACK')`,
      )
      .bind(orderId, nowMs),
    db
      .prepare(
        `INSERT INTO alerts (kind, order_id, at_ms)
         SELECT 'chargeback', order_id, ?2 FROM orders WHERE order_id = ?1 AND status = 'CHARGEBACK'
         ON CONFLICT DO NOTHING`,
      )
      .bind(orderId, nowMs),
    db
      .prepare(
        `INSERT INTO alerts (kind, order_id, at_ms)
         SELECT 'deleted_account', order_id, ?2 FROM orders WHERE order_id = ?1 AND uid IS NULL
         ON CONFLICT DO NOTHING`,
      )
      .bind(orderId, nowMs),
  ]);
  const [chargeback, deletedAccount] = results.slice(-2);
  return [...newAlert("chargeback", chargeback), ...newAlert("deleted_account", deletedAccount)];
}

/** Records a validly signed notify with another amount or currency, adds an alert, and marks the order as invalid. */
export async function markMismatch(
  db: D1Database,
  news: PaymentNews,
  nowMs: number,
): Promise<readonly AlertKind[]> {
  const results = await db.batch([
    recordEvent(db, news, "'mismatch'", nowMs),
    db
      .prepare("UPDATE orders SET invalid = 1, changed_at_ms = ?2 WHERE order_id = ?1 AND invalid = 0")
      .bind(news.orderId, nowMs),
    recordAlert(db, "mismatch", news.orderId, nowMs),
  ]);
  return newAlert("mismatch", results.at(-1));
}

/** Keeps a validly signed notify for an order that is not in the database. */
export async function keepOrphan(
  db: D1Database,
  news: PaymentNews,
  nowMs: number,
): Promise<readonly AlertKind[]> {
  const results = await db.batch([
    recordEvent(db, news, "'orphan'", nowMs),
    recordAlert(db, "orphan", news.orderId, nowMs),
  ]);
  return newAlert("orphan", results.at(-1));
}

/** `outcome` is SQL. */
function recordEvent(
  db: D1Database,
  { orderId, amount, currency, statusCode, paymentId, method }: PaymentNews,
  outcome: string,
  nowMs: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO payment_events
         (order_id, amount, currency, status_code, payment_id, method, outcome, received_at_ms)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ${outcome}, ?7
       WHERE (SELECT COUNT(*) FROM payment_events WHERE order_id = ?1) < ${eventsMax}`,
    )
    .bind(orderId, amount, currency, statusCode, paymentId, method, nowMs);
}

function recordAlert(db: D1Database, kind: AlertKind, orderId: string, nowMs: number): D1PreparedStatement {
  return db
    .prepare("INSERT INTO alerts (kind, order_id, at_ms) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
    .bind(kind, orderId, nowMs);
}

/** The alert that a statement recorded; none if it was recorded before. */
function newAlert(kind: AlertKind, recorded: D1Result | undefined): readonly AlertKind[] {
  return recorded !== undefined && recorded.meta.changes > 0 ? [kind] : [];
}
