// Refund and reconcile with the real payment sandbox and the real Worker: a missing notify is delivered once, and a
// failure is reported.
// @module-tag deep

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Row } from "#scripts/d1.ts";
import { createMerchantApi } from "../../../../worker/src/payment/merchant-api.ts";
import type { PaymentSettings } from "#scripts/orders/settings.ts";
import { openOrdersSql, orderSql } from "#scripts/orders/sql.ts";
import {
  grantDays,
  moveOrder,
  reconcileOrders,
  refundOrder,
  restoreOrder,
  type Outcome,
} from "#scripts/orders/work.ts";
import { hashRoute, notifyRoute } from "#contract/upgrade.ts";
import { merchant, orderIdIn } from "#support/server/payments.ts";
import { startWorkerWithUsers, type WorkerWithUsers } from "#support/server/worker-harness.ts";
import {
  appKeys,
  checkout,
  fieldsOf,
  post,
  press,
  startSandbox,
  type Sandbox,
} from "../../../payment/local.ts";

let worker: WorkerWithUsers;
let sandbox: Sandbox;
beforeAll(async () => {
  worker = await startWorkerWithUsers({
    PAYMENT_MERCHANT_ID: merchant.id,
    PAYMENT_MERCHANT_SECRET: merchant.secret,
  });
});
afterAll(() => worker?.close());
beforeEach(async () => {
  sandbox = await startSandbox();
  // Orders of one user are counted.
  user += 1;
  for (const table of ["orders", "grants", "payment_events", "alerts", "packages"])
    await worker.database.exec(`DELETE FROM ${table}`);
  await worker.database
    .prepare("INSERT INTO packages VALUES ('monthly', 'Monthly', 'All', 400, 0, 30, 0, NULL)")
    .run();
});
afterEach(() => sandbox?.stop());

const settings = (changes: Partial<PaymentSettings> = {}): PaymentSettings => ({
  provider: { origin: sandbox.server.url, appId: appKeys.id, appSecret: appKeys.secret },
  merchant,
  notifyAddress: worker.url + notifyRoute.path,
  ...changes,
});

const orderIds = [orderIdIn(0), orderIdIn(1), orderIdIn(2)] as const;
const [orderId] = orderIds;

const unheard = "http://127.0.0.1:9/notify";
let user = 0;

/** The user's order goes to the sandbox's checkout, whose button is pressed. */
async function buy(answer: string, order: string = orderId, notify_url?: string): Promise<void> {
  const headers = await worker.signedIn({ sub: `u${user}` });
  const response = await worker.post(hashRoute.path, { orderId: order, packageId: "monthly" }, headers);
  const hash = String(await response.json());
  const form = { order_id: order, amount: "4.00", notify_url: notify_url ?? settings().notifyAddress, hash };
  expect((await checkout(sandbox, fieldsOf(form))).status).toBe(303);
  await press(sandbox, answer, "hash", order);
}

/** Presses a button of the first payment in the list. */
const act = (action: string) => post(`${sandbox.server.url}/payments/320025000001`, { action });

async function rowsOf(sql: string): Promise<readonly Row[]> {
  return (await worker.database.prepare(sql).all<Row>()).results;
}

const statuses = async () =>
  (await rowsOf("SELECT status FROM orders ORDER BY order_id")).map(({ status }) => status);
const grants = async () => (await rowsOf("SELECT * FROM grants WHERE revoked_at_ms IS NULL")).length;

async function runReconcile(changes: Partial<PaymentSettings> = {}) {
  const told: Outcome[] = [];
  const rows = await rowsOf(openOrdersSql(Date.now()));
  const { appliedTotal: deliveredTotal, failedTotal } = await reconcileOrders(
    rows,
    settings(changes),
    (outcome) => told.push(outcome),
  );
  return { deliveredTotal, failedTotal, sentences: told.map(({ sentence }) => sentence).toSorted() };
}

async function runRefund(changes: Partial<PaymentSettings> = {}): Promise<Outcome> {
  const [row] = await rowsOf(orderSql(orderId));
  if (!row) throw new Error("There is no order.");
  return refundOrder(row, settings(changes));
}

