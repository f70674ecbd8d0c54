// Packages, merchant, hash and the order's status over HTTP, with real tokens and a real database.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { amountCentsOf, formatAmount } from "#contract/money.ts";
import { rateLimits } from "#contract/rate-limits.ts";
import {
  emptyPayments,
  formOf,
  hashOf,
  md5,
  merchant,
  notifyOf,
  orderIdIn,
  orderOf,
  rowsOf,
} from "#support/server/payments.ts";
import { startWorker, startWorkerWithUsers, type WorkerWithUsers } from "#support/server/worker-harness.ts";

const paths = {
  packages: "/api/free/upgrade/packages",
  merchant: "/api/free/upgrade/merchant",
  hash: "/api/signed/hash",
  orders: "/api/signed/orders",
  status: "/api/free/upgrade/orderStatus",
  notify: "/api/free/upgrade/notify",
  package: "/api/signed/package",
  delete: "/api/signed/account/delete",
} as const;
const orderId = orderIdIn(0);
const dayMs = 24 * 60 * 60 * 1000;

let worker: WorkerWithUsers;
beforeAll(async () => {
  worker = await startWorkerWithUsers({
    PAYMENT_MERCHANT_ID: merchant.id,
    PAYMENT_MERCHANT_SECRET: merchant.secret,
  });
});
afterAll(() => worker?.close());

beforeEach(async () => {
  await emptyPayments(worker.database);
  await setPackage("monthly", 499, 0, 30, 1);
});

async function setPackage(
  id: string,
  cents: number,
  offer: number,
  days: number,
  position: number,
): Promise<void> {
  await worker.database
    .prepare("INSERT OR REPLACE INTO packages VALUES (?1, 'The ' || ?1, 'Of ' || ?1, ?2, ?3, ?4, ?5, NULL)")
    .bind(id, cents, offer, days, position)
    .run();
}

const rows = (table: string) => rowsOf(worker.database, table);

let users = 0;
/** A user who has not asked before: each may ask for ten hashes a minute. */
function newUser(): string {
  users += 1;
  return `u-${users}`;
}

async function ask(uid: string, body: unknown, claims: object = {}): Promise<Response> {
  return worker.post(paths.hash, body, await worker.signedIn({ sub: uid, ...claims }));
}

async function statusOf(id: string): Promise<unknown> {
  return (await worker.post(paths.status, { orderId: id })).json();
}

async function tell(id: string, amount: string, code: string, changes = {}): Promise<void> {
  const response = await worker.fetch(paths.notify, formOf(notifyOf(id, amount, code, changes)));
  expect(response.status).toBe(200);
}

describe("the packages", () => {
  test("are listed in their order for anyone, without those that are retired", async () => {
    await setPackage("yearly", 3600, 30, 365, 3);
    await setPackage("gone", 100, 0, 1, 0);
    await setPackage("semester", 2000, 25, 180, 2);
    await worker.database.exec("UPDATE packages SET retired_at_ms = 1 WHERE package_id = 'gone'");
    const response = await worker.fetch(paths.packages, { method: "POST" });
    expect(response.status).toBe(200);
    const common = (id: string) => ({ packageId: id, name: `The ${id}`, description: `Of ${id}` });
    expect(await response.json()).toEqual([
      { ...common("monthly"), price: "4.99", offerAmount: 0, period: 30 },
      { ...common("semester"), price: "20.00", offerAmount: 25, period: 180 },
      { ...common("yearly"), price: "36.00", offerAmount: 30, period: 365 },
    ]);
  });

  test("may be none", async () => {
    await worker.database.exec("DELETE FROM packages");
    expect(await (await worker.fetch(paths.packages, { method: "POST" })).json()).toEqual([]);
  });
});

test("the merchant is told to anyone, without its secret", async () => {
  const response = await worker.fetch(paths.merchant);
  expect(await response.json()).toEqual({ merchantId: merchant.id, currency: "USD" });
});

