// A call of the API: the shape of its body, and its answer.

import type { z } from "zod";
import { invalidPayload } from "../failure.ts";
import type { Services } from "../services.ts";

export interface Caller {
  /** Sent `Authorization: Bearer owner`: an administrator. */
  readonly isOwner: boolean;
}

export type Call = (services: Services, body: unknown, caller: Caller) => Promise<object>;

/** Checks the body before the handler sees it. */
export function call<T>(
  schema: z.ZodType<T>,
  handle: (services: Services, body: T, caller: Caller) => Promise<object>,
): Call {
  return async (services, body, caller) => {
    const read = schema.safeParse(body);
    if (read.success) return handle(services, read.data, caller);
    const [issue] = read.error.issues;
    throw invalidPayload(`/${issue?.path.join("/") ?? ""} ${issue?.message ?? ""}`);
  };
}
