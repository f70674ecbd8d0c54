// Files of the local servers: read whole, and written so that a crash leaves either the old or the new text.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { faultSentence, folderFault } from "../faults.ts";

/** A folder or file of a server cannot be used; its message is one sentence that names it. */
export class FileFault extends Error {
  override readonly name = "FileFault";
}

/** Null where the file does not exist. Throws one sentence that names the file if the file is damaged. */
export function readJson<T>(file: string, schema: z.ZodType<T>): T | null {
  if (!existsSync(file)) return null;
  const text = withFault(file, () => readFileSync(file, "utf8"));
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw damagedFile(file);
  }
}

export function damagedFile(file: string): FileFault {
  return new FileFault(`${file} is damaged; delete it, and the next start makes a new one.`);
}

/** Only this user may read the file, because it has a private key, hashes of passwords, or addresses of people. */
export function writeJson(file: string, value: unknown): void {
  const beside = `${file}.${process.pid}.new`;
  withFault(file, () => {
    writeFileSync(beside, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
    renameSync(beside, file);
  });
}

export function makeFolder(folder: string): void {
  withFault(folder, () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
}

/** Turns the system's error about a folder or file into one sentence that names it. */
function withFault<T>(place: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const fault = folderFault(error instanceof Error && "code" in error ? String(error.code) : "");
    throw fault ? new FileFault(faultSentence(fault, path.resolve(place)), { cause: error }) : error;
  }
}
