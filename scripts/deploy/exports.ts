// The exports of databases on the operator's machine. They hold users and e-mail addresses, so they do not last: D1 itself
// keeps a history of 30 days, and a user who was erased must not stay in a file for longer.

import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";

const exportsFolder = path.resolve(".wrangler", "exports");
/** Days that an export is kept. */
export const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** The file of a new export, in a folder that this user alone can read. */
export function newExportFile(databaseName: string, nowMs: number): string {
  mkdirSync(exportsFolder, { recursive: true, mode: 0o700 });
  const time = new Date(nowMs).toISOString().replaceAll(/[-:]|\.\d+/g, "");
  return path.join(exportsFolder, `${databaseName}-${time}.sql`);
}

/** Lets this user alone read the file. */
export function protectExport(file: string): void {
  chmodSync(file, 0o600);
}

/** Deletes the exports that are older than 30 days; returns their names. */
export function removeOldExports(nowMs: number, folder = exportsFolder): readonly string[] {
  return removeExports(folder, (file) => statSync(file).mtimeMs < nowMs - keptDays * dayMs);
}

/** Deletes the exports that hold the text, such as a user's id; returns their names. */
export function removeExportsWith(text: string, folder = exportsFolder): readonly string[] {
  return removeExports(folder, (file) => readFileSync(file, "utf8").includes(text));
}

function removeExports(folder: string, isRemoved: (file: string) => boolean): readonly string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const removed = names.filter((name) => name.endsWith(".sql") && isRemoved(path.join(folder, name)));
  for (const name of removed) rmSync(path.join(folder, name));
  return removed;
}
