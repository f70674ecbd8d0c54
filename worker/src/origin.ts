// Which pages may call the API: the service's own and those of the origins on the list. Other callers (the Android app,
// the payment provider) send no Origin and may call.

import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { answerHeaders } from "#contract/route.ts";
import { failure, respondFailure } from "./failure.ts";

export function originAllowList(allowedOrigins: readonly string[]): MiddlewareHandler {
  const allowed = cors({
    origin: (origin) => origin,
    allowMethods: ["GET", "POST"],
    allowHeaders: ["Content-Type", "Authorization"],
    exposeHeaders: ["Retry-After", "X-Request-Id", ...Object.keys(answerHeaders)],
    maxAge: 86_400,
  });
  return async (context, next) => {
    const origin = context.req.header("Origin");
    if (origin === undefined || origin === new URL(context.req.url).origin) return next();
    if (!allowedOrigins.includes(origin)) return respondFailure(context, failure("origin_not_allowed"));
    return allowed(context, next);
  };
}
