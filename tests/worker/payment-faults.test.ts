// The database fails at every point of a payment: nothing paid is lost, nothing is granted twice, and no hash is answered
// without an order.
// @module-tag deep

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  emptyPayments,
  formOf,
  merchant,
  notifyOf,
  orderIdIn,
  orderOf,
  rowsOf,
} from "#support/server/payments.ts";
import type { RoundTrip } from "#support/server/faulty-worker.ts";
import { startWorkerWithUsers, type WorkerWithUsers } from "#support/server/worker-harness.ts";

const orderId = "OIDAB3K9154000000";
const notifyPath = "/api/free/upgrade/notify";
const vars = { PAYMENT_MERCHANT_ID: merchant.id, PAYMENT_MERCHANT_SECRET: merchant.secret };

let worker: WorkerWithUsers;
beforeAll(async () => {
  worker = await startWorkerWithUsers(vars, "tests/support/server/faulty-worker.ts");
});
afterAll(() => worker?.close());

beforeEach(async () => {
  await plan("made");
  await emptyPayments(worker.database);
  await worker.database.exec(
    "INSERT INTO packages VALUES ('monthly', 'Monthly', 'All', 499, 0, 30, 0, NULL)",
  );
});

const plan = (...trips: readonly RoundTrip[]) => worker.post("/api/test/faults", trips);
const trips = async () => (await (await worker.fetch("/api/test/faults")).json()) as string[][];
const rows = (table: string) => rowsOf(worker.database, table);
const notify = (statusCode: string) =>
  worker.fetch(notifyPath, formOf(notifyOf(orderId, "4.99", statusCode)));
const order = () => orderOf(worker.database, orderId, "u1");

/** Each fault at each of the first three round trips, followed by good ones. */
const passing: readonly (readonly RoundTrip[])[] = (
  ["lostBefore", "lostAfter", "overloaded"] as const
).flatMap((fault) => [
  [fault, "made"],
  ["made", fault, "made"],
  ["made", "made", fault, "made"],
  [fault, fault, fault, "made"],
  ["made", fault, fault, "made"],
]);
const lasting: readonly (readonly RoundTrip[])[] = (
  ["lostBefore", "lostAfter", "overloaded", "broken"] as const
).flatMap((fault) => [[fault], ["made", fault]]);

describe("a success", () => {
  test.each(passing)("is taken although the round trips are %s, %s, %s", async (...given) => {
    await order();
    await plan(...given);
    expect((await notify("2")).status).toBe(200);
    expect(await rows("orders")).toMatchObject([{ status: "SUCCESS" }]);
    expect(await rows("grants")).toMatchObject([{ order_id: orderId, uid: "u1", period_days: 30 }]);
  });

  test.each(lasting)(
    "is not answered with 200 while the database stays %s, %s, and is taken later",
    async (...given) => {
      await order();
      await plan(...given);
      const refused = await notify("2");
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
      await plan("made");
      expect((await notify("2")).status).toBe(200);
      expect(await rows("grants")).toMatchObject([{ order_id: orderId, revoked_at_ms: null }]);
      expect((await notify("-3")).status).toBe(200);
      expect((await notify("2")).status).toBe(200);
      const [grant] = await rows("grants");
      expect(grant?.["revoked_at_ms"]).toEqual(expect.any(Number));
    },
  );

  test("asks the database twice", async () => {
    await order();
    await plan("made");
    await notify("2");
    expect(await trips()).toHaveLength(2);
  });
});

describe("a hash", () => {
  let users = 0;
  const ownId = orderIdIn(0);
  /** By a user who has not asked before: each may ask ten times a minute. */
  const ask = async () => {
    users += 1;
    const headers = await worker.signedIn({ sub: `buyer-${users}` });
    return worker.post("/api/signed/hash", { orderId: ownId, packageId: "monthly" }, headers);
  };

  test.each(passing)("has its order although the round trips are %s, %s, %s", async (...given) => {
    await plan(...given);
    expect((await ask()).status).toBe(200);
    expect(await rows("orders")).toMatchObject([
      { order_id: ownId, uid: `buyer-${users}`, status: "PENDING" },
    ]);
  });

  test.each(lasting)("is not answered while the database stays %s, %s", async (...given) => {
    await plan(...given);
    const refused = await ask();
    expect(refused.status).toBe(503);
    expect(await refused.text()).not.toMatch(/[0-9A-F]{32}/);
  });
});

describe("while the database is gone", () => {
  const table = { primaryInput: "A.B", extraInputs: ["B.A"] };

  test.each([
    ["/api/signed/package", "", 503],
    ["/api/signed/orders", "", 503],
    ["/api/free/upgrade/orderStatus", { orderId }, 503],
    ["/api/free/upgrade/packages", "", 503],
    ["/api/free/simplify", { input: "A.B" }, 200],
    ["/api/mix/ttable/solve", table, 200],
  ])("%s with %j answers %i", async (path, body, status) => {
    await plan("broken");
    expect((await worker.post(path, body, await worker.premium())).status).toBe(status);
  });

  test("the merchant is still known", async () => {
    await plan("broken");
    expect((await worker.fetch("/api/free/upgrade/merchant")).status).toBe(200);
  });
});

test("every statement finds its rows by an index", async () => {
  await order();
  await plan("made");
  for (const code of ["2", "-3"]) await notify(code);
  for (const fields of [notifyOf(orderId, "5.99", "2"), notifyOf("OIDAB3K9154000001", "4.99", "2")])
    await worker.fetch(notifyPath, formOf(fields));
  const headers = await worker.signedIn({ sub: "u1", auth_time: Math.floor(Date.now() / 1000) });
  await worker.post("/api/free/upgrade/packages", "");
  await worker.post("/api/free/upgrade/orderStatus", { orderId });
  await worker.post("/api/signed/hash", { orderId: orderIdIn(0), packageId: "monthly" }, headers);
  await worker.post("/api/signed/package", "", headers);
  await worker.post("/api/signed/orders", "", headers);
  await worker.post("/api/signed/account/delete", "", headers);
  const statements = [...new Set((await trips()).flat())];
  expect(statements.length).toBeGreaterThan(12);
  for (const sql of statements) {
    const { results } = await worker.database
      .prepare(`EXPLAIN QUERY PLAN ${sql.replace(/\?\d*/g, "NULL")}`)
      .all<{ detail: string }>();
    for (const { detail } of results)
      expect(detail, sql).not.toMatch(/^SCAN (?!CONSTANT ROW)(?!.*USING (?:COVERING )?INDEX)|TEMP B-TREE/);
  }
});
