// The local stack's database, opened by wrangler as the Worker's binding, with all migrations applied.

import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  getPlatformProxy,
  unstable_readConfig as readConfig,
  unstable_splitSqlQuery as splitSql,
} from "wrangler";
import { exitWith, faultSentence, folderFault } from "./faults.ts";
import { state } from "./state.ts";

/** Does the work in the served database; ends the process with one sentence if the database cannot be used. */
export async function inLocalDatabase(work: (database: D1Database) => Promise<void>): Promise<void> {
  try {
    const { env, dispose } = await getPlatformProxy<{ readonly DB: D1Database }>({
      configPath: "wrangler.toml",
      persist: { path: path.join(state, "v3") },
      remoteBindings: false,
      // The Worker's variables are not needed.
      envFiles: [],
    });
    await applyMigrations(env.DB);
    await work(env.DB);
    await dispose();
  } catch (error) {
    const fault = folderFault(String(error));
    if (fault) exitWith(faultSentence(fault, state));
    console.error(error instanceof Error ? error.message : error);
    exitWith(`The local database in ${state} cannot be used; the message is above.`);
  }
}

/** The table in which wrangler notes the applied migrations. */
const tableOfMigrations = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** Applies what the database lacks, all or nothing. wrangler's own command would take three more seconds. */
async function applyMigrations(database: D1Database): Promise<void> {
  const [settings] = readConfig({ config: "wrangler.toml" }).d1_databases;
  const folder = settings?.migrations_dir ?? "migrations";
  await database.prepare(tableOfMigrations).run();
  const { results } = await database.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  const missing = globSync("*.sql", { cwd: folder })
    .toSorted()
    .filter((name) => !applied.has(name));
  if (missing.length === 0) return;
  await database.batch(
    missing.flatMap((name) => [
      ...splitSql(readFileSync(path.join(folder, name), "utf8")).map((sql) => database.prepare(sql)),
      database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ]),
  );
}
