// Who is premium is decided in one module, worker/src/auth/caller.ts. The deployed one says nobody, and no other module
// of the bundle makes a premium caller. Once packages are sold, that module reads a row of the database: the list of
// the production bundle then holds its name alone, and tests of that module state that nothing but the row counts.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { createCallerOf } from "../../worker/src/auth/caller.ts";
import { bundleWorker } from "../helpers/worker-bundle.ts";
import { premiumConfig } from "../helpers/worker-harness.ts";

/** The modules of a bundle that make a premium caller as a value; comparing a caller's kind makes none. */
function premiumModules(bundle: string): string[] {
  // The bundler writes a module's path above its code.
  const [, ...modules] = bundle.split(/^\/\/ (?=[\w./@-]+\.[jt]sx?$)/m);
  return modules
    .filter((module) => /kind:\s*["']premium["']/.test(module))
    .map((module) => module.slice(0, module.indexOf("\n")).replace(/^(\.\.\/)+/, ""));
}

function bundleOf(config: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bundle-"));
  try {
    bundleWorker(config, folder);
    const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
    return scripts.map((name) => readFileSync(path.join(folder, name), "utf8")).join("\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("no module of the production bundle makes a premium caller; of the tests' own one does", () => {
  const production = bundleOf("wrangler.toml");
  expect(production).toContain("// worker/src/auth/caller.ts\n");
  expect(premiumModules(production)).toEqual([]);
  expect(premiumModules(bundleOf(premiumConfig()))).toEqual(["tests/helpers/premium-worker.ts"]);
});

test.each([
  ["a request without a token", {}],
  ["a token", { Authorization: "Bearer premium" }],
  ["a cookie", { Cookie: "premium=1" }],
])("to the deployed Worker %s comes from nobody in particular", async (_name, headers) => {
  const request = new Request("https://boolean.example/api/mix/ttable/solve", { method: "POST", headers });
  expect(await createCallerOf()(request)).toEqual({ kind: "anyone" });
});
