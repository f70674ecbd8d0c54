// The Web Worker: one WASM instance, one call at a time. It reports and decides nothing.

import init, { simplify } from "../../../../logic-rs/dist/web/logic_rs.js";
import wasmUrl from "../../../../logic-rs/dist/web/logic_rs_bg.wasm?url";
import type { EngineCall, EngineReport } from "./protocol.ts";

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

self.addEventListener("message", async ({ data: { id, request } }: MessageEvent<EngineCall>) => {
  if (!(await ready)) return;
  try {
    report({ kind: "outcome", id, outcome: simplify(request) });
  } catch (error) {
    report({ kind: "fault", id, reason: String(error) });
  }
});
