// Exports of databases: an old one is deleted, one that names an erased user too, and no other file.

import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keptDays, removeExportsWith, removeOldExports } from "#scripts/deploy/exports.ts";

const nowMs = Date.parse("2026-11-29T12:00:00Z");
const dayMs = 24 * 60 * 60 * 1000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "exports-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, agoDays: number, text = ""): void {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  const at = new Date(nowMs - agoDays * dayMs);
  utimesSync(file, at, at);
}

test("what is older than 30 days is deleted", () => {
  write("new.sql", 0);
  write("last.sql", keptDays);
  write("old.sql", keptDays + 1 / 24);
  write("old.txt", 300);
  expect(removeOldExports(nowMs, folder)).toEqual(["old.sql"]);
  expect(readdirSync(folder).toSorted()).toEqual(["last.sql", "new.sql", "old.txt"]);
});

test("what names a user who is erased is deleted", () => {
  write("a.sql", 0, `INSERT INTO "orders" VALUES('OIDAB3K9154000000','u1','ada@example.com')`);
  write("b.sql", 0, `INSERT INTO "orders" VALUES('OIDAB3K9154000000','u2','bob@example.com')`);
  expect(removeExportsWith("u1", folder)).toEqual(["a.sql"]);
  expect(readdirSync(folder)).toEqual(["b.sql"]);
});

test("a folder that does not exist is not made", () => {
  const none = path.join(folder, "none");
  expect([removeOldExports(nowMs, none), removeExportsWith("u1", none)]).toEqual([[], []]);
  expect(existsSync(none)).toBe(false);
});
