// As deployed, an address that is neither a static file nor a route is answered by the Worker.
// @module-tag deep

import { afterAll, beforeAll, expect, test } from "vitest";
import { sentences } from "#contract/request-sentences.ts";
import { startWorker, type WorkerUnderTest } from "#support/server/worker-harness.ts";

let worker: WorkerUnderTest;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker?.close());

test.each(["/assets/nope.js", "/simplify", "/index.htm", "/api/nope"])("%s is not found", async (path) => {
  const response = await worker.fetch(path, { headers: { Accept: "text/html" } });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: sentences.not_found, code: "not_found" });
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});
