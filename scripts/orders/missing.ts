// What the Worker should have been told of an order and was not, by what the provider knows of its payments.

import { formatAmount } from "../../worker/contract/money.ts";
import type { StatusCode } from "../payment/notify.ts";
import type { ProviderPayment } from "./provider.ts";

export interface OpenOrder {
  readonly orderId: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly status: string;
  /** The Worker knows already that another amount or currency was paid. */
  readonly isInvalid: boolean;
}

export type Missing =
  | { readonly kind: "nothing" }
  | { readonly kind: "notify"; readonly statusCode: StatusCode; readonly payment: ProviderPayment }
  /** The Worker was told, and an operator has to decide. */
  | { readonly kind: "mismatch"; readonly payment: ProviderPayment };

const nothing: Missing = { kind: "nothing" };

/**
 * An order counts as paid while one of its payments was received and not given back; so the second payment of an order
 * can be refunded without an end to its days.
 */
export function missingFor(order: OpenOrder, payments: readonly ProviderPayment[]): Missing {
  const fits = (payment: ProviderPayment) =>
    payment.amountCents === order.amountCents && payment.currency === order.currency;
  const received = payments.filter(({ status }) => status === "RECEIVED");
  const givenBack = payments.filter(({ status }) => status === "REFUNDED" || status === "CHARGEBACKED");
  const [candidates, statusCode] =
    received.length > 0 ? ([received, "2"] as const) : ([givenBack, "-3"] as const);
  const payment = candidates.find(fits) ?? candidates[0];
  if (!payment || (statusCode === "2" && order.status === "SUCCESS")) return nothing;
  // Telling it again would only raise the alert again.
  if (order.isInvalid && !fits(payment)) return { kind: "mismatch", payment };
  return { kind: "notify", statusCode, payment };
}

export function amountOf({
  amountCents,
  currency,
}: Pick<ProviderPayment, "amountCents" | "currency">): string {
  return `${formatAmount(amountCents)} ${currency}`;
}
