// The payment provider's signatures: MD5 over the fields without separators and over the MD5 of the secret.

export interface Merchant {
  readonly id: string;
  readonly secret: string;
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

/** The signature that the provider puts on a notify. */
export async function notifySignature(
  { id, secret }: Merchant,
  {
    orderId,
    amount,
    currency,
    statusCode,
  }: {
    readonly orderId: string;
    readonly amount: string;
    readonly currency: string;
    readonly statusCode: string;
  },
): Promise<string> {
  return md5(id + orderId + amount + currency + statusCode + (await md5(secret)));
}

/** Compares in a time that does not depend on where the two differ. */
export function isSameSignature(one: string, other: string): boolean {
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
