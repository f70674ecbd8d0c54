// The identity provider's keys: when they are fetched, how long they serve, and what holds while their address is down.

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { createKeys, KeysUnavailable } from "../../worker/src/auth/keys.ts";
import { createSigner } from "#support/server/tokens.ts";

const [first, second] = [await createSigner("one"), await createSigner("two")];
const address = "https://keys.example/jwk";

type Answer = () => Response | Promise<Response>;

const answering =
  (keys: readonly unknown[], cacheControl?: string): Answer =>
  () =>
    new Response(JSON.stringify({ keys }), {
      headers: cacheControl === undefined ? {} : { "Cache-Control": cacheControl },
    });
const down: Answer = () => Promise.reject(new TypeError("no network"));
const hour = "public, max-age=3600, must-revalidate";

/** Keys behind an address whose answer and clock the test sets. */
function setup(answer: Answer) {
  const world = { answer, nowMs: 1_800_000_000_000, fetches: [] as string[], faults: [] as unknown[] };
  const { keyOf, ageMs } = createKeys({
    address,
    fetch: async (asked) => {
      world.fetches.push(asked);
      return world.answer();
    },
    nowMs: () => world.nowMs,
    onFault: (fault) => world.faults.push(fault),
  });
  return { world, keyOf, ageMs, pass: (seconds: number) => (world.nowMs += seconds * 1000) };
}

test("nothing is fetched before the first question", () => {
  expect(setup(down).world.fetches).toEqual([]);
});

test("keys are fetched once for as long as their answer allows", async () => {
  const { world, keyOf, pass } = setup(answering([first.listed], hour));
  expect(await keyOf("one")).toBeInstanceOf(CryptoKey);
  pass(3599);
  await keyOf("one");
  expect(world.fetches).toEqual([address]);
  pass(2);
  await keyOf("one");
  expect(world.fetches).toHaveLength(2);
});

test("keys are taken from their own address only, not from one that it leads to", async () => {
  const server = createServer((request, response) => {
    if (request.url === "/jwk") return response.writeHead(302, { Location: "/other" }).end();
    response.setHeader("Cache-Control", hour).end(JSON.stringify({ keys: [first.listed] }));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options = { fetch, nowMs: Date.now, onFault: () => {} };
  expect(await createKeys({ ...options, address: `${origin}/other` }).keyOf("one")).toBeInstanceOf(CryptoKey);
  await expect(createKeys({ ...options, address: `${origin}/jwk` }).keyOf("one")).rejects.toThrow(
    KeysUnavailable,
  );
  server.close();
});

test("100 questions at once make one fetch", async () => {
  const { world, keyOf } = setup(answering([first.listed], hour));
  await Promise.all(Array.from({ length: 100 }, () => keyOf("one")));
  expect(world.fetches).toHaveLength(1);
});

test("100 unknown ids make at most one fetch in 30 s", async () => {
  const { world, keyOf, pass } = setup(answering([first.listed], hour));
  await keyOf("one");
  pass(31);
  const found = await Promise.all(Array.from({ length: 100 }, (_, at) => keyOf(`unknown-${at}`)));
  expect(new Set(found)).toEqual(new Set([null]));
  expect(world.fetches).toHaveLength(2);
  pass(29);
  await keyOf("unknown");
  expect(world.fetches).toHaveLength(2);
  pass(1);
  await keyOf("unknown");
  expect(world.fetches).toHaveLength(3);
});

test("a new key is found before the old answer has aged, and the old one is gone", async () => {
  const { world, keyOf, pass } = setup(answering([first.listed], hour));
  await keyOf("one");
  pass(60);
  world.answer = answering([second.listed], hour);
  expect(await keyOf("two")).toBeInstanceOf(CryptoKey);
  expect(await keyOf("one")).toBeNull();
});

describe("while the address is down", () => {
  test("keys serve for 24 hours, with a fetch at most every 30 s", async () => {
    const { world, keyOf, pass } = setup(answering([first.listed], hour));
    await keyOf("one");
    world.answer = down;
    pass(3601);
    for (let call = 0; call < 50; call += 1) expect(await keyOf("one")).toBeInstanceOf(CryptoKey);
    expect(world.fetches).toHaveLength(2);
    pass(24 * 3600 - 3601);
    expect(await keyOf("one")).toBeInstanceOf(CryptoKey);
    pass(1);
    await expect(keyOf("one")).rejects.toBeInstanceOf(KeysUnavailable);
  });

  test("without keys nobody is judged, and the next try comes after 30 s", async () => {
    const { world, keyOf, pass } = setup(down);
    for (let call = 0; call < 10; call += 1)
      await expect(keyOf("one")).rejects.toBeInstanceOf(KeysUnavailable);
    expect(world.fetches).toHaveLength(1);
    expect(world.faults).toEqual([expect.objectContaining({ message: "no network" })]);
    world.answer = answering([first.listed]);
    pass(30);
    expect(await keyOf("one")).toBeInstanceOf(CryptoKey);
  });
});

describe("an answer that is no set of keys counts as none", () => {
  const { kid: _kid, ...nameless } = first.listed;
  const answers: Readonly<Record<string, Answer>> = {
    "a server's fault": () => new Response("{}", { status: 500 }),
    "no JSON": () => new Response("<html>"),
    "no list": () => Response.json({ keys: {} }),
    "an empty list": answering([]),
    "a list of other things": answering([1, null, "key", {}]),
    "keys without an id": answering([nameless]),
    "a secret key": answering([{ kty: "oct", kid: "one", k: "c2VjcmV0" }]),
    "numbers that make no key": answering([{ ...first.listed, n: "!" }]),
    "too many keys": answering(Array.from({ length: 51 }, (_, at) => ({ ...first.listed, kid: String(at) }))),
  };
  test.each(Object.entries(answers))("%s", async (_name, answer) => {
    await expect(setup(answer).keyOf("one")).rejects.toBeInstanceOf(KeysUnavailable);
  });
});

test.each([
  ["max-age=60", {}, 60],
  ["public, max-age=100", { Age: "40" }, 60],
  ["no-store", {}, 60],
  ["max-age=0", {}, 0],
  ["max-age=999999999", {}, 24 * 3600],
])("`%s` with %o is fresh for %d s", async (cacheControl, headers, freshS) => {
  const { world, keyOf, pass } = setup(() =>
    Response.json({ keys: [first.listed] }, { headers: { "Cache-Control": cacheControl, ...headers } }),
  );
  await keyOf("one");
  pass(Math.max(freshS, 31) - (freshS > 31 ? 1 : 0));
  await keyOf("one");
  expect(world.fetches).toHaveLength(freshS > 31 ? 1 : 2);
  pass(31);
  await keyOf("one").catch(() => undefined);
  expect(world.fetches.length).toBeGreaterThan(1);
});

test("the age is that of the keys in use; none have none", async () => {
  const { keyOf, ageMs, pass } = setup(answering([first.listed], hour));
  expect(ageMs()).toBeNull();
  await keyOf("one");
  pass(90);
  expect(ageMs()).toBe(90_000);
  pass(24 * 3600);
  expect(ageMs()).toBeNull();
});
