// The Web Worker: one WASM instance that runs one call at a time. The page decides which call is next.

import init from "../../../../logic-rs/dist/web/logic_rs.js";
import simdUrl from "../../../../logic-rs/dist/web/logic_rs_bg.wasm?url";
import plainUrl from "../../../../logic-rs/dist/web/logic_rs_plain_bg.wasm?url";
import type { SearchReport } from "#contract/generated/logic-types.ts";
import {
  operations,
  type Operation,
  type OutcomeOf,
  type RequestOf,
  type SearchOperation,
} from "./operations.ts";
import type { EngineCall, EngineMessage, EngineReport } from "./protocol.ts";
import { hasSimd } from "./simd.ts";

const functions: {
  readonly [Op in Operation]: (
    request: RequestOf<Op>,
    watch: (progress: SearchReport<OutcomeOf<SearchOperation>>) => void,
  ) => OutcomeOf<Op>;
} = operations;

function report(message: EngineReport): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a Web Worker's has none
  self.postMessage(message);
}

/** Whether the WASM instance is ready; null before the first message. */
let started: Promise<boolean> | null = null;

async function start(module: WebAssembly.Module | null): Promise<boolean> {
  const ownUrl = hasSimd((bytes) => WebAssembly.validate(bytes)) ? simdUrl : plainUrl;
  try {
    await init({ module_or_path: module ?? ownUrl });
    report({ kind: "ready" });
    return true;
  } catch (error) {
    report({ kind: "unavailable", reason: String(error) });
    return false;
  }
}

self.addEventListener("message", async ({ data: message }: MessageEvent<EngineMessage>) => {
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

function outcomeOf<Op extends Operation>({ id, operation, request }: EngineCall<Op>): OutcomeOf<Op> {
  return functions[operation](request, (progress) => report({ kind: "progress", id, progress }));
}
