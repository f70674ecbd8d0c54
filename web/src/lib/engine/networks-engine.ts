// The calls of the circuit generator's package, in a Web Worker of its own, which starts with the first call.

import type { NetworksRequest } from "#contract/generated/logic-types.ts";
import { browserOptions, portOf } from "./browser-engine.ts";
import { runCall, type EngineResult } from "./engine.ts";
import { createInstance } from "./instance.ts";

const instance = createInstance({
  ...browserOptions,
  spawn: (events) => {
    const worker = new Worker(new URL("./networks.worker.ts", import.meta.url), { type: "module" });
    return portOf(worker, Promise.resolve(null), events);
  },
});

let lastId = 0;

/** Never rejects. An aborted call ends as "cancelled". */
export function callNetworks(
  request: NetworksRequest,
  signal?: AbortSignal,
): Promise<EngineResult<"networks">> {
  lastId += 1;
  return runCall(instance, { id: lastId, operation: "networks", request }, false, signal);
}
