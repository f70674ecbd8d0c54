// The changes of a payment: the buyer's answer, a chargeback, a refund; and the notifies to the Worker.

import { parseAmount } from "#contract/money.ts";
import { returnAddress, type CheckoutFields, type OrderIdPosition } from "./checkout.ts";
import type { Payment } from "./ledger.ts";
import { deliver, notifyForm } from "./notify.ts";
import type { Services } from "./services.ts";

/** The buttons of the checkout page. */
export const answers = {
  pay: "Pay",
  decline: "Decline",
  cancel: "Cancel",
  payLate: "Pay and notify in 10 s",
  payTwice: "Pay and notify twice",
  payUnheard: "Pay without notify",
} as const;

export type Answer = keyof typeof answers;

export function isAnswer(text: string): text is Answer {
  return Object.hasOwn(answers, text);
}

/** A buyer who comes again with an unpaid order continues its payment. */
export function openPayment({ ledger, nowMs }: Services, fields: CheckoutFields): Payment {
  const known = ledger.ofOrder(fields.order_id);
  if (known) return isPaid(known) ? known : ledger.put({ ...known, fields });
  return ledger.put({
    paymentId: ledger.newId(),
    state: "OPEN",
    statusCode: null,
    notified: null,
    notifiesTotal: 0,
    refundedCents: 0,
    createdAtMs: nowMs(),
    fields,
  });
}

/** The order is paid once more, as by a buyer with two tabs of the checkout. False if the payment is not a received one. */
export async function payAgain(services: Services, payment: Payment): Promise<boolean> {
  const { ledger, nowMs } = services;
  if (payment.state !== "RECEIVED") return false;
  const paymentId = ledger.newId();
  const times = { notified: null, notifiesTotal: 0, refundedCents: 0, createdAtMs: nowMs() };
  ledger.put({ ...payment, ...times, paymentId, statusCode: "2" });
  await notify(services, paymentId);
  return true;
}

export function isPaid({ state }: Payment): boolean {
  return state === "RECEIVED" || state === "REFUNDED" || state === "CHARGEBACKED";
}

/** Settles the payment by the buyer's answer, and resolves to the address to which the buyer returns. */
export async function settle(
  services: Services,
  payment: Payment,
  answer: Answer,
  position: OrderIdPosition,
): Promise<string> {
  const back = returnAddress(payment.fields, position);
  // After a second press, or Back after paying, the order must not be paid again.
  if (isPaid(payment)) return back;
  const { paymentId } = payment;
  const tell = () => notify(services, paymentId);
  if (answer === "cancel" || answer === "decline") {
    const isCancelled = answer === "cancel";
    services.ledger.put({
      ...payment,
      state: isCancelled ? "CANCELLED" : "DECLINED",
      statusCode: isCancelled ? "-1" : "-2",
    });
    await tell();
    return isCancelled ? payment.fields.cancel_url : back;
  }
  services.ledger.put({ ...payment, state: "RECEIVED", statusCode: "2" });
  if (answer === "payLate") services.later(tell);
  else if (answer !== "payUnheard") await Promise.all(answer === "payTwice" ? [tell(), tell()] : [tell()]);
  return back;
}

/** Sends the Worker the notify of the payment's result; does nothing while there is no result. */
export async function notify({ ledger, merchant, nowMs }: Services, paymentId: string): Promise<void> {
  const payment = ledger.byId(paymentId);
  if (!payment?.statusCode) return;
  const { statusCode, fields } = payment;
  const { order_id: orderId, amount, currency, custom_1, custom_2, first_name, last_name } = fields;
  const others = {
    custom_1,
    custom_2,
    status_message: messages[statusCode],
    method: "VISA",
    card_holder_name: `${first_name} ${last_name}`,
    card_no: "************4564",
    card_expiry: "12/31",
  };
  const form = notifyForm(merchant, { orderId, amount, currency, statusCode, paymentId, others });
  const httpStatus = await deliver(fields.notify_url, form);
  // The payment may have changed meanwhile.
  const latest = ledger.byId(paymentId);
  if (latest)
    ledger.put({
      ...latest,
      notified: { statusCode, httpStatus, atMs: nowMs() },
      notifiesTotal: latest.notifiesTotal + 1,
    });
}

const messages = {
  "2": "Successfully completed the payment.",
  "-1": "Payment cancelled by the buyer.",
  "-2": "The card was declined.",
  "-3": "The payment was charged back.",
} as const;

/** False if nothing was paid, or if the payment was already given back. */
export async function chargeBack(services: Services, payment: Payment): Promise<boolean> {
  if (payment.state !== "RECEIVED") return false;
  services.ledger.put({ ...payment, state: "CHARGEBACKED", statusCode: "-3" });
  await notify(services, payment.paymentId);
  return true;
}

/**
 * Gives back the amount, or what is left of the payment. The provider has no status code for a refund, so no notify is
 * sent. False if the payment is not a received one, or if less is left.
 */
export function refund({ ledger }: Services, payment: Payment, cents = leftCents(payment)): boolean {
  if (payment.state !== "RECEIVED" || cents <= 0 || cents > leftCents(payment)) return false;
  const isAll = cents === leftCents(payment);
  const refundedCents = payment.refundedCents + cents;
  ledger.put({ ...payment, refundedCents, ...(isAll && { state: "REFUNDED" }) });
  return true;
}

/** Half of the amount, or what is left if that is less. */
export function refundHalf(services: Services, payment: Payment): boolean {
  const half = Math.ceil(amountCentsOf(payment) / 2);
  return refund(services, payment, Math.min(half, leftCents(payment)));
}

function leftCents(payment: Payment): number {
  return amountCentsOf(payment) - payment.refundedCents;
}

function amountCentsOf({ fields }: Payment): number {
  return parseAmount(fields.amount) ?? 0;
}
