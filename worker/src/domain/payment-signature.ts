// The payment provider's signatures: MD5 over the fields without separators and over the MD5 of the secret.

import type { Notify } from "./notify.ts";

export interface Merchant {
  readonly id: string;
  /** Signs checkouts. */
  readonly secret: string;
  /** The secret before, while notifies that it has signed are on their way; null at any other time. */
  readonly secretBefore: string | null;
}

/** The signature that the page posts with its checkout form. `amount` has two decimals. */
export async function checkoutHash(
  { id, secret }: Merchant,
  {
    orderId,
    amount,
    currency,
  }: { readonly orderId: string; readonly amount: string; readonly currency: string },
): Promise<string> {
  return md5(id + orderId + amount + currency + (await md5(secret)));
}

/** Whether the provider has signed the notify, with the merchant's secret or with the one before. */
export async function isSignedNotify({ id, secret, secretBefore }: Merchant, told: Notify): Promise<boolean> {
  const { orderId, amount, currency, statusCode, signature } = told;
  const fields = id + orderId + amount + currency + statusCode;
  const secrets = secretBefore === null ? [secret] : [secret, secretBefore];
  const expected = await Promise.all(secrets.map(async (each) => md5(fields + (await md5(each)))));
  return expected.some((one) => isSameSignature(one, signature));
}

/** Compares in a time that does not depend on where the two differ. */
function isSameSignature(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => new TextEncoder().encode(text));
  if (!left || !right || left.byteLength !== right.byteLength) return false;
  return crypto.subtle.timingSafeEqual(left, right);
}

/** 32 hexadecimal digits, in upper case. */
async function md5(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("MD5", new TextEncoder().encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}
