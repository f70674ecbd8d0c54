// The Worker's bundle as `wrangler deploy` would upload it.

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Writes the deployed configuration, or one with another entry, into a folder of its own, and returns its path: the tools
 * read a developer's variables where they lie beside a configuration. It has no static files, so no test needs a build.
 */
export function ownConfig(folder: string, entry?: string): string {
  const config = readFileSync("wrangler.toml", "utf8")
    .replace(/^main = "(.*)"$/m, (_, main: string) => `main = ${JSON.stringify(resolve(entry ?? main))}`)
    .replace(/^directory = .*$/m, 'directory = "client"')
    .replace(/^migrations_dir = .*$/m, `migrations_dir = ${JSON.stringify(resolve("worker/migrations"))}`);
  mkdirSync(join(folder, "client"));
  const file = join(folder, "wrangler.toml");
  writeFileSync(file, config);
  return file;
}

/** Writes the bundle of the Worker that `config` names into `folder`. */
export function bundleWorker(config: string, folder: string): void {
  const args = ["deploy", "--dry-run", "--config", config, "--outdir", folder];
  execFileSync("node_modules/.bin/wrangler", args, {
    stdio: "pipe",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });
}
