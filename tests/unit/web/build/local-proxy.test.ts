// The local server forwards requests to the paths of the identity provider and the payment provider unchanged, and no
// others.

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { preview, type PreviewServer } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { localProxy } from "#web/build/local-proxy.ts";
import { previewGuard } from "#web/build/preview-guard.ts";

type Name = "identity" | "payments";

let behind: readonly Server[];
let server: PreviewServer;
let url: string;
beforeEach(async () => {
  const [identity, payments] = await Promise.all([startNamed("identity"), startNamed("payments")]);
  behind = [identity, payments];
  server = await preview({
    configFile: false,
    logLevel: "silent",
    plugins: [localProxy({ identity: originOf(identity), payments: originOf(payments) }), previewGuard()],
    preview: { host: "127.0.0.1", port: 0 },
  });
  url = originOf(server.httpServer as Server);
});
afterEach(async () => {
  await server.close();
  for (const each of behind) each.close();
});

/** Answers with its name and with what it was asked. */
async function startNamed(name: Name): Promise<Server> {
  const started = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    response.writeHead(418, { "X-Asked-By": headers.host ?? "" });
    response.write(`${name}: ${method} ${path} ${headers.authorization} `);
    request.pipe(response);
  });
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return started;
}

function originOf(started: Server): string {
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

test.each<readonly [name: Name, method: string, path: string, body: string]>([
  ["identity", "POST", "/identitytoolkit.googleapis.com/v1/accounts:signUp?key=a", "{}"],
  ["identity", "POST", "/securetoken.googleapis.com/v1/token?key=a", "grant_type=a"],
  ["identity", "GET", "/emulator/action?mode=verifyEmail&oobCode=a%2Bb", ""],
  ["identity", "PATCH", "/emulator/v1/projects/demo/config", "{}"],
  ["payments", "POST", "/pay/checkout", "order_id=a%2Bb&amount=4.00"],
  ["payments", "GET", "/pay/checkout?order_id=a%2Bb", ""],
  ["payments", "POST", "/pay/answer", "answer=pay"],
])("%s: %s %s", async (name, method, path, body) => {
  const response = await fetch(url + path, {
    method,
    headers: { Authorization: "Bearer owner" },
    ...(body !== "" && { body }),
  });
  expect(await response.text()).toBe(`${name}: ${method} ${path} Bearer owner ${body}`);
  expect(response.status).toBe(418);
  // As the browser knows it, so that the server can tell the page's own origin from others.
  expect(response.headers.get("X-Asked-By")).toBe(new URL(url).host);
});

test.each([
  "/www.googleapis.com/robot/v1/metadata/jwk/securetoken@system.gserviceaccount.com",
  "/emulators/action",
  "/api/emulator/action",
  "/?/emulator/action",
  "/pay",
  "/payments/320025000001",
  "/api/pay/checkout",
  "/merchant/v1/payment/search?order_id=a",
])("%s is no path of theirs", async (path) => {
  expect((await fetch(url + path)).status).not.toBe(418);
});

test.each(["/securetoken.googleapis.com/v1/token", "/pay/checkout"])(
  "without the server behind %s the answer is 503, which the page takes for no network",
  async (path) => {
    for (const each of behind) {
      each.close();
      each.closeAllConnections();
    }
    const response = await fetch(url + path, { method: "POST" });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "unavailable" });
  },
);
