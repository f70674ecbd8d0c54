// Payments on a developer's machine, as curl meets them: at the page's origin, the same after a restart, and the
// operator's commands against the running stack.
// @module-tag deep

import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text as textOf } from "node:stream/consumers";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPassword } from "#scripts/identity/demo-accounts.ts";
import { builds } from "#scripts/page-build.ts";
import { runQuietly } from "#scripts/shell.ts";
import { packageRoute } from "#contract/account.ts";
import { composeOrderId, emailHashOf } from "#contract/order-id.ts";
import { hashRoute, merchantRoute, notifyRoute, packagesRoute } from "#contract/upgrade.ts";
import { spawn } from "#support/programs.ts";
import { md5 } from "#support/server/payments.ts";
import { send } from "#support/server/send.ts";
import { startStack, type StartedStack } from "#support/server/stack.ts";
import { fieldsOf, post } from "../payment/local.ts";

/** Kept from one start to the next. */
const stateFolder = mkdtempSync(path.join(tmpdir(), "local-payments-"));
const variablesFile = path.join(stateFolder, ".dev.vars");
afterAll(() => rmSync(stateFolder, { recursive: true, force: true }));

const variables = () => parseEnv(readFileSync(variablesFile, "utf8"));
const email = "free@example.com";

async function tokenOf(url: string): Promise<string> {
  const response = await fetch(
    `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password: demoPassword, returnSecureToken: true }),
    },
  );
  const { idToken } = (await response.json()) as { readonly idToken: string };
  return idToken;
}

/** A call of the API with a token. */
async function call(url: string, route: { readonly path: string; readonly method: string }, body?: object) {
  const response = await fetch(url + route.path, {
    method: route.method,
    headers: { Authorization: `Bearer ${await tokenOf(url)}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as unknown;
}

const daysOf = async (url: string) => ((await call(url, packageRoute)) as { readonly Period: number }).Period;
const packageIds = async (url: string) =>
  ((await call(url, packagesRoute)) as readonly { readonly packageId: string }[]).map(
    ({ packageId }) => packageId,
  );

/** Holds the database as another program does in the middle of a write, and lets it go after 3 s. */
function holdDatabase(): void {
  const folder = path.join(stateFolder, "state", "v3", "d1", "miniflare-D1DatabaseObject");
  const [file = ""] = readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  const held = new DatabaseSync(path.join(folder, file), { timeout: 5_000 });
  held.exec("BEGIN EXCLUSIVE");
  setTimeout(() => held.close(), 3_000);
}

let placedTotal = 0;

/** Orders a month, goes to the checkout at the page's own origin and presses a button there. */
async function buy({ url }: StartedStack, answer: string): Promise<string> {
  // Ids of one user differ by the second.
  placedTotal += 1;
  const orderId = composeOrderId(emailHashOf(email), Date.now() + 1000 * placedTotal) ?? "";
  const hash = String(await call(url, hashRoute, { orderId, packageId: "monthly" }));
  const form = fieldsOf({
    merchant_id: variables()["PAYMENT_MERCHANT_ID"] ?? "",
    return_url: `${url}/#/upgrade?t=r`,
    cancel_url: `${url}/#/upgrade?t=c`,
    notify_url: url + notifyRoute.path,
    order_id: orderId,
    amount: "4.00",
    hash,
  });
  const checkout = await post(`${url}/pay/checkout`, form);
  expect(checkout.status).toBe(303);
  const page = await send(url + String(checkout.headers["location"]));
  expect(page.text).toContain(orderId);
  const { headers } = await post(`${url}/pay/answer`, { order_id: orderId, answer, position: "hash" });
  expect(headers["location"]).toBe(`${url}/#/upgrade?t=r&order_id=${orderId}`);
  return orderId;
}

/** An npm script with the ports of a stack, as a person runs it in another terminal. */
async function run({ url, payments }: Pick<StartedStack, "url" | "payments">, ...args: readonly string[]) {
  const { NODE_ENV: _, ...env } = process.env;
  const ports = { PORT: new URL(url).port, PAYMENT_PORT: new URL(payments).port };
  // Not the kind that this process waits for: it would not see that a server closes a connection meanwhile.
  const child = spawn("node", ["scripts/run.mjs", ...args], {
    env: { ...env, ...ports, STATE_FOLDER: stateFolder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    once(child, "close"),
  ]);
  return { status: child.exitCode, stdout, stderr };
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), "utf8"));

function expectNoSecret(texts: readonly string[]): void {
  const { PAYMENT_MERCHANT_SECRET: secret = "", PAYMENT_APP_SECRET: appSecret = "" } = variables();
  for (const hidden of [secret, md5(secret), appSecret]) {
    expect(hidden.length).toBeGreaterThan(20);
    for (const text of texts) expect(text.toLowerCase()).not.toContain(hidden.toLowerCase());
  }
}

