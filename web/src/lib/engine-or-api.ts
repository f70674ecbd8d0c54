// Makes a call that both the engine and the API can answer: the engine first, and the API if the engine cannot
// answer. While the WASM is still loading, the first answer counts. Both are passed in; this file knows neither Web
// Workers nor the network.

import type { ApiFailure, ApiResult } from "./api-result.ts";
import type { EngineResult } from "./engine/engine.ts";
import type { Operation, OutcomeOf } from "./engine/operations.ts";

export interface EngineAndApi<Op extends Operation, Answer> {
  readonly engine: () => Promise<EngineResult<Op>>;
  readonly api: () => Promise<ApiResult<Answer>>;
  /** Resolves after the engine's head start to whether the WASM is still loading. */
  readonly isEngineLate: () => Promise<boolean>;
}

export type EngineOrApi<Op extends Operation, Answer> =
  | { readonly kind: "outcome"; readonly outcome: OutcomeOf<Op> }
  /** `isEngineLate`: the API was quicker, and the engine can still be asked for more. */
  | { readonly kind: "answer"; readonly answer: Answer; readonly isEngineLate: boolean }
  | { readonly kind: "failure"; readonly failure: ApiFailure }
  /** The caller ended the call and no longer needs an answer. */
  | { readonly kind: "cancelled" };

/** The API is asked at most once. A failure of the API does not count while the engine may still answer. */
export async function engineOrApi<Op extends Operation, Answer>({
  engine,
  api,
  isEngineLate,
}: EngineAndApi<Op, Answer>): Promise<EngineOrApi<Op, Answer>> {
  let asked: Promise<ApiResult<Answer>> | null = null;
  const ask = () => (asked ??= api());
  let isOver = false;

  async function byEngine(): Promise<EngineOrApi<Op, Answer>> {
    const result = await engine();
    isOver = true;
    if (result.kind === "outcome" || result.kind === "cancelled") return result;
    const reply = await ask();
    if (reply.ok) return { kind: "answer", answer: reply.answer, isEngineLate: false };
    return reply.failure.kind === "aborted"
      ? { kind: "cancelled" }
      : { kind: "failure", failure: reply.failure };
  }

  async function byApi(): Promise<EngineOrApi<Op, Answer> | null> {
    if (!(await isEngineLate()) || isOver) return null;
    const reply = await ask();
    return reply.ok ? { kind: "answer", answer: reply.answer, isEngineLate: !isOver } : null;
  }

  const first = byEngine();
  return (await Promise.race([first, byApi()])) ?? first;
}
