// A failed call as a value and as a response: always `{message, code, …}` with the status of its code.

import type { Context } from "hono";
import { type ApiErrorBody, type ApiErrorCode, statusOf } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";

/** What a handler returns: the response's body, or why there is none. */
export type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: ApiErrorBody };

export function failure(code: ApiErrorCode): ApiErrorBody {
  return { message: sentences[code], code };
}

export function respondFailure(context: Context, error: ApiErrorBody): Response {
  return context.json(error, statusOf(error.code));
}