const silent = { deliveredTotal: 0, failedTotal: 0, sentences: [] };

describe("reconcile", () => {
  test("delivers a payment that the Worker was not told of, once", async () => {
    await buy("payUnheard");
    expect([await statuses(), await grants()]).toEqual([["PENDING"], 0]);
    expect(await runReconcile()).toEqual({
      deliveredTotal: 1,
      failedTotal: 0,
      sentences: [`${orderId}: delivered 2.`],
    });
    expect([await statuses(), await grants()]).toEqual([["SUCCESS"], 1]);
    expect(await runReconcile()).toEqual(silent);
    expect([await statuses(), await grants()]).toEqual([["SUCCESS"], 1]);
  });

  test.each(["refund", "chargeback"])(
    "delivers a %s that the Worker was not told of, once",
    async (action) => {
      await buy("pay", orderId, unheard);
      await runReconcile();
      await act(action);
      expect([await statuses(), await grants()]).toEqual([["SUCCESS"], 1]);
      expect((await runReconcile()).sentences).toEqual([`${orderId}: delivered -3.`]);
      expect([await statuses(), await grants()]).toEqual([["CHARGEBACK"], 0]);
      expect(await runReconcile()).toEqual(silent);
    },
  );

  test("an order that was given back before the Worker was told of it gives no days", async () => {
    await buy("payUnheard");
    await act("refund");
    expect((await runReconcile()).sentences).toEqual([`${orderId}: delivered -3.`]);
    expect([await statuses(), await grants()]).toEqual([["CHARGEBACK"], 0]);
  });

  test("leaves orders alone that were told, declined, cancelled or left", async () => {
    await buy("pay", orderIds[0]);
    await buy("decline", orderIds[1]);
    await buy("cancel", orderIds[2]);
    expect(await runReconcile()).toEqual(silent);
    expect([await statuses(), await grants()]).toEqual([["SUCCESS", "FAILED", "CANCELLED"], 1]);
  });

  test("goes on with the others when the Worker does not take one", async () => {
    await buy("payUnheard", orderIds[0]);
    await buy("payUnheard", orderIds[1]);
    const notifyAddress = `${worker.url}/api/none`;
    const { deliveredTotal, failedTotal, sentences } = await runReconcile({ notifyAddress });
    expect([deliveredTotal, failedTotal]).toEqual([0, 2]);
    expect(sentences[0]).toBe(
      `${orderIds[0]}: ${notifyAddress} answered 404 when told 2; run the command again.`,
    );
    expect((await runReconcile()).deliveredTotal).toBe(2);
    expect(await grants()).toBe(2);
  });

  test("says that nobody answers", async () => {
    await buy("payUnheard");
    expect((await runReconcile({ notifyAddress: unheard })).sentences).toEqual([
      `${orderId}: ${unheard} did not answer when told 2; run the command again.`,
    ]);
    const provider = { ...settings().provider, origin: "http://127.0.0.1:9" };
    expect((await runReconcile({ provider })).sentences).toEqual([
      `${orderId}: http://127.0.0.1:9 did not answer /oauth/token as it should.`,
    ]);
  });

  test("with wrong keys it says so without them, and delivers nothing", async () => {
    await buy("payUnheard");
    const provider = { ...settings().provider, appSecret: "another-secret" };
    const { failedTotal, sentences } = await runReconcile({ provider });
    expect(failedTotal).toBe(1);
    expect(sentences).toEqual([`${orderId}: ${sandbox.server.url} answered 401 to /oauth/token.`]);
    expect(await grants()).toBe(0);
  });

  test("asks for a decision about an order that was paid twice, also in another run, until one payment is refunded", async () => {
    await buy("pay");
    await act("payAgain");
    const question = `${orderId}: paid more than once, by the payments 320025000001, 320025000002; refund all but one in the provider's portal.`;
    const told = { deliveredTotal: 0, failedTotal: 1, sentences: [question] };
    expect(await runReconcile()).toEqual(told);
    expect(await runReconcile()).toEqual(told);
    expect(await rowsOf("SELECT kind FROM alerts")).toEqual([{ kind: "maybe_paid_twice" }]);
    await act("refund");
    expect(await runReconcile()).toEqual(silent);
    expect([await statuses(), await grants()]).toEqual([["SUCCESS"], 1]);
  });

  test("leaves the days after half a refund, and takes them after the other half", async () => {
    await buy("pay");
    await act("refundHalf");
    expect(await runReconcile()).toEqual(silent);
    await act("refundHalf");
    expect((await runReconcile()).sentences).toEqual([`${orderId}: delivered -3.`]);
    expect([await statuses(), await grants()]).toEqual([["CHARGEBACK"], 0]);
  });

  test("tells of another amount once, then asks for a decision", async () => {
    await buy("payUnheard");
    // The order was paid in the sandbox with 4.00; its row says 5.00.
    await worker.database.prepare("UPDATE orders SET amount_cents = 500").run();
    expect((await runReconcile()).deliveredTotal).toBe(1);
    expect(await rowsOf("SELECT kind FROM alerts")).toEqual([{ kind: "mismatch" }]);
    const second = await runReconcile();
    expect(second.failedTotal).toBe(1);
    expect(second.sentences).toEqual([
      `${orderId}: 4.00 USD were paid instead of 5.00 USD; refund the payment or charge the rest.`,
    ]);
    expect(await rowsOf("SELECT kind FROM alerts")).toEqual([{ kind: "mismatch" }]);
    expect(await grants()).toBe(0);
  });
});

