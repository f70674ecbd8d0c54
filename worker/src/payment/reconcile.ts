// Reconciles orders with the payment provider, which does not promise that a notify arrives and sends none for a refund:
// asks for the payments of each order, and applies what the Worker was not told. The scheduled runs and the operator's
// command both do it by this loop; they differ in how they apply.

import { type Missing, missingFor, type OpenOrder } from "../domain/missing-notify.ts";
import type { MerchantApi } from "./merchant-api.ts";

export interface ReconcileDeps {
  readonly paymentsOf: MerchantApi["paymentsOf"];
  /** Resolves once it is written; writing it again must change nothing. */
  readonly apply: (order: OpenOrder, missing: Missing) => Promise<void>;
  /** Notes that the order was asked about, so that the next run goes on with others. */
  readonly noteAsked: (orderId: string) => Promise<void>;
  /** An order that could not be asked about, or whose news could not be applied. */
  readonly onFault: (fault: unknown, orderId: string) => void;
}

export interface Reconciled {
  readonly askedTotal: number;
  readonly appliedTotal: number;
  readonly failedTotal: number;
}

/** The platform lets a Worker hold six connections open. */
const lanes = 4;

/**
 * However often a run is cut off, nothing is lost: an order is noted as asked only after its news has been applied. The
 * run ends early if none of the first four answers is good; by then at most three more questions are on their way. An
 * order that failed is noted, too, so that it cannot keep others waiting: it is asked about again when it is due.
 * Rejects when an order cannot be noted.
 */
export async function reconcile(
  orders: readonly OpenOrder[],
  { paymentsOf, apply, noteAsked, onFault }: ReconcileDeps,
): Promise<Reconciled> {
  const waiting = [...orders];
  let [askedTotal, appliedTotal] = [0, 0];
  const failed: string[] = [];
  const next = () => (askedTotal >= lanes && failed.length === askedTotal ? undefined : waiting.shift());
  const runLane = async () => {
    for (let order = next(); order; order = next()) {
      const { orderId } = order;
      try {
        const missing = missingFor(order, await paymentsOf(orderId));
        for (const one of missing) await apply(order, one);
        await noteAsked(orderId);
        if (missing.some(({ kind }) => kind === "notify")) appliedTotal += 1;
      } catch (fault) {
        onFault(fault, orderId);
        failed.push(orderId);
      }
      askedTotal += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  for (const orderId of failed) await noteAsked(orderId);
  return { askedTotal, appliedTotal, failedTotal: failed.length };
}
