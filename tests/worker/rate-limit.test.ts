// How often one address or one user may call, by the platform's own counter.
// @module-tag deep

import { unstable_readConfig as readConfig } from "wrangler";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorHeaders } from "#contract/errors.ts";
import { type RateLimitName, rateLimits } from "#contract/rate-limits.ts";
import { errorsOf } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { sentences } from "#contract/request-sentences.ts";
import { createTakeCall, keyOf } from "../../worker/src/rate-limit.ts";
import { startWorker, type WorkerUnderTest } from "#support/server/worker-harness.ts";

const { callsMax, periodS } = rateLimits.solving;
const simplify = "/api/free/simplify";
const solve = "/api/mix/ttable/solve";
const statusPath = "/api/free/upgrade/orderStatus";
const allowed = "https://boolean.example";
const json = { "Content-Type": "application/json" };

let worker: WorkerUnderTest;
beforeAll(async () => {
  worker = await startWorker({ ALLOWED_ORIGINS: allowed });
});
afterAll(() => worker?.close());

/** A call of a caller at `address`; on a developer's machine the platform's header may be sent. */
function callFrom(address: string | undefined, path = simplify): Promise<Response> {
  const body = path === solve ? { primaryInput: "A" } : { input: "A" };
  const from = address === undefined ? {} : { "CF-Connecting-IP": address };
  return worker.post(path, body, { ...json, Origin: allowed, ...from });
}

async function statusesOf(calls: number, call: (at: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < calls) {
    const first = statuses.length;
    // Each body is read as soon as it comes: one that waits for nine others was once gone beside a full load.
    const statusOf = async (at: number) => {
      const response = await call(first + at);
      await response.arrayBuffer();
      return response.status;
    };
    const group = Array.from({ length: Math.min(10, calls - first) }, (_, at) => statusOf(at));
    statuses.push(...(await Promise.all(group)));
  }
  return statuses;
}

test.each(["", "staging"])(
  "wrangler.toml binds a counter with the contract's figures for each rate limit: %j",
  (env) => {
    const { ratelimits: bound } = readConfig({ config: "wrangler.toml", env });
    expect(bound).toEqual(
      Object.entries(rateLimits).map(([name, limit]) => ({
        name: `${name.toUpperCase()}_LIMIT`,
        namespace_id: expect.stringMatching(/^\d+$/) as string,
        simple: { limit: limit.callsMax, period: limit.periodS },
      })),
    );
    expect(new Set(bound.map((each: { namespace_id: string }) => each.namespace_id)).size).toBe(bound.length);
  },
);

test("every route is limited but the provider's notify and the health check", () => {
  const limited = Object.values(routes).filter(({ rateLimit }) => rateLimit !== undefined);
  expect(limited.map(({ path, rateLimit }) => [path, rateLimit])).toEqual([
    [simplify, "solving"],
    ["/api/premium/simplify/steps", "premium"],
    ["/api/premium/simplify/check", "premium"],
    ["/api/premium/simplify/next", "premium"],
    ["/api/premium/simplify/equal", "premium"],
    [solve, "solving"],
    ["/api/signed/package", "account"],
    ["/api/signed/account/delete", "account"],
    ["/api/free/upgrade/packages", "browsing"],
    ["/api/free/upgrade/merchant", "browsing"],
    ["/api/signed/hash", "ordering"],
    ["/api/signed/orders", "account"],
    [statusPath, "asking"],
  ]);
  for (const route of Object.values(routes))
    expect(errorsOf(route).includes("too_many_requests")).toBe(route.rateLimit !== undefined);
});

test("an order's status is told sixty times a minute to an address, besides what else it asks", async () => {
  const { callsMax: askedMax } = rateLimits.asking;
  const ask = () =>
    worker.post(statusPath, { orderId: "x" }, { ...json, "CF-Connecting-IP": "203.0.113.99" });
  const statuses = await statusesOf(2 * askedMax + 1, ask);
  const served = statuses.filter((each) => each === 200).length;
  expect(served).toBeGreaterThanOrEqual(askedMax);
  expect(served).toBeLessThanOrEqual(2 * askedMax);
  expect((await callFrom("203.0.113.99")).status).toBe(200);
});

