// The shape of one API call as data: the Worker mounts it, the page's client calls it, the docs print it.

import type * as z from "zod/mini";
import type { ApiErrorCode } from "./errors.ts";
import type { RefusingLimit } from "./rate-limits.ts";

/**
 * Who may call a route.
 * - `anyone`: every caller; a token is not read.
 * - `optional`: every caller, but the answer depends on who calls; an invalid token is refused.
 * - `user`: a signed-in user.
 * - `verified`: a user with a verified e-mail address.
 * - `premium`: a verified user whose package has not expired.
 */
export type CallerKind = "anyone" | "optional" | "user" | "verified" | "premium";

/** The headers that some answers carry besides those of every answer, with what they say. */
export const answerHeaders = {
  "X-Search-Cut":
    "The answer is the first cover with its lower bound: no search for a smaller sum or a proof was made. `network`: the searches of this minute of the caller's network are taken; `all`: those of all free callers together. The same call may be searched in a minute.",
} as const;

export type AnswerHeader = keyof typeof answerHeaders;

/** The format of a request's body: JSON, a form (`application/x-www-form-urlencoded`), or no body. */
export type BodyKind = "json" | "form" | "none";

export interface ApiRoute<
  Request extends z.ZodMiniType | null,
  Response extends z.ZodMiniType,
  Kind extends CallerKind = CallerKind,
> {
  readonly method: "GET" | "POST";
  readonly path: `/api/${string}`;
  /** One line for the reference page. */
  readonly summary: string;
  readonly caller: Kind;
  /**
   * How often one caller may call; left out where the calls are not counted. Calls of the kind `optional` are counted so
   * while they are free, and the others with `premium`.
   */
  readonly rateLimit?: RefusingLimit;
  /** The headers that an answer has besides those of every answer, where they say something. */
  readonly answerHeaders?: readonly AnswerHeader[];
  readonly body: Request extends null ? "none" : Exclude<BodyKind, "none">;
  /** The largest body in bytes, where it is below the limit of the other calls. */
  readonly bodyBytesMax?: number;
  /** Schema of the body: of the JSON value, or of an object of a form's fields, each a string; null without a body. */
  readonly request: Request;
  readonly response: Response;
  /** The codes of this call alone; `errorsOf` adds those of its rate limit, its caller and its body. */
  readonly errors: readonly ApiErrorCode[];
}

export type AnyRoute = ApiRoute<z.ZodMiniType | null, z.ZodMiniType>;

/**
 * Returns the route with the types of its body, response and caller.
 *
 * @example
 *   const healthRoute = defineRoute({
 *     method: "GET",
 *     path: "/api/health",
 *     summary: "Whether the service and its database answer.",
 *     caller: "anyone",
 *     body: "none",
 *     request: null,
 *     response: z.object({ ok: z.literal(true) }),
 *     errors: ["unavailable"],
 *   });
 */
export function defineRoute<
  Request extends z.ZodMiniType | null,
  Response extends z.ZodMiniType,
  Kind extends CallerKind,
>(route: ApiRoute<Request, Response, Kind>): ApiRoute<Request, Response, Kind> {
  return route;
}

/** What a call of the route sends; null where it has no body. */
export type RequestBody<Route extends AnyRoute> = Route["request"] extends infer Schema
  ? Schema extends z.ZodMiniType
    ? z.input<Schema>
    : null
  : never;

/** What the route answers to a call that succeeds. */
export type AnswerOf<Route extends AnyRoute> = z.output<Route["response"]>;

const callerErrors: Readonly<Record<CallerKind, readonly ApiErrorCode[]>> = {
  anyone: [],
  optional: ["unauthenticated"],
  user: ["unauthenticated", "unavailable"],
  verified: ["unauthenticated", "email_not_verified", "unavailable"],
  premium: ["unauthenticated", "email_not_verified", "premium_required", "unavailable"],
};

const bodyErrors: Readonly<Record<BodyKind, readonly ApiErrorCode[]>> = {
  json: ["not_json", "body_too_large", "bad_json", "wrong_shape"],
  form: ["not_form", "body_too_large", "bad_form", "doubled_field", "wrong_shape"],
  none: [],
};

/** The error codes that every route can answer. */
export const commonErrors: readonly ApiErrorCode[] = ["origin_not_allowed", "internal"];

/** Every code a route can answer besides those of any call, in the order of the checks. */
export function errorsOf({ rateLimit, caller, body, errors }: AnyRoute): readonly ApiErrorCode[] {
  const limitErrors: readonly ApiErrorCode[] = rateLimit === undefined ? [] : ["too_many_requests"];
  return [...limitErrors, ...callerErrors[caller], ...bodyErrors[body], ...errors];
}
