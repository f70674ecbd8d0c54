// Asks the service for the derivation of an answer, once: what came is kept for as long as the page is open. While the
// service is asked, another input, closing the panel or leaving the page ends the call.

import { useQuery } from "@tanstack/react-query";
import { doubtPackage } from "#account/accounts.ts";
import type { DerivationStep, StepsCall } from "#contract/steps.ts";
import type { ApiFailure } from "#lib/api-result.ts";
import { callAsUser } from "#lib/api.ts";
import { pagePart } from "#lib/page-part.ts";
import type { Answered } from "../core/machine.ts";

const routePart = pagePart(async () => (await import("#contract/steps.ts")).stepsRoute);

export type Derivation =
  | { readonly status: "loading" }
  | { readonly status: "shown"; readonly steps: readonly DerivationStep[] }
  /** The service does not take the user for premium. */
  | { readonly status: "refused" }
  | { readonly status: "failed"; readonly sentence: string; readonly again: () => void };

/** `mayAsk`: false while nothing may be asked; what came before is shown nevertheless. */
export function useDerivation(answered: Answered, mayAsk: boolean): Derivation {
  const call = callOf(answered);
  const { data, error, isFetching, refetch } = useQuery<readonly DerivationStep[], CallFailure>({
    queryKey: ["steps", call],
    enabled: mayAsk,
    queryFn: async ({ signal }) => {
      const result = await callAsUser(routePart, call, signal);
      if (result.ok) return result.answer;
      // The client does so itself only where the service says that the package is missing.
      if (result.failure.code === "unauthenticated") doubtPackage();
      throw new CallFailure(result.failure);
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    // Without a network the call fails at once, and the panel can say so.
    networkMode: "always",
    refetchOnReconnect: false,
  });
  if (data) return { status: "shown", steps: data };
  if (!error || isFetching) return { status: "loading" };
  if (refusals.has(error.failure.code)) return { status: "refused" };
  return { status: "failed", sentence: error.failure.message, again: () => void refetch() };
}

/** What the service says with status 401. */
const refusals: ReadonlySet<string | undefined> = new Set(["premium_required", "unauthenticated"]);

class CallFailure extends Error {
  constructor(readonly failure: ApiFailure) {
    super(failure.message);
  }
}

/** The question that the answer is to. */
function callOf({ text, mode, dontCares }: Answered): StepsCall {
  return { input: text, mode, ...(dontCares !== "" && { dontCares }) };
}
