// The builds of page and Worker: their list, whether a build fits the sources, and how it is replaced. A build is made
// in a second folder and renamed, so it is complete at any time. A server serves a copy, which no later build changes.

import {
  closeSync,
  cpSync,
  existsSync,
  fstatSync,
  globSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { createBuilder } from "vite";
import { isCurrent, sourcesHash, stampBuild } from "./build-stamp.ts";
import { exitWith, refuseFolder, requireRoom } from "./faults.ts";
import { writeLicenses } from "./licenses.ts";
import { runAndCapture } from "./shell.ts";

export const configFile = "web/vite.config.ts";
/** The mode of page and Worker on a developer's machine; vite.config.ts has the differences. */
export const developerMode = "developer";

export interface BuildKind {
  readonly mode: string;
  readonly folder: string;
}

export const builds = {
  /** The deployed build. */
  production: { mode: "production", folder: "dist" },
  /** The build of `npm start`. Its Worker accepts local tokens, so it is in a folder that no deployment uses. */
  local: { mode: developerMode, folder: path.join(".wrangler", "build") },
} as const satisfies Record<string, BuildKind>;

/** Holds a copy of the local build for each server, named after its process. */
const copies = path.join(".wrangler", "served");
/** The build tool's pointer file to the Worker, below web/. A preview expects it in the folder that it serves. */
const pointerName = path.join(".wrangler", "deploy", "config.json");

/** Builds in a separate process unless the build of these sources exists; ends this process on failure. */
export async function ensureLocalBuild(): Promise<void> {
  const { folder, mode } = builds.local;
  if (isCurrent(folder, mode)) return;
  // NODE_ENV decides whether React is built for production.
  const { code } = await runAndCapture(process.execPath, ["scripts/build.ts", "local"], {
    env: { NODE_ENV: "production" },
  });
  if (code !== 0) process.exit(1);
}

export interface ServedCopy {
  readonly folder: string;
  /** The Worker's configuration in it. */
  readonly workerConfig: string;
  readonly remove: () => void;
}

/** A copy of the current local build that no later build changes. */
export async function copyOfBuild(): Promise<ServedCopy> {
  const folder = path.resolve(copies, String(process.pid));
  const source = builds.local;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    removeOrphans(copies, /^(\d+)$/);
    // Another start may replace the build while it is copied.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await ensureLocalBuild();
      remove();
      cpSync(source.folder, folder, { recursive: true });
      if (isCurrent(folder, source.mode)) return { folder, workerConfig: pointToWorker(folder), remove };
    }
  } catch (error) {
    remove();
    refuseFolder(path.resolve(copies), error);
  }
  remove();
  const place = path.resolve(source.folder);
  return exitWith(`${place} changes while it is read; stop what writes to it and start again.`);
}

/** Page and Worker. */
async function buildWhole(mode: string, outDir: string): Promise<void> {
  const builder = await createBuilder({ configFile, mode, logLevel: "warn", build: { outDir } });
  await builder.buildApp();
  writeLicenses(outDir);
}

/** Builds into a second folder and then replaces the folder; if the build fails, the folder stays as it is. */
export async function buildInPlace({ mode, folder }: BuildKind, build = buildWhole): Promise<void> {
  const { dir, base } = path.parse(path.resolve(folder));
  const fresh = path.join(dir, `${base}-new-${process.pid}`);
  process.on("exit", () => {
    rmSync(fresh, { recursive: true, force: true });
    removePointer();
  });
  try {
    mkdirSync(dir, { recursive: true });
    // On a full disk the bundler ends without a message that a person could read.
    requireRoom(dir);
    removeOrphans(dir, new RegExp(`^${base}-(?:new|old)-(\\d+)$`));
    mkdirSync(fresh);
    // A folder that is deleted meanwhile comes back with what is written after that, and would look like a build. The
    // system gives the number of the folder to no other one while it is held open.
    const held = openSync(fresh, "r");
    const sources = sourcesHash(mode);
    await build(mode, fresh);
    removePointer();
    const isSame = statSync(fresh, { throwIfNoEntry: false })?.ino === fstatSync(held).ino;
    closeSync(held);
    if (!isSame) exitWith(`${fresh} was deleted while it was built; start again.`);
    stampBuild(fresh, sources);
    putInPlace(fresh, folder);
  } catch (error) {
    refuseFolder(dir, error);
  }
}

/** Removes the pointer file, because a deployment started in web/ would follow it. */
function removePointer(): void {
  rmSync(path.join("web", path.dirname(pointerName)), { recursive: true, force: true });
}

/** Tells a preview of the folder where the Worker is in it. */
function pointToWorker(folder: string): string {
  const [config] = globSync("*/wrangler.json", { cwd: folder });
  if (config === undefined)
    return exitWith(
      `${path.resolve(builds.local.folder)} holds no Worker; delete that folder, and the next start builds it.`,
    );
  const pointer = path.join(folder, pointerName);
  const workerConfig = path.join(folder, config);
  const configPath = path.relative(path.dirname(pointer), workerConfig);
  mkdirSync(path.dirname(pointer), { recursive: true });
  writeFileSync(pointer, JSON.stringify({ configPath, auxiliaryWorkers: [] }));
  return workerConfig;
}

function putInPlace(fresh: string, folder: string): void {
  const old = `${folder}-old-${process.pid}`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      if (existsSync(folder)) renameSync(folder, old);
      renameSync(fresh, folder);
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
