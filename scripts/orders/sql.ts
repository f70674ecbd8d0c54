// The SQL of the operator's commands about orders. Days of premium are given and taken by a notify alone: what is written
// here is the order that a notify is about, and the operator's marks.

import { orderIdAtMs } from "#contract/order-id.ts";
import { reconciledDays } from "../../worker/src/db/asked-orders.ts";
import { quoted } from "../sql.ts";
import type { Filters } from "./command.ts";

const dayMs = 24 * 60 * 60 * 1000;
const rowsMax = 100;

/** The package of an order whose days an operator gave. */
const goodwillPackage = "goodwill";

const listed = "order_id, created_at_ms, package_id, amount_cents, currency, status, invalid";

/** The newest 100, or all of them for a file. */
export function listSql(filters: Filters, isAll: boolean): string {
  const limit = isAll ? "" : ` LIMIT ${rowsMax}`;
  return `SELECT ${listed} FROM orders WHERE ${conditionOf(filters)} ORDER BY created_at_ms DESC${limit}`;
}

/** The number and the sum of the orders of each status and currency. */
export function totalsSql(filters: Filters): string {
  return `SELECT status, currency, COUNT(*) AS orders, SUM(amount_cents) AS amount_cents
    FROM orders WHERE ${conditionOf(filters)} GROUP BY status, currency ORDER BY status, currency`;
}

function conditionOf({ status, packageId, fromMs, toMs }: Filters): string {
  const parts = [
    status === "INVALID" ? "invalid = 1" : status === null ? null : `status = ${quoted(status)}`,
    packageId === null ? null : `package_id = ${quoted(packageId)}`,
    fromMs === null ? null : `created_at_ms >= ${fromMs}`,
    toMs === null ? null : `created_at_ms < ${toMs}`,
  ].filter((part) => part !== null);
  return parts.join(" AND ") || "true";
}

/** Orders by e-mail address in any case, by uid, by order id, or by the provider's id of a payment. */
export function findSql(text: string): string {
  const asked = quoted(text);
  return `SELECT ${listed} FROM orders
    WHERE email = ${asked} COLLATE NOCASE OR uid = ${asked} OR order_id = ${asked}
      OR order_id IN (SELECT order_id FROM payment_events WHERE payment_id = ${asked})
    ORDER BY created_at_ms DESC LIMIT ${rowsMax}`;
}

/** Those that are not done, or all, with what each notify of the order said. */
export function alertsSql(isAll: boolean): string {
  const condition = isAll ? "true" : "done_at_ms IS NULL";
  return `SELECT at_ms, kind, order_id, told_at_ms, done_at_ms,
      (SELECT group_concat(status_code || ' ' || amount || ' ' || currency, ', ') FROM payment_events
       WHERE payment_events.order_id = alerts.order_id) AS notifies
    FROM alerts WHERE ${condition} ORDER BY at_ms DESC LIMIT ${rowsMax}`;
}

/** Marks an alert as done; answers the marked row, and none if there is no such alert. */
export function doneSql(kind: string, orderId: string, nowMs: number): string {
  return `UPDATE alerts SET done_at_ms = ifnull(done_at_ms, ${nowMs})
    WHERE kind = ${quoted(kind)} AND order_id = ${quoted(orderId)} RETURNING kind, order_id, done_at_ms`;
}

export function orderSql(orderId: string): string {
  return `SELECT * FROM orders WHERE order_id = ${quoted(orderId)}`;
}

export function grantSql(orderId: string): string {
  return `SELECT granted_at_ms, period_days, revoked_at_ms FROM grants WHERE order_id = ${quoted(orderId)}`;
}

export function eventsSql(orderId: string): string {
  return `SELECT received_at_ms, status_code, amount, currency, payment_id, method, outcome
    FROM payment_events WHERE order_id = ${quoted(orderId)} ORDER BY event_id`;
}

