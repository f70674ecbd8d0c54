// The local server hands the identity provider's paths on as they are, and no others.

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { preview, type PreviewServer } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { identityProxy } from "../../web/build/identity-proxy.ts";
import { previewGuard } from "../../web/build/preview-guard.ts";

let identity: Server;
let server: PreviewServer;
let url: string;
beforeEach(async () => {
  identity = createServer(async ({ method, url: path, headers }, response) => {
    response.writeHead(418, { "X-Asked-By": headers.host ?? "" });
    response.end(`${method} ${path} ${headers.authorization}`);
  });
  await new Promise<void>((resolve) => identity.listen(0, "127.0.0.1", resolve));
  const { port } = identity.address() as AddressInfo;
  server = await preview({
    configFile: false,
    logLevel: "silent",
    plugins: [identityProxy(`http://127.0.0.1:${port}`), previewGuard()],
    preview: { host: "127.0.0.1", port: 0 },
  });
  url = `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await server.close();
  identity.close();
});

test.each([
  ["POST", "/identitytoolkit.googleapis.com/v1/accounts:signUp?key=a"],
  ["POST", "/securetoken.googleapis.com/v1/token?key=a"],
  ["GET", "/emulator/action?mode=verifyEmail&oobCode=a%2Bb"],
  ["PATCH", "/emulator/v1/projects/demo/config"],
])("%s %s", async (method, path) => {
  const response = await fetch(url + path, { method, headers: { Authorization: "Bearer owner" } });
  expect(await response.text()).toBe(`${method} ${path} Bearer owner`);
  expect(response.status).toBe(418);
  // As the browser knows it, so that the server can tell the page's own origin from others.
  expect(response.headers.get("X-Asked-By")).toBe(new URL(url).host);
});

test.each([
  "/www.googleapis.com/robot/v1/metadata/jwk/securetoken@system.gserviceaccount.com",
  "/emulators/action",
  "/api/emulator/action",
  "/?/emulator/action",
])("%s is not the identity server's", async (path) => {
  expect((await fetch(url + path)).status).not.toBe(418);
});

test("without the identity server the answer is 503, which the page takes for no network", async () => {
  identity.close();
  identity.closeAllConnections();
  const response = await fetch(`${url}/securetoken.googleapis.com/v1/token`, { method: "POST" });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: "unavailable" });
});
