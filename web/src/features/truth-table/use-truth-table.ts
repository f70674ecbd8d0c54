// The truth table's machine joined to the world: a Generating state makes the call, leaving it ends the call.

import { useMutation } from "@tanstack/react-query";
import { useEffect, useReducer } from "react";
import { ttableRoute } from "#contract/ttable.ts";
import { callApi } from "#lib/api-client.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { initialState, reduce } from "./core/machine.ts";
import { generate, type TableCall } from "./generate.ts";

interface ServerCall {
  readonly request: TableCall;
  readonly signal: AbortSignal;
}

export function useTruthTable() {
  const [state, dispatch] = useReducer(reduce, initialState);
  const { status, call, input, chips } = state;
  const { mutateAsync: callServer } = useMutation({
    mutationFn: ({ request, signal }: ServerCall) =>
      callApi(ttableRoute, request, { fetch: window.fetch.bind(window), signal }),
  });

  // Started before it is needed, so that tables come at once and the network may go off.
  useEffect(() => logicEngine.start(), []);

  useEffect(() => {
    if (status !== "Generating") return;
    const left = new AbortController();
    let underWay = true;
    const run = async () => {
      const generated = await generate(input, chips, {
        engine: logicEngine.table,
        api: (request) => callServer({ request, signal: left.signal }),
      });
      underWay = false;
      if (left.signal.aborted) return;
      dispatch(generated.type === "cancelled" ? generated : { ...generated, call });
    };
    void run();
    return () => {
      left.abort();
      if (underWay) logicEngine.cancel();
    };
  }, [status, call, input, chips, callServer]);

  return [state, dispatch] as const;
}
