// What the Worker should know about an order and does not, computed from the provider's list of payments.

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
      readonly paymentId: string;
      readonly amountCents: number;
      readonly currency: string;
    }
  /** The Worker got the notify, and an operator has to decide. */
  | { readonly kind: "mismatch"; readonly payment: ProviderPayment }
  /** All of these payments have the order's amount. */
  | { readonly kind: "paidTwice"; readonly paymentIds: readonly string[] };

/**
 * Empty if the Worker lacks nothing. A paid order stays so while the provider has one payment of its amount that was not
 * given back; so a refund of a second payment does not end its days. Once that is not so, the provider's word that a
 * payment was given back takes the days, whatever amount it names: it is about the whole payment.
 */
export function missingFor(order: OpenOrder, payments: readonly ProviderPayment[]): readonly Missing[] {
  const fits = (payment: ProviderPayment) =>
    payment.amountCents === order.amountCents && payment.currency === order.currency;
  const received = payments.filter(({ status }) => status === "RECEIVED");
  const givenBack = payments.filter(({ status }) => status === "REFUNDED" || status === "CHARGEBACKED");
  const isPaid = order.status === "SUCCESS";
  const [first, ...others] = received.filter(fits);
  if (first)
    return [
      ...(isPaid ? [] : [notifyOf("2", first)]),
      ...(others.length > 0 ? [paidTwice([first, ...others])] : []),
    ];
  const [anyBack] = givenBack;
  if (isPaid) return anyBack ? [notifyOf("-3", { ...order, paymentId: anyBack.paymentId })] : [];
  const payment = received[0] ?? givenBack.find(fits) ?? anyBack;
  if (!payment) return [];
  // Another notify would only be recorded once more: the order is already marked as invalid.
  if (order.isInvalid && !fits(payment)) return [{ kind: "mismatch", payment }];
  return [notifyOf(received.length > 0 ? "2" : "-3", payment)];
}

function notifyOf(
  statusCode: "2" | "-3",
  { paymentId, amountCents, currency }: Pick<ProviderPayment, "paymentId" | "amountCents" | "currency">,
): Missing {
  return { kind: "notify", statusCode, paymentId, amountCents, currency };
}

function paidTwice(payments: readonly ProviderPayment[]): Missing {
  return { kind: "paidTwice", paymentIds: payments.map(({ paymentId }) => paymentId) };
}

export function amountOf({
  amountCents,
  currency,
}: Pick<ProviderPayment, "amountCents" | "currency">): string {
  return `${formatAmount(amountCents)} ${currency}`;
}
