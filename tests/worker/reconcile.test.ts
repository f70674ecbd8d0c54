// Scheduled runs that ask the payment provider: what the Worker was not told of is applied once, whatever fails on the way,
// and a run makes a bounded number of calls.
// @module-tag deep

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RoundTrip } from "#support/server/faulty-worker.ts";
import { startListener, type Listener } from "#support/server/listener.ts";
import { emptyPayments, merchant, rowsOf } from "#support/server/payments.ts";
import { startWorker, startWorkerWithUsers, type WorkerWithUsers } from "#support/server/worker-harness.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The provider: the payments that it has of each order. Orders in `broken` it cannot answer for. */
const known = new Map<string, object[]>();
const broken = new Set<string>();
/** What the provider does not answer. */
let down: "all" | "search" | null = null;
let provider: Listener;
let worker: WorkerWithUsers;
beforeAll(async () => {
  provider = await startListener(({ path }) => {
    if (down === "all") return { status: 503 };
    if (path.endsWith("/oauth/token")) return { body: { access_token: "t", expires_in: 600 } };
    if (down === "search") return { status: 503 };
    const orderId = new URL(path, provider.origin).searchParams.get("order_id") ?? "";
    if (broken.has(orderId)) return { status: 500 };
    const data = known.get(orderId);
    return { body: data ? { status: 1, data } : { status: -1, data: null } };
  });
  worker = await startWorkerWithUsers(
    {
      PAYMENT_MERCHANT_ID: merchant.id,
      PAYMENT_MERCHANT_SECRET: merchant.secret,
      PAYMENT_PROVIDER_URL: provider.origin,
      PAYMENT_APP_ID: "app",
      PAYMENT_APP_SECRET: "very-secret",
      ALERT_WEBHOOK_URL: `${provider.origin}/hook`,
    },
    "tests/support/server/faulty-worker.ts",
  );
});
afterAll(async () => {
  await worker?.close();
  await provider?.stop();
});
beforeEach(async () => {
  await plan("made");
  await emptyPayments(worker.database);
});
afterEach(() => {
  known.clear();
  broken.clear();
  down = null;
  worker.takeLogs();
});

const plan = (...trips: readonly RoundTrip[]) => worker.post("/api/test/faults", trips);

/** An order of 4.99 USD for 30 days, placed so long ago. */
async function place(orderId: string, agoMs: number, status = "PENDING"): Promise<void> {
  await worker.database
    .prepare(
      `INSERT INTO orders (order_id, uid, email, package_id, amount_cents, currency, period_days, status, invalid,
         created_at_ms, changed_at_ms)
       VALUES (?1, 'u1', 'ada@example.com', 'monthly', 499, 'USD', 30, ?2, 0, ?3, ?3)`,
    )
    .bind(orderId, status, Date.now() - agoMs)
    .run();
}
const idOf = (index: number) => `OIDAB3K9${String(154_000_000 + index)}`;
const orderId = idOf(0);
const paid = (order: string, changes: object = {}) =>
  known.set(order, [
    {
      payment_id: 320025000001,
      order_id: order,
      status: "RECEIVED",
      amount: 4.99,
      currency: "USD",
      ...changes,
    },
  ]);

/** Makes a run; resolves to the orders that the provider was asked about. */
async function run(): Promise<readonly string[]> {
  const before = provider.heard.length;
  await worker.runScheduled();
  return provider.heard
    .slice(before)
    .flatMap(({ path }) => new URL(path, provider.origin).searchParams.get("order_id") ?? []);
}
const statuses = async () => (await rowsOf(worker.database, "orders")).map(({ status }) => status);
const grants = () => rowsOf(worker.database, "grants");
const lastRun = () => worker.takeLogs().findLast(({ event }) => event === "scheduled");

test("a payment that the Worker was not told of gives its days, once", async () => {
  await place(orderId, hour);
  paid(orderId);
  expect(await run()).toEqual([orderId]);
  expect(await statuses()).toEqual(["SUCCESS"]);
  expect(await grants()).toMatchObject([
    { order_id: orderId, uid: "u1", period_days: 30, revoked_at_ms: null },
  ]);
  expect(lastRun()).toMatchObject({ askedTotal: 1, appliedTotal: 1, failedTotal: 0 });
  expect(await run()).toEqual([]);
  await worker.database.exec("UPDATE orders SET asked_at_ms = NULL");
  expect(await run()).toEqual([orderId]);
  expect(await grants()).toHaveLength(1);
  expect(await rowsOf(worker.database, "payment_events")).toMatchObject([
    {
      order_id: orderId,
      status_code: "2",
      payment_id: "320025000001",
      method: "reconcile",
      outcome: "processed",
    },
  ]);
});

