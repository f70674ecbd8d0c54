// The commands on the operator's command line, the arguments of wrangler, and the sources of keys and addresses.

import { describe, expect, test } from "vitest";
import { d1Arguments } from "#scripts/d1.ts";
import { readCommand } from "#scripts/orders/command.ts";
import { fieldsOf, tableOf } from "#scripts/orders/print.ts";
import { localSettings, remoteSettings } from "#scripts/orders/settings.ts";
import { eventsSql, grantSql, listSql, openOrdersSql, orderSql } from "#scripts/orders/sql.ts";
import { quoted } from "#scripts/sql.ts";
import { emptyDatabase } from "#support/server/database.ts";

const orderId = "OIDAB3K9154000000";

describe("the command line", () => {
  test.each<readonly [line: string, command: object]>([
    ["list", { name: "list", target: "local" }],
    ["alerts --remote", { name: "alerts", target: "remote" }],
    ["--remote reconcile", { name: "reconcile", target: "remote" }],
    [`show ${orderId}`, { name: "show", orderId, target: "local" }],
    [`refund ${orderId} --remote`, { name: "refund", orderId, target: "remote" }],
    [`refund --remote ${orderId}`, { name: "refund", orderId, target: "remote" }],
  ])("%s", (line, command) => {
    expect(readCommand(line.split(" "))).toEqual(command);
  });

  test.each([
    [],
    ["show"],
    ["refund"],
    ["List"],
    ["delete", orderId],
    ["list", orderId],
    ["reconcile", orderId],
    ["show", orderId, orderId],
    ["show", orderId.toLowerCase()],
    ["show", `${orderId}0`],
    ["show", `${orderId}' OR '1'='1`],
    ["show", "' OR 1=1; --"],
    ["refund", ""],
    ["list", "--local"],
    ["constructor"],
  ])("%j is none", (...args) => {
    expect(readCommand(args)).toBeNull();
  });
});

describe("wrangler", () => {
  test("is told the place, and the SQL as one argument", () => {
    const sql = `SELECT '$(x) "a" ; b'`;
    expect(d1Arguments("remote", sql)).toEqual([
      "d1",
      "execute",
      "DB",
      "--remote",
      "--json",
      "--command",
      sql,
    ]);
    const local = d1Arguments("local", sql);
    expect(local.slice(0, 5)).toEqual(["d1", "execute", "DB", "--local", "--persist-to"]);
    expect(local.slice(6)).toEqual(["--json", "--command", sql]);
    expect(local).not.toContain("--remote");
  });
});

describe("SQL", () => {
  test.each(["", "O'Hara", "''", "\\'; --", `"`, "?", "π\n🎓"])(
    "the text %j comes back as it was",
    (text) => {
      expect(
        emptyDatabase()
          .prepare(`SELECT ${quoted(text)} AS text`)
          .get()?.["text"],
      ).toBe(text);
    },
  );

  test("a text with a NUL is refused", () => {
    expect(() => quoted("a\0b")).toThrow(RangeError);
  });

  const day = 24 * 60 * 60 * 1000;
  test("reconcile looks at 120 days, and at no order that is charged back", () => {
    const database = emptyDatabase();
    const nowMs = 1_000 * day;
    const add = (id: string, status: string, createdAtMs: number) =>
      database
        .prepare("INSERT INTO orders VALUES (?, 'u', 'u@example.com', 'p', 400, 'USD', 30, ?, 0, ?, ?)")
        .run(id, status, createdAtMs, createdAtMs);
    for (const status of ["PENDING", "CANCELLED", "FAILED", "SUCCESS", "CHARGEBACK"])
      add(status, status, nowMs);
    add("old", "PENDING", nowMs - 120 * day);
    add("too old", "PENDING", nowMs - 120 * day - 1);
    const rows = database.prepare(openOrdersSql(nowMs)).all();
    expect(rows.map((row) => row["order_id"])).toEqual(["old", "PENDING", "CANCELLED", "FAILED", "SUCCESS"]);
    expect(Object.keys(rows[0] ?? {})).not.toContain("email");
    database.close();
  });

  test.each([
    ["the list", listSql],
    ["the events", eventsSql(orderId)],
    ["the grant", grantSql(orderId)],
    ["the orders to reconcile", openOrdersSql(0)],
  ])("%s names no e-mail address and no user", (_, sql) => {
    const columns = emptyDatabase()
      .prepare(sql)
      .columns()
      .map(({ name }) => name);
    expect(columns.length).toBeGreaterThan(2);
    expect(columns).not.toContain("email");
    expect(columns).not.toContain("uid");
  });

  test("no question of the operator's writes", () => {
    for (const sql of [listSql, orderSql(orderId), eventsSql(orderId), grantSql(orderId), openOrdersSql(0)])
      expect(sql).toMatch(/^SELECT [^;]*$/);
  });
});

