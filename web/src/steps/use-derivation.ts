// Asks the service once for the derivation of an answer, and keeps it as long as the page is open. While the service
// is asked, another input, closing the panel or leaving the page ends the call.

import { useQuery, type QueryKey } from "@tanstack/react-query";
import type { DerivationStep } from "#contract/derivation-step.ts";
import type { StepsCall, StepsTarget } from "#contract/steps.ts";
import type { ApiFailure, ApiResult } from "#lib/api-result.ts";
import { callAsUser } from "#lib/api.ts";
import { countOf } from "#notation/core/list-variables.ts";
import type { Derived } from "./core/derived.ts";

export type Derivation =
  /** Nothing was asked yet. */
  | { readonly status: "waiting" }
  | { readonly status: "loading" }
  | { readonly status: "shown"; readonly steps: readonly DerivationStep[] }
  /** The service answers that the user is not premium. */
  | { readonly status: "refused" }
  /** The service does not accept the user's sign-in: only another sign-in helps. */
  | { readonly status: "expired"; readonly again: () => void }
  /** Another user is signed in by now. */
  | { readonly status: "dropped" }
  | { readonly status: "failed"; readonly sentence: string; readonly again: () => void };

/** `mayAsk` is false while no call may be made; a derivation that came earlier is shown nevertheless. */
export function useDerivation(derived: Derived, target: StepsTarget, mayAsk: boolean): Derivation {
  const call = callOf(derived, target);
  return useSteps(["steps", call], mayAsk, (signal) => callAsUser("stepsRoute", call, signal));
}

/** `queryKey` tells one derivation from all others. */
export function useSteps(
  queryKey: QueryKey,
  mayAsk: boolean,
  ask: (signal: AbortSignal) => Promise<ApiResult<readonly DerivationStep[]>>,
): Derivation {
  const { data, error, isFetching, refetch } = useQuery<readonly DerivationStep[], CallFailure>({
    queryKey,
    enabled: mayAsk,
    queryFn: async ({ signal }) => {
      const result = await ask(signal);
      if (result.ok) return result.answer;
      throw new CallFailure(result.failure);
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    // Without a network the call fails at once instead of waiting, so that the panel can report it.
    networkMode: "always",
    refetchOnReconnect: false,
  });
  if (data) return { status: "shown", steps: data };
  if (isFetching) return { status: "loading" };
  if (!error) return { status: "waiting" };
  const again = () => void refetch();
  const { kind, code, message } = error.failure;
  if (code === "premium_required") return { status: "refused" };
  if (code === "unauthenticated") return { status: "expired", again };
  return kind === "aborted" ? { status: "dropped" } : { status: "failed", sentence: message, again };
}

class CallFailure extends Error {
  constructor(readonly failure: ApiFailure) {
    super(failure.message);
  }
}

/** The question of the answer, as the body of the call. */
function callOf({ text, mode, dontCares, variables }: Derived, target: StepsTarget): StepsCall {
  return {
    input: text,
    mode,
    ...(dontCares !== "" && { dontCares }),
    ...countOf(variables),
    ...(target !== "sum" && { target }),
  };
}
