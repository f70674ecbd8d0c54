// The commands that change orders: refund and reconcile. Both read the provider's payments and then deliver the notify
// that the Worker lacks, so that only the Worker grants and revokes days.

import { formatAmount } from "../../worker/contract/money.ts";
import type { Row } from "../d1.ts";
import { deliver, notifyForm, type StatusCode } from "../payment/notify.ts";
import { amountOf, missingFor, type OpenOrder } from "./missing.ts";
import { createProvider, ProviderFault, type ProviderPayment } from "./provider.ts";
import type { PaymentSettings } from "./settings.ts";

/** Orders that are looked up at the same time. */
const lanes = 4;

/** The result for one order, for the operator. */
export interface Outcome {
  readonly isFine: boolean;
  readonly sentence: string;
}

export interface Reconciled {
  readonly deliveredTotal: number;
  readonly failedTotal: number;
}

/** Reports each order that needed work, as soon as its result is known. */
export async function reconcile(
  rows: readonly Row[],
  settings: PaymentSettings,
  tell: (outcome: Outcome) => void,
): Promise<Reconciled> {
  const provider = createProvider(settings.provider);
  const waiting = rows.map(openOrderOf);
  let [deliveredTotal, failedTotal] = [0, 0];
  const runLane = async () => {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      const { orderId } = order;
      const outcome = await settleOne(order, () => provider.paymentsOf(orderId), settings);
      if (!outcome) continue;
      if (outcome.isFine) deliveredTotal += 1;
      else failedTotal += 1;
      tell(outcome);
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return { deliveredTotal, failedTotal };
}

/** Null if there was nothing to do. */
async function settleOne(
  order: OpenOrder,
  payments: () => Promise<readonly ProviderPayment[]>,
  settings: PaymentSettings,
): Promise<Outcome | null> {
  const { orderId } = order;
  try {
    const missing = missingFor(order, await payments());
    if (missing.kind === "nothing") return null;
    if (missing.kind === "mismatch") {
      const [paid, wanted] = [amountOf(missing.payment), amountOf(order)];
      return fault(
        `${orderId}: ${paid} were paid instead of ${wanted}; refund the payment or charge the rest.`,
      );
    }
    return await tellWorker(orderId, missing.statusCode, missing.payment, settings);
  } catch (error) {
    if (error instanceof ProviderFault) return fault(`${orderId}: ${error.message}`);
    throw error;
  }
}

/** Refunds every received payment of the order, and revokes the order's days. */
export async function refundOrder(row: Row, settings: PaymentSettings): Promise<Outcome> {
  const { orderId } = openOrderOf(row);
  const provider = createProvider(settings.provider);
  try {
    const payments = await provider.paymentsOf(orderId);
    const received = payments.filter(({ status }) => status === "RECEIVED");
    const [any] = [
      ...received,
      ...payments.filter(({ status }) => status === "REFUNDED" || status === "CHARGEBACKED"),
    ];
    if (!any) return fault(`${orderId}: the provider knows no payment that could be refunded.`);
    for (const { paymentId } of received) await provider.refund(paymentId);
    return await tellWorker(orderId, "-3", any, settings);
  } catch (error) {
    if (error instanceof ProviderFault)
      return fault(`${orderId}: ${error.message} Look at the payment with the provider, then run reconcile.`);
    throw error;
  }
}

async function tellWorker(
  orderId: string,
  statusCode: StatusCode,
  { paymentId, amountCents, currency }: ProviderPayment,
  { merchant, notifyAddress }: PaymentSettings,
): Promise<Outcome> {
  const amount = formatAmount(amountCents);
  const status = await deliver(
    notifyAddress,
    notifyForm(merchant, { orderId, amount, currency, statusCode, paymentId }),
  );
  if (status === 200) return { isFine: true, sentence: `${orderId}: delivered ${statusCode}.` };
  const answer = status === null ? "did not answer" : `answered ${status}`;
  return fault(`${orderId}: ${notifyAddress} ${answer} when told ${statusCode}; run reconcile again.`);
}

function fault(sentence: string): Outcome {
  return { isFine: false, sentence };
}

function openOrderOf(row: Row): OpenOrder {
  return {
    orderId: String(row["order_id"]),
    amountCents: Number(row["amount_cents"]),
    currency: String(row["currency"]),
    status: String(row["status"]),
    isInvalid: row["invalid"] === 1,
  };
}
