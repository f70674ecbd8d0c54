// Tells the operator of new alerts and of orders that stay pending: one message to the operator's webhook, without an e-mail
// address, a user or an amount. `npm run orders` shows the rest.

import { markTold, untold, type Untold } from "../db/alerts.ts";
import type { AlertKind } from "../db/payments.ts";

export interface TellDeps {
  readonly db: D1Database;
  /** Takes a POST with the JSON `{"text": …}`, as chat services do. */
  readonly webhook: URL;
  readonly fetch: (address: URL, init: RequestInit) => Promise<Response>;
  readonly nowMs: () => number;
}

/** Most alerts in one message, and most pending orders; the next run tells of the others. */
const toldMax = 20;
const timeoutMs = 10_000;

const meanings: Readonly<Record<AlertKind, string>> = {
  mismatch: "a notify names another amount or currency than the order's",
  orphan: "a notify is for an order that this database lacks",
  chargeback: "the payment was given back, and the days were taken",
  partial_chargeback: "another amount or currency than the order's was charged back, and the days stay",
  maybe_paid_twice: "notifies name two payments, so it may have been paid twice",
  paid_twice: "the provider has received more than one payment",
  deleted_account: "a payment came or was given back, and the order's user is gone",
};

/** The webhook did not take the message; its address, which is a secret, is not in the error. */
export class WebhookFault extends Error {
  override readonly name = "WebhookFault";
}

/**
 * Resolves to how many alerts and pending orders the operator was told of. What was not told stays for the next run:
 * rejects with a WebhookFault when the webhook does not take the message, and when the database does not answer.
 */
export async function tellOperator({ db, webhook, fetch, nowMs }: TellDeps): Promise<number> {
  const news = await untold(db, nowMs(), toldMax);
  const total = news.alerts.length + news.pendingIds.length;
  if (total === 0) return 0;
  const status = await fetch(webhook, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text: messageOf(news) }),
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok ? "ok" : `answered ${response.status}`;
    },
    () => "did not answer",
  );
  if (status !== "ok") throw new WebhookFault(`The webhook for alerts ${status}.`);
  await markTold(db, news, nowMs());
  return total;
}

function messageOf({ alerts, pendingIds }: Untold): string {
  const lines = alerts.map(
    ({ kind, orderId, chargebacksMs }) =>
      `• ${kind}, order ${orderId}: ${meanings[kind]}.${receivedAt(chargebacksMs)}`,
  );
  const [newest] = pendingIds;
  const count = pendingIds.length === toldMax ? `${toldMax} or more orders have` : countOf(pendingIds.length);
  const pending =
    newest === undefined
      ? []
      : [
          `• ${count} been pending for more than a day, the newest is ${newest}. ` +
            "If no order has been paid lately, the provider's notifies may not arrive.",
        ];
  return [
    "Boolean algebra toolkit: something to look at (npm run orders -- alerts).",
    ...lines,
    ...pending,
  ].join("\n");
}

/** A notify has no id of its own, so nobody can tell a repeated one from another of the same amount. */
function receivedAt(timesMs: readonly number[]): string {
  if (timesMs.length === 0) return "";
  const times = timesMs.map((ms) => `${new Date(ms).toISOString().slice(0, 19)}Z`);
  const doubt = times.length > 1 ? ", which may be repeats" : "";
  return ` Received: ${times.join(", ")}${doubt}.`;
}

function countOf(total: number): string {
  return total === 1 ? "1 order has" : `${total} orders have`;
}
