// The stamp in a build: hashes of its sources and of its files, so that a damaged or outdated build is found.

import { createHash } from "node:crypto";
import { globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const stampName = "stamp.json";

interface Stamp {
  readonly sources: string;
  readonly files: string;
}

/** Whether a folder holds the complete build of the present sources in this mode. */
export function isCurrent(folder: string, mode: string): boolean {
  try {
    const stamp = JSON.parse(readFileSync(path.join(folder, stampName), "utf8")) as Stamp;
    return stamp.sources === sourcesHash(mode) && stamp.files === filesHash(folder);
  } catch {
    return false;
  }
}

/** Marks a folder as the build of sources with this hash. */
export function stampBuild(folder: string, sources: string): void {
  const stamp: Stamp = { sources, files: filesHash(folder) };
  writeFileSync(path.join(folder, stampName), JSON.stringify(stamp));
}

/** The hash of everything that a build depends on: its mode, sources, packages, and an operator's settings. */
export function sourcesHash(mode: string): string {
  const notSource = /(?:^|[\\/])(?:\.wrangler|node_modules)(?:[\\/]|$)/;
  const files = [
    ...["web", "worker", "logic-rs/dist"].flatMap(filesBelow),
    ...globSync(["wrangler.toml", "package.json", "package-lock.json", "tsconfig.json", ".env*"]),
  ].filter((file) => !notSource.test(file));
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith("VITE_") || name === "CLOUDFLARE_ENV")
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hashOf(".", files, JSON.stringify([mode, settings]));
}

function filesHash(folder: string): string {
  return hashOf(folder, filesBelow(folder), "");
}

function hashOf(folder: string, files: readonly string[], seed: string): string {
  const hash = createHash("sha256").update(seed);
  for (const file of files.toSorted()) {
    const name = path.relative(folder, file).replaceAll("\\", "/");
    if (name === stampName) continue;
    hash.update(`\0${name}\0`).update(createHash("sha256").update(readFileSync(file)).digest());
  }
  return hash.digest("hex");
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
