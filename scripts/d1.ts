// SQL in the local stack's database or in a deployed one, by wrangler's command.

import { spawn } from "node:child_process";
import path from "node:path";
import { z } from "zod";
import { lockedForMs, state } from "./state.ts";
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
export function d1Arguments(target: Target, sql: string): readonly string[] {
  const place =
    target.kind === "local"
      ? ["--local", "--persist-to", state, "--env", ""]
      : ["--remote", "--env", target.environment ?? ""];
  return ["d1", "execute", "DB", ...place, "--json", "--command", sql];
}

/** The rows of the first statement. Rejects with a DatabaseFault. */
export async function runSql(target: Target, sql: string): Promise<readonly Row[]> {
  const [rows = []] = await runStatements(target, [sql]);
  return rows;
}

/**
 * The rows of each statement, in one start of wrangler, which takes seconds. Waits for another program that holds a local
 * database, such as the stack at the moment of a write. Rejects with a DatabaseFault.
 */
export async function runStatements(
  target: Target,
  statements: readonly string[],
): Promise<readonly (readonly Row[])[]> {
  const args = d1Arguments(target, statements.join(";\n"));
  const endMs = Date.now() + lockedForMs;
  for (;;) {
    const { code, output, errors } = await runWrangler(args);
    const value = jsonIn(output);
    if (code === 0) {
      const read = answers.safeParse(value);
      if (read.success) return read.data.map(({ results }) => results);
      throw new DatabaseFault(faultOf("wrangler answered in another form than expected."));
    }
    const text = refusal.safeParse(value).data?.error.text ?? errors;
    if (!isLocked(text) || Date.now() > endMs) throw new DatabaseFault(faultOf(text));
  }
}

const noTable = "The database has no such table yet; npm start, or wrangler d1 migrations apply, makes it.";

function faultOf(text: string): string {
  if (/no such table/.test(text)) return noTable;
  if (isLocked(text)) return "Another program holds the database; end it, or try again.";
  return `The database could not be used: ${text.trim() || "wrangler said nothing."}`;
}

function isLocked(text: string): boolean {
  return /SQLITE_BUSY|database is locked/.test(text);
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
