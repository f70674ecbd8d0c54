// The notify about an order that the Worker should have got and did not, computed from the provider's list of payments.

import { formatAmount } from "#contract/money.ts";
import type { ProviderPayment } from "../payment/merchant-api.ts";
import type { StatusCode } from "./payment-status.ts";

export interface OpenOrder {
  readonly orderId: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly status: string;
  /** The Worker knows already that another amount or currency was paid. */
  readonly isInvalid: boolean;
}

export type Missing =
  | {
      readonly kind: "notify";
      readonly statusCode: Extract<StatusCode, "2" | "-3">;
      readonly payment: ProviderPayment;
    }
  /** The Worker got the notify, and an operator has to decide. */
  | { readonly kind: "mismatch"; readonly payment: ProviderPayment };

/**
 * Null if the Worker lacks nothing. An order counts as paid while at least one of its payments was received and not refunded. So a refund of a second
 * payment does not end the order's days.
 */
export function missingFor(order: OpenOrder, payments: readonly ProviderPayment[]): Missing | null {
  const fits = (payment: ProviderPayment) =>
    payment.amountCents === order.amountCents && payment.currency === order.currency;
  const received = payments.filter(({ status }) => status === "RECEIVED");
  const givenBack = payments.filter(({ status }) => status === "REFUNDED" || status === "CHARGEBACKED");
  const [candidates, statusCode] =
    received.length > 0 ? ([received, "2"] as const) : ([givenBack, "-3"] as const);
  const payment = candidates.find(fits) ?? candidates[0];
  if (!payment || (statusCode === "2" && order.status === "SUCCESS")) return null;
  // Another notify would only be recorded once more: the order is already marked as invalid.
  if (order.isInvalid && !fits(payment)) return { kind: "mismatch", payment };
  return { kind: "notify", statusCode, payment };
}

export function amountOf({
  amountCents,
  currency,
}: Pick<ProviderPayment, "amountCents" | "currency">): string {
  return `${formatAmount(amountCents)} ${currency}`;
}