describe("a hash", () => {
  test("is the provider's, of the amount that the Worker recorded", async () => {
    const response = await ask("u1", { orderId, packageId: "monthly" });
    expect(response.status).toBe(200);
    expect(await response.json()).toBe(hashOf(orderId, "4.99"));
    expect(await rows("orders")).toEqual([
      {
        order_id: orderId,
        uid: "u1",
        email: "ada@example.com",
        package_id: "monthly",
        amount_cents: 499,
        currency: "USD",
        period_days: 30,
        status: "PENDING",
        invalid: 0,
        created_at_ms: expect.any(Number) as number,
        changed_at_ms: expect.any(Number) as number,
        asked_at_ms: null,
        pending_told_at_ms: null,
      },
    ]);
  });

  test("ignores every amount and currency of the request", async () => {
    const body = { orderId, packageId: "monthly", amount: "0.01", currency: "LKR", price: 1, period: 9999 };
    expect(await (await ask(newUser(), body)).json()).toBe(hashOf(orderId, "4.99"));
    expect(await rows("orders")).toMatchObject([{ amount_cents: 499, currency: "USD", period_days: 30 }]);
  });

  const prices = [1, 2, 3, 99, 101, 499, 1005, 2000, 3333, 9999, 10_000];
  const offers = [0, 1, 10, 25, 33, 50];
  test(
    "is of the amount that the page works out, for many prices and offers",
    { tags: ["deep"] },
    async () => {
      let second = 0;
      for (const price of prices)
        for (const offer of offers) {
          await setPackage("any", price, offer, 30, 1);
          const id = orderIdIn((second += 1));
          const hash = await (await ask(newUser(), { orderId: id, packageId: "any" })).json();
          expect(hash, `${price} less ${offer} %`).toBe(
            hashOf(id, formatAmount(amountCentsOf(price, offer))),
          );
        }
    },
  );

  test("is the same again for the same order, user and package", async () => {
    const uid = newUser();
    const first = await (await ask(uid, { orderId, packageId: "monthly" })).json();
    expect(await (await ask(uid, { orderId, packageId: "monthly" })).json()).toBe(first);
    expect(await rows("orders")).toHaveLength(1);
  });

  const refusals: readonly (readonly [
    name: string,
    before: (uid: string) => Promise<unknown>,
    status: number,
    code: string,
  ])[] = [
    ["of another user's order", () => orderOf(worker.database, orderId, "other"), 409, "order_conflict"],
    [
      "of another user's paid order",
      async () => {
        await orderOf(worker.database, orderId, "other");
        await tell(orderId, "4.99", "2");
      },
      409,
      "order_conflict",
    ],
    [
      "of the user's paid order",
      async (uid) => {
        await orderOf(worker.database, orderId, uid);
        await tell(orderId, "4.99", "2");
      },
      409,
      "order_conflict",
    ],
    [
      "of an order of another package",
      async (uid) => {
        await orderOf(worker.database, orderId, uid);
        await worker.database.exec("UPDATE orders SET package_id = 'yearly'");
      },
      409,
      "order_conflict",
    ],
    [
      "of an order whose price has changed since",
      async (uid) => {
        await orderOf(worker.database, orderId, uid);
        await setPackage("monthly", 599, 0, 30, 1);
      },
      409,
      "order_conflict",
    ],
    [
      "of an order whose days have changed since",
      async (uid) => {
        await orderOf(worker.database, orderId, uid);
        await setPackage("monthly", 499, 0, 31, 1);
      },
      409,
      "order_conflict",
    ],
    [
      "of a retired package",
      () => worker.database.exec("UPDATE packages SET retired_at_ms = 1"),
      409,
      "package_retired",
    ],
    ["of no package", () => worker.database.exec("DELETE FROM packages"), 404, "unknown_package"],
    ["of a package at 100 % off", () => setPackage("monthly", 499, 100, 30, 1), 422, "amount_too_small"],
    ["of less than half a cent", () => setPackage("monthly", 1, 51, 30, 1), 422, "amount_too_small"],
  ];
  test.each(refusals)("is refused %s", async (_name, before, status, code) => {
    const uid = newUser();
    await before(uid);
    const orders = await rows("orders");
    const response = await ask(uid, { orderId, packageId: "monthly" });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
    expect(await rows("orders")).toEqual(orders);
  });

  describe("with 20 orders that are not paid", () => {
    const state = ["PENDING", "CANCELLED", "FAILED"];
    /** Ids of the user's orders, placed so long ago. */
    const place = async (uid: string, agoMs = 0) => {
      for (let index = 0; index < 20; index += 1) {
        await orderOf(worker.database, `OIDAB3K9${154_000_000 + index}`, uid);
        await worker.database
          .prepare("UPDATE orders SET status = ?, created_at_ms = ? WHERE order_id = ?")
          .bind(state[index % 3], Date.now() - agoMs, `OIDAB3K9${154_000_000 + index}`)
          .run();
      }
    };
    const next = (uid: string) => ask(uid, { orderId, packageId: "monthly" });

    test("of the last day it is refused, until one is paid; another user's is not", async () => {
      const uid = newUser();
      await place(uid);
      const refused = await next(uid);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ code: "too_many_open_orders" });
      expect(await rows("orders")).toHaveLength(20);
      expect((await next(newUser())).status).toBe(200);
      await worker.database.exec(`DELETE FROM orders WHERE order_id = '${orderId}'`);
      await tell("OIDAB3K9154000000", "4.99", "2");
      expect((await next(uid)).status).toBe(200);
    });

    test("of which one is asked for again it is answered", async () => {
      const uid = newUser();
      expect((await next(uid)).status).toBe(200);
      await place(uid);
      expect((await next(uid)).status).toBe(200);
    });

    test("of the days before it is answered", async () => {
      const uid = newUser();
      await place(uid, dayMs);
      expect((await next(uid)).status).toBe(200);
    });
  });

  test("is refused in the same words whoever's order it is, paid or not", async () => {
    const answers = new Set<string>();
    for (const [owner, code] of [
      ["other", "0"],
      ["other", "2"],
      ["same", "2"],
    ] as const) {
      await worker.database.exec("DELETE FROM orders");
      await orderOf(worker.database, orderId, owner);
      await tell(orderId, "4.99", code);
      answers.add(await (await ask("same", { orderId, packageId: "monthly" })).text());
    }
    expect(answers.size).toBe(1);
  });

  test.each([
    ["", 400, "bad_order_id"],
    [orderId.slice(0, -1), 400, "bad_order_id"],
    [`${orderId}0`, 400, "bad_order_id"],
    [orderId.toLowerCase(), 400, "bad_order_id"],
    [` ${orderId}`, 400, "bad_order_id"],
    [`${orderId}\n`, 400, "bad_order_id"],
    // Another user's, and of a clock that is a day off.
    [orderIdIn(0, "eve@example.com"), 400, "bad_order_id"],
    [orderIdIn(dayMs / 1000 + 60), 400, "bad_order_id"],
    [orderIdIn(-dayMs / 1000 - 60), 400, "bad_order_id"],
    [5, 400, "wrong_shape"],
    [undefined, 400, "wrong_shape"],
  ])("is refused for the order id %j", async (id, status, code) => {
    const response = await ask(newUser(), { orderId: id, packageId: "monthly" });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
    expect(await rows("orders")).toEqual([]);
  });

  test("is refused to a user whose address is not verified, and to nobody", async () => {
    expect((await ask("u1", { orderId, packageId: "monthly" }, { email_verified: false })).status).toBe(403);
    expect((await worker.post(paths.hash, { orderId, packageId: "monthly" })).status).toBe(401);
    expect(await rows("orders")).toEqual([]);
  });

  test("is answered ten times a minute to a user, whatever the address, and other users are not held up", async () => {
    const uid = newUser();
    const { callsMax, periodS } = rateLimits.ordering;
    // The local counter begins anew with each minute: a test across that border sees up to twice as many.
    let served = 0;
    let response = await ask(uid, { orderId, packageId: "monthly" });
    for (; response.status === 200 && served <= 2 * callsMax; served += 1)
      response = await ask(uid, { orderId, packageId: "monthly" });
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe(String(periodS));
    expect(await response.json()).toEqual({
      message: "There were too many requests of your account. Wait a minute, then try again.",
      code: "too_many_requests",
    });
    expect(served).toBeGreaterThanOrEqual(callsMax);
    expect(served).toBeLessThanOrEqual(2 * callsMax);
    expect((await ask(newUser(), { orderId: orderIdIn(9), packageId: "monthly" })).status).toBe(200);
  });
});

