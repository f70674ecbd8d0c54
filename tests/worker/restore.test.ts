// A database that is restored from an export, as docs/deploy.md says, has the same tables, indexes and rows, and wrangler takes
// it for one with all migrations. The export is the local emulator's, which writes the same statements as the platform.
// @module-tag deep

import { copyFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { spawnSync } from "#support/programs.ts";

const wrangler = path.resolve("node_modules", "wrangler", "bin", "wrangler.js");
const top = mkdtempSync(path.join(tmpdir(), "restore-"));
const file = path.join(top, "export.sql");
afterAll(() => rmSync(top, { recursive: true, force: true }));

/** A folder with a local database of its own. */
function place(name: string): string {
  const folder = path.join(top, name);
  cpSync("worker/migrations", path.join(folder, "worker", "migrations"), { recursive: true });
  copyFileSync("wrangler.toml", path.join(folder, "wrangler.toml"));
  return folder;
}

/** Runs wrangler's command for the local database of a folder, and answers its output. */
function d1(folder: string, ...args: readonly string[]): string {
  const all = [wrangler, "d1", ...args, "--local", "--env", ""];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", WRANGLER_LOG: "log", CI: "true" },
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}

type Rows = readonly Readonly<Record<string, unknown>>[];

/** The rows of each statement, in one start of wrangler. */
function rowsOf(folder: string, statements: readonly string[]): readonly Rows[] {
  const output = d1(folder, "execute", "DB", "--json", "--command", statements.join(";\n"));
  return (JSON.parse(output) as readonly { readonly results: Rows }[]).map(({ results }) => results);
}

const text = "it''s \"quoted\"; -- π 🎓\nand a line";
const filled = [
  `INSERT INTO packages VALUES ('monthly', '${text}', 'All', 400, 0, 30, 0, NULL)`,
  `INSERT INTO orders VALUES ('OIDAB3K9154000000', 'u1', 'ada@example.com', 'monthly', 400, 'USD', 30, 'SUCCESS', 0, 1, 2, NULL, 3)`,
  `INSERT INTO orders VALUES ('OIDAB3K9154000001', NULL, NULL, 'goodwill', 0, 'USD', 7, 'PENDING', 0, 9007199254740991, 2, 3, NULL)`,
  `INSERT INTO grants VALUES ('OIDAB3K9154000000', 'u1', 2, 30, NULL)`,
  `INSERT INTO payment_events VALUES (7, 'OIDAB3K9154000000', '4.00', 'USD', '2', '320025000001', '${text}', 'processed', 2)`,
  `INSERT INTO alerts VALUES ('mismatch', 'OIDAB3K9154000000', 5, NULL, 6)`,
  `INSERT INTO deleted_users VALUES ('gone', 9)`,
  `INSERT INTO scheduled_run VALUES (1, 10)`,
];

/** All tables of the schema, and wrangler's own. */
const tables = [
  "alerts",
  "d1_migrations",
  "deleted_users",
  "grants",
  "orders",
  "packages",
  "payment_events",
  "scheduled_run",
];
const questions = [
  `SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' ORDER BY type, name`,
  ...tables.map((name) => `SELECT * FROM ${name}`),
];

let old: readonly Rows[];
let restored: readonly Rows[];
let listed: string;
beforeAll(() => {
  const [first, second] = [place("old"), place("restored")];
  d1(first, "migrations", "apply", "DB");
  rowsOf(first, filled);
  d1(first, "export", "DB", "--output", file);
  d1(second, "execute", "DB", "--yes", "--file", file);
  [old, restored] = [rowsOf(first, questions), rowsOf(second, questions)];
  listed = d1(second, "migrations", "list", "DB");
});

test("the tables and indexes are the same, and no migration is missing", () => {
  const [schema = []] = restored;
  expect(schema).toEqual(old[0]);
  expect(schema.filter(({ type }) => type === "table").map(({ name }) => name)).toEqual(tables);
  expect(schema.filter(({ type }) => type === "index")).not.toEqual([]);
  expect(listed).toContain("No migrations to apply");
});

test.each(tables.map((name, index) => [name, index + 1] as const))("%s has the same rows", (_, index) => {
  expect(old[index]).not.toEqual([]);
  expect(restored[index]).toEqual(old[index]);
});
