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

test.each([
  ["/assets/nope.js", "text/html", true],
  ["/simplify", "text/html,*/*;q=0.8", true],
  ["/index.htm", "text/html", true],
  ["/index.htm", "*/*", false],
  ["/assets/nope.js", "*/*", false],
  ["/api/nope", "text/html", false],
])("%s is not found; for a caller who takes %s that is a page: %s", async (path, Accept, isPage) => {
  const response = await worker.fetch(path, { headers: { Accept } });
  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Content-Type")).toMatch(isPage ? /^text\/html/ : /^application\/json/);
  if (isPage) expect(await response.text()).toContain(sentences.not_found);
  else expect(await response.json()).toEqual({ message: sentences.not_found, code: "not_found" });
});