describe("keys and addresses", () => {
  const keys = {
    PAYMENT_MERCHANT_ID: "1221149",
    PAYMENT_MERCHANT_SECRET: "secret-1",
    PAYMENT_APP_ID: "app-1",
    PAYMENT_APP_SECRET: "secret-2",
  };
  const remote = {
    ...keys,
    PAYMENT_PROVIDER_URL: "https://sandbox.payhere.lk",
    SITE_URL: "https://example.com",
  };

  test("of a deployment are those of the environment", () => {
    expect(remoteSettings(remote)).toEqual({
      ok: true,
      settings: {
        provider: { origin: "https://sandbox.payhere.lk", appId: "app-1", appSecret: "secret-2" },
        merchant: { id: "1221149", secret: "secret-1" },
        notifyAddress: "https://example.com/api/free/upgrade/notify",
      },
    });
  });

  test("of the local stack are those of its variables and ports", () => {
    const notify = "/api/free/upgrade/notify";
    const read = (env: Record<string, string>) => {
      const { ok, ...rest } = localSettings(env, keys);
      return ok && "settings" in rest ? [rest.settings.provider.origin, rest.settings.notifyAddress] : rest;
    };
    expect(read({})).toEqual(["http://127.0.0.1:9098", `http://127.0.0.1:8787${notify}`]);
    expect(read({ PORT: "9000", PAYMENT_PORT: "9001" })).toEqual([
      "http://127.0.0.1:9001",
      `http://127.0.0.1:9000${notify}`,
    ]);
    // Keys of a deployment that are in the environment are not taken.
    expect(localSettings(remote, {})).toMatchObject({ ok: false });
    for (const env of [{ PORT: "0" }, { PAYMENT_PORT: "x" }])
      expect(localSettings(env, keys)).toMatchObject({
        ok: false,
        sentence: expect.stringContaining("PORT"),
      });
  });

  const without = (name: string) =>
    Object.fromEntries(Object.entries(remote).filter(([key]) => key !== name));
  test.each(Object.keys(remote))("without %s a sentence names it, and no value", (name) => {
    for (const env of [without(name), { ...remote, [name]: "" }]) {
      const read = remoteSettings(env);
      const sentence = read.ok ? "" : read.sentence;
      expect(sentence).toBe(`The environment has no ${name}; see docs/deploy.md.`);
    }
  });

  test.each([
    ["PAYMENT_PROVIDER_URL", "https://payhere.lk"],
    ["PAYMENT_PROVIDER_URL", "https://sandbox.payhere.lk.example.com"],
    ["PAYMENT_PROVIDER_URL", "http://www.payhere.lk"],
    ["SITE_URL", "http://example.com"],
    ["SITE_URL", "https://example.com/"],
    ["SITE_URL", "example.com"],
  ])("%s is not %s", (name, value) => {
    const read = remoteSettings({ ...remote, [name]: value });
    expect(read.ok ? "" : read.sentence).toContain(`${name} is "${value}"; it must be `);
  });
});

describe("what is printed", () => {
  test("columns with titles, moments in UTC, cents as amounts", () => {
    const rows = [
      { order_id: "A", created_at_ms: 0, amount_cents: 499, revoked_at_ms: null },
      { order_id: "BBB", created_at_ms: 86_400_000, amount_cents: 100_000, revoked_at_ms: 1_000 },
    ];
    expect(tableOf(rows, "None.").split("\n")).toEqual([
      "order_id  created               amount   revoked",
      "A         1970-01-01T00:00:00Z  4.99",
      "BBB       1970-01-02T00:00:00Z  1000.00  1970-01-01T00:00:01Z",
    ]);
    expect(tableOf([], "None.")).toBe("None.");
  });

  test("one row, a field a line", () => {
    expect(fieldsOf({ order_id: "A", at_ms: 0, uid: null })).toBe(
      "order_id  A\nat        1970-01-01T00:00:00Z\nuid",
    );
  });

  test("a text that nobody signed cannot command the terminal", () => {
    for (const method of ["\u001b[2J\u001b]0;x\u0007", "a\rb\nc", "\u202Eabc", "\u009b31m"])
      // oxlint-disable-next-line no-control-regex -- the test is about control characters
      expect(tableOf([{ method }], "").split("\n")[1]).not.toMatch(/[\0-\u001f\u007f-\u009f\u202e]/);
  });
});
