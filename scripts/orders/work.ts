// The commands that change orders. Refund, reconcile and restore read the provider's payments; grant, move and restore write
// the order that costs nothing, the order's user, or the order that was lost. All of them then deliver a signed notify, so that only the Worker grants and revokes
// days.

import { randomInt } from "node:crypto";
import { formatAmount } from "#contract/money.ts";
import { composeOrderId } from "#contract/order-id.ts";
import { amountOf, type Missing, type OpenOrder } from "../../worker/src/domain/missing-notify.ts";
import { createMerchantApi, ProviderFault } from "../../worker/src/payment/merchant-api.ts";
import { reconcile, type Reconciled } from "../../worker/src/payment/reconcile.ts";
import type { Row } from "../d1.ts";
import { deliver, notifyForm, type Told } from "../payment/notify.ts";
import type { PaymentSettings } from "./settings.ts";
import { goodwillSql, type LostOrder, moveSql, orderSql, restoreSql } from "./sql.ts";

type MissingNotify = Extract<Missing, { readonly kind: "notify" }>;

/** The result for one order, for the operator. */
export interface Outcome {
  readonly isFine: boolean;
  readonly sentence: string;
}

/** The Worker did not take a notify; its message is a sentence. */
class DeliveryFault extends Error {
  override readonly name = "DeliveryFault";
}

/** Reports each order that needed work, or could not be asked about, as soon as its result is known. */
export async function reconcileOrders(
  rows: readonly Row[],
  settings: PaymentSettings,
  tell: (outcome: Outcome) => void,
): Promise<Reconciled> {
  let undecidedTotal = 0;
  const reconciled = await reconcile(rows.map(openOrderOf), {
    paymentsOf: createMerchantApi(settings.provider).paymentsOf,
    async apply(order, missing) {
      const { orderId } = order;
      if (missing.kind === "notify") {
        const outcome = await tellWorker(orderId, missing, settings);
        if (!outcome.isFine) throw new DeliveryFault(outcome.sentence);
        return tell(outcome);
      }
      undecidedTotal += 1;
      tell(fault(`${orderId}: ${questionOf(order, missing)}`));
    },
    // The command asks about all orders each time, and leaves it to the Worker which ones are due there.
    noteAsked: async () => {},
    onFault(error, orderId) {
      if (error instanceof DeliveryFault) return tell(fault(error.message));
      if (error instanceof ProviderFault) return tell(fault(`${orderId}: ${error.message}`));
      throw error;
    },
  });
  return { ...reconciled, failedTotal: reconciled.failedTotal + undecidedTotal };
}

/** What the operator has to decide. */
function questionOf(order: OpenOrder, missing: Exclude<Missing, MissingNotify>): string {
  if (missing.kind === "paidTwice")
    return `paid more than once, by the payments ${missing.paymentIds.join(", ")}; refund all but one in the provider's portal.`;
  const [paid, wanted] = [amountOf(missing.payment), amountOf(order)];
  return `${paid} were paid instead of ${wanted}; refund the payment or charge the rest.`;
}

/** Refunds every received payment of the order, and revokes the order's days. */
export async function refundOrder(row: Row, settings: PaymentSettings): Promise<Outcome> {
  const order = openOrderOf(row);
  const { orderId } = order;
  const provider = createMerchantApi(settings.provider);
  try {
    const payments = await provider.paymentsOf(orderId);
    const received = payments.filter(({ status }) => status === "RECEIVED");
    const [any] = [
      ...received,
      ...payments.filter(({ status }) => status === "REFUNDED" || status === "CHARGEBACKED"),
    ];
    if (!any) return fault(`${orderId}: the provider knows no payment that could be refunded.`);
    for (const { paymentId } of received) await provider.refund(paymentId);
    // The operator's word is about the whole order, whatever amounts were paid.
    return await tellWorker(orderId, { ...order, statusCode: "-3", paymentId: any.paymentId }, settings);
  } catch (error) {
    if (error instanceof ProviderFault)
      return fault(`${orderId}: ${error.message} Look at the payment with the provider, then run reconcile.`);
    throw error;
  }
}

/** Runs one statement and answers its rows. */
export type Ask = (sql: string) => Promise<readonly Row[]>;

export interface Given {
  readonly uid: string;
  readonly days: number;
  readonly why: string;
}

