// The deployed bundle of the Worker has no way to make a caller premium.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { premiumConfig } from "../helpers/worker-harness.ts";

/** A premium caller as a value; a comparison with a caller's kind does not match. */
const premiumCaller = /kind:\s*["']premium["']/;

function bundleOf(config: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bundle-"));
  try {
    const args = ["deploy", "--dry-run", "--config", config, "--outdir", folder];
    execFileSync("node_modules/.bin/wrangler", args, {
      stdio: "pipe",
      env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
    });
    const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
    return scripts.map((name) => readFileSync(path.join(folder, name), "utf8")).join("\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("the production bundle holds no premium caller; the tests' own does", () => {
  const production = bundleOf("wrangler.toml");
  expect(production).toContain("/api/mix/ttable/solve");
  expect(production).not.toMatch(premiumCaller);
  expect(bundleOf(premiumConfig())).toMatch(premiumCaller);
});
