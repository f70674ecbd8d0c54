// The build of page and Worker in dist/: whether it fits the sources, and how it is replaced. A build is made in a folder
// beside and renamed, so dist/ is whole at any time; a server takes a copy, so nothing changes under it.

import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { createBuilder } from "vite";
import { isCurrent, sourcesHash, stampBuild } from "./build-stamp.ts";
import { exitWith, refuseFolder, requireRoom } from "./faults.ts";
import { runAndCapture } from "./shell.ts";

export const configFile = "web/vite.config.ts";
const dist = "dist";
/** Holds a copy of dist/ for each server, named after its process. */
const copies = ".wrangler/served";
/** Where a preview looks for the Worker, from the folder that it serves. */
const pointerName = ".wrangler/deploy/config.json";

/** Builds in a process of its own unless dist/ already holds the build of these sources; ends this process on failure. */
export async function ensureBuilt(): Promise<void> {
  if (isCurrent(dist)) return;
  // React looks at NODE_ENV for whether it is built for development.
  const { code } = await runAndCapture(process.execPath, ["scripts/build.ts"], {
    env: { NODE_ENV: "production" },
  });
  if (code !== 0) process.exit(1);
}

/** A copy of the current build that no later build changes, and the function that removes it. */
export async function copyOfBuild(): Promise<{ readonly folder: string; readonly remove: () => void }> {
  const folder = path.resolve(copies, String(process.pid));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    removeOrphans(copies, /^(\d+)$/);
    // Another start may replace dist/ while it is copied.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await ensureBuilt();
      remove();
      cpSync(dist, folder, { recursive: true });
      if (isCurrent(folder)) return { folder, remove };
    }
  } catch (error) {
    remove();
    refuseFolder(path.resolve(copies), error);
  }
  remove();
  return exitWith(`${path.resolve(dist)} changes while it is read; stop what writes to it and start again.`);
}

/** Builds beside dist/ and puts the build in its place; dist/ stays as it is when the build fails. */
export async function buildInPlace(): Promise<void> {
  const fresh = `dist-new-${process.pid}`;
  // On a full disk the bundler ends without a message that a person could read.
  requireRoom(path.resolve("."));
  process.on("exit", () => rmSync(fresh, { recursive: true, force: true }));
  try {
    removeOrphans(".", /^dist-(?:new|old)-(\d+)$/);
    mkdirSync(fresh);
    const sources = sourcesHash();
    const builder = await createBuilder({
      configFile,
      logLevel: "warn",
      build: { outDir: path.resolve(fresh) },
    });
    await builder.buildApp();
    takePointer(fresh);
    stampBuild(fresh, sources);
    putInPlace(fresh);
  } catch (error) {
    refuseFolder(path.resolve("."), error);
  }
}

/** The build tool writes the pointer beside the page's sources; it belongs to the build, so that both move together. */
function takePointer(fresh: string): void {
  const written = path.join("web", pointerName);
  const { configPath } = JSON.parse(readFileSync(written, "utf8")) as { configPath: string };
  const worker = path.basename(path.dirname(configPath));
  const pointer = path.join(fresh, pointerName);
  mkdirSync(path.dirname(pointer), { recursive: true });
  writeFileSync(
    pointer,
    JSON.stringify({ configPath: `../../${worker}/wrangler.json`, auxiliaryWorkers: [] }),
  );
  rmSync(path.dirname(written), { recursive: true, force: true });
}

function putInPlace(fresh: string): void {
  const old = `dist-old-${process.pid}`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      if (existsSync(dist)) renameSync(dist, old);
      renameSync(fresh, dist);
      return;
    } catch (error) {
      // Another start, or a test that wants the folder to exist, may have put one there in between.
      if (attempt === 3) throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}

/** Removes what killed processes left behind; the pattern's group is the number of the process. */
function removeOrphans(folder: string, pattern: RegExp): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const pid = pattern.exec(name)?.[1];
    if (pid !== undefined && (Number(pid) === process.pid || !isRunning(Number(pid))))
      rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
