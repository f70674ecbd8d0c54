// Runs other programs to their end and shows or captures their output.

import { spawn, spawnSync } from "node:child_process";

const windows = process.platform === "win32";

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
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

/** Runs a program silently; when it fails, shows its output and ends this process with its exit code. */
export function runQuietlyOrExit(program: string, args: readonly string[]): void {
  const result = spawnSync(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    shell: windows,
  });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout ?? ""}${result.stderr ?? ""}`);
  process.exit(result.status ?? 1);
}

/** Runs a program, shows its output and returns it. */
export function runAndCapture(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ["ignore", "pipe", "pipe"],
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      shell: windows,
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      process.stderr.write(chunk);
    });
    child.on("error", () => resolve({ code: 1, output }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