describe("refund", () => {
  test("gives the payment back and takes the days", async () => {
    await buy("pay");
    expect(await runRefund()).toEqual({ isFine: true, sentence: `${orderId}: delivered -3.` });
    expect([await statuses(), await grants()]).toEqual([["CHARGEBACK"], 0]);
    const provider = createMerchantApi(settings().provider);
    expect(await provider.paymentsOf(orderId)).toMatchObject([{ status: "REFUNDED" }]);
  });

  test("of a payment of another amount takes the days all the same: the operator's word is about the order", async () => {
    await buy("pay");
    await worker.database.prepare("UPDATE orders SET amount_cents = 500").run();
    expect(await runRefund()).toMatchObject({ isFine: true });
    expect([await statuses(), await grants()]).toEqual([["CHARGEBACK"], 0]);
  });

  test("whose notify failed can be run again", async () => {
    await buy("pay");
    const failed = await runRefund({ notifyAddress: unheard });
    expect(failed).toMatchObject({ isFine: false });
    expect(await grants()).toBe(1);
    expect(await runRefund()).toMatchObject({ isFine: true });
    expect(await grants()).toBe(0);
  });

  test("of an order that was never paid is refused, and keeps it", async () => {
    await buy("decline");
    expect(await runRefund()).toEqual({
      isFine: false,
      sentence: `${orderId}: the provider knows no payment that could be refunded.`,
    });
    expect(await statuses()).toEqual(["FAILED"]);
  });

  test("keeps the days of the user's other orders", async () => {
    await buy("pay", orderIds[0]);
    await buy("pay", orderIds[1]);
    await runRefund();
    expect([await statuses(), await grants()]).toEqual([["CHARGEBACK", "SUCCESS"], 1]);
  });
});

describe("restore", () => {
  const restore = (uid: string, packageId = "monthly", changes: Partial<PaymentSettings> = {}) =>
    restoreOrder({ orderId, uid, packageId }, settings(changes), rowsOf);
  /** As after a moment of the database's history was brought back. */
  const lose = async () => {
    for (const table of ["orders", "grants", "payment_events"])
      await worker.database.exec(`DELETE FROM ${table}`);
  };

  test("gives a lost order and its days back, whether or not its notify came again, and only once", async () => {
    await buy("pay");
    await lose();
    const uid = `u${user}`;
    const delivered = { isFine: true, sentence: `${orderId}: delivered 2.` };
    expect(await restore(uid, "monthly", { notifyAddress: unheard })).toMatchObject({ isFine: false });
    expect([await statuses(), await grants()]).toEqual([["PENDING"], 0]);
    expect(await restore(uid)).toEqual(delivered);
    expect(await restore(uid)).toEqual(delivered);
    expect(await rowsOf("SELECT uid, amount_cents, status FROM orders")).toEqual([
      { uid, amount_cents: 400, status: "SUCCESS" },
    ]);
    expect(await rowsOf("SELECT uid, period_days FROM grants")).toEqual([{ uid, period_days: 30 }]);
    expect(await runReconcile()).toEqual(silent);
  });

  test("refuses what was not paid, an unknown package, and an order that is there for another", async () => {
    await buy("pay", orderId, unheard);
    expect((await restore("someone-else")).sentence).toBe(
      `${orderId} is there already, for another user or another package.`,
    );
    await lose();
    expect((await restore("u1", "other")).sentence).toContain("there is no package other");
    await act("refund");
    expect((await restore("u1")).sentence).toBe(
      `${orderId}: the provider knows no payment that was received.`,
    );
    expect([await statuses(), await grants()]).toEqual([[], 0]);
  });
});

