// The Worker's bundle as `wrangler deploy` would upload it.

import { execFileSync } from "node:child_process";

/** Writes the bundle of the Worker that `config` names into `folder`. */
export function bundleWorker(config: string, folder: string): void {
  const args = ["deploy", "--dry-run", "--config", config, "--outdir", folder];
  execFileSync("node_modules/.bin/wrangler", args, {
    stdio: "pipe",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });
}
