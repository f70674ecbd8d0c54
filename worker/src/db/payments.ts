// The SQL of the payment provider's notifies about orders. Each write is one batch, which the database applies as a
// whole or not at all, and each is idempotent. Rejects when the database does not answer.

import { formatAmount } from "#contract/money.ts";
import type { OpenOrder } from "../domain/missing-notify.ts";
import type { PaymentNews } from "../domain/notify.ts";
import { rankOf, stateOfCode } from "../domain/payment-status.ts";

/** What an operator has to look at. */
export const alertKinds = [
  "mismatch",
  "orphan",
  "chargeback",
  "partial_chargeback",
  "maybe_paid_twice",
  "paid_twice",
  "deleted_account",
] as const;

export type AlertKind = (typeof alertKinds)[number];

/** Of an order and a status code. */
const eventsMax = 20;

/** SQL for the rank of a state, so that the database itself never lowers the rank of an order. */
const rankSql = (state: string) =>
  `CASE ${state} ${Object.entries(rankOf)
    .map(([name, rank]) => `WHEN '${name}' THEN ${rank}`)
    .join(" ")} END`;

/**
 * Applies a notify with the amount and currency of the order: raises the state of the order, and grants or revokes its
 * days. Resolves to the alerts that are news to the operator: a payment that gives nobody days is always among them.
 */
export async function settleOrder(
  db: D1Database,
  news: PaymentNews,
  nowMs: number,
): Promise<readonly AlertKind[]> {
  const { orderId, statusCode } = news;
  const isPaid = statusCode === "2";
  const isChargeback = statusCode === "-3";
  return openedBy(
    await db.batch<OpenedRow>([
      // Before the event is recorded, because they ask whether it is new.
      ...(isPaid || isChargeback ? [openAlert(db, "deleted_account", news, nowMs, ofNobody)] : []),
      ...(isPaid ? [openAlert(db, "maybe_paid_twice", news, nowMs, ofAnotherPayment)] : []),
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
      ...(isChargeback ? [openAlert(db, "chargeback", news, nowMs)] : []),
      ...(isPaid ? [askSoon(db, orderId, mayBePaidTwice)] : []),
    ]),
  );
}

/**
 * Records a validly signed notify with another amount or currency, adds an alert, and marks the order as invalid. Of a
 * charge back the provider's own list of payments decides, so the next scheduled run asks for it.
 */
export async function markMismatch(
  db: D1Database,
  news: PaymentNews,
  nowMs: number,
): Promise<readonly AlertKind[]> {
  const isChargeback = news.statusCode === "-3";
  return openedBy(
    await db.batch<OpenedRow>([
      openAlert(db, isChargeback ? "partial_chargeback" : "mismatch", news, nowMs),
      recordEvent(db, news, "'mismatch'", nowMs),
      db
        .prepare("UPDATE orders SET invalid = 1, changed_at_ms = ?2 WHERE order_id = ?1 AND invalid = 0")
        .bind(news.orderId, nowMs),
      ...(isChargeback ? [askSoon(db, news.orderId)] : []),
    ]),
  );
}

/** Keeps a validly signed notify for an order that is not in the database. */
export async function keepOrphan(
  db: D1Database,
  news: PaymentNews,
  nowMs: number,
): Promise<readonly AlertKind[]> {
  return openedBy(
    await db.batch<OpenedRow>([
      openAlert(db, "orphan", news, nowMs),
      recordEvent(db, news, "'orphan'", nowMs),
    ]),
  );
}

/** In the place of a card's kind, for what a scheduled run learned from the provider. */
export const reconcileMethod = "reconcile";

/**
 * The provider has received all these payments of a paid order: records those that no notify has told, and says so to the
 * operator in the place of "may have been paid twice". Does nothing when it is said of the same payments again.
 */
