// A fault of the server is answered like the API's `unavailable`: as JSON, and without a stack trace.

import type { AddressInfo } from "node:net";
import { preview, type PreviewServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { previewGuard } from "#web/build/preview-guard.ts";
import { sentences } from "#contract/request-sentences.ts";

let server: PreviewServer;
let port: number;

beforeAll(async () => {
  const faulting = {
    name: "faulting",
    configurePreviewServer({ middlewares }: PreviewServer) {
      middlewares.use("/api/late", (_request, response, next) => {
        response.write("{");
        next(new TypeError("fetch failed"));
      });
      middlewares.use((_request, _response, next) => next(new TypeError("fetch failed")));
    },
  };
  server = await preview({
    configFile: false,
    logLevel: "silent",
    plugins: [previewGuard(), faulting],
    preview: { host: "127.0.0.1", port: 0 },
  });
  ({ port } = server.httpServer.address() as AddressInfo);
});
afterAll(() => server?.close());

test.each(["/api/free/simplify", "/"])("%s answers 503 in the API's shape", async (path) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  expect(response.status).toBe(503);
  expect(response.headers.get("Content-Type")).toBe("application/json");
  expect(response.headers.get("Retry-After")).toMatch(/^\d+$/);
  expect(await response.json()).toEqual({ message: sentences.unavailable, code: "unavailable" });
});

test("an answer that has begun ends early, not as if it were whole", async () => {
  const answer = fetch(`http://127.0.0.1:${port}/api/late`).then((response) => response.text());
  await expect(answer).rejects.toThrow(TypeError);
});
