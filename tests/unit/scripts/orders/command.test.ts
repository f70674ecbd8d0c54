// The commands on the operator's command line, the arguments of wrangler, and the sources of keys and addresses.

import { describe, expect, test } from "vitest";
import { d1Arguments } from "#scripts/d1.ts";
import { readCommand } from "#scripts/orders/command.ts";
import { csvOf, fieldsOf, tableOf } from "#scripts/orders/print.ts";
import { localSettings, remoteSettings } from "#scripts/orders/settings.ts";
import { state } from "#scripts/state.ts";
import type { Target } from "#scripts/target.ts";

const orderId = "OIDAB3K9154000000";

describe("the command line", () => {
  const local = { kind: "local" };
  const remote = { kind: "remote", environment: null };
  const noFilters = { status: null, packageId: null, fromMs: null, toMs: null };
  const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
  test.each<readonly [line: string, command: object]>([
    ["list", { name: "list", filters: noFilters, isCsv: false, target: local }],
    [
      "list --status INVALID --since 2026-11-01 --until 2026-11-30 --package monthly --csv --env staging",
      {
        name: "list",
        filters: {
          status: "INVALID",
          packageId: "monthly",
          fromMs: day("2026-11-01"),
          toMs: day("2026-12-01"),
        },
        isCsv: true,
        target: { kind: "remote", environment: "staging" },
      },
    ],
    ["find ada@example.com", { name: "find", text: "ada@example.com", target: local }],
    ["alerts --remote", { name: "alerts", isAll: false, target: remote }],
    ["alerts --all", { name: "alerts", isAll: true, target: local }],
    [`done orphan ${orderId}`, { name: "done", kind: "orphan", orderId, target: local }],
    ["--remote reconcile", { name: "reconcile", target: remote }],
    [`show ${orderId}`, { name: "show", orderId, target: local }],
    [`refund ${orderId} --remote`, { name: "refund", orderId, target: remote }],
    [`refund --remote ${orderId}`, { name: "refund", orderId, target: remote }],
    ["grant u1 30 --why sorry", { name: "grant", uid: "u1", days: 30, why: "sorry", target: local }],
    [
      `move ${orderId} u2 --why mistyped`,
      { name: "move", orderId, uid: "u2", why: "mistyped", target: local },
    ],
    ["export u1", { name: "export", uid: "u1", target: local }],
    ["erase u1 --remote", { name: "erase", uid: "u1", target: remote }],
    [
      `restore ${orderId} u1 monthly`,
      { name: "restore", orderId, uid: "u1", packageId: "monthly", target: local },
    ],
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
    ["list", "--status", "paid"],
    ["list", "--since", "2026-02-30"],
    ["list", "--until", "yesterday"],
    ["list", "--all"],
    ["find"],
    ["find", " "],
    ["find", "a", "b"],
    ["alerts", "--csv"],
    ["done", "orphan"],
    ["done", "constructor", orderId],
    ["reconcile", orderId],
    ["show", orderId, orderId],
    ["show", orderId.toLowerCase()],
    ["show", `${orderId}0`],
    ["show", `${orderId}' OR '1'='1`],
    ["show", "' OR 1=1; --"],
    ["refund", ""],
    ["grant", "u1", "30"],
    ["grant", "u1", "30", "--why", " "],
    ["grant", "u1", "30", "--why", "x".repeat(65)],
    ["grant", "u1", "0", "--why", "x"],
    ["grant", "u1", "-1", "--why", "x"],
    ["grant", "u1", "3661", "--why", "x"],
    ["grant", "u1", "1.5", "--why", "x"],
    ["grant", "u 1", "30", "--why", "x"],
    ["move", orderId, "u2"],
    ["move", "u2", orderId, "--why", "x"],
    ["export", "u'1"],
    ["list", "--local"],
    ["list", "--remote", "--env", "staging"],
    ["list", "--env"],
    ["constructor"],
    ["erase"],
    ["erase", "' OR 1=1; --"],
    ["restore", orderId, "u1"],
    ["restore", orderId, "u1", " "],
    ["restore", "u1", orderId, "monthly"],
  ])("%j is none", (...args) => {
    expect(readCommand(args)).toBeNull();
  });
});

describe("wrangler", () => {
  test.each<readonly [target: Target, place: readonly string[]]>([
    [{ kind: "local" }, ["--local", "--persist-to", state, "--env", ""]],
    [{ kind: "remote", environment: null }, ["--remote", "--env", ""]],
    [{ kind: "remote", environment: "staging" }, ["--remote", "--env", "staging"]],
  ])("is told the place %j, and the SQL as one argument", (target, place) => {
    const sql = `SELECT '$(x) "a" ; b'`;
    expect(d1Arguments(target, sql)).toEqual(["d1", "execute", "DB", ...place, "--json", "--command", sql]);
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

  test("a file of CSV, whose fields no spreadsheet takes for formulas", () => {
    const rows = [
      { order_id: "A", amount_cents: 499, method: 'a "b", c' },
      { order_id: "B", amount_cents: 5, method: "=1+1" },
    ];
    expect(csvOf(rows)).toBe(`order_id,amount,method\r\nA,4.99,"a ""b"", c"\r\nB,0.05,'=1+1\r\n`);
    expect(csvOf([])).toBe("");
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
