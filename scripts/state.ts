// The data that the local stack keeps between two starts: its database, its accounts and its payments. Checks that
// their folders can be used.

import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
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

/** Ends the process with one sentence if a folder or a database's file cannot be used. */
export function requireState(): void {
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
