// The SQL of what the operator is told of. Rejects when the database does not answer.

import type { AlertKind } from "./payments.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** An order that is pending for longer than this is told of, once. */
const pendingMs = dayMs;

interface UntoldAlert {
  readonly kind: AlertKind;
  readonly orderId: string;
  /** When its last news came, in milliseconds since the epoch. */
  readonly atMs: number;
  /** When each charge back that it is about was received, in milliseconds since the epoch; empty for other kinds. */
  readonly chargebacksMs: readonly number[];
}

/** What the operator has not been told of yet. */
export interface Untold {
  readonly alerts: readonly UntoldAlert[];
  /** Orders that stay pending, the newest first; empty if others were told of in the last day. */
  readonly pendingIds: readonly string[];
}

interface AlertRow {
  readonly kind: AlertKind;
  readonly order_id: string;
  readonly at_ms: number;
  /** A JSON list of times. */
  readonly chargebacks: string;
}

/** At most `countMax` alerts and as many pending orders. */
export async function untold(db: D1Database, nowMs: number, countMax: number): Promise<Untold> {
  const [alerts, pending] = await db.batch([
    db
      .prepare(
        `SELECT kind, order_id, at_ms,
           (SELECT json_group_array(received_at_ms) FROM payment_events
            WHERE payment_events.order_id = alerts.order_id AND status_code = '-3'
              AND kind = iif(outcome = 'mismatch', 'partial_chargeback', 'chargeback')) AS chargebacks
         FROM alerts WHERE told_at_ms IS NULL AND done_at_ms IS NULL ORDER BY at_ms LIMIT ?`,
      )
      .bind(countMax),
    db
      .prepare(
        `SELECT order_id FROM orders
         WHERE created_at_ms BETWEEN ?1 - ${7 * dayMs} AND ?1 - ${pendingMs} AND status = 'PENDING'
           AND pending_told_at_ms IS NULL
           AND NOT EXISTS (SELECT 1 FROM orders WHERE pending_told_at_ms > ?1 - ${dayMs})
         ORDER BY created_at_ms DESC LIMIT ?2`,
      )
      .bind(nowMs, countMax),
  ]);
  // The columns are those of the two statements.
  const alertRows = (alerts?.results ?? []) as unknown as readonly AlertRow[];
  const pendingRows = (pending?.results ?? []) as { readonly order_id: string }[];
  return {
    alerts: alertRows.map(({ kind, order_id: orderId, at_ms: atMs, chargebacks }) => ({
      kind,
      orderId,
      atMs,
      chargebacksMs: JSON.parse(chargebacks) as readonly number[],
    })),
    pendingIds: pendingRows.map(({ order_id: orderId }) => orderId),
  };
}

/** An alert of which there was more news meanwhile stays untold. */
export async function markTold(db: D1Database, { alerts, pendingIds }: Untold, nowMs: number): Promise<void> {
  await db.batch([
    db
      .prepare(
        `UPDATE alerts SET told_at_ms = ?1
         WHERE (kind, order_id, at_ms) IN (SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?2))`,
      )
      .bind(nowMs, JSON.stringify(alerts.map(({ kind, orderId, atMs }) => [kind, orderId, atMs]))),
    db
      .prepare(
        "UPDATE orders SET pending_told_at_ms = ?1 WHERE order_id IN (SELECT value FROM json_each(?2))",
      )
      .bind(nowMs, JSON.stringify(pendingIds)),
  ]);
}
