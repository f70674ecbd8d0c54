// Which orders a scheduled run asks about, of thousands of random ages in a real database: none that is fresh waits behind
// old ones, and each is asked about in its period while the runs have room.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import fc from "fast-check";
import { assertProperty } from "#support/depth.ts";
import { emptyPayments } from "#support/server/payments.ts";
import { startWorkerWithUsers, type WorkerWithUsers } from "#support/server/worker-harness.ts";
import { ordersToAsk } from "../../worker/src/db/asked-orders.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const runMs = 15 * minute;
const perRun = 40;
const startMs = Date.UTC(2026, 10, 25);

let worker: WorkerWithUsers;
beforeAll(async () => {
  worker = await startWorkerWithUsers();
});
afterAll(() => worker?.close());
beforeEach(() => emptyPayments(worker.database));

interface Order {
  readonly id: string;
  readonly status: "PENDING" | "CANCELLED" | "FAILED" | "SUCCESS" | "CHARGEBACK";
  readonly createdMs: number;
  askedMs: number | null;
}

/** Days and shares, from 0 up to but not including 1, decide age and last question of an order. */
const drawn = (statuses: readonly Order["status"][], daysMin: number, daysMax: number) =>
  fc.record({
    status: fc.constantFrom(...statuses),
    ageMs: fc.integer({ min: daysMin * day, max: daysMax * day }),
    asked: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 10 }),
  });

const isUnpaid = ({ status }: Order) => status !== "SUCCESS" && status !== "CHARGEBACK";
const isFresh = (order: Order, nowMs: number) => isUnpaid(order) && nowMs - order.createdMs < day;

/** How often an order is to be asked about; null for one that is not. */
function periodOf(order: Order, nowMs: number): number | null {
  const ageMs = nowMs - order.createdMs;
  if (order.status === "CHARGEBACK" || ageMs > 120 * day) return null;
  if (isFresh(order, nowMs)) return hour;
  return isUnpaid(order) && ageMs >= 2 * day ? 7 * day : day;
}

function ordersFrom(
  list: readonly {
    readonly status: Order["status"];
    readonly ageMs: number;
    readonly asked: number | null;
  }[],
): Order[] {
  return list.map(({ status, ageMs, asked }, index) => {
    const order: Order = { id: `OIDOLD${index}`, status, createdMs: startMs - ageMs, askedMs: null };
    const period = periodOf(order, startMs) ?? day;
    order.askedMs = asked === null ? null : Math.round(startMs - Math.min(ageMs, asked * period));
    return order;
  });
}

async function add(orders: readonly Order[]): Promise<void> {
  await worker.database
    .prepare(
      `INSERT INTO orders (order_id, uid, package_id, amount_cents, currency, period_days, status, invalid,
         created_at_ms, changed_at_ms, asked_at_ms)
       SELECT value ->> 'id', 'u1', 'monthly', 499, 'USD', 30, value ->> 'status', 0, value ->> 'createdMs',
         value ->> 'createdMs', value ->> 'askedMs' FROM json_each(?)`,
    )
    .bind(JSON.stringify(orders))
    .run();
}

/** Makes one run; resolves to the orders that it asked about. */
async function run(orders: ReadonlyMap<string, Order>, nowMs: number): Promise<readonly Order[]> {
  const ids = (await ordersToAsk(worker.database, nowMs, perRun)).map(({ orderId }) => orderId);
  expect(ids.length).toBeLessThanOrEqual(perRun);
  expect(new Set(ids).size).toBe(ids.length);
  await worker.database
    .prepare("UPDATE orders SET asked_at_ms = ? WHERE order_id IN (SELECT value FROM json_each(?))")
    .bind(nowMs, JSON.stringify(ids))
    .run();
  return ids.map((id) => {
    const order = orders.get(id);
    if (!order) throw new Error(`There is no order ${id}.`);
    order.askedMs = nowMs;
    return order;
  });
}

/** Since when the order should have been asked about. */
const dueMs = (order: Order, period: number) =>
  order.askedMs === null ? order.createdMs + 10 * minute : order.askedMs + period;

const everyStatus = ["PENDING", "CANCELLED", "FAILED", "SUCCESS", "CHARGEBACK"] as const;

describe("an unpaid order of the last day", () => {
  test(
    "is asked about in the first run in which it is due, whatever is behind it",
    { timeout: 120_000 },
    () =>
      assertProperty(
        fc.asyncProperty(
          fc.array(drawn(everyStatus, 1, 130), { minLength: 500, maxLength: 4_000, size: "max" }),
          // A run has room for 30 of them beside the others.
          fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 10, maxLength: 10 }),
          async (old, placed) => {
            await emptyPayments(worker.database);
            const orders = new Map(ordersFrom(old).map((order) => [order.id, order]));
            await add([...orders.values()]);
            for (const [at, count] of placed.entries()) {
              const nowMs = startMs + at * runMs;
              const news = Array.from({ length: count }, (_, index): Order => {
                const createdMs = nowMs - 10 * minute - index;
                return { id: `OIDNEW${at}-${index}`, status: "PENDING", createdMs, askedMs: null };
              });
              await add(news);
              for (const order of news) orders.set(order.id, order);
              await run(orders, nowMs);
              for (const order of orders.values())
                if (isFresh(order, nowMs)) expect(dueMs(order, hour), order.id).toBeGreaterThan(nowMs);
            }
          },
        ),
        { runs: 20, daily: 2, endOnFailure: true },
      ),
  );

  test("does not keep the others waiting: a quarter of each run is theirs", async () => {
    const fresh = Array.from({ length: 500 }, (_, index): Order => {
      return { id: `OIDNEW${index}`, status: "PENDING", createdMs: startMs - hour, askedMs: null };
    });
    const old = Array.from({ length: 50 }, (_, index): Order => {
      return { id: `OIDOLD${index}`, status: "SUCCESS", createdMs: startMs - 9 * day, askedMs: null };
    });
    const orders = new Map([...fresh, ...old].map((order) => [order.id, order]));
    await add([...orders.values()]);
    const asked = await run(orders, startMs);
    expect([asked.length, asked.filter(isUnpaid).length]).toEqual([40, 30]);
  });
});

test("each order is asked about in its period while the runs have room", { timeout: 120_000 }, () =>
  assertProperty(
    fc.asyncProperty(
      // 3,840 questions a day; these need at most 2,000 for paid orders, and 150 for the others.
      fc.array(drawn(["SUCCESS"], 1, 110), { minLength: 500, maxLength: 2_000, size: "max" }),
      fc.array(drawn(["PENDING", "FAILED", "CHARGEBACK"], 2, 110), { maxLength: 1_000, size: "max" }),
      async (paid, others) => {
        await emptyPayments(worker.database);
        // Spread over the period, as runs that have room leave them.
        const all = [...paid, ...others].map((order, at) => ({ ...order, asked: (at * 0.618034) % 1 }));
        const orders = new Map(ordersFrom(all).map((order) => [order.id, order]));
        await add([...orders.values()]);
        for (let nowMs = startMs; nowMs < startMs + 1.25 * day; nowMs += runMs) {
          await run(orders, nowMs);
          const isLate = (order: Order) => {
            const period = periodOf(order, nowMs);
            return period !== null && dueMs(order, period) <= nowMs - 2 * hour;
          };
          expect([...orders.values()].filter(isLate)).toEqual([]);
        }
      },
    ),
    { runs: 5, daily: 1, endOnFailure: true },
  ),
);
