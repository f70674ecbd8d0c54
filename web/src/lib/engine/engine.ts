// The page's calls of the crate: `engine.call(operation, request, signal)`. Aborting the signal ends that call alone.
// Quick calls never wait for a long one: while it runs, a second Web Worker takes them, started when first needed.

import { createInstance, type EngineFailure, type EngineOptions, type Task } from "./instance.ts";
import type { Operation, OutcomeOf, RequestOf } from "./operations.ts";
import type { EngineOutcome } from "./protocol.ts";

export type EngineResult<Op extends Operation> =
  { readonly kind: "outcome"; readonly outcome: OutcomeOf<Op> } | EngineFailure;

export interface Engine {
  /** Starts the first Web Worker if there is none, so that the first call need not wait for it. */
  start(): void;
  /** Never rejects. An aborted call ends as "cancelled"; the others go on. */
  call<Op extends Operation>(
    operation: Op,
    request: RequestOf<Op>,
    signal?: AbortSignal,
  ): Promise<EngineResult<Op>>;
}

/** Operations that are linear in a text of limited length. */
const quick: ReadonlySet<Operation> = new Set(["read"]);

export function createEngine(options: EngineOptions): Engine {
  const first = createInstance(options);
  const second = createInstance(options);
  let lastId = 0;
  return {
    start: first.start,
    call: (operation, request, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve({ kind: "cancelled" });
        lastId += 1;
        const task: Task = {
          call: { id: lastId, operation, request },
          isQuick: quick.has(operation),
          settle: (result) => {
            signal?.removeEventListener("abort", end);
            if (result.kind !== "outcome") resolve(result);
            else if (isOf(operation, result)) resolve({ kind: "outcome", outcome: result.outcome });
          },
        };
        const instance = task.isQuick && first.isBlocked() ? second : first;
        const end = () => instance.end(task);
        signal?.addEventListener("abort", end);
        instance.run(task);
      }),
  };
}

function isOf<Op extends Operation>(operation: Op, outcome: EngineOutcome): outcome is EngineOutcome<Op> {
  return outcome.operation === operation;
}
