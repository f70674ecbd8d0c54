// The payment provider's signatures: MD5 over the fields without separators and over the MD5 of the merchant's secret.
// The Worker has its own, because Node's Web Crypto knows no MD5.

import { createHash, timingSafeEqual } from "node:crypto";

export interface Merchant {
  readonly id: string;
  readonly secret: string;
}

export interface SignedOrder {
  readonly orderId: string;
  /** Two decimals, no separators. */
  readonly amount: string;
  readonly currency: string;
}

export function checkoutHash({ id, secret }: Merchant, { orderId, amount, currency }: SignedOrder): string {
  return md5(id + orderId + amount + currency + md5(secret));
}

export function notifySignature(
  { id, secret }: Merchant,
  { orderId, amount, currency }: SignedOrder,
  statusCode: string,
): string {
  return md5(id + orderId + amount + currency + statusCode + md5(secret));
}

/** Compares in a time that does not depend on where the two differ. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}

/** 32 hexadecimal digits, in upper case. */
function md5(text: string): string {
  return createHash("md5").update(text).digest("hex").toUpperCase();
}
