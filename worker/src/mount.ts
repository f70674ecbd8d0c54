// Binds one route of the contract to its handler: method, body, caller, response. Nothing else registers a path.

import type { Context, Hono } from "hono";
import type * as z from "zod/mini";
import type { ApiRoute } from "#contract/route.ts";
import { readBody } from "./body.ts";
import type { Caller, CallerOf } from "./caller.ts";
import type { AppEnv } from "./deps.ts";
import { failure, type Outcome, respondFailure } from "./failure.ts";

type RequestOf<Request> = Request extends z.ZodMiniType ? z.output<Request> : null;

export function mount<Request extends z.ZodMiniType | null, Response extends z.ZodMiniType>(
  app: Hono<AppEnv>,
  callerOf: CallerOf,
  route: ApiRoute<Request, Response>,
  handle: (request: RequestOf<Request>, caller: () => Promise<Caller>) => Promise<Outcome<z.input<Response>>>,
): void {
  app.on(route.method, route.path, async (context) => {
    const request = await readRequest(context, route);
    if (!request.ok) return respondFailure(context, request.error);
    const outcome = await handle(request.value, () => callerOf(context.req.raw));
    return outcome.ok ? context.json(outcome.value) : respondFailure(context, outcome.error);
  });
  app.all(route.path, (context) => {
    context.header("Allow", route.method === "GET" ? "GET, HEAD, OPTIONS" : `${route.method}, OPTIONS`);
    if (context.req.method === "OPTIONS") return context.body(null, 204);
    return respondFailure(context, failure("method_not_allowed"));
  });
}

async function readRequest<Request extends z.ZodMiniType | null, Response extends z.ZodMiniType>(
  context: Context,
  route: ApiRoute<Request, Response>,
): Promise<Outcome<RequestOf<Request>>> {
  // The conditional type follows the schema's nullness, which narrowing a generic cannot show.
  if (route.request === null) return { ok: true, value: null as RequestOf<Request> };
  return (await readBody(context, route.request)) as Outcome<RequestOf<Request>>;
}
