// One scheduled run of reconcile: asks the payment provider for orders whose notify may be missing, and applies what the
// Worker was not told. The provider does not promise that a notify arrives, and it sends none for a refund.

import { formatAmount } from "#contract/money.ts";
import { markAsked, ordersToAsk } from "../db/asked-orders.ts";
import type { AlertKind } from "../db/payments.ts";
import { missingFor, type OpenOrder } from "../domain/missing-notify.ts";
import type { MerchantApi } from "./merchant-api.ts";
import { takeNotify } from "./take-notify.ts";

export interface ReconcileDeps {
  readonly db: D1Database;
  readonly provider: MerchantApi;
  /** Most orders that one run asks about; each is one call of the provider and up to two of the database. */
  readonly ordersMax: number;
  readonly nowMs: () => number;
  /** Repeats the work after a temporary fault. */
  readonly retried: <Value>(work: () => Promise<Value>) => Promise<Value>;
  readonly alert: (kind: AlertKind, orderId: string) => void;
  /** An order that could not be asked about, or whose news could not be written. */
  readonly onFault: (fault: unknown) => void;
}

export interface Reconciled {
  readonly askedTotal: number;
  readonly appliedTotal: number;
  readonly failedTotal: number;
}

/** The platform lets a Worker hold six connections open. */
const lanes = 4;

/**
 * What is applied is applied once, however often a run is cut off: an order is noted as asked only after its news has been
 * written, and writing it again changes nothing. While nothing succeeds, the run ends early and notes nothing, so that the
 * next run asks about the same orders. An order that fails among others that succeed is noted, so that it cannot keep them
 * waiting; it is asked about again after its hour or day. Rejects when the orders cannot be read or noted.
 */
export async function reconcile(deps: ReconcileDeps): Promise<Reconciled> {
  const { db, ordersMax, nowMs, retried, onFault } = deps;
  const waiting = [...(await retried(() => ordersToAsk(db, nowMs(), ordersMax)))];
  let [askedTotal, appliedTotal] = [0, 0];
  const failed: string[] = [];
  const mark = (orderId: string) => retried(() => markAsked(db, orderId, nowMs()));
  const runLane = async () => {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      const { orderId } = order;
      askedTotal += 1;
      try {
        if (await reconcileOne(order, deps)) appliedTotal += 1;
        await mark(orderId);
      } catch (fault) {
        onFault(fault);
        failed.push(orderId);
        if (failed.length === askedTotal && askedTotal >= lanes) return;
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  if (failed.length < askedTotal) for (const orderId of failed) await mark(orderId);
  return { askedTotal, appliedTotal, failedTotal: failed.length };
}

/** Whether there was news to apply. */
async function reconcileOne(
  order: OpenOrder,
  { db, provider, nowMs, retried, alert }: ReconcileDeps,
): Promise<boolean> {
  const { orderId } = order;
  const missing = missingFor(order, await provider.paymentsOf(orderId));
  // A mismatch has its alert already: the operator has to decide.
  if (missing.kind !== "notify") return false;
  const { paymentId, amountCents, currency } = missing.payment;
  const { statusCode } = missing;
  const amount = formatAmount(amountCents);
  const news = { orderId, amount, amountCents, currency, statusCode, paymentId, method: "reconcile" };
  for (const kind of await retried(() => takeNotify(db, news, nowMs()))) alert(kind, orderId);
  return true;
}
