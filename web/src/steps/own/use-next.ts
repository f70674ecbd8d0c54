// Asks the service for the next step of a visitor's own lines, and for all steps after it.

import type { NextResponse } from "#contract/next.ts";
import { callAsUser } from "#lib/api.ts";
import { pagePart } from "#lib/page-part.ts";
import { useLinesCall } from "./use-lines-call.ts";

const routePart = pagePart(async () => (await import("#contract/next.ts")).nextRoute);

export function useNext() {
  return useLinesCall<NextResponse>(call);
}

function call(body: { readonly lines: string[] }, signal: AbortSignal) {
  return callAsUser(routePart, body, signal);
}
