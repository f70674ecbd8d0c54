// Common to every call: origins, headers, request ids, the log; and the health check.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sentences } from "#contract/request-sentences.ts";
import { startWorker, type WorkerUnderTest } from "#support/server/worker-harness.ts";

const simplify = "/api/free/simplify";
const allowed = "https://boolean.example";
let worker: WorkerUnderTest;
beforeAll(async () => {
  worker = await startWorker({ ALLOWED_ORIGINS: `${allowed} https://second.example` });
});
afterAll(() => worker?.close());

test("the health check runs a statement on the database", async () => {
  const response = await worker.fetch("/api/health");
  expect(response.status).toBe(200);
  // workerd on this machine gives each start an id of its own.
  expect(await response.json()).toEqual({
    ok: true,
    version: expect.stringMatching(/^[0-9a-f-]{36}$/),
    database: "answers",
    keysAgeS: null,
    scheduledAgeS: null,
  });
});

test("HEAD answers where GET does", async () => {
  expect((await worker.fetch("/api/health", { method: "HEAD" })).status).toBe(200);
});

test("the health check answers no other method", async () => {
  const response = await worker.fetch("/api/health", { method: "POST" });
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
});

describe("an unknown address is a 404 in JSON", () => {
  const paths = [
    "/api",
    "/api/nothing",
    "/nothing",
    "/nothing/deep/",
    "/apinothing",
    "/assets/gone.js",
    "/%",
  ];
  const calls = paths.flatMap((path) =>
    ["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD"].map((method) => [method, path] as const),
  );
  test.each(calls)("%s %s", async (method, path) => {
    const response = await worker.fetchPastFiles(path, { method });
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    const body = method === "HEAD" ? "" : JSON.stringify({ message: sentences.not_found, code: "not_found" });
    expect(await response.text()).toBe(body);
  });

  test.each(["/nothing", "/nothing/deep/", "/assets/gone.js"])("%s is a page for people", async (path) => {
    const asked = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
    const response = await worker.fetchPastFiles(path, { headers: asked });
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const text = await response.text();
    expect(text).toContain(sentences.not_found);
    expect(text).toContain('<a href="/">');
    const api = await worker.fetchPastFiles(`/api${path}`, { headers: asked });
    expect([api.status, await api.json()]).toMatchObject([404, { code: "not_found" }]);
    const posted = await worker.fetchPastFiles(path, { method: "POST", headers: asked });
    expect([posted.status, await posted.json()]).toMatchObject([404, { code: "not_found" }]);
  });

  test("HEAD and OPTIONS of a route name its methods and have no body", async () => {
    for (const [path, allow] of [
      ["/api/health", "GET, HEAD, OPTIONS"],
      [simplify, "POST, OPTIONS"],
    ] as const) {
      const options = await worker.fetch(path, { method: "OPTIONS" });
      expect([options.status, options.headers.get("Allow"), await options.text()]).toEqual([204, allow, ""]);
    }
    const head = await worker.fetch(simplify, { method: "HEAD" });
    expect([head.status, head.headers.get("Allow"), await head.text()]).toEqual([405, "POST, OPTIONS", ""]);
  });
});

describe("origins", () => {
  const send = (origin: string | undefined) =>
    worker.post(
      simplify,
      { input: "A" },
      { "Content-Type": "application/json", ...(origin !== undefined && { Origin: origin }) },
    );

  test("a request without Origin is served", async () => {
    expect((await send(undefined)).status).toBe(200);
  });

  test("the service's own origin is served, and its host with another port is another origin", async () => {
    expect((await send(worker.url)).status).toBe(200);
    expect((await send(`http://${new URL(worker.url).hostname}:1`)).status).toBe(403);
  });

  test("an origin on the list is served and may read the answer", async () => {
    const response = await send(allowed);
    expect(response.status).toBe(200);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe(allowed);
  });

  test.each([
    "https://evil.example",
    "https://boolean.example.evil.example",
    "null",
    "http://boolean.example",
  ])("%s is refused", async (origin) => {
    const response = await send(origin);
    expect(response.status).toBe(403);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(await response.json()).toMatchObject({ code: "origin_not_allowed" });
  });

  test("a preflight of a listed origin is answered", async () => {
    const response = await worker.fetch(simplify, {
      method: "OPTIONS",
      headers: { Origin: allowed, "Access-Control-Request-Method": "POST" },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe(allowed);
    expect(response.headers.get("Access-Control-Allow-Headers")).toContain("Content-Type");
  });
});

test.each([
  "/favicon.ico",
  "/robots.txt",
  "/.env",
  "/.git/config",
  "/app/.env",
  "/.well-known/security.txt",
  "/wp-login.php",
  "/wp-admin/",
  "/blog/wp-includes/wlwmanifest.xml",
  "/xmlrpc.php?rsd",
  "/phpmyadmin/index.php",
  "/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php",
  "/cgi-bin/luci",
  "/actuator/health",
  "/backup.zip",
  "/dump.sql",
  "/config.yml",
  "/admin",
  "/login",
])("the files alone answer %s: the Worker is not woken", async (path) => {
  worker.takeLogs();
  for (const method of ["GET", "HEAD", "POST"])
    expect((await worker.fetch(path, { method })).status, method).toBeOneOf([404, 405]);
  // The Worker logs a line for each request, in their order.
  const { headers } = await worker.fetch("/api/health");
  const logs: Record<string, unknown>[] = [];
  await expect
    .poll(() => logs.push(...worker.takeLogs()) && logs.at(-1)?.["requestId"])
    .toBe(headers.get("X-Request-Id"));
  expect(logs.map(({ route }) => route)).toEqual(["/api/health"]);
});

test.each(["/api/health", "/api/nothing"])("%s carries the secure headers", async (path) => {
  const { headers } = await worker.fetch(path);
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": "max-age=31536000",
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
  });
});

test("each request gets an id of its own and one log line without what was typed", async () => {
  worker.takeLogs();
  const first = await worker.post(simplify, { input: "Zebra.Quagga" });
  const second = await worker.fetch("/api/zebra@quagga.example?token=zebra");
  const ids = [first, second].map((response) => response.headers.get("X-Request-Id"));
  expect(new Set(ids).size).toBe(2);
  const logs: Record<string, unknown>[] = [];
  await expect.poll(() => logs.push(...worker.takeLogs())).toBe(2);
  expect(logs).toMatchObject([
    { level: "info", event: "request", requestId: ids[0], method: "POST", route: simplify, status: 200 },
    { level: "info", event: "request", requestId: ids[1], method: "GET", route: "unmatched", status: 404 },
  ]);
  expect(JSON.stringify(logs)).not.toMatch(/zebra|quagga/i);
});
