// The Worker as deployed, in workerd with a D1 of its own.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestHarness } from "wrangler";
import { bundleWorker } from "./worker-bundle.ts";

export interface WorkerUnderTest {
  /** The address it listens on, for callers other than these methods. */
  readonly url: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Asks the Worker even where a static file would answer, as the platform does where it finds none. */
  fetchPastFiles(path: string, init?: RequestInit): Promise<Response>;
  /** POSTs a JSON value; a string is sent as it is. */
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** The lines that the Worker has logged since the last call. */
  takeLogs(): readonly Record<string, unknown>[];
  close(): Promise<void>;
}

export interface WorkerOptions {
  /** Every caller is premium. */
  readonly premium?: boolean;
}

export async function startWorker(
  vars: Readonly<Record<string, string>> = {},
  { premium = false }: WorkerOptions = {},
): Promise<WorkerUnderTest> {
  // The configuration names the folder of the built page, which a fresh clone does not have yet.
  mkdirSync("dist/client", { recursive: true });
  const configPath = premium ? premiumConfig() : "./wrangler.toml";
  // A bundle that the harness makes itself has wrangler's own additions for development, one of which reads what the
  // Worker leaves unread of a body.
  const prebuiltWorkerDir = mkdtempSync(join(tmpdir(), "worker-"));
  bundleWorker(configPath, prebuiltWorkerDir);
  const server = createTestHarness({ workers: [{ configPath, prebuiltWorkerDir, vars }] });
  const { url } = await server.listen();
  await server.getWorker().applyD1Migrations("DB");
  // The harness has undici's types, which are equal to the platform's.
  const fetch = (path: string, init?: RequestInit) =>
    server.fetch(path, init as never) as unknown as Promise<Response>;
  return {
    url: url.origin,
    fetch,
    fetchPastFiles: (path, init) =>
      server.getWorker().fetch(path, init as never) as unknown as Promise<Response>,
    post: (path, body, headers = { "Content-Type": "application/json" }) =>
      fetch(path, { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) }),
    takeLogs: () => {
      const lines = server.getLogs().map(({ message }) => JSON.parse(message) as Record<string, unknown>);
      server.clearLogs();
      return lines;
    },
    close: async () => {
      await server.close();
      rmSync(prebuiltWorkerDir, { recursive: true, force: true });
    },
  };
}

/** The deployed configuration with another entry, as a file of its own; its paths start at the file's folder. */
export function premiumConfig(): string {
  const folder = ".wrangler/tests";
  const config = readFileSync("wrangler.toml", "utf8")
    .replace(/^main = .*$/m, 'main = "../../tests/helpers/premium-worker.ts"')
    .replace(/^(directory|migrations_dir) = "/gm, '$1 = "../../');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/premium.toml`, config);
  return `${folder}/premium.toml`;
}