describe("which orders are asked about", () => {
  test("those of 120 days from ten minutes on, none that is charged back or cost nothing", async () => {
    await place(idOf(1), 9 * minute);
    await place(idOf(2), 11 * minute);
    await place(idOf(3), 119 * day, "SUCCESS");
    await place(idOf(4), 121 * day, "SUCCESS");
    await place(idOf(5), day, "CHARGEBACK");
    await place(idOf(6), hour, "SUCCESS");
    await worker.database.exec(
      `UPDATE orders SET amount_cents = 0, package_id = 'goodwill' WHERE order_id = '${idOf(6)}'`,
    );
    expect((await run()).toSorted()).toEqual([idOf(2), idOf(3)]);
  });

  test.each([
    ["PENDING", 2 * hour, hour],
    ["FAILED", 2 * hour, hour],
    ["SUCCESS", 2 * hour, day],
    ["PENDING", 36 * hour, day],
    ["SUCCESS", 60 * day, day],
    ["PENDING", 2 * day, 7 * day],
    ["FAILED", 29 * day, 7 * day],
  ])("%s, placed %i ms ago: again after %i ms", async (status, agoMs, pauseMs) => {
    await place(orderId, agoMs, status);
    const asked = (msAgo: number) =>
      worker.database
        .prepare("UPDATE orders SET asked_at_ms = ?")
        .bind(Date.now() - msAgo)
        .run();
    await asked(pauseMs - 20_000);
    expect(await run()).toEqual([]);
    await asked(pauseMs);
    expect(await run()).toEqual([orderId]);
  });

  test("a run asks about 40 at most, and the next one goes on", async () => {
    const ids = Array.from({ length: 45 }, (_, index) => idOf(index));
    for (const [index, id] of ids.entries()) await place(id, 5 * hour - index * 1000);
    const first = await run();
    expect(first.toSorted()).toEqual(ids.slice(0, 40));
    expect((await run()).toSorted()).toEqual(ids.slice(40));
    expect(await run()).toEqual([]);
  });
});

describe("the provider", () => {
  test.each<readonly [what: string, down: typeof down, callsMax: number]>([
    // Four lanes share the first token, and up to three of them try once more.
    ["is down", "all", 4],
    // One token, and as many questions.
    ["gives tokens and no payments", "search", 8],
  ])("%s: the run ends after a few calls, and says so without keys", async (_, what, callsMax) => {
    const ids = Array.from({ length: 20 }, (_id, index) => idOf(index));
    for (const id of ids) await place(id, hour);
    paid(orderId);
    down = what;
    const before = provider.heard.length;
    await run();
    expect(provider.heard.length - before).toBeLessThanOrEqual(callsMax);
    const logs = worker.takeLogs();
    const { askedTotal, failedTotal } = logs.find(({ event }) => event === "scheduled") ?? {};
    expect(failedTotal).toBe(askedTotal);
    expect(askedTotal).toBeLessThanOrEqual(7);
    expect(logs).toContainEqual(
      expect.objectContaining({
        event: "fault",
        name: "ProviderFault",
        detail: expect.stringContaining("503"),
      }),
    );
    expect(JSON.stringify(logs)).not.toMatch(/very-secret|Basic|example\.com/);
    // The next run asks about the others, and the run after an hour about those.
    down = null;
    const others = await run();
    expect(others).toHaveLength(20 - Number(askedTotal));
    await worker.database.prepare("UPDATE orders SET asked_at_ms = asked_at_ms - ?").bind(hour).run();
    await run();
    expect(await grants()).toHaveLength(1);
  });

  test("cannot answer for seven orders: they keep no other waiting", async () => {
    for (let index = 0; index < 7; index += 1) {
      await place(idOf(index), 3 * hour);
      broken.add(idOf(index));
    }
    await place(idOf(9), 2 * hour);
    paid(idOf(9));
    await run();
    await run();
    expect((await grants()).map((grant) => grant["order_id"])).toEqual([idOf(9)]);
  });

  test("cannot answer for one order: the others are asked about, and that one an hour later", async () => {
    for (const index of [0, 1, 2, 3, 4, 5]) await place(idOf(index), 2 * hour - index);
    broken.add(idOf(0));
    paid(idOf(5));
    await run();
    expect(lastRun()).toMatchObject({ level: "error", askedTotal: 6, appliedTotal: 1, failedTotal: 1 });
    expect(await run()).toEqual([]);
    await worker.database
      .prepare("UPDATE orders SET asked_at_ms = ?")
      .bind(Date.now() - hour)
      .run();
    broken.clear();
    paid(idOf(0));
    await run();
    expect((await grants()).map((grant) => grant["order_id"]).toSorted()).toEqual([idOf(0), idOf(5)]);
  });
});

