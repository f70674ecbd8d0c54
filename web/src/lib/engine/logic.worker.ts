// The Web Worker: one WASM instance, one call at a time. It reports and decides nothing.

import init, { forms, read, simplify, table } from "../../../../logic-rs/dist/web/logic_rs.js";
import simdUrl from "../../../../logic-rs/dist/web/logic_rs_bg.wasm?url";
import plainUrl from "../../../../logic-rs/dist/web/logic_rs_plain_bg.wasm?url";
import type { EngineCall, EngineOp, EngineOps, EngineReport } from "./protocol.ts";
import { hasSimd } from "./simd.ts";

const ops: { readonly [Op in EngineOp]: (request: EngineOps[Op]["request"]) => EngineOps[Op]["outcome"] } = {
  simplify,
  read,
  table,
  forms,
};

/** `transfer` moves to the page instead of being copied. */
function report(message: EngineReport, transfer: ArrayBuffer[] = []): void {
  self.postMessage(message, { transfer });
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
  try {
    const { id, op } = call;
    const outcome = outcomeOf(call);
    report({ kind: "outcome", id, op, outcome }, buffersOf(outcome));
  } catch (error) {
    report({ kind: "fault", id: call.id, reason: String(error) });
  }
});

function outcomeOf<Op extends EngineOp>({ op, request }: EngineCall<Op>): EngineOps[Op]["outcome"] {
  return ops[op](request);
}

function buffersOf(outcome: EngineOps[EngineOp]["outcome"]): ArrayBuffer[] {
  if (!("kind" in outcome) || outcome.kind !== "table") return [];
  return outcome.table.columns.map(({ buffer }) => buffer);
}
