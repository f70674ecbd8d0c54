// Error codes with their HTTP status, and the shape of every failure. Sentences are in sentences.ts.

import * as z from "zod/mini";
import { logicErrorCodes } from "./generated/logic-facts.ts";

export type LogicErrorCode = (typeof logicErrorCodes)[number];

/** Failures of the edge itself and the status each is answered with; every crate error is a 422. */
export const edgeErrorStatus = {
  bad_json: 400,
  wrong_shape: 400,
  origin_not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  not_json: 415,
  lone_surrogate: 422,
  internal: 500,
  unavailable: 503,
} as const;

export type EdgeErrorCode = keyof typeof edgeErrorStatus;
export type ApiErrorCode = EdgeErrorCode | LogicErrorCode;
export type ApiErrorStatus = (typeof edgeErrorStatus)[EdgeErrorCode];

/** HTTP status of a code. */
export function statusOf(code: ApiErrorCode): ApiErrorStatus {
  return Object.hasOwn(edgeErrorStatus, code) ? edgeErrorStatus[code as EdgeErrorCode] : 422;
}

/**
 * Every 4xx and 5xx body. `message` is a sentence for a person and holds no position; `position` is
 * 0-based in UTF-16 units of the text as received; `field` names the member of the request it counts in;
 * `id` comes with `internal` only and names the request in the operator's log.
 */
export const apiErrorSchema = z.object({
  message: z.string(),
  code: z.string(),
  position: z.optional(z.number()),
  field: z.optional(z.string()),
  id: z.optional(z.string()),
});

export type ApiErrorBody = Omit<z.infer<typeof apiErrorSchema>, "code"> & {
  readonly code: ApiErrorCode;
};