/** Recent orders whose state may differ from the provider's. A chargeback is final, so such orders are left out. */
export function openOrdersSql(nowMs: number): string {
  return `SELECT order_id, amount_cents, currency, status, invalid FROM orders
    WHERE created_at_ms >= ${nowMs - reconciledDays * dayMs} AND status <> 'CHARGEBACK' AND amount_cents > 0
    ORDER BY created_at_ms`;
}

/** All that the database has of a user, a statement for each table. */
export function exportSql(uid: string): Readonly<Record<string, string>> {
  const ofUser = `uid = ${quoted(uid)}`;
  const orders = `order_id IN (SELECT order_id FROM orders WHERE ${ofUser})`;
  return {
    orders: `SELECT * FROM orders WHERE ${ofUser} ORDER BY created_at_ms`,
    grants: `SELECT * FROM grants WHERE ${ofUser} ORDER BY granted_at_ms`,
    payments: `SELECT * FROM payment_events WHERE ${orders} ORDER BY event_id`,
    alerts: `SELECT * FROM alerts WHERE ${orders} ORDER BY at_ms`,
    deleted: `SELECT * FROM deleted_users WHERE ${ofUser}`,
  };
}

export interface Goodwill {
  readonly orderId: string;
  readonly uid: string;
  readonly days: number;
  readonly currency: string;
}

/** Places an order that costs nothing, unless its id is taken; answers the placed row. */
export function goodwillSql({ orderId, uid, days, currency }: Goodwill, nowMs: number): string {
  const values = [quoted(orderId), quoted(uid), quoted(goodwillPackage), 0, quoted(currency), days];
  return `INSERT INTO orders (order_id, uid, package_id, amount_cents, currency, period_days, status, invalid,
      created_at_ms, changed_at_ms)
    SELECT ${values.join(", ")}, 'PENDING', 0, ${nowMs}, ${nowMs} WHERE ${isNotDeleted(uid, nowMs)}
    ON CONFLICT DO NOTHING RETURNING *`;
}

/**
 * Gives a paid order to another user, and forgets the e-mail address of the first one; answers the changed row. The days
 * follow with the next notify of the order.
 */
export function moveSql(orderId: string, uid: string, nowMs: number): string {
  return `UPDATE orders SET uid = ${quoted(uid)}, email = NULL
    WHERE order_id = ${quoted(orderId)} AND status = 'SUCCESS' AND uid IS NOT NULL AND ${isNotDeleted(uid, nowMs)}
    RETURNING *`;
}

export interface LostOrder {
  readonly orderId: string;
  readonly uid: string;
  readonly packageId: string;
  readonly amountCents: number;
  readonly currency: string;
}

/** Places an order with its own id, amount and time, unless the database has it; answers the placed row. */
export function restoreSql(
  { orderId, uid, packageId, amountCents, currency }: LostOrder,
  nowMs: number,
): string {
  return `INSERT INTO orders (order_id, uid, package_id, amount_cents, currency, period_days, status, invalid,
      created_at_ms, changed_at_ms)
    SELECT ${quoted(orderId)}, ${quoted(uid)}, package_id, ${amountCents}, ${quoted(currency)}, period_days,
      'PENDING', 0, ${orderIdAtMs(orderId)}, ${nowMs}
    FROM packages WHERE package_id = ${quoted(packageId)} AND ${isNotDeleted(uid, nowMs)}
    ON CONFLICT DO NOTHING RETURNING *`;
}

/** How many orders and grants name the user. */
export function namedSql(uid: string): string {
  const count = (table: string) => `(SELECT count(*) FROM ${table} WHERE uid = ${quoted(uid)})`;
  return `SELECT ${count("orders")} AS orders, ${count("grants")} AS grants`;
}

function isNotDeleted(uid: string, nowMs: number): string {
  return `NOT EXISTS (SELECT 1 FROM deleted_users WHERE uid = ${quoted(uid)} AND until_ms > ${nowMs})`;
}
