// The payment provider's notify over HTTP in workerd with a real database: what is forged changes nothing, what is signed
// is processed once, in any order.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  bodyOf,
  emptyPayments,
  formOf,
  hashOf,
  merchant,
  notifyOf,
  orderOf,
  rowsOf,
  signatureOf,
} from "#support/server/payments.ts";
import { startWorkerWithUsers, type WorkerWithUsers } from "#support/server/worker-harness.ts";
import { runs } from "#support/depth.ts";

const path = "/api/free/upgrade/notify";
const orderId = "OIDAB3K9154000000";
const amount = "4.99";

let worker: WorkerWithUsers;
beforeAll(async () => {
  worker = await startWorkerWithUsers(
    {
      PAYMENT_MERCHANT_ID: merchant.id,
      PAYMENT_MERCHANT_SECRET: merchant.secret,
    },
    "tests/support/server/many-calls-worker.ts",
  );
});
afterAll(() => worker?.close());

beforeEach(async () => {
  await emptyPayments(worker.database);
  await orderOf(worker.database, orderId, "u1");
});

const send = (fields: Readonly<Record<string, string>>) => worker.fetch(path, formOf(fields));

const rows = (table: string) => rowsOf(worker.database, table);

const tables = async () =>
  Object.fromEntries(
    await Promise.all(
      ["orders", "grants", "payment_events", "alerts"].map(async (table) => [table, await rows(table)]),
    ),
  ) as Record<string, readonly Record<string, unknown>[]>;

describe("forged or malformed: a 4xx, and nothing changed", () => {
  const good = notifyOf(orderId, amount, "2");
  const signed = (changes: Parameters<typeof notifyOf>[3]) => notifyOf(orderId, amount, "2", changes);
  const without = (field: string) =>
    Object.fromEntries(Object.entries(good).filter(([name]) => name !== field));
  const body = (text: string, type = "application/x-www-form-urlencoded"): RequestInit => ({
    method: "POST",
    headers: { "Content-Type": type },
    body: text,
  });
  const text = new URLSearchParams(good).toString();
  const cases: Readonly<Record<string, RequestInit>> = {
    "no body": { method: "POST" },
    "an empty form": body(""),
    "no signature": formOf(without("md5sig")),
    "no merchant": formOf(without("merchant_id")),
    "no order": formOf(without("order_id")),
    "no amount": formOf(without("payhere_amount")),
    "no currency": formOf(without("payhere_currency")),
    "no status": formOf(without("status_code")),
    "an empty status": formOf({ ...good, status_code: "" }),
    "our own hash with an empty status": formOf({
      ...good,
      status_code: "",
      md5sig: hashOf(orderId, amount),
    }),
    "our own hash without a status": formOf({ ...without("status_code"), md5sig: hashOf(orderId, amount) }),
    "another amount, the same signature": formOf({ ...good, payhere_amount: "0.01" }),
    "another order, the same signature": formOf({ ...good, order_id: "OIDAB3K9154000001" }),
    "another status, the same signature": formOf({ ...notifyOf(orderId, amount, "-2"), status_code: "2" }),
    "the amount's first digit in the order's id": formOf(
      signedAs({ order_id: `${orderId}4`, payhere_amount: ".99" }, good),
    ),
    "an order's last digit in the amount": formOf(
      signedAs({ order_id: orderId.slice(0, -1), payhere_amount: "04.99" }, good),
    ),
    "a sign of the status in the currency": formOf(
      signedAs({ payhere_currency: "USD-", status_code: "2" }, notifyOf(orderId, amount, "-2")),
    ),
    "the status 2.0": formOf(signed({ status_code: "2.0" })),
    "the status with a space before": formOf(signed({ status_code: " 2" })),
    "the status with a space after": formOf(signed({ status_code: "2 " })),
    "the status 02": formOf(signed({ status_code: "02" })),
    "the status +2": formOf(signed({ status_code: "+2" })),
    "a full-width status": formOf(signed({ status_code: "２" })),
    "a full-width nine": formOf(signed({ payhere_amount: "4.9９" })),
    "the status 3": formOf(signed({ status_code: "3" })),
    "the status -4": formOf(signed({ status_code: "-4" })),
    "the amount 4.990": formOf(signed({ payhere_amount: "4.990" })),
    "the amount 4,99": formOf(signed({ payhere_amount: "4,99" })),
    "the amount 4.9": formOf(signed({ payhere_amount: "4.9" })),
    "the amount 499": formOf(signed({ payhere_amount: "499" })),
    "the amount -4.99": formOf(signed({ payhere_amount: "-4.99" })),
    "the amount 4.99e0": formOf(signed({ payhere_amount: "4.99e0" })),
    "the amount with a separator": formOf(signed({ payhere_amount: "1,004.99" })),
    "a currency in small letters": formOf(signed({ payhere_currency: "usd" })),
    "a currency of two letters": formOf(signed({ payhere_currency: "US" })),
    "an order id in small letters": formOf(signed({ order_id: orderId.toLowerCase() })),
    "an order id of another length": formOf(signed({ order_id: `${orderId}0` })),
    "another merchant": formOf(signed({ merchant_id: "1221150" })),
    "the secret of the other mode": formOf({ ...good, md5sig: signatureOf(fieldsOf(good), "live-secret") }),
    "a short signature": formOf({ ...good, md5sig: good["md5sig"]?.slice(0, 31) ?? "" }),
    "a signature that is no hex": formOf({ ...good, md5sig: "G".repeat(32) }),
    "a doubled status": body(`${text}&status_code=2`),
    "a doubled order": body(`${text}&order_id=${orderId}`),
    "a doubled signature": body(`${text}&md5sig=${good["md5sig"]}`),
    "a doubled field by another spelling": body(`${text}&status%5Fcode=-2`),
    "%FF": body(`${text}&x=%FF`),
    JSON: body(JSON.stringify(good), "application/json"),
    "plain text": body(text, "text/plain"),
    GET: { method: "GET" },
    PUT: { ...formOf(good), method: "PUT" },
    "1 MB": body(`${text}&x=${"a".repeat(1024 * 1024)}`),
    "9 KiB": body(`${text}&x=${"a".repeat(9 * 1024)}`),
  };

  test.each(Object.entries(cases))("%s", async (_name, init) => {
    const before = await tables();
    const { status } = await worker.fetch(path, init);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await tables()).toEqual(before);
  });

  test("at least 40 of them", () => {
    expect(Object.keys(cases).length).toBeGreaterThanOrEqual(40);
  });
});

