// The message about alerts and pending orders: it comes once, names no person, and what was not told is told later.
// @module-tag deep

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startListener, type Listener } from "#support/server/listener.ts";
import { emptyPayments, rowsOf } from "#support/server/payments.ts";
import { startWorkerWithUsers, type WorkerWithUsers } from "#support/server/worker-harness.ts";
import { alertKinds } from "../../worker/src/db/payments.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
let webhook: Listener;
let worker: WorkerWithUsers;
beforeAll(async () => {
  webhook = await startListener();
  worker = await startWorkerWithUsers({ ALERT_WEBHOOK_URL: `${webhook.origin}/hook-secret` });
});
afterAll(async () => {
  await worker?.close();
  await webhook?.stop();
});
beforeEach(async () => {
  webhook.heard.length = 0;
  webhook.answer = () => ({});
  worker.takeLogs();
  await emptyPayments(worker.database);
});

const idOf = (index: number) => `OIDAB3K9${String(154_000_000 + index)}`;
const alert = (kind: string, index: number) =>
  worker.database
    .prepare("INSERT INTO alerts (kind, order_id, at_ms) VALUES (?, ?, ?)")
    .bind(kind, idOf(index), Date.now() + index)
    .run();
const pending = (index: number, agoMs: number) =>
  worker.database
    .prepare(
      `INSERT INTO orders (order_id, uid, email, package_id, amount_cents, currency, period_days, status, invalid,
         created_at_ms, changed_at_ms)
       VALUES (?1, 'user-7', 'ada@example.com', 'monthly', 499, 'USD', 30, 'PENDING', 0, ?2, ?2)`,
    )
    .bind(idOf(index), Date.now() - agoMs)
    .run();

/** Makes a run; resolves to the messages that came. */
async function run(): Promise<readonly string[]> {
  const before = webhook.heard.length;
  await worker.runScheduled();
  return webhook.heard.slice(before).map(({ body }) => (JSON.parse(body) as { readonly text: string }).text);
}

test("no news, no message", async () => {
  await pending(1, day - hour);
  await pending(2, 8 * day);
  expect(await run()).toEqual([]);
});

/** Charge backs of an order, each in part or as a whole. */
const chargebacks = [
  [2, "processed"],
  [2, "mismatch"],
  [3, "mismatch"],
  [3, "mismatch"],
] as const;

test("one message has all alerts, once, as chat services take it, and names no person", async () => {
  for (const [index, kind] of alertKinds.entries()) await alert(kind, index);
  for (const [index, [at, outcome]] of chargebacks.entries())
    await worker.database
      .prepare(
        `INSERT INTO payment_events (order_id, amount, currency, status_code, payment_id, method, outcome, received_at_ms)
         VALUES (?, '4.99', 'USD', '-3', '1', 'VISA', ?, ?)`,
      )
      .bind(idOf(at), outcome, Date.UTC(2026, 10, 25, 9, 0, index))
      .run();
  await pending(9, day + hour);
  const [text = ""] = await run();
  expect(webhook.heard).toMatchObject([
    { method: "POST", path: "/hook-secret", headers: { "content-type": "application/json" } },
  ]);
  expect(text.split("\n").slice(1)).toEqual([
    `• mismatch, order ${idOf(0)}: a notify names another amount or currency than the order's.`,
    `• orphan, order ${idOf(1)}: a notify is for an order that this database lacks.`,
    `• chargeback, order ${idOf(2)}: the payment was given back, and the days were taken. Received: 2026-11-25T09:00:00Z.`,
    `• partial_chargeback, order ${idOf(3)}: another amount or currency than the order's was charged back, and the days stay. Received: 2026-11-25T09:00:02Z, 2026-11-25T09:00:03Z, which may be repeats.`,
    `• maybe_paid_twice, order ${idOf(4)}: notifies name two payments, so it may have been paid twice.`,
    `• paid_twice, order ${idOf(5)}: the provider has received more than one payment.`,
    `• deleted_account, order ${idOf(6)}: a payment came or was given back, and the order's user is gone.`,
    `• 1 order has been pending for more than a day, the newest is ${idOf(9)}. If no order has been paid lately, the provider's notifies may not arrive.`,
  ]);
  expect(text).not.toMatch(/@|user-7|4\.99/);
  expect(await run()).toEqual([]);
  expect(worker.takeLogs()).toContainEqual(expect.objectContaining({ event: "scheduled", told: 8 }));
});

test("an alert that is done already is not told", async () => {
  await alert("orphan", 1);
  await worker.database.exec("UPDATE alerts SET done_at_ms = 1");
  expect(await run()).toEqual([]);
});

test("news that comes while the message is on its way is told by the next run", async () => {
  await alert("mismatch", 1);
  webhook.answer = async () => {
    await worker.database.exec("UPDATE alerts SET at_ms = at_ms + 1");
    return {};
  };
  expect(await run()).toHaveLength(1);
  webhook.answer = () => ({});
  expect(await run()).toHaveLength(1);
  expect(await run()).toEqual([]);
});

test("more than 20 alerts come in further messages, none twice", async () => {
  for (let index = 0; index < 45; index += 1) await alert("orphan", index);
  const texts = [...(await run()), ...(await run()), ...(await run()), ...(await run())];
  const ids = texts.flatMap((text) => text.match(/OID\w+/g) ?? []);
  expect(texts).toHaveLength(3);
  expect(ids).toEqual(Array.from({ length: 45 }, (_, index) => idOf(index)));
});

test("pending orders are told of once a day at most, each once", async () => {
  await pending(1, 2 * day);
  await pending(2, 3 * day);
  expect(await run()).toEqual([
    expect.stringContaining(`2 orders have been pending for more than a day, the newest is ${idOf(1)}.`),
  ]);
  await pending(3, day + hour);
  expect(await run()).toEqual([]);
  await worker.database
    .prepare("UPDATE orders SET pending_told_at_ms = pending_told_at_ms - ?")
    .bind(day)
    .run();
  expect(await run()).toEqual([
    expect.stringContaining(`1 order has been pending for more than a day, the newest is ${idOf(3)}.`),
  ]);
});

test.each([500, 404, 302])(
  "a webhook that answers %i is told again, and its address is in no log",
  async (status) => {
    await alert("orphan", 1);
    webhook.answer = () => ({ status });
    await run();
    const logs = worker.takeLogs();
    expect(logs).toContainEqual(
      expect.objectContaining({
        event: "fault",
        name: "WebhookFault",
        detail: `The webhook for alerts answered ${status}.`,
      }),
    );
    expect(JSON.stringify(logs)).not.toContain("hook-secret");
    webhook.answer = () => ({});
    expect(await run()).toHaveLength(1);
    expect(await rowsOf(worker.database, "alerts")).toMatchObject([{ told_at_ms: expect.any(Number) }]);
  },
);
