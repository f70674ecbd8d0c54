// The truth table's machine joined to the world: a Generating state makes the call, leaving it ends the call.

import { useEffect, useReducer } from "react";
import { ttableRoute } from "#contract/ttable.ts";
import { api } from "#lib/api.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { initialState, reduce } from "./core/machine.ts";
import { generate } from "./generate.ts";

export function useTruthTable() {
  const [state, dispatch] = useReducer(reduce, initialState);
  const { status, call, input, chips } = state;

  // Started before it is needed, so that tables come at once and the network may go off.
  useEffect(() => logicEngine.start(), []);

  useEffect(() => {
    if (status !== "Generating") return;
    const left = new AbortController();
    const { signal } = left;
    const run = async () => {
      const generated = await generate(input, chips, {
        engine: (request) => logicEngine.call("table", request, signal),
        api: (request) => api.call(ttableRoute, request, signal),
      });
      if (signal.aborted) return;
      dispatch(generated.type === "cancelled" ? generated : { ...generated, call });
    };
    void run();
    return () => left.abort();
  }, [status, call, input, chips]);

  return [state, dispatch] as const;
}
