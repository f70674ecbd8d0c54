// The shape of a notify of the payment provider. The signed text has no separators between its fields, so two different
// forms could have the same signature. The exact shapes of the fields, checked here, rule that out.

import { parseAmount } from "#contract/money.ts";
import { isOrderId } from "#contract/order-id.ts";
import { isStatusCode, type StatusCode } from "./payment-status.ts";

/** What became of a payment, as it is applied to the order. */
export interface PaymentNews {
  readonly orderId: string;
  /** As received; the signature is over this text. */
  readonly amount: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly statusCode: StatusCode;
  /** Not covered by the signature: only recorded. */
  readonly paymentId: string;
  readonly method: string;
}

export interface Notify extends PaymentNews {
  readonly merchantId: string;
  /** 32 hexadecimal digits, in upper case. */
  readonly signature: string;
}

const currencyShape = /^[A-Z]{3}$/;
const signatureShape = /^[0-9A-Fa-f]{32}$/;
/** The longest part that is kept of an unsigned field. */
const unsignedCharsMax = 64;

/** Null for a form that is no notify. */
export function parseNotify(fields: Readonly<Record<string, string | undefined>>): Notify | null {
  const {
    merchant_id: merchantId = "",
    order_id: orderId = "",
    payhere_amount: amount = "",
    payhere_currency: currency = "",
    status_code: statusCode = "",
    md5sig: signature = "",
    payment_id: paymentId = "",
    method = "",
  } = fields;
  const amountCents = parseAmount(amount);
  if (merchantId === "" || !isOrderId(orderId) || amountCents === null) return null;
  if (!currencyShape.test(currency) || !isStatusCode(statusCode) || !signatureShape.test(signature))
    return null;
  return {
    merchantId,
    orderId,
    amount,
    amountCents,
    currency,
    statusCode,
    signature: signature.toUpperCase(),
    paymentId: paymentId.slice(0, unsignedCharsMax),
    method: method.slice(0, unsignedCharsMax),
  };
}
