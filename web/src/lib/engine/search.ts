// A search that may take minutes. It has a separate Web Worker, which ends with the search. So no other call of the
// page waits for the search, and ending it affects no other call. Uses no DOM.

import type { MinimalFormRequest, SearchReport, SimplifyRequest } from "#contract/generated/logic-types.ts";
import { isOf, type EngineResult } from "./engine.ts";
import type { EngineOptions, EnginePort } from "./instance.ts";
import type { OutcomeOf, SearchOperation } from "./operations.ts";
import type { EngineReport } from "./protocol.ts";

export type SearchCall =
  | { readonly operation: "search"; readonly request: SimplifyRequest }
  | { readonly operation: "searchForm"; readonly request: MinimalFormRequest };

export type SearchResult = EngineResult<SearchOperation>;

/** The id of the Web Worker's only call. */
const id = 1;

/** Never rejects. `watch` is not called after the search has ended; aborting the signal ends it as "cancelled". */
export function runSearch(
  { spawn, startTimeoutMs, after }: Pick<EngineOptions, "spawn" | "startTimeoutMs" | "after">,
  call: SearchCall,
  watch: (report: SearchReport<OutcomeOf<SearchOperation>>) => void,
  signal: AbortSignal,
): Promise<SearchResult> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ kind: "cancelled" });
    let port: EnginePort | null = null;
    let isReady = false;
    let hasEnded = false;

    function end(result: SearchResult): void {
      if (hasEnded) return;
      hasEnded = true;
      stopClock();
      signal.removeEventListener("abort", cancel);
      port?.terminate();
      resolve(result);
    }

    function cancel(): void {
      end({ kind: "cancelled" });
    }

    function receive(message: EngineReport): void {
      if (hasEnded) return;
      switch (message.kind) {
        case "ready":
          isReady = true;
          stopClock();
          return port?.post({ id, ...call });
        case "progress":
          return watch(message.progress);
        case "outcome":
          if (isOf(call.operation, message)) end({ kind: "outcome", outcome: message.outcome });
          return;
        case "unavailable":
        case "fault":
          return end(message);
      }
    }

    const stopClock = after(startTimeoutMs, () => end({ kind: "unavailable", reason: "start timed out" }));
    signal.addEventListener("abort", cancel);
    try {
      port = spawn({
        report: receive,
        failed: (reason) => end({ kind: isReady ? "fault" : "unavailable", reason }),
      });
    } catch (error) {
      end({ kind: "unavailable", reason: String(error) });
    }
  });
}
