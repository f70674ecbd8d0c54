// Runs other programs to their end and shows or captures their output.

import { spawn, spawnSync } from "node:child_process";

const windows = process.platform === "win32";

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether to count the CPU seconds, on a system with a POSIX shell. */
  readonly countsCpu?: boolean;
  /** Whether the program runs at a low priority, if the system can do so. */
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
  /** The CPU seconds of the program and of its ended child processes; absent if they were not counted. */
  readonly cpuS?: number;
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

/** Runs its arguments, then writes its own times and theirs to file descriptor 3, which is closed for the arguments. */
const timesScript = '"$@" 3>&-; code=$?; times >&3; exit $code';

function capture(
  program: string,
  args: readonly string[],
  options: RunOptions,
  heard: (chunk: Buffer, stream: NodeJS.WriteStream) => void,
): Promise<Ended> {
  const { countsCpu = false, yields = false } = options;
  const isCounted = countsCpu && !windows;
  const [command = program, ...list] = [
    ...(isCounted ? ["sh", "-c", timesScript, "sh"] : []),
    ...(yields && !windows ? ["nice", "-n", "5"] : []),
    program,
    ...args,
  ];
  return new Promise((resolve) => {
    const child = spawn(command, list, {
      stdio: ["ignore", "pipe", "pipe", isCounted ? "pipe" : "ignore"],
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      shell: windows,
    });
    let times = "";
    child.stdio[3]?.on("data", (chunk: Buffer) => (times += chunk.toString()));
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      heard(chunk, process.stdout);
    });
    child.stderr?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      heard(chunk, process.stderr);
    });
    child.on("error", ({ message }) => resolve({ code: 1, output: output + message }));
    child.on("close", (code, signal) => {
      const cpuS = cpuSecondsOf(times);
      resolve({
        code: code ?? 1,
        output: output + (signal ?? ""),
        ...(cpuS !== undefined && { cpuS }),
      });
    });
  });
}

/** The sum of what `times` writes, such as `0m0.02s 0m0.01s` in a line each for the shell and for its programs. */
function cpuSecondsOf(times: string): number | undefined {
  // Some languages write a comma.
  const parts = [...times.matchAll(/(\d+)m([\d.,]+)s/g)];
  if (parts.length === 0) return undefined;
  return parts.reduce(
    (total, [, minutes, seconds = ""]) => total + 60 * Number(minutes) + Number(seconds.replace(",", ".")),
    0,
  );
}
