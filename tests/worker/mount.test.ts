// What `mount` promises a handler: a caller of the kind its route asks for, and a body of the shape its route names.
// A small app of the tests' own, with a route for each.

import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type ApiErrorCode, errorHeaders, statusOf } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { type AnyRoute, type CallerKind, defineRoute, errorsOf } from "#contract/route.ts";
import { sentences, tooManyRequests } from "#contract/request-sentences.ts";
import type { Caller, Callers } from "../../worker/src/auth/caller.ts";
import type { AppEnv } from "../../worker/src/deps.ts";
import { failure } from "../../worker/src/failure.ts";
import { mount } from "../../worker/src/mount.ts";
import type { TakeCall } from "../../worker/src/rate-limit.ts";

const json = "application/json";
const form = "application/x-www-form-urlencoded";

function routeFor<Kind extends CallerKind>(caller: Kind) {
  return defineRoute({
    method: "POST",
    path: `/api/${caller}`,
    summary: "Who the handler is called for.",
    caller,
    body: "json",
    request: z.object({ text: z.string({ error: 'The field "text" must be a string.' }) }),
    response: z.object({ kind: z.string(), uid: z.optional(z.string()), text: z.string() }),
    errors: [],
  });
}

const formRoute = defineRoute({
  method: "POST",
  path: "/api/form",
  summary: "The fields the handler got.",
  caller: "anyone",
  body: "form",
  request: z.object({
    status: z.string({ error: 'The field "status" must be given.' }),
    note: z.optional(z.string()),
  }),
  response: z.object({ status: z.string(), note: z.optional(z.string()) }),
  errors: [],
});

const busyRoute = defineRoute({
  method: "GET",
  path: "/api/busy",
  summary: "A call that cannot be answered for half a minute.",
  caller: "anyone",
  body: "none",
  request: null,
  response: z.object({}),
  errors: ["unavailable"],
});

/** Callers who are all the same one; `onAsked` hears of each question. */
function callersWho(caller: Caller, onAsked: (question: "caller" | "package") => void): Callers {
  return {
    keysAgeMs: () => null,
    presented: () => (caller.kind === "anyone" ? "nothing" : "token"),
    identify: async () => {
      onAsked("caller");
      if (caller.kind === "unknown")
        return { ok: false, error: { ...failure("unavailable"), retryAfterS: 30 } };
      // Only the package makes a verified user a premium one.
      return { ok: true, value: caller.kind === "premium" ? { ...caller, kind: "verified" } : caller };
    },
    withPackage: async (user) => {
      onAsked("package");
      return { ok: true, value: caller.kind === "premium" ? caller : user };
    },
  };
}

/** The app, where every caller is `caller`, and what was asked of the callers. */
function appFor(
  caller: Caller,
  takeCall: TakeCall = async () => true,
): { app: Hono<AppEnv>; takeAsked: () => readonly string[] } {
  const app = new Hono<AppEnv>();
  const asked: string[] = [];
  const guards = { callers: callersWho(caller, (question) => asked.push(question)), takeCall };
  mount(app, guards, routeFor("anyone"), async ({ text }, { kind }) => ({
    ok: true,
    value: { kind, text },
  }));
  mount(app, guards, routeFor("optional"), async ({ text }, who) =>
    who.kind === "anyone" || who.kind === "unknown"
      ? { ok: true, value: { kind: who.kind, text } }
      : { ok: true, value: { kind: who.kind, uid: who.uid, text } },
  );
  mount(app, guards, routeFor("user"), async (request, who) => ({
    ok: true,
    value: { ...request, uid: who.uid, kind: who.kind satisfies "user" | "verified" },
  }));
  mount(app, guards, routeFor("verified"), async (request, who) => ({
    ok: true,
    // Compiles only while no unverified user gets here.
    value: { ...request, uid: who.uid, kind: who.kind satisfies "verified" },
  }));
  mount(app, guards, routeFor("premium"), async (request, who) => ({
    ok: true,
    value: { ...request, uid: who.uid, kind: who.kind satisfies "premium" },
  }));
  mount(app, guards, formRoute, async (fields) => ({ ok: true, value: fields }));
  mount(app, guards, busyRoute, async () => ({
    ok: false,
    error: { ...failure("unavailable"), retryAfterS: 30 },
  }));
  return { app, takeAsked: () => asked.splice(0) };
}

