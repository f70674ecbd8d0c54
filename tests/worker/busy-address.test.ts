// A busy address on the platform's own counters: free calls, missing, broken and forged tokens take nothing from the
// premium users behind it, and a bot's searches leave other networks the first cover.
// @module-tag deep

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rateLimits } from "#contract/rate-limits.ts";
import { tooManyRequests } from "#contract/request-sentences.ts";
import { hardText } from "#support/logic/hard-text.ts";
import { createSigner, goodClaims, sign } from "#support/server/tokens.ts";
import { startWorkerWithUsers, type WorkerWithUsers } from "#support/server/worker-harness.ts";

const simplify = "/api/free/simplify";
const steps = "/api/premium/simplify/steps";
const solve = "/api/mix/ttable/solve";
const school = "203.0.113.7";

let worker: WorkerWithUsers;
beforeAll(async () => {
  worker = await startWorkerWithUsers();
});
afterAll(() => worker?.close());

type Headers = Readonly<Record<string, string>>;

function call(path: string, address: string, body: object, headers: Headers = {}): Promise<Response> {
  const own = { "Content-Type": "application/json", "CF-Connecting-IP": address };
  return worker.post(path, body, { ...own, ...headers });
}

/** Calls, ten at a time, until one of them has the status; the local counter may begin a new minute once on the way. */
async function callUntil(status: number, callsMax: number, make: () => Promise<Response>): Promise<Response> {
  for (let calls = 0; calls <= 2 * callsMax + 10; calls += 10) {
    const responses = await Promise.all(Array.from({ length: 10 }, make));
    const found = responses.find((response) => response.status === status);
    if (found) return found;
  }
  throw new Error(`No call of ${2 * callsMax} had the status ${status}.`);
}

/** A token of the right form with a signature of nobody's. */
async function forged(): Promise<Headers> {
  const stranger = await createSigner("key-1");
  const token = await sign(stranger, goodClaims(Math.floor(Date.now() / 1000)));
  return { Authorization: `Bearer ${token}` };
}

async function expectPremiumServed(): Promise<void> {
  const user = await worker.premium();
  const derived = await call(steps, school, { input: "A.B+A.B'" }, user);
  expect([derived.status, await derived.json()]).toMatchObject([200, { length: 4 }]);
  const solved = await call(solve, school, { primaryInput: "A.B", extraInputs: ["B.A"] }, user);
  expect(await solved.json()).toMatchObject({ comparison: "included", matchedSets: [[0, 1]] });
}

describe("an address whose free calls are used up", () => {
  const { callsMax } = rateLimits.solving;

  test.each<[name: string, path: string, headers: Headers, before: number]>([
    ["by anonymous calls", simplify, {}, 200],
    ["by calls without a token", steps, {}, 401],
    ["by broken tokens", steps, { Authorization: "Bearer broken" }, 401],
  ])("%s still serves its premium users", async (_name, path, headers, before) => {
    const make = () => call(path, school, { input: "A" }, headers);
    await callUntil(429, callsMax, make);
    await expectPremiumServed();
    // Another address has its own.
    expect((await call(path, "198.51.100.9", { input: "A" }, headers)).status).toBe(before);
  });

  test("by anonymous calls answers neither those nor the table of a user who is not premium", async () => {
    await callUntil(429, callsMax, () => call(simplify, school, { input: "A" }));
    const other = await worker.signedIn({ sub: "u1" });
    const refused = await callUntil(429, 10, () => call(solve, school, { primaryInput: "A" }, other));
    expect(await refused.json()).toEqual({ message: tooManyRequests.address, code: "too_many_requests" });
  });

  test("by forged tokens, each of which is checked and refused, still serves users who were not there before", async () => {
    const headers = await forged();
    const make = () => call(steps, school, { input: "A" }, headers);
    for (let calls = 0; calls <= callsMax; calls += 10)
      for (const { status } of await Promise.all(Array.from({ length: 10 }, make))) expect(status).toBe(401);
    await expectPremiumServed();
  });
});

describe("a bot that asks for what is hard to prove", () => {
  const hard = { input: hardText(10) };
  const cutBy = (response: Response) => response.headers.get("X-Search-Cut");

  test("gets the first cover after its searches, then 429, and small calls all the while", async () => {
    const bot = "203.0.113.20";
    const seen: string[] = [];
    const { searching, large } = rateLimits;
    for (let calls = 0; seen.at(-1) !== "429" && calls <= 2 * large.callsMax; calls += 1) {
      const response = await call(simplify, bot, hard);
      const { proven } = (await response.json()) as { proven?: boolean };
      seen.push(response.status === 200 ? (cutBy(response) ?? `proven ${proven}`) : String(response.status));
    }
    expect(seen.at(-1)).toBe("429");
    const whole = seen.filter((each) => each === "proven true").length;
    expect(whole).toBeGreaterThanOrEqual(searching.callsMax);
    expect(whole).toBeLessThanOrEqual(2 * searching.callsMax);
    expect(seen.filter((each) => each === "network").length).toBeGreaterThanOrEqual(
      large.callsMax - 2 * searching.callsMax,
    );
    expect((await call(simplify, bot, { input: "A.B+A.B'" })).status).toBe(200);
  });

  test("from many networks takes the searches of all, and another network gets the first cover", async () => {
    // Proved soon, but its equals are too many to be counted soon: such a call takes a search, and little time.
    const short = { input: hardText(8) };
    let networks = 0;
    const fromAnother = (body: object) => call(simplify, `2001:db8:${(networks += 1).toString(16)}::1`, body);
    let response = await fromAnother(hard);
    expect(cutBy(response)).toBeNull();
    // Each call is from a network of its own, so that only the limit of all callers is met; the local counter may begin
    // a new minute on the way.
    for (let rounds = 0; cutBy(response) === null && rounds < 4; rounds += 1) {
      for (let calls = 0; calls < rateLimits.everyone.callsMax; calls += 10)
        await Promise.all(Array.from({ length: 10 }, () => fromAnother(short)));
      response = await fromAnother(hard);
    }
    expect(cutBy(response)).toBe("all");
    expect(response.status).toBe(200);
    const { proven, terms, lowerBound } = (await response.json()) as Record<string, number | boolean>;
    expect(proven).toBe(false);
    expect(Number(lowerBound)).toBeLessThanOrEqual(Number(terms));
  });
});
