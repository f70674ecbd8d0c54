// Asks the service for the verdicts on a visitor's own lines.

import type { CheckResponse } from "#contract/check.ts";
import { callAsUser } from "#lib/api.ts";
import { type Answered, useLinesCall } from "./use-lines-call.ts";

export type Checked = Answered<CheckResponse>;

/** `earlier` are the verdicts to start with. */
export function useCheck(earlier: Checked | null) {
  return useLinesCall<CheckResponse>(call, earlier);
}

function call(body: { readonly lines: string[] }, signal: AbortSignal) {
  return callAsUser("checkRoute", body, signal);
}
