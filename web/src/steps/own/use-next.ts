// Asks the service for the next step of a visitor's own lines, and for all steps after it.

import type { NextResponse } from "#contract/next.ts";
import { callAsUser } from "#lib/api.ts";
import { useLinesCall } from "./use-lines-call.ts";

export function useNext() {
  return useLinesCall<NextResponse>(call);
}

function call(body: { readonly lines: string[] }, signal: AbortSignal) {
  return callAsUser("nextRoute", body, signal);
}
