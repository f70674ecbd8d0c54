// What becomes of one order by what happens to it, in turn: its state, its days, the alerts that stay open, and what each
// scheduled run tells the operator. A payment is never without days and without a word.

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startListener, type Listener } from "#support/server/listener.ts";
import { emptyPayments, formOf, merchant, notifyOf, rowsOf } from "#support/server/payments.ts";
import { startWorkerWithUsers, type WorkerWithUsers } from "#support/server/worker-harness.ts";
import { eraseUser } from "../../worker/src/db/erase-user.ts";
import { forgetUnpaid } from "../../worker/src/db/unpaid-orders.ts";

const day = 24 * 60 * 60_000;
const orderId = "OIDAB3K9154000000";

/** Amounts of the order of 4.99 USD, and ids of payments, by the words of the table. */
const amounts: Readonly<Record<string, string>> = { half: "2.50", more: "5.99" };
const payments: Readonly<Record<string, string>> = {
  A: "320025000001",
  B: "320025000002",
  C: "320025000003",
};

let provider: Listener;
let worker: WorkerWithUsers;
let known: readonly object[] = [];
beforeAll(async () => {
  provider = await startListener(({ path }) => {
    if (path === "/hook") return {};
    if (path.endsWith("/oauth/token")) return { body: { access_token: "t", expires_in: 600 } };
    return { body: known.length > 0 ? { status: 1, data: known } : { status: -1, data: null } };
  });
  worker = await startWorkerWithUsers({
    PAYMENT_MERCHANT_ID: merchant.id,
    PAYMENT_MERCHANT_SECRET: merchant.secret,
    PAYMENT_PROVIDER_URL: provider.origin,
    PAYMENT_APP_ID: "app",
    PAYMENT_APP_SECRET: "very-secret",
    ALERT_WEBHOOK_URL: `${provider.origin}/hook`,
  });
});
afterAll(async () => {
  await worker?.close();
  await provider?.stop();
});
beforeEach(async () => {
  known = [];
  worker.takeLogs();
  await emptyPayments(worker.database);
  await worker.database
    .prepare(
      `INSERT INTO orders (order_id, uid, email, package_id, amount_cents, currency, period_days, status, invalid,
         created_at_ms, changed_at_ms) VALUES (?1, 'u1', 'ada@example.com', 'monthly', 499, 'USD', 30, 'PENDING', 0, ?2, ?2)`,
    )
    .bind(orderId, Date.now() - day / 2)
    .run();
});

const sql = (text: string) => worker.database.exec(text);

/** A payment in the words of the table, such as "B half". */
function paymentOf(words: readonly string[]) {
  const [amount] = words.flatMap((word) => amounts[word] ?? []);
  const [id] = words.flatMap((word) => payments[word] ?? []);
  return {
    amount: amount ?? "4.99",
    id: words.includes("operator") ? "operator" : (id ?? payments["A"] ?? ""),
  };
}

/** Does one step; a run resolves to what it told the operator: each kind, with the number of charge backs it named. */
async function take(step: string): Promise<readonly string[] | null> {
  const [name = "", ...words] = step.split(" ");
  switch (name) {
    case "unplaced":
      await sql("DELETE FROM orders");
      return null;
    case "deleted":
      await eraseUser(worker.database, "u1", Date.now() + day);
      return null;
    case "forgotten":
      await sql(`UPDATE orders SET created_at_ms = created_at_ms - ${30 * day}`);
      await forgetUnpaid(worker.database, Date.now());
      return null;
    case "done":
      await sql("UPDATE alerts SET done_at_ms = 1 WHERE done_at_ms IS NULL");
      return null;
    case "day":
      await sql(`UPDATE orders SET asked_at_ms = asked_at_ms - ${day}`);
      return null;
    case "provider":
      known = step
        .slice(name.length + 1)
        .split(", ")
        .map((text) => {
          const [status, ...rest] = text.split(" ");
          const { amount, id } = paymentOf(rest);
          return { payment_id: id, order_id: orderId, status, amount, currency: "USD" };
        });
      return null;
    case "run": {
      const before = provider.heard.length;
      await worker.runScheduled();
      return provider.heard
        .slice(before)
        .filter(({ path }) => path === "/hook")
        .flatMap(({ body }) => toldIn((JSON.parse(body) as { readonly text: string }).text));
    }
    default: {
      const { amount, id } = paymentOf(words);
      const form = formOf({ ...notifyOf(orderId, amount, name), payment_id: id });
      expect((await worker.fetch("/api/free/upgrade/notify", form)).status).toBe(200);
      return null;
    }
  }
}

