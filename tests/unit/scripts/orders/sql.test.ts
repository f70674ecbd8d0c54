// The SQL of the operator's commands, in a database with the deployed schema.

import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Filters } from "#scripts/orders/command.ts";
import {
  alertsSql,
  doneSql,
  eventsSql,
  exportSql,
  findSql,
  goodwillSql,
  grantSql,
  listSql,
  moveSql,
  namedSql,
  openOrdersSql,
  orderSql,
  restoreSql,
  totalsSql,
} from "#scripts/orders/sql.ts";
import { quoted } from "#scripts/sql.ts";
import { emptyDatabase } from "#support/server/database.ts";
import { eraseSql } from "../../../../worker/src/db/erase-user.ts";

const orderId = "OIDAB3K9154000000";
const day = 24 * 60 * 60 * 1000;
const nowMs = 1_000 * day;
const all: Filters = { status: null, packageId: null, fromMs: null, toMs: null };

let database: DatabaseSync;
beforeEach(() => {
  database = emptyDatabase();
});
afterEach(() => database.close());

interface Added {
  readonly status?: string;
  readonly uid?: string | null;
  readonly atMs?: number;
  readonly invalid?: number;
  readonly packageId?: string;
}

function add(
  id: string,
  { status = "PENDING", uid = "u", atMs = nowMs, invalid = 0, packageId = "p" }: Added = {},
) {
  database
    .prepare(
      `INSERT INTO orders (order_id, uid, email, package_id, amount_cents, currency, period_days, status, invalid,
         created_at_ms, changed_at_ms) VALUES (?, ?, ?, ?, 400, 'USD', 30, ?, ?, ?, ?)`,
    )
    .run(id, uid, uid && `${uid}@example.com`, packageId, status, invalid, atMs, atMs);
}
const idsOf = (sql: string) =>
  database
    .prepare(sql)
    .all()
    .map((row) => row["order_id"]);

test.each(["", "O'Hara", "''", "\\'; --", `"`, "?", "π\n🎓"])("the text %j comes back as it was", (text) => {
  expect(database.prepare(`SELECT ${quoted(text)} AS text`).get()?.["text"]).toBe(text);
});

test("a text with a NUL is refused", () => {
  expect(() => quoted("a\0b")).toThrow(RangeError);
});

test("reconcile looks at 120 days, and at no order that is charged back or cost nothing", () => {
  for (const status of ["PENDING", "CANCELLED", "FAILED", "SUCCESS", "CHARGEBACK"]) add(status, { status });
  add("old", { atMs: nowMs - 120 * day });
  add("too old", { atMs: nowMs - 120 * day - 1 });
  database.exec(goodwillSql({ orderId, uid: "u", days: 3, currency: "USD" }, nowMs));
  expect(idsOf(openOrdersSql(nowMs))).toEqual(["old", "PENDING", "CANCELLED", "FAILED", "SUCCESS"]);
});

test("the list is filtered by state, package and days, newest first, and its totals count all that fit", () => {
  add("A", { status: "SUCCESS", atMs: 1 });
  add("B", { status: "SUCCESS", atMs: 2, packageId: "q" });
  add("C", { atMs: 3 });
  add("D", { atMs: 4, invalid: 1 });
  expect(idsOf(listSql(all, false))).toEqual(["D", "C", "B", "A"]);
  expect(idsOf(listSql({ ...all, status: "SUCCESS" }, false))).toEqual(["B", "A"]);
  expect(idsOf(listSql({ ...all, status: "INVALID" }, false))).toEqual(["D"]);
  expect(idsOf(listSql({ ...all, packageId: "q" }, false))).toEqual(["B"]);
  expect(idsOf(listSql({ ...all, fromMs: 2, toMs: 4 }, false))).toEqual(["C", "B"]);
  expect(database.prepare(totalsSql({ ...all, fromMs: 1 })).all()).toEqual([
    { status: "PENDING", currency: "USD", orders: 2, amount_cents: 800 },
    { status: "SUCCESS", currency: "USD", orders: 2, amount_cents: 800 },
  ]);
});

test("a terminal gets 100 rows, a file all of them", () => {
  for (let index = 0; index < 120; index += 1) add(`A${index}`);
  expect(idsOf(listSql(all, false))).toHaveLength(100);
  expect(idsOf(listSql(all, true))).toHaveLength(120);
});

