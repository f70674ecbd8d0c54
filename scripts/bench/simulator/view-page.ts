// Builds the page with only the canvas and serves it with the security policy of the real page.

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import type { CircuitPage } from "./page/main.ts";

declare global {
  /** The functions of the page for the scripts that drive it. */
  var circuitPage: CircuitPage;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

export async function serveViewPage(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "view-page-"));
  await build({
    root: path.join(import.meta.dirname, "page"),
    configFile: false,
    logLevel: "error",
    build: {
      outDir: folder,
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      modulePreload: { polyfill: false },
    },
  });
  const policy = await pagePolicy();
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? "/", "http://localhost").pathname;
    void answer(response, path.join(folder, name === "/" ? "index.html" : path.normalize(name)), policy);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function answer(response: ServerResponse, file: string, policy: string): Promise<void> {
  try {
    const bytes = await readFile(file);
    const type = types[path.extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "content-security-policy": policy }).end(bytes);
  } catch {
    response.writeHead(404).end();
  }
}

async function pagePolicy(): Promise<string> {
  const headers = await readFile(path.join(import.meta.dirname, "../../../web/public/_headers"), "utf8");
  const policy = /Content-Security-Policy: (.+)/.exec(headers)?.[1];
  if (policy === undefined) throw new Error("The page has no security policy");
  return policy;
}
