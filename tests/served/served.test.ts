// What the stack of `npm start` answers besides the API: the page, its headers, what is missing, and nothing else.
// @module-tag deep

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { sentences } from "#contract/request-sentences.ts";
import { send } from "#support/server/send.ts";
import { explorer } from "#support/server/explorer.ts";
import { useBrowser } from "#support/browser/browser.ts";

const open = useBrowser();

const get = (path: string, init?: RequestInit) => fetch(inject("url") + path, init);

test.each(["/", "/?noheader=1", "/index.html", "/index.html?noheader=1"])("%s is the page", async (path) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(new URL(response.url).search).toBe(new URL(path, "http://localhost").search);
  expect(await response.text()).toContain('<div id="root">');
});

test.each(["/assets/nope.js", "/assets/", "/simplify", "/index.htm", "/_headers", "/stamp.json"])(
  "%s is not found, and no cache keeps that",
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: sentences.not_found, code: "not_found" });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const page = await get(path, { headers: { Accept: "text/html" } });
    expect(page.status).toBe(404);
    expect(page.headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(await page.text()).toContain(sentences.not_found);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
  },
);

test("the icon of old browsers and crawlers is a file", async () => {
  const response = await get("/favicon.ico");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toMatch(/^image\//);
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s belongs to the API alone", async (method) => {
  for (const path of ["/", "/assets/nope.js", "/apis"]) {
    const response = await get(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
    expect(await response.json()).toMatchObject({ code: "method_not_allowed" });
  }
});

test("the page's port leaves preflights to the Worker", async () => {
  const response = await get("/api/free/simplify", {
    method: "OPTIONS",
    headers: { Origin: "http://localhost:1", "Access-Control-Request-Method": "POST" },
  });
  expect(response.status).toBe(403);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
});

test("static files carry the security headers", async () => {
  for (const path of ["/", "/color-scheme.js", "/favicon.svg", "/sw.js"]) {
    const { headers } = await get(path);
    expect(headers.get("Content-Security-Policy")).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin-allow-popups");
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
    const denied = headers.get("Permissions-Policy")?.split(", ");
    for (const power of ["camera", "microphone", "geolocation", "payment", "usb"])
      expect(denied).toContain(`${power}=()`);
  }
});

test("the licences of all packages and crates that are shipped are in one text", async () => {
  const response = await get("/licenses.txt");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
  const text = await response.text();
  // Their code is in the page or in the Worker.
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const shipped = Object.keys(dependencies).filter((name) => name !== "react-router-dom");
  expect(shipped.length).toBeGreaterThan(10);
  for (const name of [
    ...shipped,
    "react-router",
    "scheduler",
    "serde",
    "wasm-bindgen",
    "Rust standard library",
  ])
    expect.soft(text, name).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, "m"));
  expect((await get("/licenses.json")).status).toBe(404);
});

test.each(["/", "/index.html", "/sw.js"])(
  "%s is asked for anew, so that a deployment arrives",
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
  },
);

test("Chromium has nothing to say about page and headers", async () => {
  const said: string[] = [];
  const { page } = await open({
    path: "/simplify",
    serviceWorkers: "allow",
    before: async (context) => context.on("console", (message) => said.push(message.text())),
  });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(said).toEqual([]);
});

test("what the emulator would end with a fault is answered as the platform answers it", async () => {
  for (const path of ["/api/health", "/"]) {
    const traced = await send(inject("url") + path, { method: "TRACE" });
    expect([traced.status, JSON.parse(traced.text)]).toMatchObject([405, { code: "method_not_allowed" }]);
    expect(traced.headers["allow"]).toContain("GET");
    expect((await send(inject("url") + path, { headers: { "MF-CF-Blob": "{bad" } })).status).toBe(200);
  }
});

test("a scheduled run can be made by hand", async () => {
  const run = await get("/cdn-cgi/handler/scheduled");
  expect([run.status, await run.text()]).toEqual([200, "ok"]);
});

test("no explorer of the database is served, and no trace of a call is kept", async () => {
  await get("/api/health");
  for (const path of explorer) expect((await get(path)).status).toBe(404);
  // The set-up's own calls would have been traced too.
  const kept = join(inject("stateFolder"), "state", "v3");
  expect(existsSync(kept)).toBe(true);
  expect(readdirSync(kept)).not.toContain("observability");
});
