// The Web Worker: one WASM instance that runs one call at a time. The page decides which call is next.

import init from "../../../../logic-rs/dist/web/logic_rs.js";
import simdUrl from "../../../../logic-rs/dist/web/logic_rs_bg.wasm?url";
import plainUrl from "../../../../logic-rs/dist/web/logic_rs_plain_bg.wasm?url";
import { operations, type Operation, type OutcomeOf, type RequestOf } from "./operations.ts";
import type { EngineCall, EngineReport } from "./protocol.ts";
import { hasSimd } from "./simd.ts";

const functions: { readonly [Op in Operation]: (request: RequestOf<Op>) => OutcomeOf<Op> } = operations;

function report(message: EngineReport): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a Web Worker's has none
  self.postMessage(message);
}

const wasmUrl = hasSimd((bytes) => WebAssembly.validate(bytes)) ? simdUrl : plainUrl;
const ready = init({ module_or_path: wasmUrl }).then(
  () => {
    report({ kind: "ready" });
    return true;
  },
  (error: unknown) => {
    report({ kind: "unavailable", reason: String(error) });
    return false;
  },
);

self.addEventListener("message", async ({ data: call }: MessageEvent<EngineCall>) => {
  if (!(await ready)) return;
  const { id, operation } = call;
  try {
    report({ kind: "outcome", id, operation, outcome: outcomeOf(call) });
  } catch (error) {
    report({ kind: "fault", id, reason: String(error) });
  }
});

function outcomeOf<Op extends Operation>({ operation, request }: EngineCall<Op>): OutcomeOf<Op> {
  return functions[operation](request);
}
