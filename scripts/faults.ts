// Faults of a folder that the tools write to: recognised in an error, and reported in one sentence.

import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";

export type FolderFault = "damaged" | "locked" | "full" | "notFolder" | "notWritable";

/** The most bytes that a start writes at once: a build, or its copy together with the logs. */
const roomBytes = 16 * 1024 * 1024;

/** Codes of the system, and the words of SQLite and workerd for the same fault. */
const signs: readonly (readonly [FolderFault, RegExp])[] = [
  ["full", /ENOSPC|EDQUOT|EFBIG|SIGXFSZ|SQLITE_FULL|database or disk is full|No space left|File too large/],
  ["notWritable", /EACCES|EPERM|EROFS|SQLITE_READONLY|readonly database|Read-only file system/],
  ["notFolder", /ENOTDIR|EEXIST|Not a directory/],
  ["locked", /SQLITE_BUSY|SQLITE_LOCKED|database is locked/],
  [
    "damaged",
    /SQLITE_CORRUPT|SQLITE_NOTADB|malformed|not a database|disk I\/O error|SQLITE_IOERR|SQLITE_CANTOPEN/,
  ],
];

/** The fault in an error's code or in a program's output; null if there is none. */
export function folderFault(text: string): FolderFault | null {
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? null;
}

const remedies: Readonly<Record<FolderFault, string>> = {
  damaged: "is damaged; move it away or delete it, and the next start makes an empty one",
  locked: "is locked by another program; stop that program and start again",
  full: "has no room left; free some space there and start again",
  notFolder: "is a file where a folder should be; move it away or delete it and start again",
  notWritable:
    "cannot be written to; give this user the right to, or work in a copy of the project where it can",
};

/** One sentence: which folder or file, what is wrong with it, what to do. */
export function faultSentence(fault: FolderFault, place: string): string {
  return `${place} ${remedies[fault]}.`;
}

/** Ends the process with a sentence that says why. */
export function exitWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Ends the process with a sentence when the system refused to write to the folder; else throws the error. */
export function refuseFolder(folder: string, error: unknown): never {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const fault = typeof code === "string" ? folderFault(code) : null;
  if (fault !== "full" && fault !== "notWritable") throw error;
  return exitWith(faultSentence(fault, folder));
}

/** Ends the process with a sentence when the folder does not take what a start writes. */
export function requireRoom(folder: string): void {
  const probe = path.join(folder, `.room-${process.pid}`);
  let refusal: unknown;
  try {
    writeFileSync(probe, Buffer.alloc(roomBytes));
  } catch (error) {
    refusal = error;
  }
  rmSync(probe, { force: true });
  if (refusal !== undefined) refuseFolder(folder, refusal);
}
