// The only fetch to our own API. It distinguishes the ways in which a call can fail and checks every answer against
// the contract. It has no time-out; the caller's signal ends a call.

import * as z from "zod/mini";
import { apiErrorSchema } from "#contract/errors.ts";
import type { ApiRoute } from "#contract/route.ts";
import { own } from "#messages/own.ts";
import type { ApiFailure, ApiResult } from "./api-result.ts";

export type BodyOf<Request> = Request extends z.ZodMiniType ? z.input<Request> : null;

export interface ApiClient {
  /** Calls one route of the contract. A failure of network or server is a value, never an exception. */
  call<Request extends z.ZodMiniType | null, Response extends z.ZodMiniType>(
    route: ApiRoute<Request, Response>,
    body: BodyOf<Request>,
    signal?: AbortSignal,
  ): Promise<ApiResult<z.output<Response>>>;
}

export function createApiClient(dependencies: { readonly fetch: typeof fetch }): ApiClient {
  return {
    async call(route, body, signal) {
      try {
        const response = await dependencies.fetch(route.path, {
          method: route.method,
          ...(body !== null && {
            body: JSON.stringify(body),
            headers: { "Content-Type": "application/json" },
          }),
          ...(signal && { signal }),
        });
        const text = await response.text();
        return response.ok ? readAnswer(route.response, text) : readFailure(response.status, text);
      } catch (error) {
        return { ok: false, failure: interrupted(error) };
      }
    },
  };
}

function readAnswer<Response extends z.ZodMiniType>(
  schema: Response,
  text: string,
): ApiResult<z.output<Response>> {
  const parsed = z.safeParse(schema, parseJson(text));
  return parsed.success ? { ok: true, answer: parsed.data } : { ok: false, failure: unreadable };
}

function readFailure(status: number, text: string): ApiResult<never> {
  const parsed = z.safeParse(apiErrorSchema, parseJson(text));
  if (!parsed.success) return { ok: false, failure: unreadable };
  const { message, code, position, field } = parsed.data;
  const failure: ApiFailure = {
    kind: status < 500 ? "badRequest" : "badStatus",
    message,
    code,
    ...(position === undefined ? {} : { position }),
    ...(field === undefined ? {} : { field }),
  };
  return { ok: false, failure };
}

const unreadable: ApiFailure = { kind: "badStatus", message: own.badStatus };

/** Why a fetch ended without a whole response. */
function interrupted(error: unknown): ApiFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "TimeoutError") return { kind: "timeout", message: own.timeout };
  if (name === "AbortError") return { kind: "aborted", message: own.aborted };
  return { kind: "network", message: own.network };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