function toldIn(text: string): readonly string[] {
  return [...text.matchAll(/^• (\w+), order \w+: (.*)$/gm)].map(([, kind = "", rest = ""]) => {
    const times = rest.match(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g)?.length ?? 0;
    expect(rest.includes("may be repeats")).toBe(times > 1);
    return times === 0 ? kind : `${kind} ×${times}`;
  });
}

interface Left {
  readonly state: string | null;
  readonly days: "none" | "days" | "revoked";
  readonly open: readonly string[];
  /** Of each run. */
  readonly told: readonly (readonly string[])[];
}

async function left(): Promise<Omit<Left, "told">> {
  const [order] = await rowsOf(worker.database, "orders");
  const [grant] = await rowsOf(worker.database, "grants");
  const alerts = await rowsOf(worker.database, "alerts");
  return {
    state: order ? String(order["status"]) : null,
    days: grant === undefined ? "none" : grant["revoked_at_ms"] === null ? "days" : "revoked",
    open: alerts
      .filter((alert) => alert["done_at_ms"] === null)
      .map(({ kind }) => String(kind))
      .toSorted(),
  };
}

const both = "provider RECEIVED A, RECEIVED B";
const success = { state: "SUCCESS", days: "days", open: [] } as const;
const nobody = { state: "SUCCESS", days: "none", open: ["deleted_account"] } as const;
const back = { state: "CHARGEBACK", days: "revoked", open: ["chargeback"] } as const;

