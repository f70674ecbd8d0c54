// The frame's call of the service. The page takes its response where it makes the same call (lib/early-calls.ts).

import { simplifyPath } from "#contract/simplify-path.ts";
import type { SimplifyCall, SimplifyResponse } from "#contract/simplify.ts";

/** A longer request would keep the page's own files waiting. */
const bodyCharsMax = 2_000;

/** Null where the service gave no answer. Nothing is asked twice. */
export async function askService(call: SimplifyCall): Promise<SimplifyResponse | null> {
  const body = JSON.stringify(call);
  if (body.length > bodyCharsMax) return null;
  try {
    const response = await responseTo(body);
    // The schema, which comes with the page's client, would take longer than the answer. It is our own service.
    return response.ok ? ((await response.clone().json()) as SimplifyResponse) : null;
  } catch {
    return null;
  }
}

function responseTo(body: string): Promise<Response> {
  const calls = window.earlyCalls ?? [];
  const known = calls.find((call) => call.body === body);
  if (known) return known.response;
  const headers = { "Content-Type": "application/json" };
  const response = fetch(simplifyPath, { method: "POST", headers, body });
  window.earlyCalls = [...calls, { path: simplifyPath, body, response }];
  return response;
}
