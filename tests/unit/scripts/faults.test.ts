// Messages of the system, SQLite and wrangler about a folder are read as one of a few faults, each with one sentence.

import { expect, test } from "vitest";
import { faultSentence, type FolderFault, folderFault } from "#scripts/faults.ts";

test.each<readonly [text: string, fault: FolderFault | null]>([
  ["ENOSPC: no space left on device, write", "full"],
  ["EFBIG: file too large, write", "full"],
  ["database or disk is full: SQLITE_FULL", "full"],
  ["EACCES: permission denied, open '/a/b'", "notWritable"],
  ["EROFS: read-only file system, mkdir '/a'", "notWritable"],
  ["attempt to write a readonly database: SQLITE_READONLY", "notWritable"],
  ["ENOTDIR: not a directory, mkdir '/a/b'", "notFolder"],
  ["EEXIST: file already exists, mkdir '/a'", "notFolder"],
  ["database is locked: SQLITE_BUSY", "locked"],
  ["file is not a database: SQLITE_NOTADB", "damaged"],
  ["database disk image is malformed: SQLITE_CORRUPT", "damaged"],
  ['no such table: "x": SQLITE_ERROR', null],
])("%s", (text, fault) => {
  expect(folderFault(text)).toBe(fault);
  if (fault) expect(faultSentence(fault, "/a/b")).toMatch(/^\/a\/b (?:is|has|cannot) [^.]+\.$/);
});
