// POST /api/premium/simplify/steps over HTTP against the Worker in workerd: who is refused and when, and what a premium
// caller gets.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { derivationTooComplex } from "#contract/sentences.ts";
import { statusOf, type ApiErrorCode } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { sentences } from "#contract/request-sentences.ts";
import { sentenceFor, type InputErrorCode } from "#contract/sentences.ts";
import { budgets } from "#contract/budgets.ts";
import { simplifyResponseSchema } from "#contract/simplify.ts";
import type { DerivationStep } from "#contract/derivation-step.ts";
import { stepsRoute } from "#contract/steps.ts";
import type { Watched } from "#support/server/watched-worker.ts";
import { startWorkerWithUsers, type WorkerWithUsers } from "#support/server/worker-harness.ts";

const { path } = stepsRoute;
const json = "application/json";
const dayMs = 24 * 60 * 60 * 1000;
const nowS = () => Math.floor(Date.now() / 1000);

let worker: WorkerWithUsers;
beforeAll(async () => {
  worker = await startWorkerWithUsers({}, "tests/support/server/watched-worker.ts");
  const grant = "INSERT INTO grants VALUES ('OIDTESTS000000002', 'expired', ?, 30, NULL)";
  await worker.database
    .prepare(grant)
    .bind(Date.now() - 31 * dayMs)
    .run();
});
afterAll(() => worker?.close());

/** What the Worker did with the requests since the last question. */
async function takeWatched(): Promise<Watched> {
  return (await (await worker.fetch("/api/test/watched")).json()) as Watched;
}
beforeEach(() => takeWatched());

type Headers = Readonly<Record<string, string>>;

const bearer = (token: string): Headers => ({ Authorization: `Bearer ${token}` });
const signedIn = async (claims: object): Promise<Headers> => worker.signedIn({ sub: "free", ...claims });

/** Everybody who is not premium, and why they are refused. */
const refused: readonly [name: string, headers: () => Promise<Headers>, code: ApiErrorCode][] = [
  ["signed out", async () => ({}), "unauthenticated"],
  ["with a token that is none", async () => bearer("nonsense"), "unauthenticated"],
  [
    "with a changed token",
    async () => bearer(`${(await worker.identity.tokenFor({ sub: "premium" })).slice(0, -6)}AAAAAA`),
    "unauthenticated",
  ],
  ["of another project", () => signedIn({ aud: "another", sub: "premium" }), "unauthenticated"],
  ["with an expired token", () => signedIn({ exp: nowS() - 60, sub: "premium" }), "unauthenticated"],
  ["not verified", () => signedIn({ email_verified: false, sub: "premium" }), "email_not_verified"],
  ["free", () => signedIn({}), "premium_required"],
  ["with a package that ran out", () => signedIn({ sub: "expired" }), "premium_required"],
];

type Body = string | Uint8Array;

/** Bodies, and what a premium caller gets for each; null for an answer. */
const bodies: readonly [name: string, body: Body, type: string, code: ApiErrorCode | null][] = [
  ["a good one", '{"input":"A"}', json, null],
  ["none", "", json, "bad_json"],
  ["no JSON", "{input:'A'}", json, "bad_json"],
  ["another type", '{"input":"A"}', "text/plain", "not_json"],
  ["a form", "input=A", "application/x-www-form-urlencoded", "not_json"],
  ["bytes that are no UTF-8", new Uint8Array([0x22, 0xff, 0x22]), json, "bad_json"],
  ["another shape", '{"text":"A"}', json, "wrong_shape"],
  ["nested brackets", "[".repeat(400_000), json, "bad_json"],
  ["one byte too much", " ".repeat(limits.bodyBytesMax + 1), json, "body_too_large"],
  ["9 MiB", "A".repeat(9 * 2 ** 20), json, "body_too_large"],
  ["half a character", '{"input":"A\\ud800"}', json, "lone_surrogate"],
  ["an expression that ends too early", '{"input":"A+"}', json, "unexpected_end"],
];

/** Each call from an address of its own, so that no rate limit counts them together. */
let calls = 0;
async function send(body: Body, type: string, headers: Headers): Promise<Response> {
  calls += 1;
  return worker.fetch(path, {
    method: "POST",
    headers: { ...headers, "Content-Type": type, "CF-Connecting-IP": `198.51.100.${calls % 256}` },
    body: body as BodyInit,
  });
}

async function ask(body: object): Promise<Response> {
  return send(JSON.stringify(body), json, await worker.premium());
}

describe.each(refused)(
  "a caller %s is refused before the body is read, and no WASM runs",
  (_who, headers, code) => {
    test.each(bodies)("with %s", { tags: ["deep"] }, async (_name, body, type) => {
      const response = await send(body, type, await headers());
      expect(response.status).toBe(statusOf(code));
      expect(await response.json()).toEqual({ message: sentences[code], code });
      expect(response.headers.get("WWW-Authenticate")).toBe(response.status === 401 ? "Bearer" : null);
      const { order, wasm } = await takeWatched();
      expect(order[0]).toBe("answer");
      expect(wasm).toEqual([]);
    });
  },
);