test("an order is found by address in any case, user, id and payment, and by nothing that is like it", () => {
  add(orderId, { uid: "ada" });
  add("B", { uid: "bob" });
  database.exec(`INSERT INTO payment_events (order_id, amount, currency, status_code, payment_id, method, outcome,
    received_at_ms) VALUES ('B', '4.00', 'USD', '2', '320025000007', 'VISA', 'processed', 1)`);
  expect(idsOf(findSql("ADA@example.com"))).toEqual([orderId]);
  expect(idsOf(findSql("ada"))).toEqual([orderId]);
  expect(idsOf(findSql(orderId))).toEqual([orderId]);
  expect(idsOf(findSql("320025000007"))).toEqual(["B"]);
  for (const text of ["example.com", "%", "' OR 1=1; --", "3200250"])
    expect(idsOf(findSql(text))).toEqual([]);
});

test("an alert that is done leaves the list, and keeps the time of the first mark", () => {
  const alert = database.prepare("INSERT INTO alerts (kind, order_id, at_ms) VALUES (?, ?, ?)");
  alert.run("orphan", "A", 1);
  alert.run("mismatch", "A", 2);
  expect(idsOf(alertsSql(false))).toHaveLength(2);
  expect(database.prepare(doneSql("orphan", "A", 5)).all()).toEqual([
    { kind: "orphan", order_id: "A", done_at_ms: 5 },
  ]);
  expect(database.prepare(doneSql("orphan", "A", 9)).get()?.["done_at_ms"]).toBe(5);
  expect(database.prepare(doneSql("orphan", "B", 9)).all()).toEqual([]);
  expect(database.prepare(alertsSql(false)).all()).toMatchObject([{ kind: "mismatch" }]);
  expect(database.prepare(alertsSql(true)).all()).toHaveLength(2);
});

test("the export has a user's rows of every table, and of nobody else", () => {
  for (const [id, uid] of [
    ["A", "ada"],
    ["B", "bob"],
  ] as const) {
    add(id, { uid });
    database.exec(
      `INSERT INTO grants (order_id, uid, granted_at_ms, period_days) VALUES ('${id}', '${uid}', 1, 30)`,
    );
    database.exec(`INSERT INTO alerts (kind, order_id, at_ms) VALUES ('mismatch', '${id}', 1)`);
    database.exec(`INSERT INTO deleted_users VALUES ('${uid}', 1)`);
    database.exec(`INSERT INTO payment_events (order_id, amount, currency, status_code, payment_id, method, outcome,
      received_at_ms) VALUES ('${id}', '4.00', 'USD', '2', '1', 'VISA', 'processed', 1)`);
  }
  const tables = Object.entries(exportSql("ada")).map(
    ([name, sql]) => [name, database.prepare(sql).all()] as const,
  );
  expect(tables.map(([name]) => name)).toEqual(["orders", "grants", "payments", "alerts", "deleted"]);
  for (const [, rows] of tables) expect(rows).toHaveLength(1);
  expect(JSON.stringify(tables)).not.toContain("bob");
  // A table that names users and is not exported would be forgotten here.
  const named = database
    .prepare(
      `SELECT DISTINCT m.name FROM sqlite_schema m, pragma_table_info(m.name) c
       WHERE m.type = 'table' AND c.name IN ('uid', 'email', 'order_id') ORDER BY m.name`,
    )
    .all()
    .map(({ name }) => name);
  expect(named).toEqual(["alerts", "deleted_users", "grants", "orders", "payment_events"]);
});

test("a user who is erased is named in no row but for the time of a token, and nobody else is", () => {
  for (const uid of ["it's ada", "bob"]) {
    add(uid, { uid, status: "SUCCESS" });
    database.prepare("INSERT INTO grants VALUES (?, ?, 1, 30, NULL)").run(uid, uid);
  }
  const uid = "it's ada";
  expect(database.prepare(namedSql(uid)).get()).toEqual({ orders: 1, grants: 1 });
  for (const sql of eraseSql(quoted(uid), nowMs + 5)) database.exec(sql);
  expect(database.prepare(namedSql(uid)).get()).toEqual({ orders: 0, grants: 0 });
  expect(database.prepare("SELECT uid, email FROM orders ORDER BY order_id").all()).toEqual([
    { uid: "bob", email: "bob@example.com" },
    { uid: null, email: null },
  ]);
  expect(database.prepare("SELECT * FROM deleted_users").all()).toEqual([{ uid, until_ms: nowMs + 5 }]);
  expect(database.prepare(namedSql("bob")).get()).toEqual({ orders: 1, grants: 1 });
});

