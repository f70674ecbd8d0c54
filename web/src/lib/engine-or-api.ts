// Makes a call that both the engine and the API can answer: the engine first, the API if the engine cannot. Both are
// passed in; this file knows neither Web Workers nor the network.

import type { ApiFailure, ApiResult } from "./api-result.ts";
import type { EngineResult } from "./engine/engine.ts";
import type { Operation, OutcomeOf } from "./engine/operations.ts";

export interface EngineAndApi<Op extends Operation, Answer> {
  readonly engine: () => Promise<EngineResult<Op>>;
  readonly api: () => Promise<ApiResult<Answer>>;
}

export type EngineOrApi<Op extends Operation, Answer> =
  | { readonly kind: "outcome"; readonly outcome: OutcomeOf<Op> }
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "failure"; readonly failure: ApiFailure }
  /** The caller ended the call and no longer needs an answer. */
  | { readonly kind: "cancelled" };

export async function engineOrApi<Op extends Operation, Answer>({
  engine,
  api,
}: EngineAndApi<Op, Answer>): Promise<EngineOrApi<Op, Answer>> {
  const result = await engine();
  if (result.kind === "outcome" || result.kind === "cancelled") return result;
  const reply = await api();
  if (reply.ok) return { kind: "answer", answer: reply.answer };
  return reply.failure.kind === "aborted"
    ? { kind: "cancelled" }
    : { kind: "failure", failure: reply.failure };
}
