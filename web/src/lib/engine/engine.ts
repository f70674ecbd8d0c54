// The page's calls of the crate: `engine.call(operation, request, signal)`. Aborting the signal ends that call alone.
// Quick calls never wait for a long call: while a long call runs, a second Web Worker takes them. The second one
// starts once a call has run for a moment. So it is ready when the next key press ends the call and the first Web
// Worker has to start again.

import {
  createInstance,
  type EngineFailure,
  type EngineOptions,
  type Instance,
  type Task,
} from "./instance.ts";
import type { Operation, OutcomeOf, RequestOf } from "./operations.ts";
import type { EngineCall, EngineOutcome } from "./protocol.ts";

export type EngineResult<Op extends Operation> =
  | { readonly kind: "outcome"; readonly outcome: OutcomeOf<Op> }
  | EngineFailure;

export interface Engine {
  /** Starts the first Web Worker if there is none, so that the first call need not wait for it. */
  start(): void;
  /** Whether the WASM may still be loading. */
  isStarting(): boolean;
  /**
   * Never rejects. An aborted call ends as "cancelled"; the other calls continue.
   *
   * @example
   *   const request = { input: "A.B+A.B'", mode: "boolean", ...budgets.page } as const;
   *   const result = await engine.call("simplify", request, signal);
   *   if (result.kind === "outcome" && result.outcome.kind === "answer") show(result.outcome.answer);
   */
  call<Op extends Operation>(
    operation: Op,
    request: RequestOf<Op>,
    signal?: AbortSignal,
  ): Promise<EngineResult<Op>>;
}

/** Operations that are linear in a text of limited length. */
const quick: ReadonlySet<Operation> = new Set(["read", "readList"]);

/** A call that runs longer than this counts as a long call; most calls end earlier. */
const momentMs = 100;

export function createEngine(options: EngineOptions): Engine {
  const first = createInstance(options);
  const second = createInstance(options);
  let lastId = 0;

  function prepareSecond(): void {
    if (first.isBlocked()) second.start();
  }

  function forQuickCall() {
    const prompt = [first, second].find((instance) => instance.isPrompt());
    return prompt ?? (first.isBlocked() ? second : first);
  }

  return {
    start: first.start,
    isStarting: first.isStarting,
    call: (operation, request, signal) => {
      lastId += 1;
      const isQuick = quick.has(operation);
      const stopClock = isQuick || signal?.aborted ? () => {} : options.after(momentMs, prepareSecond);
      const call = { id: lastId, operation, request };
      return runCall(isQuick ? forQuickCall() : first, call, isQuick, signal, stopClock);
    },
  };
}

/** Runs a call in an instance. Never rejects; `ended` is called before the result is given. */
export function runCall<Op extends Operation>(
  instance: Instance,
  call: EngineCall<Op>,
  isQuick: boolean,
  signal?: AbortSignal,
  ended = () => {},
): Promise<EngineResult<Op>> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve({ kind: "cancelled" });
    const task: Task = {
      call,
      isQuick,
      settle: (result) => {
        ended();
        signal?.removeEventListener("abort", end);
        if (result.kind !== "outcome") resolve(result);
        else if (isOf(call.operation, result)) resolve({ kind: "outcome", outcome: result.outcome });
      },
    };
    const end = () => instance.end(task);
    signal?.addEventListener("abort", end);
    instance.run(task);
  });
}

export function isOf<Op extends Operation>(
  operation: Op,
  outcome: EngineOutcome,
): outcome is EngineOutcome<Op> {
  return outcome.operation === operation;
}
