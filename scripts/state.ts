// The data that the local stack keeps between two starts: its database, its accounts and its payments. Checks that
// their folders can be used, and applies the database's migrations.

import { createHash, createHmac } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { exitWith, faultSentence, folderFault, refuseFolder, requireRoom } from "./faults.ts";

const tools = path.resolve(".wrangler");
const given = process.env["STATE_FOLDER"];
/** Each stack that a test starts has its own folder. */
const kept = given ? path.resolve(given) : tools;
/** The database's folder, with wrangler's name. */
export const state = path.join(kept, "state");
/** The identity server's folder. */
export const identityFolder = path.join(kept, "identity");
/** The payment sandbox's folder. */
export const paymentFolder = path.join(kept, "payments");
/** The Worker's variables. wrangler looks for this name in the folder of its configuration. */
export const variablesFile = given ? path.join(kept, ".dev.vars") : path.resolve(".dev.vars");

/** How long a command waits for a local database that another process holds: a stack that is writing, or one that is ending. */
export const lockedForMs = 10_000;

const migrationsFolder = path.join("worker", "migrations");

/** The class whose objects are miniflare's databases, which is the name of their folder too. */
const databaseClass = "miniflare-D1DatabaseObject";
const databasesFolder = path.join(state, "v3", "d1", databaseClass);

/** Ends the process with one sentence if a folder cannot be used; otherwise applies the migrations. */
export function prepareState(): void {
  requireFolders();
  for (const folder of [state, identityFolder, paymentFolder]) {
    try {
      requireWritable(folder);
    } catch (error) {
      refuseFolder(folder, error);
    }
  }
  requireRoom(state);
  requireTemporaryFolder();
  // Earlier versions kept traces of calls in this folder.
  rmSync(path.join(state, "v3", "observability"), { recursive: true, force: true });
  for (const file of filesBelow(state)) if (file.endsWith(".sqlite")) requireSound(file);
  try {
    applyMigrations();
  } catch (error) {
    const fault = folderFault(String(error));
    if (fault) exitWith(faultSentence(fault, state));
    console.error(error);
    exitWith(`The migrations could not be applied to the local database in ${state}; the message is above.`);
  }
}

/** The table in which wrangler notes the applied migrations, which are those of a deployed database too. */
const tableOfMigrations = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** Applies what the served database lacks, all or nothing, as wrangler would; but wrangler takes seconds to start. */
function applyMigrations(): void {
  mkdirSync(databasesFolder, { recursive: true });
  const database = new DatabaseSync(servedDatabase(), { timeout: lockedForMs });
  try {
    database.exec(tableOfMigrations);
    const applied = new Set(
      database
        .prepare("SELECT name FROM d1_migrations")
        .all()
        .map(({ name }) => name),
    );
    const missing = globSync("*.sql", { cwd: migrationsFolder })
      .toSorted()
      .filter((name) => !applied.has(name));
    if (missing.length === 0) return;
    database.exec("BEGIN IMMEDIATE");
    for (const name of missing) {
      database.exec(readFileSync(path.join(migrationsFolder, name), "utf8"));
      database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(name);
    }
    database.exec("COMMIT");
  } finally {
    database.close();
  }
}

/**
 * The file of the served database. workerd names an object of a class: with the hash of the class's name as key, the first
 * 16 bytes of the HMAC of the object's name, here the database's id, then the first 16 bytes of the HMAC of these.
 */
export function servedDatabase(id = servedDatabaseId()): string {
  const key = createHash("sha256").update(databaseClass).digest();
  const half = (data: string | Buffer) => createHmac("sha256", key).update(data).digest().subarray(0, 16);
  const name = half(id);
  return path.join(databasesFolder, `${Buffer.concat([name, half(name)]).toString("hex")}.sqlite`);
}

/** The id of the service's own database in wrangler.toml. */
function servedDatabaseId(): string {
  const [, id = ""] =
    /^\[\[d1_databases\]\][^[]*^database_id = "([^"]*)"/m.exec(readFileSync("wrangler.toml", "utf8")) ?? [];
  return id;
}

/** The database files of this configuration and of earlier ones, which had other ids. */
export function databaseFiles(): string[] {
  const names = existsSync(databasesFolder) ? readdirSync(databasesFolder) : [];
  return names
    .filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))
    .map((name) => path.join(databasesFolder, name));
}

/** The hint for a database that does not answer although its files looked sound. */
export function stateHint(): string {
  return `the local database is in ${state}; delete that folder if it is damaged`;
}

/**
 * wrangler, the bundler and the emulator write there first. Without this check their fault would be taken for one of the
 * state's folder.
 */
function requireTemporaryFolder(): void {
  const folder = path.resolve(tmpdir());
  if (!existsSync(folder))
    exitWith(`${folder} does not exist; make it, or set TMPDIR to a folder that exists, and start again.`);
  if (!statSync(folder).isDirectory()) exitWith(`${folder} is no folder; set TMPDIR to one and start again.`);
  requireRoom(folder);
}

function requireFolders(): void {
  const databases = path.join(state, "v3");
  const kinds = existsSync(databases) && statSync(databases).isDirectory() ? readdirSync(databases) : [];
  const others = ["logs", "served", "build"].map((name) => path.join(tools, name));
  const folders = [
    tools,
    ...others,
    kept,
    identityFolder,
    paymentFolder,
    state,
    databases,
    ...kinds.map((kind) => path.join(databases, kind)),
  ];
  const wrong = folders.find((folder) => existsSync(folder) && !statSync(folder).isDirectory());
  if (wrong !== undefined) exitWith(faultSentence("notFolder", wrong));
  for (const folder of [tools, kept, state, databases]) {
    try {
      // Make the folders one by one: for a path of several new folders the error of a read-only disk does not say so.
      if (!existsSync(folder)) mkdirSync(folder);
    } catch (error) {
      refuseFolder(folder, error);
    }
  }
}

/** Throws if the folder, or anything below it, exists and is not writable. */
function requireWritable(folder: string): void {
  if (!existsSync(folder)) return;
  for (const file of [folder, ...filesBelow(folder)]) {
    // A server that is just ending deletes its journals, so the file may be gone by now.
    if (existsSync(file)) accessSync(file, constants.W_OK);
  }
}

/** Ends the process when SQLite cannot read the file to its end. */
function requireSound(file: string): void {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: lockedForMs });
    const found = database.prepare("PRAGMA quick_check(1)").get();
    database.close();
    if (found?.["quick_check"] !== "ok") throw new Error("malformed");
  } catch (error) {
    // A server that is just ending may have deleted the file's journal, so other faults are left to the health check.
    const fault = folderFault(String(error));
    if (fault === "damaged" || fault === "locked") exitWith(faultSentence(fault, path.dirname(file)));
  }
}

/** Files and folders below a folder. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name));
}
