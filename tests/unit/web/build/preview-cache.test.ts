// Immutable files are requested from the Worker once; every other answer comes from the Worker each time.

import type { AddressInfo } from "node:net";
import { preview, type PreviewServer } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { previewCache } from "#web/build/preview-cache.ts";
import { previewCompression } from "#web/build/preview-compression.ts";

const text = "A file that is long enough to be compressed. ".repeat(100);

let server: PreviewServer;
let origin: string;
/** What was asked of the server behind, as method, path and encoding. */
let asked: string[];

beforeEach(async () => {
  asked = [];
  const behind = {
    name: "behind",
    configurePreviewServer({ middlewares }: PreviewServer) {
      middlewares.use((request, response) => {
        const path = request.url ?? "";
        asked.push(`${request.method} ${path} ${request.headers["accept-encoding"]}`);
        const mayChange = path.startsWith("/assets/changing");
        response.writeHead(path.startsWith("/assets/missing") ? 404 : 200, {
          "Cache-Control": mayChange ? "no-cache" : "public, max-age=31536000, immutable",
          ETag: '"tag"',
          "Content-Type": "text/javascript",
        });
        if (path.startsWith("/assets/broken")) {
          response.write(text);
          response.destroy();
          return;
        }
        response.write(text.slice(0, 1_000));
        response.end(text.slice(1_000));
      });
    },
  };
  server = await preview({
    configFile: false,
    logLevel: "silent",
    plugins: [previewCache(), previewCompression(), behind],
    preview: { host: "127.0.0.1", port: 0 },
  });
  origin = `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}`;
});
afterEach(() => server?.close());

async function get(path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") {
  const response = await fetch(origin + path, { method, headers: { "Accept-Encoding": "br", ...headers } });
  const named = Object.fromEntries(response.headers);
  // Of each answer its own.
  delete named["date"];
  return { status: response.status, headers: named, body: await response.text() };
}

test.each(["br", "gzip", "identity"])(
  "with %s the second answer is the first one again",
  async (encoding) => {
    const first = await get("/assets/a.js", { "Accept-Encoding": encoding });
    expect(first.body).toBe(text);
    expect(first.headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
    const again = await get("/assets/a.js", { "Accept-Encoding": encoding });
    expect(again.body).toBe(text);
    expect(again.headers).toEqual(first.headers);
    expect(asked).toEqual([`GET /assets/a.js ${encoding}`]);
  },
);

test("each file and each encoding is asked for", async () => {
  for (const path of ["/assets/a.js", "/assets/b.js"])
    for (const encoding of ["br", "gzip"]) await get(path, { "Accept-Encoding": encoding });
  expect(asked.length).toBe(4);
});

test.each<[name: string, path: string, headers?: Readonly<Record<string, string>>, method?: string]>([
  ["a file that may change", "/assets/changing.js"],
  ["a file that is not there", "/assets/missing.js"],
  ["a path outside of the files", "/api/free/health"],
  ["a path with a query", "/assets/a.js?x=1"],
  ["a part of a file", "/assets/a.js", { Range: "bytes=0-9" }],
  ["a question whether it changed", "/assets/a.js", { "If-None-Match": '"tag"' }],
  ["HEAD", "/assets/a.js", {}, "HEAD"],
])("%s is asked for each time", async (_name, path, headers, method) => {
  for (const _ of [1, 2]) await get(path, headers, method);
  expect(asked.length).toBe(2);
});

test("half an answer is not kept", async () => {
  for (const _ of [1, 2]) await expect(get("/assets/broken.js")).rejects.toThrow(TypeError);
  expect(asked.length).toBe(2);
});
