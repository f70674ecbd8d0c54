// The programs that parts of the lab need: where one is, how it is started, and how it is ended.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, globSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { host } from "../port.ts";

/** The first of these programs that the PATH has; null if it has none. */
export function onPath(...names: readonly string[]): string | null {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram) ?? null;
}

/** The last program in the order of the alphabet whose path matches the pattern; null if there is none. */
export function lastOf(pattern: string): string | null {
  return globSync(pattern).filter(isProgram).toSorted().at(-1) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface StartedProgram {
  readonly child: ChildProcess;
  /** What the program has written so far. */
  readonly output: () => string;
  /** Ends it, and waits for its end. */
  readonly end: () => Promise<void>;
}

export interface StartOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a program that goes on until it is ended. */
export function startProgram(
  program: string,
  args: readonly string[],
  { cwd, env }: StartOptions = {},
): StartedProgram {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.on("error", ({ message }) => (output += message));
  const end = async () => {
    if (hasEnded(child)) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { child, output: () => output, end };
}

/** How long a program may take until it is ready. */
const readyMsMax = 120_000;

/** Asks until there is an answer; rejects with the program's output if the program ends before, or takes too long. */
export async function untilReady<Answer>(
  { child, output }: StartedProgram,
  ask: () => Answer | null | undefined | Promise<Answer | null | undefined>,
): Promise<Answer> {
  const endMs = Date.now() + readyMsMax;
  while (Date.now() < endMs && !hasEnded(child)) {
    const answer = await ask();
    if (answer) return answer;
    await pause(50);
  }
  throw new Error(`${child.spawnfile} did not start:\n${output()}`);
}

/** Whether a server answers at the address. */
export async function answers(address: string): Promise<boolean> {
  const response = await fetch(address).catch(() => null);
  return response?.ok ?? false;
}

function hasEnded({ exitCode, signalCode, pid }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null || pid === undefined;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  return address.port;
}