describe("an address", () => {
  const busy = "203.0.113.7";

  test("has its calls of both routes together, then 429 with Retry-After, and no other address has", async () => {
    // The local counter begins anew with each minute: a test across that border sees up to twice as many.
    const statuses = await statusesOf(2 * callsMax + 1, (at) => callFrom(busy, at % 2 ? solve : simplify));
    const served = statuses.filter((status) => status === 200).length;
    expect(served).toBeGreaterThanOrEqual(callsMax);
    expect(served).toBeLessThanOrEqual(2 * callsMax);
    expect(statuses.filter((status) => status === 429).length).toBe(statuses.length - served);

    const last = await statusesOf(callsMax, () => callFrom("2001:db8:1:2::7"));
    expect(new Set(last)).toEqual(new Set([200]));
    expect((await callFrom("198.51.100.7")).status).toBe(200);
  });

  test("that is refused is told why and for how long, also on a page of another origin", async () => {
    // On a busy machine the calls can fall into two of the counter's minutes.
    let response = await callFrom(busy);
    for (let calls = 0; response.status === 200 && calls <= 2 * callsMax; calls += 10)
      [response = response] = (await Promise.all(Array.from({ length: 10 }, () => callFrom(busy)))).toSorted(
        (one, other) => other.status - one.status,
      );
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe(String(periodS));
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe(allowed);
    expect(response.headers.get("Access-Control-Expose-Headers")).toMatch(/\bRetry-After\b/);
    expect(errorHeaders.too_many_requests).toBe("Retry-After");
    expect(await response.json()).toEqual({
      message: sentences.too_many_requests,
      code: "too_many_requests",
    });
    expect((await worker.fetch("/api/health", { headers: { "CF-Connecting-IP": busy } })).status).toBe(200);
  });
});

test("calls on loopback are not counted", async () => {
  const statuses = await statusesOf(2 * callsMax + 1, () => callFrom(undefined));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

describe("whose calls are counted together", () => {
  test.each([
    [null, null, null],
    ["", null, null],
    ["127.0.0.1", null, null],
    ["127.1.2.3", null, null],
    ["::1", null, null],
    ["::ffff:127.0.0.1", null, null],
    ["203.0.113.7", "203.0.113.7", "203.0.113.7"],
    ["12.7.0.1", "12.7.0.1", "12.7.0.1"],
    ["::ffff:203.0.113.7", "203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["2001:db8:1:2::6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["2001:db8:1:2:3::", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["2001:db8::3:4:5:6", "2001:db8:0:0::/64", "2001:db8:0::/48"],
    ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
    ["::2", "0:0:0:0::/64", "0:0:0::/48"],
    ["1::1", "1:0:0:0::/64", "1:0:0::/48"],
  ])("%s: %s, and as a network %s", (address, ofAddress, ofNetwork) => {
    expect(keyOf("address", address)).toBe(ofAddress);
    expect(keyOf("network", address)).toBe(ofNetwork);
    expect(keyOf("all", address)).toBe(ofAddress === null ? null : "all");
  });
});

describe("a counter", () => {
  const request = new Request("https://boolean.example/api", {
    headers: { "CF-Connecting-IP": "203.0.113.7" },
  });
  const none = Object.fromEntries(Object.keys(rateLimits).map((name) => [name, undefined])) as Record<
    RateLimitName,
    undefined
  >;
  const cases: readonly [name: string, counter: RateLimit | undefined, taken: boolean][] = [
    ["that has calls left takes one", { limit: async () => ({ success: true }) }, true],
    ["that has none left takes none", { limit: async () => ({ success: false }) }, false],
    ["that is missing takes every call", undefined, true],
    ["that fails takes every call", { limit: () => Promise.reject(new Error("The counter is gone.")) }, true],
  ];
  test.each(cases)("%s", async (_name, solving, taken) => {
    expect(await createTakeCall({ ...none, solving })("solving", request)).toBe(taken);
  });

  test.each([
    ["solving", "203.0.113.7"],
    ["searching", "203.0.113.7"],
    ["everyone", "all"],
    ["premium", "u1"],
  ] as const)("of %s counts under %s", async (name, expected) => {
    const keys: string[] = [];
    const counter = { limit: async ({ key }: { key: string }) => ({ success: keys.push(key) > 0 }) };
    await createTakeCall({ ...none, [name]: counter })(name, request, name === "premium" ? "u1" : undefined);
    expect(keys).toEqual([expected]);
  });
});