/** Of the package that is bought at the first start. */
let orderId: string;
/** The variables as the first start wrote them. */
let written: string;

describe("the first start", () => {
  let stack: StartedStack;
  let output: string;
  beforeAll(async () => {
    stack = await startStack({ stateFolder });
    output = stack.note;
    for (const stream of [stack.entry.stdout, stack.entry.stderr])
      stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    written = readFileSync(variablesFile, "utf8");
  });
  afterAll(() => stack?.stop());

  test("makes merchant and keys, names the sandbox and offers three packages", async () => {
    const { url, note, payments } = stack;
    expect(note).toContain(`\nPayments: ${payments}/\n`);
    const { status, text } = await send(`${payments}/`);
    expect([status, text.includes("No payments yet.")]).toEqual([200, true]);
    const { PAYMENT_MERCHANT_ID, PAYMENT_MERCHANT_SECRET, PAYMENT_APP_ID, PAYMENT_APP_SECRET } = variables();
    expect(PAYMENT_MERCHANT_ID).toBe("1221149");
    for (const value of [PAYMENT_MERCHANT_SECRET, PAYMENT_APP_ID, PAYMENT_APP_SECRET])
      expect(value).toMatch(/^[0-9a-f]{24,}$/);
    expect(await call(url, merchantRoute)).toEqual({ merchantId: "1221149", currency: "USD" });
    expect(await call(url, packagesRoute)).toEqual([
      {
        packageId: "monthly",
        name: "Monthly",
        description: "Steps, column comparison and custom bases.",
        price: "4.00",
        offerAmount: 0,
        period: 30,
      },
      {
        packageId: "semester",
        name: "Semester",
        description: "One term of study, everything included.",
        price: "20.00",
        offerAmount: 25,
        period: 180,
      },
      {
        packageId: "yearly",
        name: "Yearly",
        description: "A full year on web and Android.",
        price: "36.00",
        offerAmount: 30,
        period: 365,
      },
    ]);
  });

  test("wrangler, which migrates the deployed database, misses no migration", async () => {
    const wrangler = path.join("node_modules", "wrangler", "bin", "wrangler.js");
    const state = path.join(stateFolder, "state");
    const list = [wrangler, "d1", "migrations", "list", "DB", "--local", "--persist-to", state];
    const { code, output: said } = await runQuietly(process.execPath, list, { env: { WRANGLER_LOG: "log" } });
    expect(said).toContain("No migrations to apply");
    expect(code).toBe(0);
  });

  test("a package is bought, and the operator sets what can be bought once the database is free", async () => {
    expect(await daysOf(stack.url)).toBe(-1);
    orderId = await buy(stack, "pay");
    expect(await daysOf(stack.url)).toBe(30);
    const list = path.join(stateFolder, "list.json");
    const entry = { packageId: "weekly", name: "Weekly", description: "A week.", price: "1.00" };
    writeFileSync(list, JSON.stringify([{ ...entry, offerAmount: 0, period: 7 }]));
    holdDatabase();
    expect(await run(stack, "packages", list)).toEqual({
      status: 0,
      stdout: "In the local database can be bought: weekly.\n",
      stderr: "",
    });
  });

  test("the merchant's secret is in no build, on no page and in nothing that the terminal shows", async () => {
    const { url, payments } = stack;
    const addresses = [
      `${url}/`,
      `${url}/.dev.vars`,
      `${url}/wrangler.json`,
      `${url}/boolean_algebra_toolkit/wrangler.json`,
      `${url}${merchantRoute.path}`,
      `${url}/pay/checkout?order_id=${orderId}`,
      `${payments}/`,
    ];
    const pages = await Promise.all(addresses.map(async (address) => (await send(address)).text));
    await stack.stop();
    expectNoSecret([...pages, ...filesBelow(builds.local.folder), output]);
  });
});

