// `npm run deploy` against a made-up platform on loopback: wrangler itself asks it, and the service that is asked at the end is
// the running stack. The platform's own checks of an upload are not tried here.
// @module-tag deep

import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { sourcesHash, stampBuild } from "#scripts/build-stamp.ts";
import { smokeTest, type SmokeOptions } from "#scripts/deploy/smoke.ts";
import { builds } from "#scripts/page-build.ts";
import { spawn } from "#support/programs.ts";
import { copyCheckout } from "#support/server/checkout.ts";
import { databaseId, startPlatformApi, type PlatformApi } from "#support/server/platform-api.ts";

const checkout = copyCheckout();
const site = inject("url");
const configuration = readFileSync("wrangler.toml", "utf8");
const withDatabase = configuration.replace("00000000-0000-0000-0000-000000000000", databaseId);
let platform: PlatformApi;
let versionId: string;

beforeAll(async () => {
  const health = (await (await fetch(`${site}/api/health`)).json()) as { readonly version: string };
  versionId = health.version;
  // The local build takes the place of the deployed one, which would take as long again.
  const dist = checkout.file(builds.production.folder);
  cpSync(builds.local.folder, dist, { recursive: true });
  const top = process.cwd();
  process.chdir(checkout.folder);
  stampBuild(builds.production.folder, sourcesHash(builds.production.mode));
  process.chdir(top);
});
beforeEach(async () => {
  await platform?.stop();
  platform = await startPlatformApi(versionId);
  configure(withDatabase);
});
afterAll(async () => {
  await platform?.stop();
  checkout.remove();
});

/** Writes wrangler.toml, and stamps the build as one of it. */
function configure(text: string): void {
  writeFileSync(checkout.file("wrangler.toml"), text);
  const top = process.cwd();
  process.chdir(checkout.folder);
  stampBuild(builds.production.folder, sourcesHash(builds.production.mode));
  process.chdir(top);
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

function deploy(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  return run("deploy", args, env);
}

function run(
  task: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const { CLOUDFLARE_API_TOKEN: _, ...inherited } = process.env;
  const child = spawn("node", ["scripts/run.mjs", task, ...args], {
    cwd: checkout.folder,
    env: { ...inherited, ...platform.env, SITE_URL: site, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, output })));
}

const asked = () => platform.listener.heard.map(({ method, path }) => `${method} ${path.split("?")[0]}`);
const tables = () =>
  platform.database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all()
    .map(({ name }) => name);

test("a dry run lists everything at once, each remedy removes its line, and nothing is changed", async () => {
  configure(configuration);
  platform.isLoggedIn = false;
  const lines = async (env: Readonly<Record<string, string>>) => {
    const { code, output } = await deploy(["--dry-run"], env);
    const [section = ""] = /^To mend before it can be deployed:\n(?: .*\n)*/m.exec(output) ?? [];
    return { code, lines: section.match(/^ {2}· .*/gm) ?? [] };
  };
  const checkoutUrl = { VITE_PAYMENT_CHECKOUT_URL: "https://www.payhere.lk/pay/checkout" };
  expect(await lines(checkoutUrl)).toEqual({
    code: 1,
    lines: [
      "  · Your account cannot be asked: the token in CLOUDFLARE_API_TOKEN is not taken.",
      `  · wrangler.toml names no database: database_id is "00000000-0000-0000-0000-000000000000".`,
      expect.stringContaining("VITE_CONTACT_EMAIL"),
      expect.stringContaining("VITE_TERMS_URL"),
      expect.stringContaining("VITE_PRIVACY_URL"),
      expect.stringContaining("VITE_REFUND_URL"),
      "  · There is a checkout, and the Worker has no merchant.",
      "  · There is a checkout, and nobody can sign in to buy.",
    ],
  });
  platform.isLoggedIn = true;
  const page = "https://example.com/page";
  configure(
    withDatabase
      .replace('PAYMENT_MERCHANT_ID = ""', 'PAYMENT_MERCHANT_ID = "1221149"')
      .replace('FIREBASE_PROJECT_ID = ""', 'FIREBASE_PROJECT_ID = "p"'),
  );
  const remedied = {
    ...checkoutUrl,
    VITE_CONTACT_EMAIL: "help@example.com",
    VITE_TERMS_URL: page,
    VITE_PRIVACY_URL: page,
    VITE_REFUND_URL: page,
    VITE_FIREBASE_API_KEY: "k",
    VITE_FIREBASE_PROJECT_ID: "p",
    VITE_FIREBASE_AUTH_DOMAIN: "p.example.com",
  };
  // Only the account knows of this one.
  const last = ["  · There is a merchant, and the Worker has no secret of it."];
  expect(await lines(remedied)).toEqual({ code: 1, lines: last });
  platform.secrets = ["PAYMENT_MERCHANT_SECRET"];
  expect(await lines(remedied)).toEqual({ code: 0, lines: [] });
  expect(asked().filter((call) => !call.startsWith("GET ") && !call.endsWith("/query"))).toEqual([]);
  expect(tables()).not.toContain("orders");
});