/** Fields changed after they were signed as `good` was: the signature is of the same text. */
function signedAs(
  changes: Readonly<Record<string, string>>,
  good: Readonly<Record<string, string>>,
): Record<string, string> {
  return { ...good, ...changes };
}

function fieldsOf(fields: Readonly<Record<string, string>>) {
  const {
    merchant_id = "",
    order_id = "",
    payhere_amount = "",
    payhere_currency = "",
    status_code = "",
  } = fields;
  return { merchant_id, order_id, payhere_amount, payhere_currency, status_code };
}

describe("one grant", () => {
  test("after 50 at once, with five ids of payments, in small letters too", async () => {
    const fields = notifyOf(orderId, amount, "2");
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        send({
          ...fields,
          payment_id: `3200250000${at % 5}`,
          md5sig: at % 2 === 0 ? (fields["md5sig"] ?? "") : (fields["md5sig"] ?? "").toLowerCase(),
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rows("grants")).toMatchObject([{ order_id: orderId, uid: "u1", period_days: 30 }]);
    expect((await rows("payment_events")).length).toBeLessThanOrEqual(20);
  });

  test("after many in turn, and at most 20 of them are kept", { timeout: 120_000 }, async () => {
    const body = bodyOf(notifyOf(orderId, amount, "2"));
    // The platform holds a call to a number of questions to the database.
    for (let left = runs(1_000, 40); left > 0; left -= 20) {
      const statuses = await worker.post("/api/test/notifies", [Array.from({ length: 20 }, () => body)]);
      expect(await statuses.json()).toEqual([200]);
    }
    expect(await rows("grants")).toHaveLength(1);
    const events = await rows("payment_events");
    expect(events).toHaveLength(20);
    expect(events.map(({ outcome }) => outcome)).toEqual([
      "processed",
      ...Array.from({ length: 19 }, () => "repeated"),
    ]);
  });
});

test("the provider's own example of a signature is taken", async () => {
  const fields = { ...notifyOf(orderId, amount, "2"), md5sig: "36F80298E3D7E31403460554C29B8788" };
  expect((await send(fields)).status).toBe(200);
  expect(await rows("grants")).toHaveLength(1);
});

test("what is kept of a notify has nothing of a card, and not more than 64 characters of what nobody signed", async () => {
  const card = { card_holder_name: "Ada Lovelace", card_no: "************4242", card_expiry: "12/29" };
  const fields = { ...notifyOf(orderId, amount, "2"), ...card, method: "V".repeat(500) };
  expect((await send(fields)).status).toBe(200);
  const [event] = await rows("payment_events");
  expect(event).toMatchObject({ order_id: orderId, amount, currency: "USD", status_code: "2" });
  expect(event?.["method"]).toHaveLength(64);
  expect(JSON.stringify(await tables())).not.toMatch(/Lovelace|4242|12\/29/);
});

describe("every sequence of the five codes", () => {
  const codes = ["2", "0", "-1", "-2", "-3"];

  /** An order after one of the sequences: `due` says what the sequence makes of its days. */
  interface Reached {
    readonly orderId: string;
    readonly hasUser: boolean;
    readonly due: "no days" | "days" | "revoked days";
  }

  const dueAfter = (due: Reached["due"], code: string): Reached["due"] => {
    if (code === "-3" || due === "revoked days") return "revoked days";
    return code === "2" ? "days" : due;
  };

  // Two sequences that leave the same rows, apart from ids and times, go on alike. So each code is sent to one order of
  // each set of rows, until no new set of rows comes: deep that is after ten codes, and daily tries two.
  test("ends premium exactly with 2 and without -3; without a user it ends in an alert exactly with 2 or -3", async () => {
    let made = 0;
    const seen = new Set<string>();
    const ofNobody = orderNumber(made++);
    await orderOf(worker.database, ofNobody, "u2");
    await worker.database.exec("UPDATE orders SET uid = NULL WHERE uid = 'u2'");
    let reached: readonly Reached[] = [
      { orderId, hasUser: true, due: "no days" },
      { orderId: ofNobody, hasUser: false, due: "no days" },
    ];
    const lengthMax = runs(1_000, 2);
    for (let length = 1; length <= lengthMax && reached.length > 0; length += 1) {
      const next = reached.flatMap(({ orderId: from, hasUser, due }) =>
        codes.map((code) => ({
          from,
          hasUser,
          code,
          orderId: orderNumber(made++),
          due: dueAfter(due, code),
        })),
      );
      await copyOrders(next.map(({ from, orderId: to }) => ({ from, to })));
      const lists = next.map(({ orderId: id, code }) => [bodyOf(notifyOf(id, amount, code))]);
      expect(await (await worker.post("/api/test/notifies", lists)).json()).toEqual([200]);
      const left = await rowsByOrder();
      for (const { orderId: id, hasUser, due } of next) {
        const has = (text: string) => left.get(id)?.some((row) => row.includes(text)) ?? false;
        const found = [has('"revoked_at_ms":null'), has('"kind":"deleted_account"')];
        const expected = [hasUser && due === "days", !hasUser && due !== "no days"];
        expect(found, JSON.stringify(left.get(id))).toEqual(expected);
      }
      reached = next.filter(({ orderId: id, due }) => {
        const state = JSON.stringify([due, left.get(id)]);
        if (seen.has(state)) return false;
        seen.add(state);
        return true;
      });
    }
    expect(seen.size).toBeGreaterThan(Math.min(50, 10 * lengthMax));
  });

  /** Copies all rows about orders, under other ids. */
  async function copyOrders(pairs: readonly { readonly from: string; readonly to: string }[]): Promise<void> {
    const columns = {
      orders:
        "uid, email, package_id, amount_cents, currency, period_days, status, invalid, created_at_ms, changed_at_ms",
      grants: "uid, granted_at_ms, period_days, revoked_at_ms",
      payment_events: "amount, currency, status_code, payment_id, method, outcome, received_at_ms",
      alerts: "kind, at_ms",
    };
    await worker.database.batch(
      Object.entries(columns).map(([table, names]) =>
        worker.database
          .prepare(
            `INSERT INTO ${table} (order_id, ${names})
             SELECT value ->> 'to', ${names} FROM json_each(?) JOIN ${table} ON order_id = value ->> 'from'`,
          )
          .bind(JSON.stringify(pairs)),
      ),
    );
  }

  /** The rows of each order without ids and times: of equal rows one, in an order of their own. */
  async function rowsByOrder(): Promise<ReadonlyMap<string, readonly string[]>> {
    const byOrder = new Map<string, Set<string>>();
    for (const [table, ofTable] of Object.entries(await tables()))
      for (const { order_id: id, event_id: _event, ...row } of ofTable) {
        const named = Object.entries(row).map(([name, value]) =>
          name.endsWith("_at_ms") || name === "at_ms"
            ? [name, value === null ? null : "a time"]
            : [name, value],
        );
        const rowsOfOrder = byOrder.get(String(id)) ?? new Set();
        byOrder.set(String(id), rowsOfOrder.add(`${table} ${JSON.stringify(Object.fromEntries(named))}`));
      }
    return new Map([...byOrder].map(([id, ofOrder]) => [id, [...ofOrder].toSorted()]));
  }
});

function orderNumber(at: number): string {
  return `OIDAB3K9${155_000_000 + at}`;
}
