// Asks the service once for a derivation of one expression from another, and keeps it as long as the page is open.

import type { EqualCall } from "#contract/equal.ts";
import { callAsUser } from "#lib/api.ts";
import { callTexts } from "#messages/calls.ts";
import { useSteps, type Derivation } from "./use-derivation.ts";

/** The two are known to be equal. `mayAsk` as for a derivation. */
export function useProof(equation: EqualCall, mayAsk: boolean): Derivation {
  return useSteps(["equal", equation], mayAsk, async (signal) => {
    const result = await callAsUser("equalRoute", equation, signal);
    if (!result.ok) return result;
    const { steps } = result.answer;
    if (steps) return { ...result, answer: steps };
    return { ok: false, failure: { kind: "badStatus", message: callTexts.unexpected } };
  });
}