test("a new service gets its tables; later only a deployment with a migration exports them, before it", async () => {
  configure(withDatabase.replace('PAYMENT_MERCHANT_ID = ""', 'PAYMENT_MERCHANT_ID = "1221149"'));
  platform.secrets = ["PAYMENT_MERCHANT_SECRET"];
  const upload = "/workers/scripts/boolean-algebra-toolkit";
  platform.broken.add(upload);
  const failed = await deploy([]);
  expect(failed.output).toContain("The database is new, so it is not exported.");
  expect(failed.output).toContain("The Worker was not deployed");
  expect([failed.code, failed.output.includes("Asking")]).toEqual([1, false]);
  expect(failed.output).toContain("Nothing is sold yet: the database has no package.");
  expect(tables()).toContain("orders");

  platform.broken.delete(upload);
  platform.listener.heard.length = 0;
  // The copy of the checkout is no repository.
  const { code, output } = await deploy([], { GIT_DIR: join(process.cwd(), ".git") });
  expect(output.match(/^ {2}[✓✗] .*/gm)).toEqual([
    "  ✓ health and version",
    "  ✓ page and headers",
    "  ✓ WASM",
    "  ✓ licences",
    "  ✓ simplify",
    "  ✓ package without a token",
    "  ✓ notify without a signature",
  ]);
  expect(output).toContain(`${site} runs version ${versionId}.`);
  expect(code).toBe(0);
  expect(output).toContain("The database stays as it is: it lacks no migration.");
  expect(asked()).not.toContainEqual(expect.stringMatching(/\/export$/));
  expect(asked()).toContainEqual(expect.stringMatching(/^PUT .*\/schedules$/));
  const sent = platform.listener.heard.map(({ body }) => body).find((body) => body.includes("workers/tag"));
  expect(sent).toMatch(/"workers\/tag":"[0-9a-f]{7,}(?:-dirty)?"/);

  platform.database.exec("DELETE FROM d1_migrations WHERE name LIKE '0006%'; DROP TABLE scheduled_run");
  platform.listener.heard.length = 0;
  expect((await deploy([])).output).toContain("These migrations are applied: 0006_scheduled_run.sql.");
  const calls = asked();
  const exported = calls.findIndex((call) => call.endsWith("/export"));
  const uploaded = calls.findIndex((call) => call.startsWith("PUT ") && call.endsWith(upload));
  expect(exported).toBeGreaterThan(-1);
  expect(exported).toBeLessThan(uploaded);
  expect(tables()).toContain("scheduled_run");
  const folder = checkout.file(".wrangler/exports");
  const [file = ""] = readdirSync(folder);
  expect(statSync(`${folder}/${file}`).mode & 0o077).toBe(0);
});

test("a database that cannot be exported is left as it is", async () => {
  platform.database.exec(
    `CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE, applied_at TEXT);
     INSERT INTO d1_migrations (name) VALUES ('0001_grants.sql')`,
  );
  platform.broken.add(`/d1/database/${databaseId}/export`);
  const { code, output } = await deploy([]);
  expect([code, output.includes("Asking")]).toEqual([1, false]);
  expect(output).toContain("the database was not exported");
  expect(tables()).not.toContain("orders");
});

test("the operator's commands ask the deployed database by wrangler", async () => {
  platform.database.exec(
    `CREATE TABLE alerts (at_ms, kind, order_id, told_at_ms, done_at_ms);
     CREATE TABLE payment_events (order_id, status_code, amount, currency)`,
  );
  platform.database.exec("INSERT INTO alerts VALUES (0, 'orphan', 'OIDAB3K9154000000', NULL, NULL)");
  const { code, output } = await run("orders", ["alerts", "--remote"]);
  expect([code, output]).toEqual([0, expect.stringMatching(/ orphan +OIDAB3K9154000000/)]);
});

describe("the test of a service", () => {
  const options = (changes: Partial<SmokeOptions> = {}): SmokeOptions => ({
    origin: site,
    client: `${builds.local.folder}/client`,
    versionId,
    hasMerchant: true,
    ...changes,
  });
  const faults = async (changes?: Partial<SmokeOptions>) =>
    (await smokeTest(options(changes))).flatMap(({ name, fault }) =>
      fault === null ? [] : [`${name}: ${fault}`],
    );

  test("finds nothing wrong with the running stack, whether or not its secrets could be asked", async () => {
    expect(await faults()).toEqual([]);
    expect(await faults({ hasMerchant: null })).toEqual([]);
  });

  /** Sends an answer on as a proxy that changes headers. */
  const pass = async (asking: Promise<Response>, url: string, outgoing: ServerResponse): Promise<void> => {
    const answer = await asking;
    const type = url.endsWith(".wasm") ? "application/octet-stream" : answer.headers.get("Content-Type");
    outgoing.writeHead(answer.status, { "Content-Type": type ?? "" });
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  };

  test("names a page of another build, and a rule before the Worker", async () => {
    const wall = createServer((request, response) => {
      const { method, url = "" } = request;
      if (url.endsWith("/notify"))
        return void response.writeHead(403, { "Content-Type": "text/html" }).end("<p>Are you a robot?");
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
        const headers = { "Content-Type": request.headers["content-type"] ?? "" };
        void pass(fetch(site + url, { method: method ?? "GET", headers, ...body }), url, response);
      });
    });
    await new Promise<void>((resolve) => wall.listen(0, "127.0.0.1", resolve));
    const { port } = wall.address() as AddressInfo;
    const found = await faults({ origin: `http://127.0.0.1:${port}` });
    wall.closeAllConnections();
    wall.close();
    expect(found).toEqual([
      expect.stringMatching(
        /^page and headers: These headers are missing or other: .*Content-Security-Policy/,
      ),
      expect.stringMatching(/^WASM: .* comes as application\/octet-stream/),
      expect.stringMatching(/^notify without a signature: .* is answered by another than the Worker \(403\)/),
    ]);
  });
});