describe("goodwill and moves", () => {
  const given = { uid: "ada", days: 7, why: "three days without service" };
  const packageOf = async (sub: string) =>
    (await (await worker.post("/api/signed/package", {}, await worker.signedIn({ sub }))).json()) as {
      readonly Period: number;
      readonly StartDate: string;
    };

  test("a grant gives its days through the Worker, and the reason is in the events", async () => {
    const { isFine, sentence } = await grantDays(given, settings(), rowsOf);
    expect(isFine).toBe(true);
    expect(sentence).toMatch(/^OID\w{14}: ada has 7 days more\.$/);
    expect((await packageOf("ada")).Period).toBe(7);
    expect(
      await rowsOf("SELECT amount, status_code, payment_id, method, outcome FROM payment_events"),
    ).toEqual([
      {
        amount: "0.00",
        status_code: "2",
        payment_id: "operator",
        method: "three days without service",
        outcome: "processed",
      },
    ]);
    expect(await runReconcile()).toEqual(silent);
  });

  test("a grant whose notify did not arrive gives nothing and says what to look at", async () => {
    const { isFine, sentence } = await grantDays(given, settings({ notifyAddress: unheard }), rowsOf);
    expect(isFine).toBe(false);
    expect(sentence).toMatch(/did not answer when told 2; .*Look first with `show OID\w{14}`/);
    expect(await grants()).toBe(0);
  });

  test("a moved order takes its days along, with their time, and the old user has none", async () => {
    await buy("pay");
    const old = `u${user}`;
    await worker.database.exec("UPDATE grants SET granted_at_ms = granted_at_ms - 86400000");
    const before = await packageOf(old);
    expect(before.Period).toBe(30);
    const move = { orderId, uid: "new-user", why: "mistyped address" };
    expect(await moveOrder(move, settings(), rowsOf)).toEqual({
      isFine: true,
      sentence: `${orderId}: the order and its days are those of new-user.`,
    });
    expect(await packageOf("new-user")).toEqual(before);
    expect((await packageOf(old)).Period).toBe(-1);
    expect(await grants()).toBe(1);
    expect(await rowsOf("SELECT method, outcome FROM payment_events ORDER BY event_id DESC LIMIT 1")).toEqual(
      [{ method: "mistyped address", outcome: "repeated" }],
    );
  });

  test("a move whose notify did not arrive is finished by running it again", async () => {
    await buy("pay");
    const move = { orderId, uid: "new-user", why: "mistyped address" };
    expect(await moveOrder(move, settings({ notifyAddress: unheard }), rowsOf)).toMatchObject({
      isFine: false,
    });
    expect((await packageOf("new-user")).Period).toBe(-1);
    expect(await moveOrder(move, settings(), rowsOf)).toMatchObject({ isFine: true });
    expect((await packageOf("new-user")).Period).toBe(30);
  });

  test("an order that is charged back is not moved, and a moved one can be", async () => {
    await buy("pay");
    await moveOrder({ orderId, uid: "new-user", why: "x" }, settings(), rowsOf);
    await act("chargeback");
    await runReconcile();
    expect((await packageOf("new-user")).Period).toBe(-1);
    const again = await moveOrder({ orderId, uid: "third", why: "x" }, settings(), rowsOf);
    expect(again).toMatchObject({ isFine: false, sentence: expect.stringContaining("only a paid order") });
  });
});
