// The Web Worker: one WASM instance, one call at a time. It reports and decides nothing.

import init, { read, simplify } from "../../../../logic-rs/dist/web/logic_rs.js";
import wasmUrl from "../../../../logic-rs/dist/web/logic_rs_bg.wasm?url";
import type { EngineCall, EngineOutcome, EngineReport } from "./protocol.ts";

function report(message: EngineReport): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a Web Worker's has none
  self.postMessage(message);
}

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
    report(outcomeOf(call));
  } catch (error) {
    report({ kind: "fault", id: call.id, reason: String(error) });
  }
});

function outcomeOf(call: EngineCall): EngineOutcome {
  const { id } = call;
  switch (call.op) {
    case "simplify":
      return { kind: "outcome", id, op: call.op, outcome: simplify(call.request) };
    case "read":
      return { kind: "outcome", id, op: call.op, outcome: read(call.request) };
  }
}
