// The part of a scheduled run that reconciles: a bounded number of orders, those that are due.

import { formatAmount } from "#contract/money.ts";
import { markAsked, ordersToAsk } from "../db/asked-orders.ts";
import { type AlertKind, confirmPaidTwice, reconcileMethod } from "../db/payments.ts";
import type { Missing, OpenOrder } from "../domain/missing-notify.ts";
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
    apply: async (order, missing) => {
      const opened = await retried(() => applyHere(db, order, missing, nowMs()));
      for (const kind of opened) alert(kind, order.orderId);
    },
    noteAsked: (orderId) => retried(() => markAsked(db, orderId, nowMs())),
    onFault,
  });
}

/** Resolves to the alerts that are news to the operator. */
async function applyHere(
  db: D1Database,
  order: OpenOrder,
  missing: Missing,
  nowMs: number,
): Promise<readonly AlertKind[]> {
  const { orderId } = order;
  switch (missing.kind) {
    case "notify": {
      const { kind: _, ...told } = missing;
      const news = { ...told, orderId, amount: formatAmount(told.amountCents), method: reconcileMethod };
      return takeNotify(db, news, nowMs);
    }
    case "paidTwice":
      return confirmPaidTwice(db, order, missing.paymentIds, nowMs);
    case "mismatch":
      // It has its alert already: the operator has to decide.
      return [];
  }
}
