// The folder of the local database: whether it can be used, and its migrations.

import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { exitWith, faultSentence, folderFault, refuseFolder, requireRoom } from "./faults.ts";
import { runQuietly } from "./shell.ts";

const tools = path.resolve(".wrangler");
const state = path.join(tools, "state");

/** Ends the process with one sentence when the folder cannot hold the database; then applies the migrations. */
export async function prepareState(): Promise<void> {
  requireFolders();
  try {
    requireWritable(state);
  } catch (error) {
    refuseFolder(state, error);
  }
  requireRoom(state);
  // Earlier versions kept traces of calls there.
  rmSync(path.join(state, "v3", "observability"), { recursive: true, force: true });
  for (const file of filesBelow(state)) if (file.endsWith(".sqlite")) requireSound(file);
  // wrangler does not ask before it applies the migrations when its input is closed.
  const { code, output } = await runQuietly("wrangler", ["d1", "migrations", "apply", "DB", "--local"]);
  if (code === 0) return;
  const fault = folderFault(output);
  if (fault) exitWith(faultSentence(fault, state));
  process.stderr.write(output);
  exitWith(`The migrations could not be applied to the local database in ${state}; the message is above.`);
}

/** What to say when the database does not answer although its files looked sound. */
export function stateHint(): string {
  return `the local database is in ${state}; delete that folder if it is damaged`;
}

function requireFolders(): void {
  const databases = path.join(state, "v3");
  const kinds = existsSync(databases) && statSync(databases).isDirectory() ? readdirSync(databases) : [];
  const others = ["logs", "served"].map((name) => path.join(tools, name));
  const folders = [tools, ...others, state, databases, ...kinds.map((kind) => path.join(databases, kind))];
  const wrong = folders.find((folder) => existsSync(folder) && !statSync(folder).isDirectory());
  if (wrong !== undefined) exitWith(faultSentence("notFolder", wrong));
  for (const folder of [tools, state, databases]) {
    try {
      // One by one: for a path of several new folders a read-only disk gives an error that does not say so.
      if (!existsSync(folder)) mkdirSync(folder);
    } catch (error) {
      refuseFolder(folder, error);
    }
  }
}

/** Throws when the folder or anything below it cannot be written. */
function requireWritable(folder: string): void {
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
