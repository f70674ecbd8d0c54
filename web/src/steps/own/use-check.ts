// Asks the service for the verdicts on a visitor's own lines.

import type { CheckResponse } from "#contract/check.ts";
import { callAsUser } from "#lib/api.ts";
import { pagePart } from "#lib/page-part.ts";
import { type Answered, useLinesCall } from "./use-lines-call.ts";

const routePart = pagePart(async () => (await import("#contract/check.ts")).checkRoute);

export type Checked = Answered<CheckResponse>;

export function useCheck() {
  return useLinesCall<CheckResponse>(call);
}

function call(body: { readonly lines: string[] }, signal: AbortSignal) {
  return callAsUser(routePart, body, signal);
}
