// Faults inside the app, with real parts broken from outside: an engine that traps, a database that is gone.
// @module-tag deep

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { initSync } from "../../logic-rs/dist/worker/logic_rs.js";
import { createApp } from "../../worker/src/app.ts";
import { createCallers } from "../../worker/src/auth/caller.ts";
import { usualBudget } from "../../worker/src/call-budget.ts";
import { createLogic } from "../../worker/src/logic.ts";
import { faultLine, type LogLine } from "../../worker/src/log.ts";
import { derive } from "../../worker/src/routes/steps.ts";
import { sentences } from "#contract/request-sentences.ts";

const module = new WebAssembly.Module(readFileSync("logic-rs/dist/worker/logic_rs_bg.wasm"));

function appWith(db: D1Database, isSampled = true): { app: ReturnType<typeof createApp>; log: LogLine[] } {
  const log: LogLine[] = [];
  const app = createApp({
    logic: createLogic(module),
    budget: usualBudget,
    version: "v1",
    strictTransport: "max-age=1",
    db,
    callers: createCallers({
      db,
      projectId: "",
      keysAddress: "http://127.0.0.1:1/",
      fetch: () => Promise.reject(new Error("nobody is asked")),
      onKeysFault: () => undefined,
      nowMs: () => 0,
    }),
    payment: { db, merchant: null, currency: "USD", nowMs: () => 0, retried: (work) => work() },
    takeCall: async () => true,
    allowedOrigins: [],
    newRequestId: () => `id-${log.length}`,
    nowMs: () => 0,
    isSampled: () => isSampled,
    log: (line) => log.push(line),
  });
  return { app, log };
}

const goneDatabase = {
  prepare: () => {
    throw new Error("D1_ERROR: no such database secret_name");
  },
} as unknown as D1Database;

function simplify(app: ReturnType<typeof createApp>): Promise<Response> {
  return Promise.resolve(
    app.request("/api/free/simplify", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ input: "A.B+A.B'" }),
    }),
  );
}

test("an ordinary request that is not sampled leaves no line, a fault leaves both of its lines", async () => {
  const { app, log } = appWith(goneDatabase, false);
  expect((await simplify(app)).status).toBe(200);
  expect((await app.request("/api/nothing")).status).toBe(404);
  expect(log).toEqual([]);
  new Uint8Array(initSync({ module }).memory.buffer).fill(0xff);
  expect((await simplify(app)).status).toBe(500);
  expect(log).toMatchObject([
    { level: "error", event: "fault" },
    { level: "error", event: "request", status: 500 },
  ]);
});

test("a trap is a 500 with an id and nothing more, and the next request answers", async () => {
  const { app, log } = appWith(goneDatabase);
  expect((await simplify(app)).status).toBe(200);
  // Destroys the instance's allocator and stack, as a wild write would.
  new Uint8Array(initSync({ module }).memory.buffer).fill(0xff);
  const response = await simplify(app);
  expect(response.status).toBe(500);
  const id = response.headers.get("X-Request-Id");
  expect(await response.json()).toEqual({ message: sentences.internal, code: "internal", id });
  expect(log).toContainEqual(expect.objectContaining({ level: "error", event: "fault", requestId: id }));
  const next = await simplify(app);
  expect(next.status).toBe(200);
  expect(await next.json()).toMatchObject({ simplified: "A" });
});

test("without its database the health check is a 503 that names no internals", async () => {
  const { app, log } = appWith(goneDatabase);
  const response = await app.request("/api/health");
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ message: sentences.unavailable, code: "unavailable" });
  expect(JSON.stringify(log)).not.toContain("secret_name");
});

test("a derivation that the checker refuses is a fault, and its log line says what was refused", () => {
  const refusal = "Step 3: The line stood before.";
  // No input makes the crate answer so: its outcome is given here.
  const logic = { ...createLogic(module), steps: () => ({ kind: "unverified", refusal }) as const };
  const derived = (): unknown => {
    try {
      return derive(logic, usualBudget, { input: "A.B+A.B'" });
    } catch (fault) {
      return faultLine("id", fault);
    }
  };
  expect(derived()).toMatchObject({ event: "fault", name: "UnverifiedDerivation", detail: refusal });
});
