// What the deployed Worker takes for proof: keys of the identity provider and of nobody else, whatever is set by mistake.
// @module-tag deep

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startIdentity, type TestIdentity } from "#support/server/identity.ts";
import { goodClaims, projectId } from "#support/server/tokens.ts";
import { bundleWorker, ownConfig } from "#support/server/worker-bundle.ts";
import { startWorker, type WorkerUnderTest } from "#support/server/worker-harness.ts";

/** The modules of a bundle that make a premium caller as a value; comparing a caller's kind makes none. */
function premiumModules(bundle: string): string[] {
  // The bundler writes a module's path, from the configuration's folder, above its code.
  const [, ...modules] = bundle.split(/^\/\/ (?=\S.*\.[jt]sx?$)/m);
  return modules
    .filter((module) => /kind:\s*["']premium["']/.test(module))
    .map((module) => module.slice(0, module.indexOf("\n")).replace(/^.*?(?=worker\/)/, ""));
}

function deployedBundle(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bundle-"));
  const bundle = path.join(folder, "bundle");
  try {
    bundleWorker(ownConfig(folder), bundle);
    const scripts = readdirSync(bundle).filter((name) => name.endsWith(".js"));
    return scripts.map((name) => readFileSync(path.join(bundle, name), "utf8")).join("\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("one module of the production bundle makes a premium caller, and none is of a developer's machine", () => {
  const production = deployedBundle();
  expect(premiumModules(production)).toEqual(["worker/src/auth/caller.ts"]);
  expect(production).not.toContain("worker/src/local.ts");
  expect(production).not.toContain("127\\.0\\.0\\.1");
});

let identity: TestIdentity;
let worker: WorkerUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
  worker = await startWorker({
    FIREBASE_PROJECT_ID: projectId,
    IDENTITY_KEYS_ADDRESS: identity.keysAddress,
    FIREBASE_AUTH_EMULATOR_HOST: identity.keysAddress.slice("http://".length),
  });
});
afterAll(() => Promise.all([worker?.close(), identity?.close()]));

test("a token of a developer's machine is good for nothing at the deployed Worker", async () => {
  const headers = { Authorization: `Bearer ${await identity.tokenFor()}` };
  const { status } = await worker.fetch("/api/signed/package", { method: "POST", headers });
  // 503 where the provider's own keys cannot be reached.
  expect([401, 503]).toContain(status);
});

test("nor is one without a signature, as the provider's emulator gives them", async () => {
  const nowS = Math.floor(Date.now() / 1000);
  const headers = { Authorization: `Bearer ${new UnsecuredJWT(goodClaims(nowS)).encode()}` };
  const response = await worker.fetch("/api/signed/package", { method: "POST", headers });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: "unauthenticated" });
});
