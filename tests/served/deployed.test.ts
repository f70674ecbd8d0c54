// What `npm run build` leaves for a deployment: nothing of a developer's machine, in no file, and no way to what
// `npm start` has built.
// @module-tag deep

import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoAccounts, demoPassword } from "#scripts/identity/demo-accounts.ts";
import { builds } from "#scripts/page-build.ts";
import { spawnSync } from "#support/programs.ts";
import { copyCheckout } from "#support/server/checkout.ts";
import { md5, merchant } from "#support/server/payments.ts";

const checkout = copyCheckout();
afterAll(checkout.remove);

const secret = "a-secret-of-this-machine";
/** With sign-in and buying, whose code is what could hold most of a developer's machine. */
const settings = {
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_PROJECT_ID: "project",
  VITE_FIREBASE_AUTH_DOMAIN: "project.firebaseapp.com",
  VITE_PAYMENT_CHECKOUT_URL: "https://sandbox.payhere.lk/pay/checkout",
  VITE_CONTACT_EMAIL: "help@example.com",
  VITE_TERMS_URL: "https://example.com/terms",
  VITE_PRIVACY_URL: "https://example.com/privacy",
  VITE_REFUND_URL: "https://example.com/refunds",
};

function run(command: readonly string[], folder = ".") {
  const [program = "", ...args] = command;
  const { NODE_ENV: _, ...env } = process.env;
  return spawnSync(program, args, {
    cwd: checkout.file(folder),
    env: { ...env, ...settings, WRANGLER_SEND_METRICS: "false" },
    encoding: "utf8",
  });
}

const wrangler = path.resolve("node_modules/.bin/wrangler");
const deployment = [wrangler, "deploy", "--dry-run", "--outdir", checkout.file("bundle")];

/** All files below a folder as one text; bytes that are no text stand for other characters. */
function textBelow(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), "utf8")).join("\n");
}

test("what npm start has built is nothing that a deployment could take", () => {
  rmSync(checkout.file("dist"), { recursive: true, force: true });
  expect(existsSync(checkout.file(builds.local.folder))).toBe(true);
  for (const folder of [".", "web"]) {
    const { status, stderr } = run(deployment, folder);
    expect(stderr).toContain(path.join("dist", "client"));
    expect(status).not.toBe(0);
  }
});

describe("with a developer's variables beside the configuration", () => {
  let said: ReturnType<typeof run>;
  let built: string;
  let local: string;
  beforeAll(() => {
    const names = ["SECRET", "PAYMENT_MERCHANT_SECRET", "PAYMENT_APP_ID", "PAYMENT_APP_SECRET"];
    const secrets = names.map((name) => `${name}="${secret}"\n`).join("");
    const variables = `FIREBASE_PROJECT_ID="mine"\nPAYMENT_MERCHANT_ID="${merchant.id}"\n${secrets}`;
    writeFileSync(checkout.file(".dev.vars"), variables);
    said = run(["node", "scripts/run.mjs", "build"]);
    built = textBelow(checkout.file("dist"));
    local = textBelow(builds.local.folder);
  });

  test("the build says nothing of them", () => {
    expect(said.status).toBe(0);
    expect(said.stdout + said.stderr).not.toContain(".dev.vars");
  });

  test.each<readonly [what: string, text: string]>([
    ["an address of this machine", "127.0.0.1:"],
    ["the password of the demo accounts", demoPassword],
    ...demoAccounts.map(({ email }) => ["a demo account", email] as const),
    ["the demo project", "demo-boolean-algebra"],
    ["a developer's variable", secret],
    ["what is signed with the merchant's secret", md5(secret)],
    ["the sandbox's merchant", merchant.id],
  ])("no file holds %s: %s", (_, text) => {
    expect(built).not.toContain(text);
  });

  test.each([
    ["our call of the emulator", /disableWarnings:\s*(?:!0|true)/],
    ["the local account page", /\/emulator\/google/],
    ["the address of local keys", /IDENTITY_KEYS_ADDRESS/],
    // As a whole text: the end of the provider's own address is the same.
    ["the path of the payment sandbox", /["'`]\/pay\/checkout["'`]/],
  ])("no file holds %s, which the local build has", (_, sign) => {
    expect({ local: sign.test(local), built: sign.test(built) }).toEqual({ local: true, built: false });
  });

  test("there are no variables beside the Worker, and nothing points to a Worker", () => {
    const hidden = globSync("**/{.dev.vars*,.env*,.wrangler/**/config.json}", { cwd: checkout.file("dist") });
    expect(hidden).toEqual([]);
    expect(existsSync(checkout.file("web/.wrangler/deploy"))).toBe(false);
  });

  test("what is deployed has no entry of a developer's machine, and none of its variables", () => {
    const { status, stdout } = run(deployment);
    expect(status).toBe(0);
    const bundle = textBelow(checkout.file("bundle"));
    expect(bundle).toContain("securetoken@system.gserviceaccount.com");
    expect(bundle + stdout).not.toMatch(new RegExp(`IDENTITY_KEYS_ADDRESS|${secret}`));
  });
});
