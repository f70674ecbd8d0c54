// The SQL of orders. Rejects when the database does not answer.

import { openOrdersMax } from "#contract/upgrade.ts";
import type { OrderState } from "../domain/payment-status.ts";

export interface OrderRow {
  readonly order_id: string;
  /** Null once the account is deleted. */
  readonly uid: string | null;
  readonly package_id: string;
  readonly amount_cents: number;
  readonly currency: string;
  readonly period_days: number;
  readonly status: OrderState;
  readonly invalid: 0 | 1;
}

export interface NewOrder {
  readonly orderId: string;
  readonly uid: string;
  readonly email: string | null;
  readonly packageId: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly periodDays: number;
}

const select = "SELECT * FROM orders WHERE order_id = ?";

export function orderById(db: D1Database, orderId: string): Promise<OrderRow | null> {
  return db.prepare(select).bind(orderId).first<OrderRow>();
}

/** Orders are asked about at the payment provider, so one user has not many of them at a time. */
const openMs = 24 * 60 * 60 * 1000;

/**
 * Records the order unless its id is taken; resolves to the row that has the id. Where there is none, the user has deleted
 * the account, or has placed `openOrdersMax` orders in the last day that are not paid.
 */
export async function placeOrder(
  db: D1Database,
  order: NewOrder,
  nowMs: number,
): Promise<OrderRow | "deleted" | "tooManyOpen"> {
  const { orderId, uid, email, packageId, amountCents, currency, periodDays } = order;
  const [, read, deleted] = await db.batch<OrderRow>([
    db
      .prepare(
        `INSERT INTO orders (order_id, uid, email, package_id, amount_cents, currency, period_days,
           status, invalid, created_at_ms, changed_at_ms)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, 'PENDING', 0, ?8, ?8
         WHERE NOT EXISTS (SELECT 1 FROM deleted_users WHERE uid = ?2 AND until_ms > ?8)
           AND (SELECT COUNT(*) FROM orders WHERE uid = ?2 AND created_at_ms > ?8 - ${openMs}
                AND status NOT IN ('SUCCESS', 'CHARGEBACK')) < ${openOrdersMax}
         ON CONFLICT DO NOTHING`,
      )
      .bind(orderId, uid, email, packageId, amountCents, currency, periodDays, nowMs),
    db.prepare(select).bind(orderId),
    db.prepare("SELECT * FROM deleted_users WHERE uid = ? AND until_ms > ?").bind(uid, nowMs),
  ]);
  return read?.results[0] ?? (deleted?.results.length === 0 ? "tooManyOpen" : "deleted");
}

export interface OrderOfUserRow extends Pick<
  OrderRow,
  "order_id" | "amount_cents" | "currency" | "period_days" | "status" | "invalid"
> {
  /** Null where the table of packages has no row for the package. */
  readonly name: string | null;
  readonly package_id: string;
  readonly created_at_ms: number;
  readonly changed_at_ms: number;
}

/** Newest first. */
export async function ordersOf(
  db: D1Database,
  uid: string,
  countMax: number,
): Promise<readonly OrderOfUserRow[]> {
  const { results } = await db
    .prepare(
      `SELECT orders.*, packages.name FROM orders LEFT JOIN packages USING (package_id)
       WHERE uid = ? ORDER BY created_at_ms DESC, order_id DESC LIMIT ?`,
    )
    .bind(uid, countMax)
    .all<OrderOfUserRow>();
  return results;
}