const faults = (["lostBefore", "lostAfter", "overloaded", "broken"] as const).flatMap((fault) =>
  [0, 1, 2, 3].map((made) => [...Array.from({ length: made }, () => "made" as const), fault] as const),
);
test.each(faults)(
  "nothing is lost while the database's trips are %s %s %s %s and stay so",
  async (...trips) => {
    await place(orderId, hour);
    paid(orderId);
    await plan(...trips);
    await run();
    await plan("made");
    // Also where the fault came after the order was noted as asked: its hour is over.
    await worker.database.prepare("UPDATE orders SET asked_at_ms = asked_at_ms - ?").bind(hour).run();
    await run();
    expect(await statuses()).toEqual(["SUCCESS"]);
    expect(await grants()).toMatchObject([{ order_id: orderId, revoked_at_ms: null }]);
  },
);

test("a user who has stayed unpaid for 30 days is forgotten; who paid, or paid another amount, is not", async () => {
  for (const [index, status] of ["PENDING", "CANCELLED", "FAILED", "SUCCESS", "CHARGEBACK"].entries())
    await place(idOf(index), 30 * day, status);
  await place(idOf(5), 30 * day);
  await worker.database.exec(`UPDATE orders SET invalid = 1 WHERE order_id = '${idOf(5)}'`);
  await place(idOf(6), 30 * day - minute);
  await run();
  expect(lastRun()).toMatchObject({ forgotten: 3 });
  const rows = await rowsOf(worker.database, "orders");
  const forgotten = rows.filter(({ uid, email }) => uid === null && email === null);
  expect(forgotten.map(({ status }) => status).toSorted()).toEqual(["CANCELLED", "FAILED", "PENDING"]);
  expect(rows.filter(({ uid, email }) => uid === "u1" && email === "ada@example.com")).toHaveLength(4);
});

test("every statement of a run finds its rows by an index", async () => {
  await place(orderId, hour);
  await place(idOf(1), 2 * day);
  paid(orderId, { amount: 4 });
  await run();
  const trips = (await (await worker.fetch("/api/test/faults")).json()) as string[][];
  const statements = [...new Set(trips.flat())];
  expect(statements.length).toBeGreaterThan(9);
  for (const sql of statements) {
    const { results } = await worker.database
      .prepare(`EXPLAIN QUERY PLAN ${sql.replace(/\?\d*/g, "NULL")}`)
      .all<{ detail: string }>();
    for (const { detail } of results)
      expect(detail, sql).not.toMatch(/^SCAN (?!CONSTANT ROW|json_each)(?!.*USING (?:COVERING )?INDEX)/);
  }
});

test("the deployed Worker sends the keys to no other address, and says which setting is wrong", async () => {
  const deployed = await startWorker({
    PAYMENT_MERCHANT_ID: merchant.id,
    PAYMENT_MERCHANT_SECRET: merchant.secret,
    PAYMENT_PROVIDER_URL: provider.origin,
    PAYMENT_APP_ID: "app",
    PAYMENT_APP_SECRET: "very-secret",
    ALERT_WEBHOOK_URL: `${provider.origin}/hook-secret`,
  });
  const before = provider.heard.length;
  await deployed.runScheduled();
  const logs = deployed.takeLogs();
  await deployed.close();
  expect(provider.heard).toHaveLength(before);
  expect(logs.filter(({ event }) => event === "setting")).toEqual([
    { level: "error", event: "setting", name: "PAYMENT_PROVIDER_URL" },
    { level: "error", event: "setting", name: "ALERT_WEBHOOK_URL" },
  ]);
  expect(JSON.stringify(logs)).not.toMatch(/very-secret|hook-secret/);
});
