// Binds one route of the contract to its handler: method, rate limit by address, caller, rate limit by user, body,
// response, in this order. Every path of the API is registered here.

import type { Context, Hono } from "hono";
import type * as z from "zod/mini";
import { rateLimits, type RateLimitName, type RefusingLimit } from "#contract/rate-limits.ts";
import type { AnyRoute, ApiRoute, CallerKind } from "#contract/route.ts";
import { admit, type AdmittedCallers } from "./auth/admit.ts";
import type { Caller, Callers, Presented } from "./auth/caller.ts";
import { readBody } from "./body.ts";
import type { AppEnv, Deps } from "./deps.ts";
import { failure, type Outcome, respondFailure, tooMany } from "./failure.ts";

type RequestOf<Request> = Request extends z.ZodMiniType ? z.output<Request> : null;

/** Counts the call on another limit; false where that has no calls left. */
export type Take = (limit: RateLimitName) => Promise<boolean>;

/**
 * Answers a call. It gets the body parsed by the contract's schema, a caller of the kind that the route requires, and the
 * counters of the work that the call takes.
 */
type Handler<Request, Response extends z.ZodMiniType, Kind extends CallerKind> = (
  request: RequestOf<Request>,
  caller: AdmittedCallers[Kind],
  take: Take,
) => Promise<Outcome<z.input<Response>>>;

/**
 * Binds a route of the contract to its handler.
 *
 * @example
 *   mount(app, deps, packageRoute, (_request, caller) => signedPackage(db, caller));
 */
export function mount<
  Request extends z.ZodMiniType | null,
  Response extends z.ZodMiniType,
  Kind extends CallerKind,
>(
  app: Hono<AppEnv>,
  { callers, takeCall }: Pick<Deps, "callers" | "takeCall">,
  route: ApiRoute<Request, Response, Kind>,
  handle: Handler<Request, Response, Kind>,
): void {
  app.on(route.method, route.path, async (context) => {
    const request = context.req.raw;
    const take = (limit: RateLimitName, uid?: string) => takeCall(limit, request, uid);
    const presented = route.caller === "anyone" ? null : callers.presented(request);
    const ofAddress = addressLimit(route, presented);
    if (ofAddress && !(await take(ofAddress))) return respondFailure(context, tooMany(ofAddress));
    // Before the body: the body of a refused caller is neither kept nor parsed.
    const counted = countedByUser(callers, userLimit(route), take);
    const caller = await admit(route.caller, counted, request);
    if (!caller.ok) return respondFailure(context, caller.error);
    const ofFree = freeLimit(route, presented, caller.value.kind);
    if (ofFree && !(await take(ofFree))) return respondFailure(context, tooMany(ofFree));
    const body = await readRequest(context, route);
    if (!body.ok) return respondFailure(context, body.error);
    const outcome = await handle(body.value, caller.value, take);
    if (!outcome.ok) return respondFailure(context, outcome.error);
    for (const [name, value] of Object.entries(outcome.headers ?? {})) context.header(name, value);
    return context.json(outcome.value);
  });
  app.all(route.path, (context) => {
    context.header("Allow", route.method === "GET" ? "GET, HEAD, OPTIONS" : `${route.method}, OPTIONS`);
    if (context.req.method === "OPTIONS") return context.body(null, 204);
    return respondFailure(context, failure("method_not_allowed"));
  });
}

/**
 * The limit of the address before a signature is checked: a token costs `tokens` unless it was found good before, and a
 * call that should have one and has none costs the same as a free call. So neither forged tokens nor free calls take
 * anything from the users behind the address.
 */
function addressLimit({ rateLimit }: AnyRoute, presented: Presented | null): RefusingLimit | null {
  if (presented === null) return rateLimit ?? null;
  if (presented === "known") return null;
  return presented === "token" ? "tokens" : "solving";
}

/** The limit of the user, once the signature is found good. */
function userLimit({ rateLimit }: AnyRoute): RefusingLimit {
  return rateLimit !== undefined && rateLimits[rateLimit].by === "user" ? rateLimit : "premium";
}

/** The limit of the address for a signed-in user whose call is free all the same. */
function freeLimit(
  { caller, rateLimit }: AnyRoute,
  presented: Presented | null,
  kind: Caller["kind"],
): RefusingLimit | null {
  if (caller !== "optional" || presented === "nothing" || kind === "premium") return null;
  return rateLimit ?? null;
}

/** The same callers; each is counted as soon as it is known who it is, before anything is looked up. */
function countedByUser(
  callers: Callers,
  limit: RefusingLimit,
  take: (limit: RateLimitName, uid: string) => Promise<boolean>,
): Callers {
  return {
    ...callers,
    identify: async (request) => {
      const caller = await callers.identify(request);
      const isPast = caller.ok && "uid" in caller.value && !(await take(limit, caller.value.uid));
      return isPast ? { ok: false, error: tooMany(limit) } : caller;
    },
  };
}

async function readRequest<Request extends z.ZodMiniType | null, Response extends z.ZodMiniType>(
  context: Context,
  { request, body, bodyBytesMax }: ApiRoute<Request, Response>,
): Promise<Outcome<RequestOf<Request>>> {
  // The conditional type follows the schema's nullness, which narrowing a generic cannot show.
  if (request === null || body === "none") return { ok: true, value: null as RequestOf<Request> };
  return (await readBody(context, body, request, bodyBytesMax)) as Outcome<RequestOf<Request>>;
}
