// Runs other programs to their end and shows or captures their output.

import { spawn, spawnSync } from "node:child_process";

const windows = process.platform === "win32";

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Lets what runs beside it go first, where a system can. */
  readonly yields?: boolean;
}

/** Whether a program answers `--version`. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ["--version"], { stdio: "ignore", shell: windows }).status === 0;
}

/** Runs a program and shows its output; returns its exit code (1 when it could not start). */
export function run(program: string, args: readonly string[], options: RunOptions = {}): number {
  const result = spawnSync(program, args, {
    stdio: ["ignore", "inherit", "inherit"],
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    shell: windows,
  });
  return result.status ?? 1;
}

/** Like `run`, and ends this process with the program's exit code when it fails. */
export function runOrExit(program: string, args: readonly string[], options: RunOptions = {}): void {
  const code = run(program, args, options);
  if (code !== 0) process.exit(code);
}

/** A program that has ended. */
export interface Ended {
  /** 1 when it could not start or a signal ended it. */
  readonly code: number;
  readonly output: string;
}

/** Runs a program, shows its output and returns it. */
export function runAndCapture(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Ended> {
  return capture(program, args, options, (chunk, stream) => stream.write(chunk));
}

/** Runs a program silently and returns its output. */
export function runQuietly(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Ended> {
  return capture(program, args, options, () => {});
}

function capture(
  program: string,
  args: readonly string[],
  options: RunOptions,
  heard: (chunk: Buffer, stream: NodeJS.WriteStream) => void,
): Promise<Ended> {
  const [command = program, ...list] = [
    ...(options.yields && !windows ? ["nice", "-n", "5"] : []),
    program,
    ...args,
  ];
  return new Promise((resolve) => {
    const child = spawn(command, list, {
      stdio: ["ignore", "pipe", "pipe"],
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      shell: windows,
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      heard(chunk, process.stdout);
    });
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      heard(chunk, process.stderr);
    });
    child.on("error", ({ message }) => resolve({ code: 1, output: output + message }));
    child.on("close", (code, signal) => resolve({ code: code ?? 1, output: output + (signal ?? "") }));
  });
}
