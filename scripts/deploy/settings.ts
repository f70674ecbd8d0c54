// All settings that a deployment depends on: those of the Worker in wrangler.toml, those of the page in the environment of
// the build, and what the operator's account answers.

import { loadEnv } from "vite";
import { unstable_readConfig as readConfig } from "wrangler";

export interface WorkerSettings {
  readonly name: string;
  readonly databaseName: string;
  readonly databaseId: string;
  readonly variables: Readonly<Record<string, string>>;
  /** The numbers of the rate limits' counters. */
  readonly counters: readonly string[];
  /** Whether it sets the CPU time of a call. */
  readonly limitsCpu: boolean;
}

/** What only the operator's account knows; null where it could not be asked. */
export interface AccountFacts {
  /** Why the account cannot be asked; null if it can. */
  readonly loginFault: string | null;
  /** The names of the Worker's secrets. */
  readonly secrets: readonly string[] | null;
  /** The migrations that the database lacks. */
  readonly migrations: readonly string[] | null;
  /** How many packages can be bought. */
  readonly packagesTotal: number | null;
}

/** Whether the database has no table yet, so that there is nothing to keep. */
export function isNewDatabase({ migrations }: AccountFacts): boolean {
  return migrations?.some((name) => name.startsWith("0001_")) ?? false;
}

export interface DeploySettings {
  /** The name of a block `[env.NAME]`; null for the service itself. */
  readonly environment: string | null;
  readonly worker: WorkerSettings;
  /** The service itself for an environment; the others must not share its database. */
  readonly others: readonly WorkerSettings[];
  /** The variables of the build, whose names begin with VITE_. */
  readonly build: Readonly<Record<string, string>>;
  /** SITE_URL, the origin that is asked at the end; empty for the one that the platform names. */
  readonly site: string;
  readonly account: AccountFacts;
}

/** Whether wrangler.toml names a database; in the repository its id is zeros. */
export function hasDatabase({ databaseId }: WorkerSettings): boolean {
  return /^(?=.*[1-9a-f])[0-9a-f-]{36}$/i.test(databaseId);
}

/** The settings of wrangler.toml; the environment must be one of its own. */
export function workerSettings(environment: string | null): WorkerSettings {
  // An empty name is the service itself.
  const config = readConfig({ config: "wrangler.toml", env: environment ?? "" }, { hideWarnings: true });
  const [database] = config.d1_databases;
  return {
    name: config.name ?? "",
    databaseName: database?.database_name ?? "",
    databaseId: database?.database_id ?? "",
    variables: Object.fromEntries(Object.entries(config.vars).map(([name, value]) => [name, String(value)])),
    counters: config.ratelimits.map((limit: { readonly namespace_id: string }) => limit.namespace_id),
    limitsCpu: config.limits?.cpu_ms !== undefined,
  };
}

/** The variables of the build, as the build reads them: from the environment, and from files .env in web/. */
export function buildSettings(): Readonly<Record<string, string>> {
  return loadEnv("production", "web", "VITE_");
}