/** Gives a user days of premium, by an order that costs nothing. */
export async function grantDays(
  { uid, days, why }: Given,
  settings: PaymentSettings,
  ask: Ask,
  nowMs = Date.now(),
): Promise<Outcome> {
  // Five random characters in the place of the hash of an e-mail address.
  const mark = randomInt(36 ** 5)
    .toString(36)
    .padStart(5, "0");
  const orderId = composeOrderId(mark, nowMs);
  if (orderId === null) return fault("The clock of this machine is wrong.");
  const [row] = await ask(goodwillSql({ orderId, uid, days, currency }, nowMs));
  if (!row) return fault(`${uid} has just deleted the account, or ${orderId} is taken; nothing was given.`);
  return deliverNote(openOrderOf(row), why, settings, `${orderId}: ${uid} has ${days} days more.`);
}

/** Gives a paid order and its days to another user. */
export async function moveOrder(
  { orderId, uid, why }: { readonly orderId: string; readonly uid: string; readonly why: string },
  settings: PaymentSettings,
  ask: Ask,
  nowMs = Date.now(),
): Promise<Outcome> {
  const [row] = await ask(moveSql(orderId, uid, nowMs));
  if (!row)
    return fault(
      `${orderId} was not moved: only a paid order of a user can be, and not to a user who has just deleted the account.`,
    );
  return deliverNote(
    openOrderOf(row),
    why,
    settings,
    `${orderId}: the order and its days are those of ${uid}.`,
  );
}

/**
 * Writes an order that the database has lost as the provider knows its payment; the Worker then gives the package's days.
 * Run again after a failure, it goes on where it stopped.
 */
export async function restoreOrder(
  { orderId, uid, packageId }: Pick<LostOrder, "orderId" | "uid" | "packageId">,
  settings: PaymentSettings,
  ask: Ask,
  nowMs = Date.now(),
): Promise<Outcome> {
  try {
    const payments = await createMerchantApi(settings.provider).paymentsOf(orderId);
    const paid = payments.find(({ status }) => status === "RECEIVED");
    if (!paid) return fault(`${orderId}: the provider knows no payment that was received.`);
    const { amountCents, currency: ofPayment } = paid;
    const lost = { orderId, uid, packageId, amountCents, currency: ofPayment };
    const [placed] = await ask(restoreSql(lost, nowMs));
    const [row] = placed ? [placed] : await ask(orderSql(orderId));
    if (!row)
      return fault(
        `${orderId} was not restored: there is no package ${packageId}, or ${uid} has just deleted the account.`,
      );
    if (row["uid"] !== uid || row["package_id"] !== packageId)
      return fault(`${orderId} is there already, for another user or another package.`);
    return await tellWorker(orderId, { ...paid, statusCode: "2" }, settings);
  } catch (error) {
    if (error instanceof ProviderFault) return fault(`${orderId}: ${error.message}`);
    throw error;
  }
}

/** Section 9 of the specification: "Payment currency USD". */
const currency = "USD";

/** Delivers that an order is paid, with the operator's reason in the place of a card's kind. */
async function deliverNote(
  { orderId, amountCents, currency: ofOrder }: OpenOrder,
  why: string,
  settings: PaymentSettings,
  sentence: string,
): Promise<Outcome> {
  const told = {
    orderId,
    amount: formatAmount(amountCents),
    currency: ofOrder,
    statusCode: "2",
    paymentId: "operator",
    others: { method: why },
  } as const satisfies Told;
  const outcome = await deliverTold(told, settings);
  if (outcome.isFine) return { isFine: true, sentence };
  return fault(
    `${outcome.sentence} Look first with \`show ${orderId}\` whether the days are there all the same.`,
  );
}

function tellWorker(
  orderId: string,
  { statusCode, paymentId, amountCents, currency: paid }: Omit<MissingNotify, "kind">,
  settings: PaymentSettings,
): Promise<Outcome> {
  const amount = formatAmount(amountCents);
  return deliverTold({ orderId, amount, currency: paid, statusCode, paymentId }, settings);
}

async function deliverTold(told: Told, { merchant, notifyAddress }: PaymentSettings): Promise<Outcome> {
  const { orderId, statusCode } = told;
  const status = await deliver(notifyAddress, notifyForm(merchant, told));
  if (status === 200) return { isFine: true, sentence: `${orderId}: delivered ${statusCode}.` };
  const answer = status === null ? "did not answer" : `answered ${status}`;
  return fault(`${orderId}: ${notifyAddress} ${answer} when told ${statusCode}; run the command again.`);
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