function post(path: string, body: string | Uint8Array, type = json): Request {
  const headers = { "Content-Type": type };
  return new Request(`https://boolean.example${path}`, { method: "POST", headers, body: body as BodyInit });
}

const signedIn = { email: null, authTimeS: 0 };
const callers = {
  anyone: { kind: "anyone" },
  unknown: { kind: "unknown" },
  user: { kind: "user", uid: "u1", ...signedIn },
  verified: { kind: "verified", uid: "v1", ...signedIn },
  premium: { kind: "premium", uid: "p1", ...signedIn },
} as const satisfies Record<Caller["kind"], Caller>;

describe("who may call", () => {
  type Seen = "anyone" | "unknown" | "user" | "verified" | "premium" | ApiErrorCode;
  const kinds = ["anyone", "unknown", "user", "verified", "premium"] as const;
  const [noToken, down, unverified] = ["unauthenticated", "unavailable", "email_not_verified"] as const;
  /** As whom a route's handler sees each of `kinds`, or why it does not. */
  const cases: readonly (readonly [CallerKind, readonly Seen[]])[] = [
    ["anyone", ["anyone", "anyone", "anyone", "anyone", "anyone"]],
    ["optional", ["anyone", "unknown", "user", "verified", "premium"]],
    ["user", [noToken, down, "user", "verified", "verified"]],
    ["verified", [noToken, down, unverified, "verified", "verified"]],
    ["premium", [noToken, down, unverified, "premium_required", "premium"]],
  ];
  const table = cases.flatMap(([asks, seen]) =>
    kinds.map((kind, at) => [asks, kind, seen[at] ?? "internal"] as const),
  );

  test.each(table)("a route for %s, called by %s: %s", async (asks, kind, seen) => {
    const response = await appFor(callers[kind]).app.request(post(`/api/${asks}`, '{"text":"A"}'));
    const known = kinds.find((name) => name === seen);
    if (known) {
      expect(response.status).toBe(200);
      const uid = asks !== "anyone" && "uid" in callers[kind] ? { uid: callers[kind].uid } : {};
      expect(await response.json()).toEqual({ kind: known, ...uid, text: "A" });
      return;
    }
    const code = seen as ApiErrorCode;
    expect(response.status).toBe(statusOf(code));
    expect(await response.json()).toEqual({ message: sentences[code], code });
    expect(response.headers.get("WWW-Authenticate")).toBe(response.status === 401 ? "Bearer" : null);
    expect(response.headers.get("Retry-After")).toBe(code === "unavailable" ? "30" : null);
    expect(errorsOf(routeFor(asks))).toContain(code);
  });

  test.each([
    ["anyone", []],
    ["optional", ["caller", "package"]],
    ["user", ["caller"]],
    ["verified", ["caller"]],
    ["premium", ["caller", "package"]],
  ] as const)("is looked up for %s no further than it counts: %o", async (asks, lookups) => {
    const { app, takeAsked } = appFor(callers.premium);
    await app.request(post(`/api/${asks}`, '{"text":"A"}'));
    expect(takeAsked()).toEqual(lookups);
  });

  test.each(["user", "verified", "premium"])(
    "is settled before the body of a route for %s is read",
    async (asks) => {
      const request = post(`/api/${asks}`, "not JSON, and of the wrong type", "text/plain");
      expect((await appFor(callers.anyone).app.request(request)).status).toBe(401);
      expect(request.bodyUsed).toBe(false);
    },
  );
});