describe("a premium caller is heard", () => {
  const failing = bodies.flatMap(([name, body, type, code]) =>
    code ? [[name, body, type, code] as const] : [],
  );
  test.each(failing)(
    "and told what is wrong with %s",
    { tags: ["deep"] },
    async (_name, body, type, code) => {
      const response = await send(body, type, await worker.premium());
      expect(response.status).toBe(statusOf(code));
      expect(await response.json()).toMatchObject({ code });
    },
  );

  test("after the body was read, by one call of the WASM", async () => {
    await send('{"input":"A"}', json, await worker.premium());
    const { order, wasm } = await takeWatched();
    expect(order).toEqual(["body", "answer"]);
    expect(wasm.filter((name) => name === "steps")).toEqual(["steps"]);
    expect(wasm).not.toContain("simplify");
  });
});

describe("while the packages cannot be read, nobody is called free", () => {
  test.each(["premium", "free"])("%s", { tags: ["deep"] }, async (sub) => {
    const headers = sub === "premium" ? await worker.premium() : await signedIn({});
    await worker.database.exec("ALTER TABLE grants RENAME TO away");
    try {
      const response = await send('{"input":"A"}', json, headers);
      expect(response.status).toBe(503);
      expect(response.headers.get("Retry-After")).toMatch(/^\d+$/);
      expect(await response.json()).toEqual({ message: sentences.unavailable, code: "unavailable" });
      const { order, wasm } = await takeWatched();
      expect(order[0]).toBe("answer");
      expect(wasm).toEqual([]);
    } finally {
      await worker.database.exec("ALTER TABLE away RENAME TO grants");
    }
  });
});

describe("a text that the crate refuses is named as /api/free/simplify names it", () => {
  const texts: readonly [
    name: string,
    body: object,
    code: InputErrorCode,
    position: number,
    field: string,
  ][] = [
    ["nothing", { input: "" }, "empty_input", 0, "input"],
    ["a text that ends too early", { input: " A+" }, "unexpected_end", 3, "input"],
    ["an unknown character", { input: "A + B ? C" }, "unknown_character", 6, "input"],
    ["min terms with a letter", { input: "1 A", mode: "mint" }, "not_a_min_term", 2, "input"],
    ["a number in both lists", { input: "1 3", dontCares: "3" }, "required_and_free", 0, "dontCares"],
    [
      "don't-cares of an expression",
      { input: "A", dontCares: "3" },
      "dont_cares_of_expression",
      0,
      "dontCares",
    ],
    ["17 variables", { input: "A+B+C+D+E+F+G+H+I+J+K+L+M+N+O+P+Q" }, "too_many_variables", 32, "input"],
    ["20,000 brackets", { input: "(".repeat(20_000) }, "too_deep", 1000, "input"],
    ["half a character", { input: "A", dontCares: "\ud800" }, "lone_surrogate", 0, "dontCares"],
  ];
  test.each(texts)("%s", { tags: ["deep"] }, async (_name, body, code, position, field) => {
    const response = await ask(body);
    expect(response.status).toBe(422);
    const failure = await response.json();
    expect(failure).toEqual({ message: sentenceFor(code, budgets.worker), code, position, field });
    expect(await (await worker.post("/api/free/simplify", body)).json()).toEqual(failure);
  });
});

test(
  "a derivation past a limit is too_complex, with the sentence that names the limit",
  { tags: ["deep"] },
  async () => {
    const response = await ask({ input: "A^B^C^D^E^F^G^H^I^J^K^L" });
    expect(response.status).toBe(422);
    const failure = (await response.json()) as { readonly message: string };
    expect(failure).toEqual({ message: failure.message, code: "too_complex" });
    expect(Object.values(derivationTooComplex)).toContain(failure.message);
  },
);

describe("a derivation", () => {
  const stepsOf = async (body: object): Promise<DerivationStep[]> => {
    const response = await ask(body);
    expect(response.status).toBe(200);
    const answer: unknown = await response.json();
    const steps = stepsRoute.response.parse(answer);
    expect(steps).toEqual(answer);
    return steps;
  };

  test("of an input that is minimal already has its line alone", async () => {
    const steps = await stepsOf({ input: "B A'" });
    expect(steps).toEqual([
      {
        currentExpression: "B.A'",
        stepType: "CORRECTED",
        description: expect.stringMatching(/\.$/) as string,
      },
    ]);
  });

  test("names the law and both of its sides", async () => {
    const [first, last, ...more] = await stepsOf({ input: "A+A.B" });
    expect(first).toMatchObject({ currentExpression: "A+A.B", stepType: "CORRECTED" });
    expect(last).toMatchObject({
      currentExpression: "A",
      stepType: "OR_ABSORPTIVE_LAW",
      before: { part: "A+A.B", at: [[0, 5]] },
      after: { part: "A", at: [[0, 1]] },
    });
    expect(more).toEqual([]);
  });

  const requests: readonly object[] = [
    { input: "A+A.B" },
    { input: "(A+B')'+A.B.C" },
    { input: "1 3 8 6 12" },
    { input: "0 1", mode: "mint" },
    { input: "1", mode: "boolean" },
    { input: "1 3", mode: "mint", dontCares: "2 7" },
    { input: "A.A'" },
    { input: "(A^B).C+0" },
  ];
  test.each(requests)("of %j ends with what /api/free/simplify answers", { tags: ["deep"] }, async (body) => {
    const simplified = await worker.post("/api/free/simplify", body);
    const answer = simplifyResponseSchema.parse(await simplified.json());
    expect((await stepsOf(body)).at(-1)?.currentExpression).toBe(answer.simplified);
  });
});

test("another method is refused", async () => {
  const response = await worker.fetch(path);
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("POST, OPTIONS");
});
