// Accounts on a developer's machine, as curl meets them: at the page's origin, the same after a restart, with a package
// for the demo user, and known to the Worker.
// @module-tag deep

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { decodeJwt } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { demoPassword } from "#scripts/identity/demo-accounts.ts";
import { startIdentityServer } from "#scripts/identity/server.ts";
import { packageDayMs } from "#contract/entitlement.ts";
import { packageRoute } from "#contract/account.ts";
import { merchantRoute } from "#contract/upgrade.ts";
import { isOrderId } from "#contract/order-id.ts";
import { startStack, type StackOptions, type StartedStack } from "#support/server/stack.ts";

/** Kept from one start to the next. */
const stateFolder = mkdtempSync(path.join(tmpdir(), "accounts-"));
const variables = path.join(stateFolder, ".dev.vars");
afterAll(() => rmSync(stateFolder, { recursive: true, force: true }));

const stacks: StartedStack[] = [];
afterEach(() => Promise.all(stacks.splice(0).map(({ stop }) => stop())));

async function start(options: StackOptions = {}): Promise<StartedStack> {
  const stack = await startStack({ stateFolder, ...options });
  stacks.push(stack);
  return stack;
}

const signedIn = z.object({ idToken: z.string(), localId: z.string() });

/** Calls the identity provider's API at the page's own origin. */
async function account(url: string, method: string, email: string, password: string = demoPassword) {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return signedIn.parse(await response.json());
}

async function packageOf(url: string, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(url + packageRoute.path, { method: "POST", headers });
  return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) };
}

/** The database that the stack serves; it must have ended. */
function database(): DatabaseSync {
  const folder = path.join(stateFolder, "state/v3/d1/miniflare-D1DatabaseObject");
  const name = readdirSync(folder).find((entry) => /^[0-9a-f]{64}\.sqlite$/.test(entry)) ?? "";
  return new DatabaseSync(path.join(folder, name));
}

const noPackage = { StartDate: "", Period: -1 };

let made: z.infer<typeof signedIn>;

describe("the first start", () => {
  let stack: StartedStack;
  const startedMs = Date.now();
  beforeAll(async () => {
    stack = await startStack({ stateFolder });
  });
  afterAll(() => stack?.stop());

  test("writes the variables, and its demo accounts are known to the Worker", async () => {
    const { url } = stack;
    expect(readFileSync(variables, "utf8")).toMatch(/^FIREBASE_PROJECT_ID="demo-boolean-algebra"\n/);

    const premium = await account(url, "signInWithPassword", "premium@example.com");
    expect(decodeJwt(premium.idToken).aud).toBe("demo-boolean-algebra");
    const { status, body } = await packageOf(url, premium.idToken);
    expect(status).toBe(200);
    expect(body["Period"]).toBe(30);
    const grantedMs = Date.parse(String(body["StartDate"]));
    expect(grantedMs).toBeGreaterThanOrEqual(startedMs);
    expect(grantedMs).toBeLessThanOrEqual(Date.now());

    const free = await account(url, "signInWithPassword", "free@example.com");
    expect(await packageOf(url, free.idToken)).toEqual({ status: 200, body: noPackage });
    const unverified = await account(url, "signInWithPassword", "unverified@example.com");
    expect(await packageOf(url, unverified.idToken)).toMatchObject({
      status: 403,
      body: { code: "email_not_verified" },
    });
  });

  test("names the accounts and the list of mails in the terminal", async () => {
    const { note, mails } = stack;
    for (const text of ["premium@example.com", "free@example.com", "unverified@example.com", demoPassword])
      expect(note).toContain(text);
    expect(note).toContain(mails);
    expect((await fetch(mails)).status).toBe(200);
  });

  test("takes a new account", async () => {
    made = await account(stack.url, "signUp", "somebody@mail.example", "a password");
    expect(made.localId).not.toBe("");
  });
});

describe("the next start", () => {
  let url: string;
  let stop: StartedStack["stop"];
  /** What the first start left. */
  let granted: readonly Readonly<Record<string, unknown>>[];
  beforeAll(async () => {
    const stored = database();
    granted = stored.prepare("SELECT * FROM grants").all();
    const longAgoMs = Date.now() - 100 * packageDayMs;
    stored.prepare("UPDATE grants SET granted_at_ms = ?, revoked_at_ms = ?").run(longAgoMs, longAgoMs);
    stored.close();
    ({ url, stop } = await startStack({ stateFolder }));
  });
  afterAll(() => stop?.());

  test("a new account, its password and its tokens outlive a restart", async () => {
    const again = await account(url, "signInWithPassword", "somebody@mail.example", "a password");
    expect(again.localId).toBe(made.localId);
    // Of an address that is not verified, but of a user whom the Worker knows.
    for (const { idToken } of [made, again])
      expect(await packageOf(url, idToken)).toMatchObject({
        status: 403,
        body: { code: "email_not_verified" },
      });
  });

  test("a demo package that has ended or was revoked begins anew with the next start", async () => {
    expect(granted).toHaveLength(1);
    expect(isOrderId(String(granted[0]?.["order_id"]))).toBe(true);
    const { idToken } = await account(url, "signInWithPassword", "premium@example.com");
    const { body } = await packageOf(url, idToken);
    expect(body["Period"]).toBe(30);
    expect(Date.parse(String(body["StartDate"]))).toBeGreaterThan(Date.now() - packageDayMs);
  });
});

test("a project of one's own is kept, and an empty secret, with which the Worker sells nothing", async () => {
  const text = 'PAYMENT_MERCHANT_SECRET=""\nFIREBASE_PROJECT_ID="mine" # my own\n';
  writeFileSync(variables, text);
  const { url } = await start();
  expect(readFileSync(variables, "utf8").startsWith(text)).toBe(true);
  const { idToken } = await account(url, "signInWithPassword", "free@example.com");
  expect(decodeJwt(idToken).aud).toBe("mine");
  expect(await packageOf(url, idToken)).toEqual({ status: 200, body: noPackage });
  const { path: merchant, method } = merchantRoute;
  const refused = await fetch(url + merchant, { method, headers: { Authorization: `Bearer ${idToken}` } });
  expect(await refused.json()).toMatchObject({ code: "unavailable" });
});

test("another identity server of this machine is used instead; a missing name is added below what is there", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "identity-"));
  const other = await startIdentityServer({ port: 0, folder, projectId: "demo-boolean-algebra" });
  try {
    writeFileSync(variables, 'OTHER="1"');
    const { url, mails } = await start({ env: { IDENTITY_ADDRESS: other.url } });
    expect(
      readFileSync(variables, "utf8").startsWith('OTHER="1"\nFIREBASE_PROJECT_ID="demo-boolean-algebra"\n'),
    ).toBe(true);
    expect(mails).toBe("");
    const { idToken, localId } = await account(url, "signUp", "elsewhere@mail.example", "a password");
    expect(other.uidOf("elsewhere@mail.example")).toBe(localId);
    expect(await packageOf(url, idToken)).toMatchObject({
      status: 403,
      body: { code: "email_not_verified" },
    });
  } finally {
    await other.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
