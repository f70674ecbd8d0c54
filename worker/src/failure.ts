// A failed call as a value and as a response: always `{message, code, …}` with the status and headers of its code.

import type { Context } from "hono";
import type { AnswerHeader } from "#contract/route.ts";
import { type ApiErrorBody, type ApiErrorCode, statusOf } from "#contract/errors.ts";
import { rateLimits, type RefusingLimit } from "#contract/rate-limits.ts";
import { sentences, tooManyRequests } from "#contract/request-sentences.ts";

/** A failure's body, and the values of its headers. */
export type Failure = ApiErrorBody & {
  /** The value of the header `Retry-After`, in whole seconds. */
  readonly retryAfterS?: number;
};

/** The result of a handler: the response's body and headers of its own, or the failure. */
export type Outcome<Value> =
  | {
      readonly ok: true;
      readonly value: Value;
      readonly headers?: Readonly<Partial<Record<AnswerHeader, string>>>;
    }
  | { readonly ok: false; readonly error: Failure };

export function failure(code: ApiErrorCode): ApiErrorBody {
  return { message: sentences[code], code };
}

/** The failure of a caller who has used up a limit. */
export function tooMany(limit: RefusingLimit): Failure {
  const { by, periodS } = rateLimits[limit];
  return { ...failure("too_many_requests"), message: tooManyRequests[by], retryAfterS: periodS };
}

export function respondFailure(context: Context, { retryAfterS, ...body }: Failure): Response {
  const status = statusOf(body.code);
  // RFC 9110, section 11.6.1: every 401 names how to authenticate.
  if (status === 401) context.header("WWW-Authenticate", "Bearer");
  if (retryAfterS !== undefined) context.header("Retry-After", String(retryAfterS));
  return context.json(body, status);
}
