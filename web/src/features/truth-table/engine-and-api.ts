// What makes a table: the page's engine, and the API if the engine cannot, or not yet. Aborting the signal ends either call.

import { callApi } from "#lib/api.ts";
import { isEngineLate, logicEngine } from "#lib/engine/browser-engine.ts";
import type { GenerateDependencies } from "./generate.ts";
import { ttableRoutePart } from "./route-part.ts";

export function engineAndApi(signal: AbortSignal): GenerateDependencies {
  return {
    engine: (request) => logicEngine.call("table", request, signal),
    api: (call) => callApi(ttableRoutePart, call, signal),
    isEngineLate,
  };
}
