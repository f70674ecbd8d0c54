// The body of a Web Worker: one WASM instance that runs one call at a time. The page decides which call is next.

import type { SearchReport } from "#contract/generated/logic-types.ts";
import type { Operation, OutcomeOf, RequestOf, SearchOperation } from "./operations.ts";
import type { EngineCall, EngineMessage, EngineReport } from "./protocol.ts";

type Function<Op extends Operation> = (
  request: RequestOf<Op>,
  watch: (progress: SearchReport<OutcomeOf<SearchOperation>>) => void,
) => OutcomeOf<Op>;

interface WasmPackage<Op extends Operation> {
  /** Starts the instance from the module or, for text, from its address. */
  readonly init: (options: { module_or_path: WebAssembly.Module | string }) => Promise<unknown>;
  /** The address of the WASM file. */
  readonly url: string;
  readonly functions: { readonly [Each in Op]: Function<Each> };
}

export function answerCalls<Op extends Operation>({ init, url, functions }: WasmPackage<Op>): void {
  /** Whether the WASM instance is ready; null before the first message. */
  let started: Promise<boolean> | null = null;

  async function start(module: WebAssembly.Module | null): Promise<boolean> {
    try {
      await init({ module_or_path: module ?? url });
      report({ kind: "ready" });
      return true;
    } catch (error) {
      report({ kind: "unavailable", reason: String(error) });
      return false;
    }
  }

  function outcomeOf<Called extends Op>({ id, operation, request }: EngineCall<Called>): OutcomeOf<Called> {
    return functions[operation](request, (progress) => report({ kind: "progress", id, progress }));
  }

  self.addEventListener("message", async ({ data: message }: MessageEvent<EngineMessage<Op>>) => {
    if ("module" in message) {
      started = start(message.module);
      return;
    }
    if (!(await started)) return;
    const { id, operation } = message;
    try {
      report({ kind: "outcome", id, operation, outcome: outcomeOf(message) });
    } catch (error) {
      report({ kind: "fault", id, reason: String(error) });
    }
  });
}

function report(message: EngineReport): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a Web Worker's has none
  self.postMessage(message);
}
