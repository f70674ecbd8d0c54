// Connects the truth table's machine to engine and API: entering the state Generating makes the call, leaving that
// state ends the call.

import { useEffect, useReducer } from "react";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { initialState, reduce } from "./core/machine.ts";
import { engineAndApi } from "./engine-and-api.ts";
import { generate } from "./generate.ts";

export function useTruthTable() {
  const [state, dispatch] = useReducer(reduce, initialState);
  const { status, call, input, chips } = state;

  // Started early, so that the first table need not wait for the WASM, and so that the WASM is loaded if the network
  // fails later.
  useEffect(() => logicEngine.start(), []);

  useEffect(() => {
    if (status !== "Generating") return;
    const left = new AbortController();
    const { signal } = left;
    let isOver = false;
    const run = async () => {
      const generated = await generate(input, chips, engineAndApi(signal));
      isOver = true;
      if (signal.aborted) return;
      dispatch(generated.type === "cancelled" ? generated : { ...generated, call });
    };
    void run();
    return () => {
      // If the service was quicker, the engine's call is not aborted: that would start the WASM again.
      if (!isOver) left.abort();
    };
  }, [status, call, input, chips]);

  return [state, dispatch] as const;
}
