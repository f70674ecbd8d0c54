// Starts the stack as npm does, for tests of the running app.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { spend } from "#support/costs.ts";

export interface StackOptions {
  readonly task?: "start" | "dev";
  /** The top of a copy of the checkout, which has a state of its own; by default this one. */
  readonly folder?: string;
  /** What it keeps, if it is this checkout's; by default an empty folder. The developer's own state is never used. */
  readonly stateFolder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The largest file that it may write, in KiB, as on a disk with no more room. */
  readonly fileBlocksMax?: number;
}

export interface StartedStack {
  readonly entry: ChildProcess;
  readonly url: string;
  /** The lines after the ready line. */
  readonly note: string;
  /** Where its own identity server lists the mails; empty where it has none of its own. */
  readonly mails: string;
  /** The origin of its payment sandbox. */
  readonly payments: string;
  /** Holds its database, accounts and variables. */
  readonly stateFolder: string;
  /** Ends it as Ctrl-C does, and waits for its end. */
  stop(): Promise<void>;
}

const stateFolders: string[] = [];
// Also when the stack was killed and a part of it still writes.
process.on("exit", () => {
  for (const folder of stateFolders) rmSync(folder, { recursive: true, force: true });
});

function newStateFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "stack-"));
  stateFolders.push(folder);
  return folder;
}

/** Starts npm's entry on a free port unless the options name one. Its output goes to the pipes. */
export function spawnEntry(options: StackOptions = {}): ChildProcess {
  const { task = "start", folder, env = {}, fileBlocksMax } = options;
  const command = ["node", "scripts/run.mjs", task];
  const limited = ["bash", "-c", `ulimit -f ${fileBlocksMax}; exec ${command.join(" ")}`];
  const [program = "", ...args] = fileBlocksMax === undefined ? command : limited;
  // The test runner's NODE_ENV would build React for development.
  const { NODE_ENV: _, ...inherited } = process.env;
  spend("servers");
  const state = folder === undefined && { STATE_FOLDER: options.stateFolder ?? newStateFolder() };
  return spawn(program, args, {
    cwd: folder ?? ".",
    env: { ...inherited, PORT: "0", ...state, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Waits for the ready line; rejects with the output when the stack ends before. */
export async function startStack(options: StackOptions = {}): Promise<StartedStack> {
  const ofCopy = options.folder && path.join(options.folder, ".wrangler");
  const stateFolder = ofCopy ?? options.stateFolder ?? newStateFolder();
  const entry = spawnEntry({ ...options, stateFolder });
  const { url, note } = await new Promise<Pick<StartedStack, "url" | "note">>((resolve, reject) => {
    let output = "";
    const heard = (chunk: Buffer) => {
      output += chunk.toString();
      const [, ready, after = ""] = /^Ready on (\S+).*\n((?:.*\n){2})/m.exec(output) ?? [];
      if (ready !== undefined) resolve({ url: ready, note: after });
    };
    entry.stdout?.on("data", heard);
    entry.stderr?.on("data", heard);
    entry.on("close", () => reject(new Error(`The stack did not start:\n${output}`)));
  });
  const mails = /mails: (\S+)/.exec(note)?.[1] ?? "";
  const payments = /^Payments: (\S+)\/$/m.exec(note)?.[1] ?? "";
  const stop = async () => {
    if (entry.exitCode !== null || entry.signalCode !== null) return;
    entry.kill("SIGINT");
    await once(entry, "exit");
  };
  return { entry, url, note, mails, payments, stateFolder, stop };
}

/** Waits for the end of a stack that is to fail; one that starts all the same is ended, and its code is null. */
export async function failedStart(
  options: StackOptions = {},
): Promise<{ readonly code: number | null; readonly output: string }> {
  const entry = spawnEntry(options);
  let output = "";
  const heard = (chunk: Buffer) => {
    output += chunk.toString();
    if (/^Ready on /m.test(output)) entry.kill("SIGKILL");
  };
  entry.stdout?.on("data", heard);
  entry.stderr?.on("data", heard);
  await once(entry, "close");
  return { code: entry.exitCode, output };
}
