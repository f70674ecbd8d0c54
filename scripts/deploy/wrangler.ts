// Runs wrangler for a deployment, and asks the operator's account by it.

import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { DatabaseFault, runSql } from "../d1.ts";
import { type Ended, runAndCapture, runQuietly } from "../shell.ts";
import { type AccountFacts, isNewDatabase } from "./settings.ts";

/** wrangler counts its answers as a log. */
const shown = { WRANGLER_LOG: "log" };

/** The arguments that choose the environment; an empty name is the service itself. */
function environmentArguments(environment: string | null): readonly string[] {
  return ["--env", environment ?? ""];
}

const secretList = z.array(z.object({ name: z.string() }));

/** What the account answers. Asks nothing more where nobody is logged in. */
export async function askAccount(environment: string | null, hasDatabase: boolean): Promise<AccountFacts> {
  const login = await runQuietly("wrangler", ["whoami", "--json"], { env: shown });
  if (login.code !== 0)
    return {
      loginFault: loginFaultIn(login.output),
      secrets: null,
      migrations: null,
      packagesTotal: null,
    };
  const chosen = environmentArguments(environment);
  const [secrets, migrations, packagesTotal] = await Promise.all([
    runQuietly("wrangler", ["secret", "list", "--format", "json", ...chosen], { env: shown }),
    hasDatabase
      ? runQuietly("wrangler", ["d1", "migrations", "list", "DB", "--remote", ...chosen], { env: shown })
      : null,
    hasDatabase ? packagesForSale(environment) : null,
  ]);
  const facts = {
    loginFault: null,
    secrets: secretsIn(secrets.code, secrets.output),
    migrations: migrations === null ? null : migrationsIn(migrations),
    packagesTotal,
  };
  return isNewDatabase(facts) ? { ...facts, packagesTotal: 0 } : facts;
}

/** Null where the database does not answer, or has no such table yet. */
async function packagesForSale(environment: string | null): Promise<number | null> {
  try {
    const sql = "SELECT count(*) AS total FROM packages WHERE retired_at_ms IS NULL";
    const [row] = await runSql({ kind: "remote", environment }, sql);
    return Number(row?.["total"]);
  } catch (error) {
    if (error instanceof DatabaseFault) return null;
    throw error;
  }
}

function loginFaultIn(output: string): string {
  return /CLOUDFLARE_API_TOKEN/.test(output) || process.env["CLOUDFLARE_API_TOKEN"]
    ? "the token in CLOUDFLARE_API_TOKEN is not taken."
    : "nobody is logged in.";
}

function secretsIn(code: number, output: string): readonly string[] | null {
  // Before the first deployment there is no Worker, and so no secret.
  if (code !== 0) return /not found/.test(output) ? [] : null;
  try {
    return secretList.parse(JSON.parse(output.slice(output.indexOf("[")))).map(({ name }) => name);
  } catch {
    return null;
  }
}

function migrationsIn({ code, output }: Ended): readonly string[] | null {
  if (code !== 0) return null;
  const names = output.match(/\d{4}_\w+\.sql/g);
  return names ?? (/No migrations to apply/.test(output) ? [] : null);
}

export interface Deployed {
  readonly versionId: string;
  /** The origins at which the Worker answers. */
  readonly origins: readonly string[];
}

const deployLine = z.object({
  type: z.literal("deploy"),
  version_id: z.string(),
  targets: z.array(z.string()).optional(),
});

/** Uploads page and Worker; null if wrangler ended with a fault, which it has printed. `tag` names the version in lists. */
export async function deployWorker(environment: string | null, tag: string | null): Promise<Deployed | null> {
  const file = path.join(tmpdir(), `deploy-${process.pid}.ndjson`);
  try {
    const args = ["deploy", ...(tag === null ? [] : ["--tag", tag]), ...environmentArguments(environment)];
    const { code } = await runAndCapture("wrangler", args, {
      env: { ...shown, WRANGLER_OUTPUT_FILE_PATH: file },
    });
    if (code !== 0) return null;
    const lines = readFileSync(file, "utf8").trim().split("\n");
    const [deployed] = lines.flatMap((line) => deployLine.safeParse(JSON.parse(line)).data ?? []);
    if (!deployed) return null;
    const origins = (deployed.targets ?? []).flatMap((target) => originOf(target) ?? []);
    return { versionId: deployed.version_id, origins };
  } finally {
    rmSync(file, { force: true });
  }
}

/** The origin in a target such as `https://a.example.com` or `example.com (custom domain)`; null for a schedule. */
function originOf(target: string): string | null {
  const host = /^(?:https:\/\/)?([a-z\d-]+(?:\.[a-z\d-]+)+)(?=$|[/ ])/i.exec(target)?.[1];
  return host === undefined ? null : `https://${host}`;
}

/** Writes the whole database into a file; whether it worked. */
export async function exportDatabase(environment: string | null, file: string): Promise<boolean> {
  const args = ["d1", "export", "DB", "--remote", "--output", file, ...environmentArguments(environment)];
  return (await runAndCapture("wrangler", args, { env: shown })).code === 0;
}

export async function applyMigrations(environment: string | null): Promise<boolean> {
  const args = ["d1", "migrations", "apply", "DB", "--remote", ...environmentArguments(environment)];
  return (await runAndCapture("wrangler", args, { env: shown })).code === 0;
}
