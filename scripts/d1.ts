// SQL in the served database's own file, or in a deployed one by wrangler's command.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { lockedForMs, servedDatabase } from "./state.ts";
import type { Target } from "./target.ts";

export type Row = Readonly<Record<string, string | number | null>>;

/** The database cannot be reached, or does not take the SQL; its message is a sentence. */
export class DatabaseFault extends Error {
  override readonly name = "DatabaseFault";
}

const wrangler = path.resolve("node_modules", "wrangler", "bin", "wrangler.js");

const answers = z.array(
  z.object({ results: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))) }),
);
const refusal = z.object({ error: z.object({ text: z.string() }) });

/** The arguments of wrangler. An empty environment is the service itself; without one wrangler warns. */
export function d1Arguments(environment: string | null, sql: string): readonly string[] {
  return ["d1", "execute", "DB", "--remote", "--env", environment ?? "", "--json", "--command", sql];
}

/** The rows of the first statement. Rejects with a DatabaseFault. */
export async function runSql(target: Target, sql: string): Promise<readonly Row[]> {
  const [rows = []] = await runStatements(target, [sql]);
  return rows;
}

/** The rows of each statement. Rejects with a DatabaseFault. */
export async function runStatements(
  target: Target,
  statements: readonly string[],
): Promise<readonly (readonly Row[])[]> {
  return target.kind === "local" ? runServed(statements) : runDeployed(target.environment, statements);
}

/** Waits for another program that holds the database, such as the stack at the moment of a write. */
function runServed(statements: readonly string[]): readonly (readonly Row[])[] {
  const file = servedDatabase();
  if (!existsSync(file)) throw new DatabaseFault(noTable);
  try {
    const database = new DatabaseSync(file, { timeout: lockedForMs });
    const answered = statements.map((sql) => database.prepare(sql).all() as unknown as readonly Row[]);
    database.close();
    return answered;
  } catch (error) {
    throw new DatabaseFault(faultOf(error instanceof Error ? error.message : String(error)), {
      cause: error,
    });
  }
}

/** In one start of wrangler, which takes seconds. */
async function runDeployed(
  environment: string | null,
  statements: readonly string[],
): Promise<readonly (readonly Row[])[]> {
  const { code, output, errors } = await runWrangler(d1Arguments(environment, statements.join(";\n")));
  const value = jsonIn(output);
  if (code !== 0) throw new DatabaseFault(faultOf(refusal.safeParse(value).data?.error.text ?? errors));
  const read = answers.safeParse(value);
  if (!read.success) throw new DatabaseFault(faultOf("wrangler answered in another form than expected."));
  return read.data.map(({ results }) => results);
}

const noTable = "The database has no such table yet; npm start, or wrangler d1 migrations apply, makes it.";

function faultOf(text: string): string {
  if (/no such table/.test(text)) return noTable;
  if (/SQLITE_BUSY|database is locked/.test(text))
    return "Another program holds the database; end it, or try again.";
  return `The database could not be used: ${text.trim() || "wrangler said nothing."}`;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Without a shell, which would read the SQL in its own way. */
function runWrangler(args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [wrangler, ...args], {
      stdio: ["ignore", "pipe", "pipe"],
      // Its answer counts as a log.
      env: { ...process.env, WRANGLER_LOG: "log" },
    });
    let [output, errors] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
    child.on("error", ({ message }) => resolve({ code: 1, output, errors: errors + message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output, errors }));
  });
}
