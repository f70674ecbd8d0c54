// Error codes with their HTTP status, and the shape of every failure. Sentences are in request-sentences.ts.

import * as z from "zod/mini";
import { logicErrorCodes } from "./generated/logic-facts.ts";

const note = z.describe;

export type LogicErrorCode = (typeof logicErrorCodes)[number];

/** The codes of the Worker itself, each with its HTTP status. The codes of the crate are all 422. */
export const edgeErrorStatus = {
  bad_json: 400,
  bad_form: 400,
  doubled_field: 400,
  wrong_shape: 400,
  bad_order_id: 400,
  bad_notify: 400,
  unauthenticated: 401,
  premium_required: 401,
  email_not_verified: 403,
  recent_sign_in_required: 403,
  origin_not_allowed: 403,
  not_found: 404,
  unknown_package: 404,
  method_not_allowed: 405,
  order_conflict: 409,
  package_retired: 409,
  too_many_open_orders: 409,
  body_too_large: 413,
  not_json: 415,
  not_form: 415,
  lone_surrogate: 422,
  amount_too_small: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type EdgeErrorCode = keyof typeof edgeErrorStatus;
export type ApiErrorCode = EdgeErrorCode | LogicErrorCode;
export type ApiErrorStatus = (typeof edgeErrorStatus)[EdgeErrorCode];

/** The headers a failure can carry besides those of every answer. */
export const errorHeaders: Readonly<Partial<Record<ApiErrorCode, ErrorHeader>>> = {
  unauthenticated: "WWW-Authenticate",
  premium_required: "WWW-Authenticate",
  method_not_allowed: "Allow",
  too_many_requests: "Retry-After",
  unavailable: "Retry-After",
};

export type ErrorHeader = "Allow" | "Retry-After" | "WWW-Authenticate";

/** HTTP status of a code. */
export function statusOf(code: ApiErrorCode): ApiErrorStatus {
  return Object.hasOwn(edgeErrorStatus, code) ? edgeErrorStatus[code as EdgeErrorCode] : 422;
}

/**
 * The body of every 4xx and 5xx. The schema takes any text as the code, so that a page that was loaded before a code
 * was added still shows the sentence of that code.
 */
export const apiErrorSchema = z.object({
  message: z.string().check(note("One or two sentences for a person; they hold no position.")),
  code: z.string().check(note("What is wrong, for programs; codes never change.")),
  position: z
    .optional(z.number())
    .check(note("Index of the wrong character in `field`: from 0, in UTF-16 units of the text as received.")),
  field: z.optional(z.string()).check(note("The member of the request that is wrong.")),
  id: z.optional(z.string()).check(note("The request's id in the operator's log; with `internal` only.")),
});

export type ApiErrorBody = Omit<z.infer<typeof apiErrorSchema>, "code"> & {
  readonly code: ApiErrorCode;
};
