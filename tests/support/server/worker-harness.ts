// The Worker as deployed, in workerd with a D1 of its own.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JWTPayload } from "jose";
import { createTestHarness } from "wrangler";
import { spend } from "#support/costs.ts";
import { startIdentity, type TestIdentity } from "./identity.ts";
import { projectId } from "./tokens.ts";
import { bundleOf, ownConfig } from "./worker-bundle.ts";

export interface WorkerUnderTest {
  /** The address it listens on, for callers other than these methods. */
  readonly url: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Asks the Worker even where a static file would answer, as the platform does where it finds none. */
  fetchPastFiles(path: string, init?: RequestInit): Promise<Response>;
  /** POSTs a JSON value; a string is sent as it is. */
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Makes a scheduled run and waits for its end. */
  runScheduled(): Promise<void>;
  /** The lines that the Worker has logged since the last call. */
  takeLogs(): readonly Record<string, unknown>[];
  close(): Promise<void>;
}

/** The Worker as deployed, to which nobody can sign in. */
export function startWorker(vars: Readonly<Record<string, string>> = {}): Promise<WorkerUnderTest> {
  return startFrom(vars);
}

export interface WorkerWithUsers extends WorkerUnderTest {
  readonly identity: TestIdentity;
  readonly database: D1Database;
  /** A caller's headers: a good token but for the given claims. */
  signedIn(claims?: JWTPayload): Promise<Readonly<Record<string, string>>>;
  /** The headers of a caller whose package runs. */
  premium(): Promise<Readonly<Record<string, string>>>;
}

/**
 * The Worker with the entry of a developer's machine, or with one that wraps it, and an identity provider that the tests
 * sign tokens for.
 */
export async function startWorkerWithUsers(
  more: Readonly<Record<string, string>> = {},
  entry = "worker/src/local.ts",
): Promise<WorkerWithUsers> {
  const identity = await startIdentity();
  const vars = { FIREBASE_PROJECT_ID: projectId, IDENTITY_KEYS_ADDRESS: identity.keysAddress, ...more };
  const worker = await startFrom(vars, entry);
  const { database } = worker;
  const signedIn = async (claims?: JWTPayload) => ({
    "Content-Type": "application/json",
    Authorization: `Bearer ${await identity.tokenFor(claims)}`,
  });
  return {
    ...worker,
    identity,
    signedIn,
    premium: async () => {
      const grant = "INSERT OR IGNORE INTO grants VALUES ('OIDTESTS000000001', 'premium', ?, 30, NULL)";
      await database.prepare(grant).bind(Date.now()).run();
      return signedIn({ sub: "premium" });
    },
    close: async () => {
      await worker.close();
      await identity.close();
    },
  };
}

async function startFrom(
  vars: Readonly<Record<string, string>>,
  entry?: string,
): Promise<WorkerUnderTest & Pick<WorkerWithUsers, "database">> {
  spend("servers");
  const folder = mkdtempSync(join(tmpdir(), "worker-"));
  const configPath = ownConfig(folder, entry);
  // A bundle that the harness makes itself has wrangler's own additions for development, one of which reads what the
  // Worker leaves unread of a body.
  const prebuiltWorkerDir = bundleOf(configPath, entry);
  const server = createTestHarness({
    workers: [{ configPath, prebuiltWorkerDir, vars: { LOGGED_SHARE: "1", ...vars } }],
  });
  const { url } = await server.listen();
  await server.getWorker().applyD1Migrations("DB");
  // The harness has undici's types, which are equal to the platform's.
  const fetch = (path: string, init?: RequestInit) =>
    server.fetch(path, init as never) as unknown as Promise<Response>;
  const { DB: database } = await server.getWorker<{ DB: D1Database }>().getEnv();
  return {
    url: url.origin,
    database,
    fetch,
    fetchPastFiles: (path, init) =>
      server.getWorker().fetch(path, init as never) as unknown as Promise<Response>,
    post: (path, body, headers = { "Content-Type": "application/json" }) =>
      fetch(path, { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) }),
    runScheduled: async () => {
      const { outcome } = await server.getWorker().scheduled({ cron: "*/15 * * * *" });
      if (outcome !== "ok") throw new Error(`The scheduled run ended with ${outcome}.`);
    },
    takeLogs: () => {
      const lines = server.getLogs().map(({ message }) => JSON.parse(message) as Record<string, unknown>);
      server.clearLogs();
      return lines;
    },
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
