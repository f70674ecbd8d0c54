// A notify: the form with which the provider tells the Worker the result of a payment, and its delivery.

import { notifySignature, type Merchant, type SignedOrder } from "./signature.ts";

/** Paid, cancelled, failed, charged back. The provider also has "0", for a pending payment. */
type StatusCode = "2" | "-1" | "-2" | "-3";

export interface Told extends SignedOrder {
  readonly statusCode: StatusCode;
  readonly paymentId: string;
  /** Fields that the signature does not cover. */
  readonly others?: Readonly<Record<string, string>>;
}

const timeoutMs = 10_000;

export function notifyForm(merchant: Merchant, told: Told): URLSearchParams {
  const { orderId, amount, currency, statusCode, paymentId, others = {} } = told;
  return new URLSearchParams({
    merchant_id: merchant.id,
    order_id: orderId,
    payment_id: paymentId,
    captured_amount: amount,
    payhere_amount: amount,
    payhere_currency: currency,
    status_code: statusCode,
    md5sig: notifySignature(merchant, told, statusCode),
    ...others,
  });
}

/** Resolves to the HTTP status of the answer; null if none came. Redirects are not followed. */
export async function deliver(address: string, form: URLSearchParams): Promise<number | null> {
  try {
    const response = await fetch(address, {
      method: "POST",
      body: form,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}