test("a token that outlives its account places no order; it says so as an expired sign-in, and only for so long", async () => {
  const uid = newUser();
  const recent = { auth_time: Math.floor(Date.now() / 1000) };
  expect((await ask(uid, { orderId, packageId: "monthly" }, recent)).status).toBe(200);
  const headers = await worker.signedIn({ sub: uid, ...recent });
  expect((await worker.post(paths.delete, "", headers)).status).toBe(200);
  const order = { orderId: orderIdIn(1), packageId: "monthly" };
  const refused = await ask(uid, order, recent);
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ code: "unauthenticated" });
  expect(await rows("orders")).toMatchObject([{ order_id: orderId, uid: null }]);
  const [tombstone] = await rows("deleted_users");
  expect(tombstone?.["uid"]).toBe(uid);
  // No token lives longer than an hour.
  const leftMs = Number(tombstone?.["until_ms"]) - Date.now();
  expect(leftMs).toBeGreaterThan(60 * 60 * 1000);
  expect(leftMs).toBeLessThan(61 * 60 * 1000);
  expect((await ask(newUser(), order)).status).toBe(200);
  // The next scheduled run forgets those whose tokens are gone, and no others.
  await worker.runScheduled();
  expect(await rows("deleted_users")).toHaveLength(1);
  await worker.database
    .prepare("UPDATE deleted_users SET until_ms = ?")
    .bind(Date.now() - 1)
    .run();
  await worker.runScheduled();
  expect(await rows("deleted_users")).toEqual([]);
});