describe("which counters a call takes, in their order", () => {
  type Presents = ReturnType<Callers["presented"]>;
  const steps = defineRoute({ ...routeFor("premium"), rateLimit: "premium" });
  const orders = defineRoute({ ...routeFor("user"), rateLimit: "account" });
  const solve = defineRoute({ ...routeFor("optional"), rateLimit: "solving" });
  const free = defineRoute({ ...routeFor("anyone"), rateLimit: "solving" });

  /** The counters and lookups of a call, where `empty` has no calls left. */
  async function send(
    route: typeof steps | typeof orders | typeof solve | typeof free,
    presents: Presents,
    kind: Caller["kind"],
    empty?: string,
  ) {
    const app = new Hono<AppEnv>();
    const asked: string[] = [];
    const known = callersWho(callers[kind], (question) => asked.push(question));
    const guards = {
      takeCall: async (limit: string, _request: Request, uid?: string) => {
        asked.push(uid === undefined ? limit : `${limit} of ${uid}`);
        return limit !== empty;
      },
      callers: { ...known, presented: () => presents },
    };
    const answer = async ({ text }: { text: string }, { kind: seen }: Caller) =>
      ({ ok: true, value: { kind: seen, text } }) as const;
    mount(app, guards, route as typeof solve, answer);
    const response = await app.request(post(route.path, '{"text":"A"}'));
    return { app, asked, response };
  }

  type Case = readonly [
    typeof steps | typeof orders | typeof solve | typeof free,
    Presents,
    Caller["kind"],
    string[],
    number,
  ];
  const cases: readonly Case[] = [
    [free, "token", "premium", ["solving"], 200],
    [solve, "nothing", "anyone", ["solving", "caller"], 200],
    [solve, "token", "unknown", ["tokens", "caller", "solving"], 200],
    [solve, "token", "user", ["tokens", "caller", "premium of u1", "solving"], 200],
    [solve, "known", "verified", ["caller", "premium of v1", "package", "solving"], 200],
    [solve, "token", "premium", ["tokens", "caller", "premium of p1", "package"], 200],
    [solve, "known", "premium", ["caller", "premium of p1", "package"], 200],
    [steps, "nothing", "anyone", ["solving", "caller"], 401],
    [steps, "malformed", "anyone", ["solving", "caller"], 401],
    [steps, "token", "anyone", ["tokens", "caller"], 401],
    [steps, "token", "verified", ["tokens", "caller", "premium of v1", "package"], 401],
    [steps, "token", "premium", ["tokens", "caller", "premium of p1", "package"], 200],
    [steps, "known", "premium", ["caller", "premium of p1", "package"], 200],
    [orders, "malformed", "anyone", ["solving", "caller"], 401],
    [orders, "token", "user", ["tokens", "caller", "account of u1"], 200],
    [orders, "known", "user", ["caller", "account of u1"], 200],
  ];
  test.each(cases)("$path: %s of %s: %j, then %i", async (route, presents, kind, taken, status) => {
    const { asked, response } = await send(route, presents, kind);
    expect(asked).toEqual(taken);
    expect(response.status).toBe(status);
  });

  test("a preflight and another method take none", async () => {
    const { app, asked } = await send(steps, "token", "premium");
    const before = asked.length;
    await app.request("/api/premium", { method: "OPTIONS" });
    await app.request("/api/premium");
    expect(asked.length).toBe(before);
  });

  test.each([
    ["tokens", ["tokens"], "network"],
    ["premium", ["tokens", "caller", "premium of p1"], "user"],
  ] as const)("where %s has none left, the call ends there", async (empty, taken, by) => {
    const { asked, response } = await send(steps, "token", "premium", empty);
    expect(asked).toEqual(taken);
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe("60");
    expect(await response.json()).toEqual({ message: tooManyRequests[by], code: "too_many_requests" });
    expect(errorsOf(steps)[0]).toBe("too_many_requests");
  });
});