describe("the next start", () => {
  let stack: StartedStack;
  beforeAll(async () => {
    holdDatabase();
    stack = await startStack({ stateFolder });
  });
  afterAll(() => stack?.stop());

  test("a package is charged back; a restart waits for the database and keeps payments, keys and the operator's list", async () => {
    expect(readFileSync(variablesFile, "utf8")).toBe(written);
    expect(await packageIds(stack.url)).toEqual(["weekly"]);
    expect((await send(`${stack.payments}/`)).text).toContain(orderId);
    expect(await daysOf(stack.url)).toBe(30);
    // The page's address has changed, and so has that of the notify: the operator's way reaches the new one.
    expect(await run(stack, "orders", "refund", orderId)).toMatchObject({
      status: 0,
      stdout: `${orderId}: delivered -3.\n`,
    });
    expect(await daysOf(stack.url)).toBe(-1);
    expect((await run(stack, "packages", "scripts/packages/local.json")).status).toBe(0);
    expect(await packageIds(stack.url)).toEqual(["monthly", "semester", "yearly"]);
  });

  test("the operator's commands show what happened, reconcile what the Worker was not told, and show no secret", async () => {
    const told = await buy(stack, "payUnheard");
    expect(await daysOf(stack.url)).toBe(-1);
    const list = await run(stack, "orders", "list");
    expect(list.stdout).toMatch(new RegExp(`^${told} .* monthly .* 4\\.00 +USD +PENDING +0$`, "m"));
    const reconciled = await run(stack, "orders", "reconcile");
    expect(reconciled.stdout).toMatch(
      new RegExp(`^${told}: delivered 2\\.\nAsked about \\d+, delivered 1, failed 0\\.\n$`),
    );
    expect(await daysOf(stack.url)).toBe(30);
    // One after the other: two at a time would lock the database for each other.
    const shown = await run(stack, "orders", "show", told);
    const alerts = await run(stack, "orders", "alerts");
    const file = await run(stack, "orders", "list", "--status", "SUCCESS", "--csv");
    for (const text of [email, "SUCCESS", "processed", "320025"]) expect(shown.stdout).toContain(text);
    expect(alerts.stdout).toMatch(/ chargeback +OID/);
    expect(file.stdout).toMatch(new RegExp(`^${told},`, "m"));
    expect(file.stdout.split("\r\n")[0]).toBe("order_id,created,package_id,amount,currency,status,invalid");
    for (const { stdout } of [list, alerts, file]) expect(stdout).not.toContain(email);
    const uid = /^uid +(\S+)$/m.exec(shown.stdout)?.[1] ?? "";
    const granted = await run(stack, "orders", "grant", uid, "7", "--why", "a day without service");
    expect(granted.stdout).toMatch(new RegExp(`^OID\\w{14}: ${uid} has 7 days more\\.\n$`));
    expect(await daysOf(stack.url)).toBe(37);
    const exported = await run(stack, "orders", "export", uid);
    const done = await run(stack, "orders", "done", "chargeback", orderId);
    expect(JSON.parse(exported.stdout)).toMatchObject({
      uid,
      grants: expect.arrayContaining([expect.objectContaining({ uid, period_days: 7 })]),
    });
    expect(done.stdout).toMatch(/^kind +chargeback\norder_id +OID/);
    const all = [list, reconciled, shown, alerts, file, granted, exported, done];
    expectNoSecret(all.flatMap(({ stdout, stderr }) => [stdout, stderr]));
  });
});

describe("the operator's commands", () => {
  const nobody = { url: "http://127.0.0.1:9", payments: "http://127.0.0.1:9" };
  const wrong: readonly (readonly [args: readonly string[], said: RegExp])[] = [
    [["orders"], /^Usage: npm run orders -- COMMAND \[--remote \| --env NAME\]\n(?: .*\n)+An ID is like/],
    [
      ["orders", "show", "OIDNONE0154000000"],
      /^There is no order OIDNONE0154000000 in the local database\.$/m,
    ],
    [
      ["orders", "reconcile", "--remote"],
      /^The environment has no PAYMENT_MERCHANT_ID, .*SITE_URL; see docs/,
    ],
    [["orders", "list", "--env", "stagin"], /^wrangler\.toml has no \[env\.stagin\]; it has staging\.$/m],
    [["packages"], /^Usage: npm run packages -- FILE \[--remote \| --env NAME\]/],
    [["packages", "--local"], /^Usage: npm run packages/],
    [["packages", "none.json"], /^none\.json cannot be read\.$/m],
    [["packages", "package.json"], /^The list must be an array\.$/m],
  ];

  test("what cannot be done is one sentence and code 1", async () => {
    // Side by side, because each is a process of its own.
    const all = await Promise.all(wrong.map(([args]) => run(nobody, ...args)));
    for (const [at, { status, stdout, stderr }] of all.entries()) {
      const [args = [], said = /^$/] = wrong[at] ?? [];
      const name = `npm run ${args.join(" ")}`;
      expect.soft([status, stdout], name).toEqual([1, ""]);
      expect.soft(stderr, name).toMatch(said);
      if (args.length > 1) expect.soft(stderr.trim().split("\n"), name).toHaveLength(1);
    }
  });

  test("with nothing started they say where nobody answers", async () => {
    const { status, stderr } = await run(nobody, "orders", "reconcile");
    expect(status).toBe(1);
    expect(stderr).toMatch(/^OID\S+: http:\/\/127\.0\.0\.1:9 did not answer \/oauth\/token as it should\.$/m);
  });
});
