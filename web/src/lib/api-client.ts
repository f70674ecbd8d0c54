// The only fetch to our own API. It distinguishes the ways in which a call can fail and checks every answer against
// the contract. It has no time-out; the caller's signal ends a call.

import * as z from "zod/mini";
import { apiErrorSchema } from "#contract/errors.ts";
import type { AnswerOf, AnyRoute, RequestBody } from "#contract/route.ts";
import { callTexts } from "#messages/calls.ts";
import type { ApiFailure, ApiResult } from "./api-result.ts";
import type { ApiUser } from "./api-user.ts";

// Exported from here, so that they load with the client: no screen needs them earlier.
export { routes } from "#contract/routes.ts";
export { fetchOrTake } from "./early-calls.ts";

export interface ApiClient {
  /** Calls one route of the contract. A failure of network or server is a value, never an exception. */
  readonly call: <Route extends AnyRoute>(
    route: Route,
    body: RequestBody<Route>,
    signal?: AbortSignal,
  ) => Promise<ApiResult<AnswerOf<Route>>>;
  /** The same with the user's token; a token that the service refuses is replaced once. */
  readonly callAs: <Route extends AnyRoute>(
    user: ApiUser,
    route: Route,
    body: RequestBody<Route>,
    signal?: AbortSignal,
  ) => Promise<ApiResult<AnswerOf<Route>>>;
}

export function createApiClient({ fetch }: { readonly fetch: typeof globalThis.fetch }): ApiClient {
  async function send<Route extends AnyRoute>(
    route: Route,
    body: RequestBody<Route>,
    signal: AbortSignal | undefined,
    token: string | null,
  ): Promise<ApiResult<AnswerOf<Route>>> {
    const headers = {
      ...(body !== null && { "Content-Type": "application/json" }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    };
    try {
      const response = await fetch(route.path, {
        method: route.method,
        ...(body !== null && { body: JSON.stringify(body) }),
        headers,
        ...(signal && { signal }),
      });
      const text = await response.text();
      return response.ok
        ? readAnswer<Route["response"]>(route.response, text, dateOf(response))
        : readFailure(response, text);
    } catch (error) {
      return { ok: false, failure: interrupted(error) };
    }
  }

  return {
    call: (route, body, signal) => send(route, body, signal, null),
    callAs: async (user, route, body, signal) => {
      const kept = await user.token(false);
      if (!kept.ok) return { ok: false, failure: noToken[kept.reason] };
      const first = await send(route, body, signal, kept.token);
      if (first.ok || !outdated.includes(first.failure.code)) return first;
      const fresh = await user.token(true);
      return fresh.ok
        ? send(route, body, signal, fresh.token)
        : { ok: false, failure: noToken[fresh.reason] };
    },
  };
}

/** The codes for a token that has expired, or is older than the verification of the user's address. */
const outdated: readonly (string | undefined)[] = ["unauthenticated", "email_not_verified"];

/** The failures of a call without a token; no request is sent. */
const noToken = {
  expired: { kind: "badRequest", message: callTexts.signInExpired, code: "unauthenticated" },
  unreachable: { kind: "network", message: callTexts.network },
} as const satisfies Readonly<Record<string, ApiFailure>>;

function dateOf({ headers }: Response): number | null {
  const ms = Date.parse(headers.get("Date") ?? "");
  return Number.isNaN(ms) ? null : ms;
}

function readAnswer<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string,
  dateMs: number | null,
): ApiResult<z.output<Schema>> {
  const parsed = z.safeParse(schema, parseJson(text));
  return parsed.success ? { ok: true, answer: parsed.data, dateMs } : { ok: false, failure: unreadable };
}

function readFailure({ status, headers }: Response, text: string): ApiResult<never> {
  const parsed = z.safeParse(apiErrorSchema, parseJson(text));
  if (!parsed.success) return { ok: false, failure: unreadable };
  const { message, code, position, field } = parsed.data;
  const failure: ApiFailure = {
    kind: status < 500 ? "badRequest" : "badStatus",
    message,
    code,
    ...(position === undefined ? {} : { position }),
    ...(field === undefined ? {} : { field }),
    ...retryAfterIn(headers),
  };
  return { ok: false, failure };
}

/** The header's value if it is whole seconds, as our service writes it. */
function retryAfterIn(headers: Headers): Pick<ApiFailure, "retryAfterS"> {
  const text = headers.get("Retry-After") ?? "";
  return /^\d{1,5}$/.test(text) ? { retryAfterS: Number(text) } : {};
}

const unreadable: ApiFailure = { kind: "badStatus", message: callTexts.badStatus };

/** Why a fetch ended without a whole response. */
function interrupted(error: unknown): ApiFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "TimeoutError") return { kind: "timeout", message: callTexts.timeout };
  if (name === "AbortError") return { kind: "aborted", message: callTexts.aborted };
  return { kind: "network", message: callTexts.network };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