describe("a form", () => {
  const send = (body: string | Uint8Array, type = form) =>
    appFor(callers.anyone).app.request(post("/api/form", body, type));

  const read: readonly [body: string, fields: object][] = [
    ["status=2", { status: "2" }],
    ["status=2&note=", { status: "2", note: "" }],
    ["note&status=2", { status: "2", note: "" }],
    ["&status=2&", { status: "2" }],
    ["status=a%20b+c%2Bd", { status: "a b c+d" }],
    ["status=%C3%A4%F0%9F%98%80", { status: "ä\u{1f600}" }],
    ["status=ä", { status: "ä" }],
    ["status=a=b", { status: "a=b" }],
    ["st%61tus=2", { status: "2" }],
    ["status=2&other=3", { status: "2" }],
    ["status=2&__proto__=x&constructor=y", { status: "2" }],
  ];
  test.each(read)("%s is read", async (body, fields) => {
    const response = await send(body);
    expect(await response.json()).toEqual(fields);
    expect(response.status).toBe(200);
  });

  const refused: readonly [body: string, code: ApiErrorCode, field: string | undefined][] = [
    ["", "wrong_shape", "status"],
    ["note=1", "wrong_shape", "status"],
    ["Status=2", "wrong_shape", "status"],
    ['{"status":"2"}', "wrong_shape", "status"],
    ["status=2&status=2", "doubled_field", "status"],
    ["status=2&st%61tus=-2", "doubled_field", "status"],
    ["status=2&other=1&other=1", "doubled_field", "other"],
    ["__proto__=1&status=2&__proto__=1", "doubled_field", "__proto__"],
    ["status=%", "bad_form", undefined],
    ["status=%2", "bad_form", undefined],
    ["status=%zz", "bad_form", undefined],
    ["status=%FF", "bad_form", undefined],
    ["status=%C0%AF", "bad_form", undefined],
    ["status=%ED%A0%80", "bad_form", undefined],
    ["%FF=1&status=2", "bad_form", undefined],
  ];
  test.each(refused)("%j is %s", async (body, code, field) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    const error = (await response.json()) as { message: string; code: string; field?: string };
    expect(error).toMatchObject({ code });
    expect(error.field).toBe(field);
    expect(error.message).toBe(
      code === "wrong_shape" ? 'The field "status" must be given.' : sentences[code],
    );
    expect(errorsOf(formRoute)).toContain(code);
  });

  test("of bytes that are not UTF-8 is bad_form", async () => {
    const response = await send(new Uint8Array([...new TextEncoder().encode("status="), 0xff]));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: sentences.bad_form, code: "bad_form" });
  });

  test.each([
    json,
    "",
    "text/plain",
    "multipart/form-data; boundary=x",
    `${form}-x`,
    `x-${form}`,
    `${form}, ${json}`,
  ])("of type %j is 415", async (type) => {
    const response = await send("status=2", type);
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual({ message: sentences.not_form, code: "not_form" });
  });

  test("with a parameter in its type, in capitals, is read", async () => {
    expect((await send("status=2", "Application/X-WWW-Form-URLEncoded; charset=UTF-8")).status).toBe(200);
  });

  test("has the size limit of every body", async () => {
    const room = limits.bodyBytesMax - "status=".length;
    expect((await send(`status=${"2".repeat(room)}`)).status).toBe(200);
    const response = await send(`status=${"2".repeat(room + 1)}`);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ message: sentences.body_too_large, code: "body_too_large" });
  });

  test("is no JSON: a JSON route refuses it", async () => {
    const response = await appFor(callers.anyone).app.request(post("/api/anyone", "text=A", form));
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual({ message: sentences.not_json, code: "not_json" });
  });
});

test("a failure's wait is the header Retry-After, and no member of the body", async () => {
  const response = await appFor(callers.anyone).app.request("/api/busy");
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("30");
  expect(errorHeaders.unavailable).toBe("Retry-After");
  expect(await response.json()).toEqual({ message: sentences.unavailable, code: "unavailable" });
});

test("what a route can answer follows from its caller and its body, in the order of the checks", () => {
  const premium: AnyRoute = routeFor("premium");
  expect(errorsOf(premium)).toEqual([
    "unauthenticated",
    "email_not_verified",
    "premium_required",
    "unavailable",
    "not_json",
    "body_too_large",
    "bad_json",
    "wrong_shape",
  ]);
  expect(errorsOf(busyRoute)).toEqual(["unavailable"]);
});