test("an order is restored with its own time and its package's days, and no order is changed by it", () => {
  const insert = database.prepare("INSERT INTO packages VALUES (?, 'M', 'M', 400, 0, 30, 0, ?)");
  insert.run("monthly", null);
  insert.run("retired", 1);
  const lost = { orderId, uid: "u", packageId: "monthly", amountCents: 499, currency: "USD" };
  const restored = (changes: Partial<typeof lost> = {}) =>
    database.prepare(restoreSql({ ...lost, ...changes }, nowMs)).all();
  expect(restored({ packageId: "other" })).toEqual([]);
  database.prepare("INSERT INTO deleted_users VALUES ('gone', ?)").run(nowMs + 1);
  expect(restored({ uid: "gone" })).toEqual([]);
  expect(restored()).toMatchObject([
    {
      order_id: orderId,
      uid: "u",
      email: null,
      amount_cents: 499,
      period_days: 30,
      status: "PENDING",
      created_at_ms: Date.parse("2026-11-18T09:46:40Z"),
    },
  ]);
  expect(restored({ uid: "v", packageId: "retired" })).toEqual([]);
  expect(restored({ orderId: "OIDAB3K9154000001", packageId: "retired" })).toHaveLength(1);
});

describe("who gets days", () => {
  test("goodwill is an order that costs nothing, under an id that is free, of a user who is there", () => {
    const given = { orderId, uid: "u", days: 7, currency: "USD" };
    expect(database.prepare(goodwillSql(given, nowMs)).all()).toMatchObject([
      { order_id: orderId, uid: "u", email: null, amount_cents: 0, period_days: 7, status: "PENDING" },
    ]);
    expect(database.prepare(goodwillSql(given, nowMs)).all()).toEqual([]);
    database.prepare("INSERT INTO deleted_users VALUES ('gone', ?)").run(nowMs + 1);
    expect(database.prepare(goodwillSql({ ...given, orderId: "B", uid: "gone" }, nowMs)).all()).toEqual([]);
  });

  test("no order of a package costs nothing", () => {
    add("A");
    expect(() => database.exec("UPDATE orders SET amount_cents = 0")).toThrow(/CHECK/);
  });

  test("only a paid order of a user is moved, and its e-mail address stays with nobody", () => {
    add("A", { status: "SUCCESS" });
    add("B");
    add("C", { status: "SUCCESS", uid: null });
    expect(database.prepare(moveSql("A", "v", nowMs)).all()).toMatchObject([{ uid: "v", email: null }]);
    for (const id of ["B", "C", "D"]) expect(database.prepare(moveSql(id, "v", nowMs)).all()).toEqual([]);
    database.prepare("INSERT INTO deleted_users VALUES ('gone', ?)").run(nowMs + 1);
    expect(database.prepare(moveSql("A", "gone", nowMs)).all()).toEqual([]);
  });
});

test.each([
  ["the list", listSql(all, false)],
  ["the totals", totalsSql(all)],
  ["what is found", findSql("a")],
  ["the alerts", alertsSql(true)],
  ["the events", eventsSql(orderId)],
  ["the grant", grantSql(orderId)],
  ["the orders to reconcile", openOrdersSql(0)],
])("%s names no e-mail address and no user, and only reads", (_, sql) => {
  const columns = database
    .prepare(sql)
    .columns()
    .map(({ name }) => name);
  expect(columns.length).toBeGreaterThan(2);
  expect(columns).not.toContain("email");
  expect(columns).not.toContain("uid");
  expect(sql).toMatch(/^SELECT [^;]*$/);
});

test("one order is read without a change", () => {
  expect(orderSql(orderId)).toMatch(/^SELECT [^;]*$/);
});