describe("the orders of a user", () => {
  const ordersAs = async (uid: string, claims: object = {}) =>
    (await worker.post(paths.orders, "", await worker.signedIn({ sub: uid, ...claims }))).json();

  test("are listed newest first with what became of each, and nobody else's", async () => {
    const uid = newUser();
    const told: readonly (readonly [
      state: string,
      notifies: readonly (readonly [amount: string, code: string])[],
    ])[] = [
      ["PENDING", []],
      ["CANCELLED", [["4.99", "-1"]]],
      ["FAILED", [["4.99", "-2"]]],
      ["SUCCESS", [["4.99", "2"]]],
      [
        "CHARGEBACK",
        [
          ["4.99", "2"],
          ["4.99", "-3"],
        ],
      ],
      ["INVALID", [["0.01", "2"]]],
    ];
    for (const [at, [, notifies]] of told.entries()) {
      const id = orderIdIn(at);
      expect((await ask(uid, { orderId: id, packageId: "monthly" })).status).toBe(200);
      await worker.database
        .prepare("UPDATE orders SET created_at_ms = ?1 WHERE order_id = ?2")
        .bind(Date.UTC(2026, 0, 1 + at), id)
        .run();
      for (const [amount, code] of notifies) await tell(id, amount, code);
    }
    await orderOf(worker.database, "OIDAB3K9154000000", "other");
    expect(await ordersAs(uid, { email_verified: false })).toEqual(
      told
        .map(([state], at) => ({
          orderId: expect.stringMatching(/^OID/) as string,
          name: "The monthly",
          days: 30,
          amount: "4.99",
          currency: "USD",
          placedAt: new Date(Date.UTC(2026, 0, 1 + at)).toISOString(),
          changedAt: expect.stringMatching(/Z$/) as string,
          state,
        }))
        .toReversed(),
    );
    expect(await ordersAs(newUser())).toEqual([]);
  });

  test("are the newest fifty", { tags: ["deep"] }, async () => {
    for (let at = 0; at < 60; at += 1) await orderOf(worker.database, `OIDAB3K9${154_000_000 + at}`, "many");
    const listed = (await ordersAs("many")) as readonly { readonly orderId: string }[];
    expect(listed.map((each) => each.orderId)).toEqual(
      Array.from({ length: 50 }, (_, at) => `OIDAB3K9${154_000_059 - at}`),
    );
  });

  test("are told to nobody without a token", async () => {
    expect((await worker.post(paths.orders, "")).status).toBe(401);
  });
});

