// Makes forms as the payment provider sends them.

import { createHash } from "node:crypto";
import { composeOrderId, emailHashOf } from "#contract/order-id.ts";

/** The order id that ada@example.com, the tests' user, has so many seconds from now. */
export function orderIdIn(seconds: number, email = "ada@example.com"): string {
  return composeOrderId(emailHashOf(email), Date.now() + seconds * 1000) ?? "";
}

export const merchant = { id: "1221149", secret: "sandbox-secret" };

/** 32 hexadecimal digits, in upper case. */
export const md5 = (text: string) => createHash("md5").update(text).digest("hex").toUpperCase();

export interface NotifyFields {
  readonly merchant_id: string;
  readonly order_id: string;
  readonly payhere_amount: string;
  readonly payhere_currency: string;
  readonly status_code: string;
}

export function signatureOf(fields: NotifyFields, secret: string = merchant.secret): string {
  const { merchant_id, order_id, payhere_amount, payhere_currency, status_code } = fields;
  return md5(merchant_id + order_id + payhere_amount + payhere_currency + status_code + md5(secret));
}

export function hashOf(orderId: string, amount: string, currency = "USD"): string {
  return md5(merchant.id + orderId + amount + currency + md5(merchant.secret));
}

/** A well-formed, well-signed notify but for the given fields, which are signed too. */
export function notifyOf(
  orderId: string,
  amount: string,
  statusCode: string,
  changes: Partial<NotifyFields> = {},
): Record<string, string> {
  const fields = {
    merchant_id: merchant.id,
    order_id: orderId,
    payhere_amount: amount,
    payhere_currency: "USD",
    status_code: statusCode,
    ...changes,
  };
  return {
    ...fields,
    captured_amount: fields.payhere_amount,
    payment_id: "320025000000",
    method: "VISA",
    custom_1: "",
    custom_2: "",
    status_message: "",
    md5sig: signatureOf(fields),
  };
}

/** Without orders and what came of them, and without packages. */
export async function emptyPayments(database: D1Database): Promise<void> {
  for (const table of ["orders", "grants", "payment_events", "alerts", "packages", "deleted_users"])
    await database.exec(`DELETE FROM ${table}`);
}

/** Records an order of 4.99 USD for 30 days. */
export async function orderOf(database: D1Database, orderId: string, uid: string): Promise<void> {
  await database
    .prepare(
      `INSERT INTO orders (order_id, uid, email, package_id, amount_cents, currency, period_days, status, invalid,
         created_at_ms, changed_at_ms)
       VALUES (?1, ?2, ?2 || '@example.com', 'monthly', 499, 'USD', 30, 'PENDING', 0, 1, 1)`,
    )
    .bind(orderId, uid)
    .run();
}

export async function rowsOf(
  database: D1Database,
  table: string,
): Promise<readonly Record<string, unknown>[]> {
  const { results } = await database.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>();
  return results;
}

export function bodyOf(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString();
}

export function formOf(fields: Readonly<Record<string, string>>): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: bodyOf(fields),
  };
}
