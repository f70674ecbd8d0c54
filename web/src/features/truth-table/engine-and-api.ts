// Makes a table with the page's engine, or with the API if the engine cannot or is not ready yet. Aborting the signal
// ends either call.

import { callApi } from "#lib/api.ts";
import { isEngineLate, logicEngine } from "#lib/engine/browser-engine.ts";
import type { GenerateDependencies } from "./generate.ts";

export function engineAndApi(signal: AbortSignal): GenerateDependencies {
  return {
    engine: (request) => logicEngine.call("table", request, signal),
    api: (call) => callApi("ttableRoute", call, signal),
    isEngineLate,
  };
}
