// The API client distinguishes the ways a call can fail and accepts only what the contract describes.

import { describe, expect, test } from "vitest";
import { simplifyRoute } from "#contract/simplify.ts";
import { createApiClient } from "#lib/api-client.ts";
import type { UserToken } from "#lib/api-user.ts";
import { callTexts } from "#messages/calls.ts";

const answer = {
  simplified: "A",
  sop: "A",
  primeImpList: [{ res: "A", list: [1] }],
  vars: ["A"],
  terms: 1,
  literals: 1,
  proven: true,
  lowerBound: 1,
  primeCount: 1,
};

function call(respond: () => Response | Promise<Response>) {
  return createApiClient({ fetch: async () => respond() }).call(simplifyRoute, { input: "A" });
}

test("it posts JSON to the route's path", async () => {
  const seen: unknown[] = [];
  const client = createApiClient({
    fetch: async (...asked) => {
      seen.push(asked);
      return Response.json(answer);
    },
  });
  await client.call(simplifyRoute, { input: "A", mode: "boolean" });
  expect(seen).toEqual([
    [
      "/api/free/simplify",
      {
        method: "POST",
        body: '{"input":"A","mode":"boolean"}',
        headers: { "Content-Type": "application/json" },
      },
    ],
  ]);
});

test("an answer of the contract's shape is handed on", async () => {
  expect(await call(() => Response.json(answer))).toEqual({ ok: true, answer, dateMs: null });
});

describe("failures are told apart", () => {
  const refusal = { message: "No.", code: "missing_operand", position: 2, field: "input" };
  const cases: readonly [name: string, respond: () => Response, failure: object][] = [
    [
      "a refusal keeps sentence, code and position",
      () => Response.json(refusal, { status: 422 }),
      { kind: "badRequest", ...refusal },
    ],
    [
      "a caller with no calls left gets the API's sentence and learns how long to wait",
      () =>
        Response.json(
          { message: "Wait a minute.", code: "too_many_requests" },
          { status: 429, headers: { "Retry-After": "60" } },
        ),
      { kind: "badRequest", message: "Wait a minute.", code: "too_many_requests", retryAfterS: 60 },
    ],
    [
      "a server's failure keeps its sentence",
      () => Response.json({ message: "Sorry.", code: "internal" }, { status: 500 }),
      { kind: "badStatus", message: "Sorry." },
    ],
    ["a page of another server", () => new Response("<html>", { status: 502 }), { kind: "badStatus" }],
    ["a 4xx without our body", () => new Response("no", { status: 404 }), { kind: "badStatus" }],
    ["an answer of another shape", () => Response.json({ simplified: 1 }), { kind: "badStatus" }],
    ["an answer that is no JSON", () => new Response("{"), { kind: "badStatus" }],
  ];
  test.each(cases)("%s", async (_name, respond, failure) => {
    expect(await call(respond)).toMatchObject({ ok: false, failure });
  });

  test.each(["", "soon", "-1", "1.5", "Sun, 22 Nov 2026 07:00:00 GMT"])(
    "a Retry-After of %j is no number of seconds",
    async (text) => {
      const body = { message: "Wait.", code: "too_many_requests" };
      const result = await call(() => Response.json(body, { status: 429, headers: { "Retry-After": text } }));
      expect(result).toEqual({ ok: false, failure: { kind: "badRequest", ...body } });
    },
  );

  const thrown: readonly [name: string, error: Error | DOMException, kind: string][] = [
    ["no network", new TypeError("Failed to fetch"), "network"],
    ["a time-out", new DOMException("", "TimeoutError"), "timeout"],
    ["an abort", new DOMException("", "AbortError"), "aborted"],
  ];
  test.each(thrown)("%s", async (_name, error, kind) => {
    expect(await call(() => Promise.reject(error))).toMatchObject({ ok: false, failure: { kind } });
  });
});

type Refusal = Extract<UserToken, { ok: false }>;
const expired: Refusal = { ok: false, reason: "expired" };
const unreachable: Refusal = { ok: false, reason: "unreachable" };

describe("a call of a user", () => {
  const refusal = (status: number, code: string) => Response.json({ message: "No.", code }, { status });

  /** The user's call to a service with these responses, one after the other. */
  async function callAs(tokens: readonly (string | Refusal)[], responses: readonly Response[]) {
    const [left, asked] = [[...responses], [...tokens]];
    const sent: (string | null)[] = [];
    const fresh: boolean[] = [];
    const client = createApiClient({
      fetch: async (_address, init) => {
        sent.push(new Headers(init?.headers).get("Authorization"));
        return left.shift() ?? Response.error();
      },
    });
    const user = {
      uid: "u1",
      token: async (isFresh: boolean) => {
        fresh.push(isFresh);
        const answered = asked.shift() ?? expired;
        return typeof answered === "string" ? ({ ok: true, token: answered } as const) : answered;
      },
    };
    const result = await client.callAs(user, simplifyRoute, { input: "A" });
    return { result, sent, fresh };
  }

  test("carries the token, and gets the service's time", async () => {
    const date = "Sun, 22 Nov 2026 07:00:00 GMT";
    const { result, sent } = await callAs(["t1"], [Response.json(answer, { headers: { Date: date } })]);
    expect(result).toEqual({ ok: true, answer, dateMs: Date.parse(date) });
    expect(sent).toEqual(["Bearer t1"]);
  });

  test.each([
    [401, "unauthenticated"],
    [403, "email_not_verified"],
  ])("a token refused with %s %s is replaced once", async (status, code) => {
    const { result, sent, fresh } = await callAs(
      ["old", "new"],
      [refusal(status, code), Response.json(answer)],
    );
    expect(result.ok).toBe(true);
    expect(sent).toEqual(["Bearer old", "Bearer new"]);
    expect(fresh).toEqual([false, true]);
  });

  test("a token refused twice is the end", async () => {
    const { result, sent } = await callAs(
      ["old", "new", "newer"],
      [refusal(401, "unauthenticated"), refusal(401, "unauthenticated"), Response.json(answer)],
    );
    expect(result).toMatchObject({ ok: false, failure: { code: "unauthenticated" } });
    expect(sent).toHaveLength(2);
  });

  test.each([
    [401, "premium_required"],
    [403, "recent_sign_in_required"],
    [503, "unavailable"],
  ])("%s %s is not tried again", async (status, code) => {
    const { result, sent } = await callAs(["t1", "t2"], [refusal(status, code), Response.json(answer)]);
    expect(result).toMatchObject({ ok: false, failure: { code } });
    expect(sent).toHaveLength(1);
  });

  const noTokens = [
    ["expired", expired, { code: "unauthenticated", message: "Your sign-in has expired. Sign in again." }],
    ["unreachable", unreachable, { kind: "network", message: callTexts.network }],
  ] as const;

  test.each(noTokens)(
    "without a token (%s) nothing is sent, and the failure says why",
    async (_, refused, failure) => {
      const { result, sent } = await callAs([refused], [Response.json(answer)]);
      expect(result).toMatchObject({ ok: false, failure });
      expect(sent).toEqual([]);
    },
  );

  test.each(noTokens)(
    "a refused token that cannot be renewed (%s) fails for that reason",
    async (_, refused, failure) => {
      const { result, sent } = await callAs(["old", refused], [refusal(401, "unauthenticated")]);
      expect(result).toMatchObject({ ok: false, failure });
      expect(sent).toEqual(["Bearer old"]);
    },
  );
});
