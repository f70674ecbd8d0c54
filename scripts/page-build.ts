// The builds of page and Worker: which there are, whether one fits the sources, and how it is replaced. A build is made
// in a folder beside and renamed, so it is whole at any time; a server takes a copy, so nothing changes under it.

import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
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
/** Page and Worker of a developer's machine; vite.config.ts says what is other in them. */
export const developerMode = "developer";

export interface BuildKind {
  readonly mode: string;
  readonly folder: string;
}

export const builds = {
  /** What is deployed. */
  production: { mode: "production", folder: "dist" },
  /** What `npm start` serves: where no deployment looks, because its Worker takes local tokens. */
  local: { mode: developerMode, folder: path.join(".wrangler", "build") },
} as const satisfies Record<string, BuildKind>;

/** Holds a copy of the local build for each server, named after its process. */
const copies = path.join(".wrangler", "served");
/** Where the build tool points to the Worker, from the page's sources; a preview looks for it in the folder it serves. */
const pointerName = path.join(".wrangler", "deploy", "config.json");

/** Builds in a process of its own unless the build of these sources is there; ends this process on failure. */
export async function ensureLocalBuild(): Promise<void> {
  const { folder, mode } = builds.local;
  if (isCurrent(folder, mode)) return;
  // React looks at NODE_ENV for whether it is built for development.
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
}

/** Builds beside the folder and puts the build in its place; the folder stays as it is when the build fails. */
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
    const sources = sourcesHash(mode);
    await build(mode, fresh);
    removePointer();
    stampBuild(fresh, sources);
    putInPlace(fresh, folder);
  } catch (error) {
    refuseFolder(dir, error);
  }
}

/** A deployment that is started beside the page's sources would follow it. */
function removePointer(): void {
  rmSync(path.join("web", path.dirname(pointerName)), { recursive: true, force: true });
}

/** Tells a preview of the folder where the Worker is in it. */
function pointToWorker(folder: string): string {
  const [config] = globSync("*/wrangler.json", { cwd: folder });
  if (config === undefined) throw new Error(`${folder} holds no Worker.`);
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