const rows: readonly (readonly [steps: readonly string[], left: Left])[] = [
  // Paid, once and with repeats.
  [["2", "run"], { ...success, told: [[]] }],
  [["0", "-1", "-2", "2", "2", "2", "run"], { ...success, told: [[]] }],
  [["2", "2 operator", "run"], { ...success, told: [[]] }],
  [["provider RECEIVED A", "run", "2", "day", "run"], { ...success, told: [[], []] }],

  // The user is gone: only a payment is worth a word, and each new one is.
  [["deleted", "0", "-2", "-1", "run"], { state: "CANCELLED", days: "none", open: [], told: [[]] }],
  [["forgotten", "-1", "-2", "run"], { state: "FAILED", days: "none", open: [], told: [[]] }],
  [["deleted", "-2", "run", "2", "run"], { ...nobody, told: [[], ["deleted_account"]] }],
  [["forgotten", "0", "run", "2", "run"], { ...nobody, told: [[], ["deleted_account"]] }],
  [["deleted", "provider RECEIVED A", "run"], { ...nobody, told: [["deleted_account"]] }],
  [["deleted", "2", "run", "2", "run"], { ...nobody, told: [["deleted_account"], []] }],
  [
    ["deleted", "2", "run", "done", "2", "-2", "run"],
    { ...nobody, open: [], told: [["deleted_account"], []] },
  ],
  [
    ["deleted", "2", "run", "done", "2 B", "run"],
    {
      ...nobody,
      open: ["deleted_account", "maybe_paid_twice"],
      told: [["deleted_account"], ["deleted_account", "maybe_paid_twice"]],
    },
  ],
  [
    ["deleted", "2", "run", "done", "-3", "run"],
    {
      state: "CHARGEBACK",
      days: "none",
      open: ["chargeback", "deleted_account"],
      told: [["deleted_account"], ["chargeback ×1", "deleted_account"]],
    },
  ],
  // Paid while the user was there, and said again.
  [["2", "deleted", "2", "run"], { ...nobody, open: [], told: [[]] }],

  // Paid twice: said by notifies, or known to the provider.
  [["2", "2 B", "run"], { ...success, open: ["maybe_paid_twice"], told: [["maybe_paid_twice"]] }],
  [["2", "2 B", "run", "done", "2 B", "2", "run"], { ...success, told: [["maybe_paid_twice"], []] }],
  [
    ["2", "2 B", "run", "done", "2 C", "run"],
    { ...success, open: ["maybe_paid_twice"], told: [["maybe_paid_twice"], ["maybe_paid_twice"]] },
  ],
  [["2", "2 more B", "run"], { ...success, open: ["mismatch"], told: [["mismatch"]] }],
  [[both, "2", "2 B", "run", "day", "run"], { ...success, open: ["paid_twice"], told: [["paid_twice"], []] }],
  [[both, "2", "run", "done", "day", "run"], { ...success, told: [["paid_twice"], []] }],
  [[both, "run", "2", "2 B", "run"], { ...success, open: ["paid_twice"], told: [["paid_twice"], []] }],
  [
    ["2", "2 B", "run", both, "day", "run"],
    { ...success, open: ["paid_twice"], told: [["maybe_paid_twice"], ["paid_twice"]] },
  ],
  [
    [both, "2", "run", "done", "2 C", `${both}, RECEIVED C`, "run"],
    { ...success, open: ["paid_twice"], told: [["paid_twice"], ["paid_twice"]] },
  ],
  [
    [both, "2", "run", "done", "provider RECEIVED A, REFUNDED B", "day", "run"],
    { ...success, told: [["paid_twice"], []] },
  ],
  // Paid again after the charge back: the days stay away, and the operator hears of it.
  [
    ["2", "-3", "run", "done", "2", "run", "2 B", "run"],
    { ...back, open: ["maybe_paid_twice"], told: [["chargeback ×1"], [], ["maybe_paid_twice"]] },
  ],

  // Charged back: at once with the order's amount, and each notify is named.
  [["2", "-3", "run"], { ...back, told: [["chargeback ×1"]] }],
  [["-3", "2", "run"], { ...back, days: "none", told: [["chargeback ×1"]] }],
  [["2", "-3", "-3", "run", "done", "-3", "run"], { ...back, told: [["chargeback ×2"], ["chargeback ×3"]] }],
  [["provider CHARGEBACKED A", "2", "run", "day", "run"], { ...back, told: [["chargeback ×1"], []] }],
  [["provider REFUNDED A", "2", "run", "done"], { ...back, open: [], told: [["chargeback ×1"]] }],

  // Parts: the days stay until the provider's own list says that the payment was given back.
  [
    ["provider RECEIVED A", "2", "-3 half", "run", "-3 half", "run"],
    {
      ...success,
      open: ["partial_chargeback"],
      told: [["partial_chargeback ×1"], ["partial_chargeback ×2"]],
    },
  ],
  [
    ["provider RECEIVED A", "2", "-3 half", "run", "done", "-3 half", "run"],
    {
      ...success,
      open: ["partial_chargeback"],
      told: [["partial_chargeback ×1"], ["partial_chargeback ×2"]],
    },
  ],
  [
    ["provider RECEIVED A", "2", "run", "provider CHARGEBACKED A half", "-3 half", "-3 half", "run"],
    {
      ...back,
      open: ["chargeback", "partial_chargeback"],
      told: [[], ["partial_chargeback ×2", "chargeback ×1"]],
    },
  ],
  [
    ["provider RECEIVED A half", "2", "run", "provider REFUNDED A half", "day", "run"],
    { ...back, told: [[], ["chargeback ×1"]] },
  ],
  [
    ["2", "-3 half", "run", "done", "-3", "run"],
    { ...back, told: [["partial_chargeback ×1"], ["chargeback ×1"]] },
  ],

  // Another amount.
  [
    ["2 more", "2 more", "run", "done", "2 more", "run", "2 more B", "run"],
    { state: "PENDING", days: "none", open: ["mismatch"], told: [["mismatch"], [], ["mismatch"]] },
  ],
  [
    ["-2 more", "run", "done", "2 more", "run"],
    { state: "PENDING", days: "none", open: ["mismatch"], told: [["mismatch"], ["mismatch"]] },
  ],
  [["2 more", "run", "2", "run"], { ...success, open: ["mismatch"], told: [["mismatch"], []] }],
  [
    ["provider RECEIVED A more", "run", "done", "day", "run"],
    { state: "PENDING", days: "none", open: [], told: [["mismatch"], []] },
  ],

  // No such order.
  [
    ["unplaced", "-2", "run", "done", "-2", "run", "2", "2", "run"],
    { state: null, days: "none", open: ["orphan"], told: [["orphan"], [], ["orphan"]] },
  ],
  [
    ["unplaced", "-3", "run", "done", "-3", "run"],
    { state: null, days: "none", open: ["orphan"], told: [["orphan"], ["orphan"]] },
  ],
];

test.each(rows)("%j", async (steps, expected) => {
  const told: (readonly string[])[] = [];
  for (const step of steps) {
    const ofRun = await take(step);
    if (ofRun) told.push(ofRun.toSorted());
  }
  const sorted = expected.told.map((ofRun) => ofRun.toSorted());
  expect({ ...(await left()), told }).toEqual({ ...expected, told: sorted });
  // Each word to the operator is a line of the log, too.
  const logged = new Set(worker.takeLogs().flatMap(({ level, kind }) => (level === "alert" ? [kind] : [])));
  for (const kind of told.flat()) expect(logged).toContain(kind.split(" ")[0]);
});

test("the events of an order that was paid twice name both payments, whoever told them", async () => {
  for (const step of [both, "2", "run"]) await take(step);
  expect(await rowsOf(worker.database, "payment_events")).toMatchObject([
    { payment_id: payments["A"], method: "VISA", outcome: "processed", amount: "4.99" },
    { payment_id: payments["B"], method: "reconcile", outcome: "repeated", amount: "4.99", status_code: "2" },
  ]);
});
