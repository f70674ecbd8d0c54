// What a request presents before its token's signature is checked, and which tokens are remembered as good.

import { expect, test } from "vitest";
import { createCallers } from "../../worker/src/auth/caller.ts";
import { createSigner, goodClaims, projectId, sign } from "#support/server/tokens.ts";

const startS = 1_800_000_000;
const signer = await createSigner("key-1");
const stranger = await createSigner("key-1");
const noDatabase = {} as D1Database;

/** Callers whose provider has the signer's key, and whose clock the test sets. */
function setUp() {
  const world = { nowS: startS };
  const callers = createCallers({
    db: noDatabase,
    projectId,
    keysAddress: "https://keys.example/jwk",
    fetch: async () => new Response(JSON.stringify({ keys: [signer.listed] })),
    onKeysFault: (fault) => {
      throw fault;
    },
    nowMs: () => world.nowS * 1000,
  });
  return { world, callers };
}

function bearing(authorization: string | null): Request {
  const headers = authorization === null ? {} : { Authorization: authorization };
  return new Request("https://boolean.example/api", { headers });
}

test.each([
  [null, "nothing"],
  ["", "malformed"],
  ["Bearer", "malformed"],
  ["Basic YTpi", "malformed"],
  ["Bearer token", "malformed"],
  ["Bearer a.b", "malformed"],
  ["Bearer a.b.c.d", "malformed"],
  ["Bearer a.b.", "malformed"],
  ["Bearer a.b.c, Bearer a.b.c", "malformed"],
  [`Bearer a.b.${"c".repeat(9_000)}`, "malformed"],
  ["Bearer a.b.c", "token"],
  ["bearer a.b.c", "token"],
])("%j is %s", (authorization, presented) => {
  expect(setUp().callers.presented(bearing(authorization))).toBe(presented);
});

test("a good token is known after its first check, until it expires; a forged one never is", async () => {
  const { world, callers } = setUp();
  const good = bearing(`Bearer ${await sign(signer, goodClaims(startS))}`);
  const forged = bearing(`Bearer ${await sign(stranger, goodClaims(startS))}`);
  expect(callers.presented(good)).toBe("token");
  for (const [request, ok, presented] of [
    [good, true, "known"],
    [forged, false, "token"],
  ] as const) {
    expect((await callers.identify(request)).ok).toBe(ok);
    expect(callers.presented(request)).toBe(presented);
  }
  world.nowS += 2 * 3600;
  expect((await callers.identify(good)).ok).toBe(false);
  expect(callers.presented(good)).toBe("token");
});

test("a thousand tokens are remembered, and the oldest is forgotten first", async () => {
  const { callers } = setUp();
  const requests: Request[] = [];
  for (let user = 0; user <= 1_000; user += 1) {
    const token = await sign(signer, { ...goodClaims(startS), sub: `u${user}` });
    requests.push(bearing(`Bearer ${token}`));
  }
  for (const request of requests) await callers.identify(request);
  const presented = requests.map((request) => callers.presented(request));
  expect(presented[0]).toBe("token");
  expect(new Set(presented.slice(1))).toEqual(new Set(["known"]));
});