describe("the status of an order", () => {
  test.each([
    ["nothing was told", [], "PENDING"],
    ["the provider waits", ["0"], "PENDING"],
    ["it was paid", ["2"], "SUCCESS"],
    ["it was cancelled", ["-1"], "NOT_FOUND"],
    ["it failed", ["-2"], "NOT_FOUND"],
    ["it failed, then was paid", ["-2", "2"], "SUCCESS"],
    ["it was paid, then an older failure came", ["2", "-2"], "SUCCESS"],
    ["it was charged back", ["2", "-3"], "INVALID"],
    ["a success came after the charge-back", ["-3", "2"], "INVALID"],
  ])("where %s", async (_name, codes, status) => {
    await orderOf(worker.database, orderId, "u1");
    for (const code of codes) await tell(orderId, "4.99", code);
    expect(await statusOf(orderId)).toBe(status);
  });

  test.each([
    ["amount", "4.98", "USD"],
    ["currency", "4.99", "LKR"],
  ])("with another %s is INVALID until the right one is paid", async (_name, amount, payhere_currency) => {
    await orderOf(worker.database, orderId, "u1");
    await tell(orderId, amount, "2", { payhere_currency });
    expect(await statusOf(orderId)).toBe("INVALID");
    expect(await rows("grants")).toEqual([]);
    await tell(orderId, "4.99", "2");
    expect(await statusOf(orderId)).toBe("SUCCESS");
    await tell(orderId, "4.99", "2", { payhere_currency: "LKR" });
    await tell(orderId, "0.01", "-3");
    expect(await statusOf(orderId)).toBe("SUCCESS");
    expect(await rows("grants")).toMatchObject([{ revoked_at_ms: null }]);
  });

  test("whose user was gone when it was paid is INVALID: nobody has the days, and the buyer has the receipt", async () => {
    await orderOf(worker.database, orderId, "u1");
    await worker.database.exec("UPDATE orders SET uid = NULL, email = NULL");
    expect(await statusOf(orderId)).toBe("PENDING");
    await tell(orderId, "4.99", "2");
    expect(await statusOf(orderId)).toBe("INVALID");
  });

  test.each(["OIDAB3K9154000001", "", "x", "OIDAB3K91540000000", "<script>", "' OR 1=1 --"])(
    "of %j, which nobody placed, is NOT_FOUND",
    async (id) => {
      await orderOf(worker.database, orderId, "u1");
      expect(await statusOf(id)).toBe("NOT_FOUND");
    },
  );
});

