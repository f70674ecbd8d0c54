// The page's engine over the crate's WASM in this process: its calls and results are the page's, without a Web Worker.

import { readFileSync } from "node:fs";
import { initSync } from "../../logic-rs/dist/web/logic_rs.js";
import { createEngine } from "#lib/engine/engine.ts";
import { operations, type Operation, type OutcomeOf, type RequestOf } from "#lib/engine/operations.ts";
import type { EngineCall } from "#lib/engine/protocol.ts";

initSync({ module: readFileSync("logic-rs/dist/web/logic_rs_bg.wasm") });

const functions: { readonly [Op in Operation]: (request: RequestOf<Op>) => OutcomeOf<Op> } = operations;

function outcomeOf<Op extends Operation>({ operation, request }: EngineCall<Op>): OutcomeOf<Op> {
  return functions[operation](request);
}

/** `canStart` tells whether its WASM starts. */
export function crateEngine(canStart = true) {
  return createEngine({
    startTimeoutMs: 10_000,
    retryMs: 10_000,
    after: (delayMs, task) => {
      const timer = setTimeout(task, delayMs);
      return () => clearTimeout(timer);
    },
    spawn: ({ report }) => {
      queueMicrotask(() => report(canStart ? { kind: "ready" } : { kind: "unavailable", reason: "no WASM" }));
      return {
        post: (call) => {
          const { id, operation } = call;
          report({ kind: "outcome", id, operation, outcome: outcomeOf(call) });
        },
        terminate: () => {},
      };
    },
  });
}
