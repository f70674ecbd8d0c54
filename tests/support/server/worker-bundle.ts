// The Worker's bundle as `wrangler deploy` would upload it.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";
import { spend } from "#support/costs.ts";

/**
 * Writes the deployed configuration, or one with another entry, into a folder of its own, and returns its path: the tools
 * read a developer's variables where they lie beside a configuration. It has no static files, so no test needs a build.
 */
export function ownConfig(folder: string, entry?: string): string {
  const config = readFileSync("wrangler.toml", "utf8")
    .replace(/^main = "(.*)"$/m, (_, main: string) => `main = ${JSON.stringify(resolve(entry ?? main))}`)
    .replace(/^directory = .*$/m, 'directory = "client"')
    .replaceAll(
      /^migrations_dir = .*$/gm,
      `migrations_dir = ${JSON.stringify(resolve("worker/migrations"))}`,
    );
  mkdirSync(join(folder, "client"));
  const file = join(folder, "wrangler.toml");
  writeFileSync(file, config);
  return file;
}

/** Writes the bundle of the Worker that `config` names into `folder`. */
export function bundleWorker(config: string, folder: string): void {
  spend("builds");
  const args = ["deploy", "--dry-run", "--config", config, "--outdir", folder];
  execFileSync("node_modules/.bin/wrangler", args, {
    stdio: "pipe",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });
}

/** All that a bundle is made of. */
const sources = [
  "worker/**/*.*",
  "logic-rs/dist/**/*.*",
  "tests/support/server/*.ts",
  "wrangler.toml",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
];

/** The folder of the bundle with this entry: made once for the same sources, and only read. */
export function bundleOf(config: string, entry = "deployed"): string {
  const hash = createHash("sha256");
  for (const file of globSync(sources).toSorted()) hash.update(`\0${file}\0`).update(readFileSync(file));
  const name = hash.digest("hex").slice(0, 16);
  const beside = resolve(".wrangler", "bundles", basename(entry, ".ts"));
  const folder = join(beside, name);
  if (existsSync(folder)) return folder;
  mkdirSync(beside, { recursive: true });
  for (const old of readdirSync(beside))
    if (!old.startsWith(name)) rmSync(join(beside, old), { recursive: true, force: true });
  const fresh = mkdtempSync(`${folder}-`);
  bundleWorker(config, fresh);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // Another test file was faster.
    rmSync(fresh, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