describe("what was paid", () => {
  async function buy(uid: string, id: string): Promise<void> {
    expect((await ask(uid, { orderId: id, packageId: "monthly" })).status).toBe(200);
    await tell(id, "4.99", "2");
  }

  async function packageAs(uid: string): Promise<unknown> {
    return (await worker.post(paths.package, "", await worker.signedIn({ sub: uid }))).json();
  }

  /** As if the order had been paid that long ago. */
  async function backdate(id: string, ms: number): Promise<void> {
    await worker.database
      .prepare("UPDATE grants SET granted_at_ms = granted_at_ms - ? WHERE order_id = ?")
      .bind(ms, id)
      .run();
  }

  const [first, second] = [orderIdIn(0), orderIdIn(1)];

  test("at day 10 of a package makes it longer, and its start stays", async () => {
    const uid = newUser();
    await buy(uid, first);
    await backdate(first, 10 * dayMs);
    const before = (await packageAs(uid)) as { StartDate: string };
    await buy(uid, second);
    expect(await packageAs(uid)).toEqual({ StartDate: before.StartDate, Period: 60 });
  });

  test("after the end of a package starts anew", async () => {
    const uid = newUser();
    await buy(uid, first);
    await backdate(first, 30 * dayMs);
    await buy(uid, second);
    const found = (await packageAs(uid)) as { StartDate: string; Period: number };
    expect(found.Period).toBe(30);
    expect(Date.now() - Date.parse(found.StartDate)).toBeLessThan(dayMs);
  });

  test("stays when another order of the user is charged back", async () => {
    const uid = newUser();
    await buy(uid, first);
    await backdate(first, 10 * dayMs);
    await buy(uid, second);
    await tell(first, "4.99", "-3");
    expect(await packageAs(uid)).toMatchObject({ Period: 30 });
    expect(await rows("alerts")).toMatchObject([{ kind: "chargeback", order_id: first }]);
  });

  test("counts for a package that was retired after its order", async () => {
    const uid = newUser();
    await ask(uid, { orderId: first, packageId: "monthly" });
    await worker.database.exec("UPDATE packages SET retired_at_ms = 1");
    await tell(first, "4.99", "2");
    expect(await packageAs(uid)).toMatchObject({ Period: 30 });
  });

  test("is the days and the amount of the order, whatever the package has become", async () => {
    const uid = newUser();
    await ask(uid, { orderId: first, packageId: "monthly" });
    await setPackage("monthly", 999, 0, 365, 1);
    await tell(first, "4.99", "2");
    expect(await packageAs(uid)).toMatchObject({ Period: 30 });
  });

  test("belongs to who placed the order, whatever the notify's unsigned fields say", async () => {
    const uid = newUser();
    await ask(uid, { orderId: first, packageId: "monthly" });
    const fields = { ...notifyOf(first, "4.99", "2"), custom_1: "thief@example.com", custom_2: "yearly" };
    expect((await worker.fetch(paths.notify, formOf(fields))).status).toBe(200);
    expect(await rows("grants")).toMatchObject([{ uid, period_days: 30 }]);
  });

  test("by who has deleted the account is stored and alerted, and grants nothing", async () => {
    const uid = newUser();
    await ask(uid, { orderId: first, packageId: "monthly" });
    await buy(uid, second);
    const nowS = Math.floor(Date.now() / 1000);
    const headers = await worker.signedIn({ sub: uid, auth_time: nowS });
    expect((await worker.post(paths.delete, "", headers)).status).toBe(200);
    expect(await rows("grants")).toEqual([]);
    expect(await rows("orders")).toMatchObject([
      { order_id: first, uid: null, email: null, package_id: "monthly", amount_cents: 499 },
      { order_id: second, uid: null, email: null, status: "SUCCESS" },
    ]);
    worker.takeLogs();
    await tell(first, "4.99", "2");
    expect(await rows("grants")).toEqual([]);
    expect(await rows("orders")).toMatchObject([{ order_id: first, status: "SUCCESS" }, {}]);
    // Nobody has its days, so nobody is told of a success.
    expect(await statusOf(first)).toBe("INVALID");
    expect(await rows("alerts")).toMatchObject([{ kind: "deleted_account", order_id: first }]);
    expect(worker.takeLogs()).toContainEqual({
      level: "alert",
      event: "payment",
      kind: "deleted_account",
      orderId: first,
    });
  });
});

describe("without a merchant's id or secret", () => {
  test.each([
    {},
    { PAYMENT_MERCHANT_ID: merchant.id },
    { PAYMENT_MERCHANT_SECRET: merchant.secret },
    { PAYMENT_MERCHANT_ID: merchant.id, PAYMENT_MERCHANT_SECRET: "" },
  ])(
    "%j nothing is served that needs both",
    { tags: ["deep"] },
    async (vars: Readonly<Record<string, string>>) => {
      const poor = await startWorker(vars);
      try {
        // Signed as if the secret were empty.
        const forged = notifyOf(orderId, "4.99", "2", {});
        for (const init of [formOf(forged), formOf({ ...forged, md5sig: hashOf(orderId, "4.99") })])
          expect((await poor.fetch(paths.notify, init)).status).toBe(503);
        const response = await poor.fetch(paths.merchant);
        expect(response.status).toBe(503);
        expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
      } finally {
        await poor.close();
      }
    },
  );
});

test("no log line and no answer holds the secret, its MD5, an address or a user", async () => {
  worker.takeLogs();
  const answers: string[] = [];
  const uid = newUser();
  answers.push(await (await ask(uid, { orderId, packageId: "monthly" })).text());
  answers.push(await (await worker.fetch(paths.merchant)).text());
  for (const [amount, code] of [
    ["4.99", "2"],
    ["1.00", "2"],
    ["4.99", "-3"],
  ] as const)
    answers.push(await (await worker.fetch(paths.notify, formOf(notifyOf(orderId, amount, code)))).text());
  answers.push(await (await worker.fetch(paths.notify, formOf({ md5sig: "x" }))).text());
  const said = JSON.stringify([answers, worker.takeLogs()]).toLowerCase();
  for (const secret of [merchant.secret, "ada@example.com", uid, md5(merchant.secret)])
    expect(said).not.toContain(secret.toLowerCase());
});
