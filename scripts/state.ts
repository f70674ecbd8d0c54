// What the local stack keeps between two starts: its database, its accounts and its payments. Whether their folders can be
// used, and the database's migrations.

import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { exitWith, faultSentence, folderFault, refuseFolder, requireRoom } from "./faults.ts";
import { runQuietly } from "./shell.ts";

const tools = path.resolve(".wrangler");
const given = process.env["STATE_FOLDER"];
/** Each stack that a test starts has a folder of its own. */
const kept = given ? path.resolve(given) : tools;
/** The database's, as wrangler calls it. */
export const state = path.join(kept, "state");
/** The identity server's. */
export const identityFolder = path.join(kept, "identity");
/** The payment sandbox's. */
export const paymentFolder = path.join(kept, "payments");
/** The Worker's variables. wrangler looks for this name beside its configuration. */
export const variablesFile = given ? path.join(kept, ".dev.vars") : path.resolve(".dev.vars");

const migrate = ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state] as const;

/** Where miniflare keeps D1. */
const databasesFolder = path.join(state, "v3", "d1", "miniflare-D1DatabaseObject");

/** Ends the process with one sentence when a folder cannot hold what it is for; then applies the migrations. */
export async function prepareState(): Promise<void> {
  requireFolders();
  for (const folder of [state, identityFolder, paymentFolder]) {
    try {
      requireWritable(folder);
    } catch (error) {
      refuseFolder(folder, error);
    }
  }
  requireRoom(state);
  // Earlier versions kept traces of calls there.
  rmSync(path.join(state, "v3", "observability"), { recursive: true, force: true });
  for (const file of filesBelow(state)) if (file.endsWith(".sqlite")) requireSound(file);
  // wrangler does not ask before it applies the migrations when its input is closed.
  const { code, output } = await runQuietly("wrangler", migrate);
  if (code === 0) return;
  const fault = folderFault(output);
  if (fault) exitWith(faultSentence(fault, state));
  process.stderr.write(output);
  exitWith(`The migrations could not be applied to the local database in ${state}; the message is above.`);
}

/** The files of the databases of this configuration and of earlier ones, whose ids were others. */
export function databaseFiles(): string[] {
  const names = existsSync(databasesFolder) ? readdirSync(databasesFolder) : [];
  return names
    .filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))
    .map((name) => path.join(databasesFolder, name));
}

/** What to say when the database does not answer although its files looked sound. */
export function stateHint(): string {
  return `the local database is in ${state}; delete that folder if it is damaged`;
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
      // One by one: for a path of several new folders a read-only disk gives an error that does not say so.
      if (!existsSync(folder)) mkdirSync(folder);
    } catch (error) {
      refuseFolder(folder, error);
    }
  }
}

/** Throws when the folder or anything below it is there and cannot be written. */
function requireWritable(folder: string): void {
  if (!existsSync(folder)) return;
  for (const file of [folder, ...filesBelow(folder)]) {
    // A server that is just ending takes its journals away.
    if (existsSync(file)) accessSync(file, constants.W_OK);
  }
}

/** Ends the process when SQLite cannot read the file to its end. */
function requireSound(file: string): void {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const found = database.prepare("PRAGMA quick_check(1)").get();
    database.close();
    if (found?.["quick_check"] !== "ok") throw new Error("malformed");
  } catch (error) {
    // A server that is just ending may have taken the file's journal away; the health check has the last word.
    const fault = folderFault(String(error));
    if (fault === "damaged" || fault === "locked") exitWith(faultSentence(fault, path.dirname(file)));
  }
}

/** Files and folders below a folder. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name));
}
