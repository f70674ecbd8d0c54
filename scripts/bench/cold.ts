// The time of `npm start` (to its ready line) and of `npm test`, each in a fresh clone of the committed tree.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runOrExit } from "../shell.ts";

const timeoutMs = 30 * 60_000;

export async function measureCold(): Promise<void> {
  for (const [task, until] of [
    ["start", /^Ready on .*$/m],
    ["test", /^\d+ passed, \d+ failed$/m],
  ] as const) {
    const folder = mkdtempSync(path.join(tmpdir(), `cold-${task}-`));
    runOrExit("git", ["clone", "--quiet", ".", folder]);
    const { seconds, line } = await timeUntil(task, until, folder);
    console.log(`cold npm ${task}`.padEnd(44), seconds.toFixed(1).padStart(9), `s  (${line})`);
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Reached {
  readonly seconds: number;
  /** The closing line. */
  readonly line: string;
}

function timeUntil(task: string, until: RegExp, folder: string): Promise<Reached> {
  const startMs = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn("npm", [task === "test" ? "test" : "start"], {
      cwd: folder,
      env: { ...process.env, PATH: pathWithoutOurs(), PORT: "8799" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const timer = setTimeout(() => child.kill("SIGTERM"), timeoutMs);
    let output = "";
    let reached: Reached | null = null;
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const line = until.exec(output)?.[0];
      if (reached || line === undefined) return;
      reached = { seconds: (performance.now() - startMs) / 1000, line };
      child.kill("SIGTERM");
    });
    child.on("close", () => {
      clearTimeout(timer);
      if (!reached) reject(new Error(`npm ${task} ended without its closing line:\n${output.slice(-2000)}`));
      else resolve(reached);
    });
  });
}

/** The PATH without the programs of this checkout's packages, as in a shell that has never seen it. */
function pathWithoutOurs(): string {
  const ours = path.resolve("node_modules", ".bin");
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return folders.filter((folder) => folder !== ours).join(path.delimiter);
}
