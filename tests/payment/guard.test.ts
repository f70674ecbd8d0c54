// Who may call the sandbox, and what it does with requests that are no calls.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { send, type Sent } from "#support/server/send.ts";
import { fieldsOf, startSandbox, type Sandbox } from "./local.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox?.stop());

const to = (path: string, sent?: Sent) => send(`${sandbox.server.url}${path}`, sent);
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const posted = (headers: Readonly<Record<string, string>>): Sent => ({
  method: "POST",
  headers: { ...form, ...headers },
  body: new URLSearchParams(fieldsOf()).toString(),
});

test("it listens on 127.0.0.1 only", () => {
  expect(new URL(sandbox.server.url).hostname).toBe("127.0.0.1");
});

describe("Host", () => {
  test.each(["localhost", "localhost:8787", "127.0.0.1:1", "[::1]:9098"])(
    "%s is this machine",
    async (host) => {
      expect((await to("/", { headers: { Host: host } })).status).toBe(200);
    },
  );

  test.each(["example.com", "localhost.example.com", "192.168.0.1", "localhost."])(
    "%s is refused",
    async (host) => {
      for (const path of ["/", "/pay/checkout?order_id=a", "/merchant/v1/payment/search"])
        expect((await to(path, { headers: { Host: host } })).status).toBe(403);
      expect((await to("/pay/checkout", posted({ Host: host }))).status).toBe(403);
    },
  );
});

describe("Origin", () => {
  test.each(["http://localhost:8787", "http://127.0.0.1:5173", "http://[::1]:1"])(
    "a page of %s may post",
    async (origin) => {
      expect((await to("/pay/checkout", posted({ Origin: origin }))).status).toBe(303);
    },
  );

  test.each(["https://example.com", "http://localhost.example.com", "null", "http://192.168.0.1"])(
    "a page of %s is refused",
    async (origin) => {
      for (const path of ["/pay/checkout", "/pay/answer", "/payments/1", "/merchant/v1/oauth/token"])
        expect((await to(path, posted({ Origin: origin }))).status).toBe(403);
    },
  );

  test("no page elsewhere may read an answer", async () => {
    const { headers } = await to("/", { headers: { Origin: "http://localhost:8787" } });
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });
});

test("a body of more than 64 KiB is refused", async () => {
  const { status } = await to("/pay/checkout", { method: "POST", headers: form, body: "a".repeat(70_000) });
  expect(status).toBe(413);
});

test.each(["/nothing", "/pay", "/pay/", "/pay/answer", "/payments/1", "/merchant/v1", "/admin"])(
  "GET %s is a sentence",
  async (path) => {
    const { status, text } = await to(path);
    expect(status).toBe(404);
    expect(text).toContain("The payment sandbox has nothing at this path.");
  },
);
