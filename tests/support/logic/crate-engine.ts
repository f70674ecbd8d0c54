// The page's engine over the crate's WASM in this process: its calls and results are the page's, without a Web Worker.

import { readFileSync } from "node:fs";
import { initSync as initNetworks, networks } from "../../../logic-rs/dist/networks/networks.js";
import { initSync } from "../../../logic-rs/dist/web/logic_rs.js";
import type { SearchReport } from "#contract/generated/logic-types.ts";
import { createEngine } from "#lib/engine/engine.ts";
import type { EngineOptions } from "#lib/engine/instance.ts";
import {
  operations,
  type Operation,
  type OutcomeOf,
  type RequestOf,
  type SearchOperation,
} from "#lib/engine/operations.ts";
import type { EngineCall } from "#lib/engine/protocol.ts";
import { spend } from "#support/costs.ts";

initSync({ module: readFileSync("logic-rs/dist/web/logic_rs_bg.wasm") });
initNetworks({ module: readFileSync("logic-rs/dist/networks/networks_bg.wasm") });

type Watch = (progress: SearchReport<OutcomeOf<SearchOperation>>) => void;

const functions: { readonly [Op in Operation]: (request: RequestOf<Op>, watch: Watch) => OutcomeOf<Op> } = {
  ...operations,
  networks,
};

function outcomeOf<Op extends Operation>(
  { operation, request }: EngineCall<Op>,
  watch: Watch,
): OutcomeOf<Op> {
  spend("calls");
  return functions[operation](request, watch);
}

/** `canStart` tells whether its WASM starts. */
export function crateEngine(canStart = true) {
  return createEngine(crateOptions(canStart));
}

export function crateOptions(canStart = true): EngineOptions {
  return {
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
          const outcome = outcomeOf(call, (progress) => report({ kind: "progress", id, progress }));
          report({ kind: "outcome", id, operation, outcome });
        },
        terminate: () => {},
      };
    },
  };
}
