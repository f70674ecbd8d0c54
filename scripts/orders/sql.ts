// The SQL of the operator's questions about orders. It only reads, because only a notify changes an order.

import { quoted } from "../sql.ts";

const dayMs = 24 * 60 * 60 * 1000;
const rowsMax = 100;
export const reconciledDays = 120;

export const listSql = `SELECT order_id, created_at_ms, package_id, amount_cents, currency, status, invalid
  FROM orders ORDER BY created_at_ms DESC LIMIT ${rowsMax}`;

export const alertsSql = `SELECT at_ms, kind, order_id FROM alerts ORDER BY at_ms DESC LIMIT ${rowsMax}`;

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
    WHERE created_at_ms >= ${nowMs - reconciledDays * dayMs} AND status <> 'CHARGEBACK' ORDER BY created_at_ms`;
}
