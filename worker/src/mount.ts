// Binds one route of the contract to its handler: method, rate limit, caller, body, response, in this order. Every path
// of the API is registered here.

import type { Context, Hono } from "hono";
import type * as z from "zod/mini";
import { rateLimits, type RateLimitName } from "#contract/rate-limits.ts";
import type { ApiRoute, CallerKind } from "#contract/route.ts";
import { tooManyRequests } from "#contract/request-sentences.ts";
import { admit, type AdmittedCallers } from "./auth/admit.ts";
import { readBody } from "./body.ts";
import type { AppEnv, Deps } from "./deps.ts";
import { failure, type Failure, type Outcome, respondFailure } from "./failure.ts";

type RequestOf<Request> = Request extends z.ZodMiniType ? z.output<Request> : null;

/**
 * Answers a call. It gets the body parsed by the contract's schema, and a caller of the kind that the route requires.
 */
type Handler<Request, Response extends z.ZodMiniType, Kind extends CallerKind> = (
  request: RequestOf<Request>,
  caller: AdmittedCallers[Kind],
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
  const { rateLimit } = route;
  app.on(route.method, route.path, async (context) => {
    const request = context.req.raw;
    const limitBy = rateLimit === undefined ? null : rateLimits[rateLimit].by;
    if (rateLimit !== undefined && limitBy === "address" && !(await takeCall(rateLimit, request)))
      return respondFailure(context, tooMany(rateLimit));
    // Before the body: the body of a refused caller is neither kept nor parsed.
    const caller = await admit(route.caller, callers, request);
    if (!caller.ok) return respondFailure(context, caller.error);
    const uid = "uid" in caller.value ? caller.value.uid : undefined;
    if (rateLimit !== undefined && limitBy === "user" && !(await takeCall(rateLimit, request, uid)))
      return respondFailure(context, tooMany(rateLimit));
    const body = await readRequest(context, route);
    if (!body.ok) return respondFailure(context, body.error);
    const outcome = await handle(body.value, caller.value);
    return outcome.ok ? context.json(outcome.value) : respondFailure(context, outcome.error);
  });
  app.all(route.path, (context) => {
    context.header("Allow", route.method === "GET" ? "GET, HEAD, OPTIONS" : `${route.method}, OPTIONS`);
    if (context.req.method === "OPTIONS") return context.body(null, 204);
    return respondFailure(context, failure("method_not_allowed"));
  });
}

function tooMany(limit: RateLimitName): Failure {
  const { by, periodS } = rateLimits[limit];
  return { ...failure("too_many_requests"), message: tooManyRequests[by], retryAfterS: periodS };
}

async function readRequest<Request extends z.ZodMiniType | null, Response extends z.ZodMiniType>(
  context: Context,
  { request, body, bodyBytesMax }: ApiRoute<Request, Response>,
): Promise<Outcome<RequestOf<Request>>> {
  // The conditional type follows the schema's nullness, which narrowing a generic cannot show.
  if (request === null || body === "none") return { ok: true, value: null as RequestOf<Request> };
  return (await readBody(context, body, request, bodyBytesMax)) as Outcome<RequestOf<Request>>;
}