export async function confirmPaidTwice(
  db: D1Database,
  { orderId, amountCents, currency }: Pick<OpenOrder, "orderId" | "amountCents" | "currency">,
  paymentIds: readonly string[],
  nowMs: number,
): Promise<readonly AlertKind[]> {
  const ids = JSON.stringify(paymentIds);
  const untold = `SELECT value FROM json_each(?3) WHERE value NOT IN (
    SELECT payment_id FROM payment_events WHERE order_id = ?1 AND status_code = '2')`;
  return openedBy(
    await db.batch<OpenedRow>([
      db
        .prepare(
          `INSERT INTO alerts (kind, order_id, at_ms) SELECT 'paid_twice', ?1, ?2
           WHERE NOT EXISTS (SELECT 1 FROM alerts WHERE kind = 'paid_twice' AND order_id = ?1)
             OR ${mayBePaidTwice}
             OR EXISTS (${untold})
           ${reopen}`,
        )
        .bind(orderId, nowMs, ids),
      db
        .prepare(
          `UPDATE alerts SET done_at_ms = ?2
           WHERE kind = 'maybe_paid_twice' AND order_id = ?1 AND done_at_ms IS NULL`,
        )
        .bind(orderId, nowMs),
      db
        .prepare(
          `INSERT INTO payment_events
             (order_id, amount, currency, status_code, payment_id, method, outcome, received_at_ms)
           SELECT ?1, ?4, ?5, '2', value, '${reconcileMethod}', 'repeated', ?2 FROM (${untold})`,
        )
        .bind(orderId, nowMs, ids, formatAmount(amountCents), currency),
    ]),
  );
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
       WHERE (SELECT COUNT(*) FROM payment_events WHERE order_id = ?1 AND status_code = ?4) < ${eventsMax}`,
    )
    .bind(orderId, amount, currency, statusCode, paymentId, method, nowMs);
}

/** An SQL condition; the order's id is the first parameter. */
const mayBePaidTwice = `EXISTS (
  SELECT 1 FROM alerts WHERE kind = 'maybe_paid_twice' AND order_id = ?1 AND done_at_ms IS NULL)`;

/** SQL conditions of an alert; the parameters are those of `openAlert`. */
const ofNobody = "EXISTS (SELECT 1 FROM orders WHERE order_id = ?1 AND uid IS NULL)";
/** The ids of the provider are numbers; an operator's own notify has none. */
const ofAnotherPayment = `?6 GLOB '[0-9]*' AND EXISTS (
  SELECT 1 FROM payment_events WHERE order_id = ?1 AND status_code IN ('2', '-3')
    AND outcome IN ('processed', 'repeated') AND payment_id <> ?6 AND payment_id GLOB '[0-9]*')`;

/**
 * The provider's notifies have no id of their own: one that says what a recorded one said is a repeat. Parts of a payment
 * can be charged back with equal notifies, so each charge back counts as new.
 */
const isNew = `(?3 = '-3' OR NOT EXISTS (
  SELECT 1 FROM payment_events WHERE order_id = ?1 AND status_code = ?3 AND amount = ?4 AND currency = ?5
    AND payment_id = ?6))`;

interface OpenedRow {
  readonly kind: AlertKind;
}

const reopen = `ON CONFLICT (kind, order_id)
  DO UPDATE SET at_ms = excluded.at_ms, told_at_ms = NULL, done_at_ms = NULL RETURNING kind`;

/** Adds the alert or opens it again, so that the operator is told; does nothing for a repeated notify. */
function openAlert(
  db: D1Database,
  kind: AlertKind,
  { orderId, statusCode, amount, currency, paymentId }: PaymentNews,
  nowMs: number,
  condition = "true",
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO alerts (kind, order_id, at_ms) SELECT '${kind}', ?1, ?2 WHERE ${isNew} AND ${condition}
       ${reopen}`,
    )
    .bind(orderId, nowMs, statusCode, amount, currency, paymentId);
}

/** The kinds of the alerts that a batch has opened: no other statement returns rows. */
function openedBy(batch: readonly D1Result<OpenedRow>[]): readonly AlertKind[] {
  return batch.flatMap(({ results }) => results.map(({ kind }) => kind));
}

/** The next scheduled run asks about the order, where the condition holds. */
function askSoon(db: D1Database, orderId: string, condition = "true"): D1PreparedStatement {
  return db
    .prepare(`UPDATE orders SET asked_at_ms = NULL WHERE order_id = ?1 AND ${condition}`)
    .bind(orderId);
}
