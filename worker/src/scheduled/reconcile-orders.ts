// The part of a scheduled run that reconciles: a bounded number of orders, those that are due.

import { formatAmount } from "#contract/money.ts";
import { markAsked, ordersToAsk } from "../db/asked-orders.ts";
import type { AlertKind } from "../db/payments.ts";
import type { MerchantApi } from "../payment/merchant-api.ts";
import { reconcile, type Reconciled } from "../payment/reconcile.ts";
import { takeNotify } from "../payment/take-notify.ts";

export interface ReconcileOrdersDeps {
  readonly db: D1Database;
  readonly provider: MerchantApi;
  /** Most orders that one run asks about; each is one call of the provider and up to three of the database. */
  readonly ordersMax: number;
  readonly nowMs: () => number;
  /** Repeats the work after a temporary fault. */
  readonly retried: <Value>(work: () => Promise<Value>) => Promise<Value>;
  readonly alert: (kind: AlertKind, orderId: string) => void;
  readonly onFault: (fault: unknown) => void;
}

/** Rejects when the orders cannot be read or noted. */
export async function reconcileOrders(deps: ReconcileOrdersDeps): Promise<Reconciled> {
  const { db, provider, ordersMax, nowMs, retried, alert, onFault } = deps;
  const orders = await retried(() => ordersToAsk(db, nowMs(), ordersMax));
  return reconcile(orders, {
    paymentsOf: provider.paymentsOf,
    apply: async ({ orderId }, missing) => {
      // A mismatch has its alert already: the operator has to decide.
      if (missing.kind !== "notify") return;
      const { paymentId, amountCents, currency } = missing.payment;
      const { statusCode } = missing;
      const amount = formatAmount(amountCents);
      const news = { orderId, amount, amountCents, currency, statusCode, paymentId, method: "reconcile" };
      for (const kind of await retried(() => takeNotify(db, news, nowMs()))) alert(kind, orderId);
    },
    noteAsked: (orderId) => retried(() => markAsked(db, orderId, nowMs())),
    onFault,
  });
}
