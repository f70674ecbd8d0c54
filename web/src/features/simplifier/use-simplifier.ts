// The Simplifier's machine joined to the world: a Simplifying state makes the call, leaving it ends the call.

import { useMutation } from "@tanstack/react-query";
import { useEffect, useReducer } from "react";
import { simplifyRoute } from "#contract/simplify.ts";
import { callApi } from "#lib/api-client.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { noticeNetworkError } from "#lib/error-notice.ts";
import { historyStore } from "#history/history-store.ts";
import { initialState, reduce } from "./core/machine.ts";
import { hasDontCares } from "./core/question.ts";
import { solve, type SimplifyCall } from "./solve.ts";

interface ServerCall {
  readonly request: SimplifyCall;
  readonly signal: AbortSignal;
}

export function useSimplifier() {
  const [state, dispatch] = useReducer(reduce, initialState);
  const { status, call, input, mode, dontCares, remembered } = state;
  const { mutateAsync: callServer } = useMutation({
    mutationFn: async ({ request, signal }: ServerCall) => {
      const reply = await callApi(simplifyRoute, request, { fetch: window.fetch.bind(window), signal });
      if (!reply.ok && reply.failure.kind === "network") void noticeNetworkError(reply.failure.message);
      return reply;
    },
  });

  // Started before it is needed, so that answers come at once and the network may go off.
  useEffect(() => logicEngine.start(), []);

  useEffect(() => {
    if (status !== "Simplifying") return;
    const left = new AbortController();
    let underWay = true;
    const run = async () => {
      const solved = await solve(
        { input, mode, dontCares },
        {
          engine: logicEngine.simplify,
          api: (request) => callServer({ request, signal: left.signal }),
        },
      );
      underWay = false;
      if (left.signal.aborted) return;
      dispatch(solved.type === "cancelled" ? solved : { ...solved, call });
      if (solved.type === "answered" && remembered) {
        historyStore.add({
          expression: input.trim(),
          mode,
          timestamp: Date.now(),
          ...(hasDontCares(mode, dontCares) && { dontCares: dontCares.trim() }),
        });
      }
    };
    void run();
    return () => {
      left.abort();
      if (underWay) logicEngine.cancel();
    };
  }, [status, call, input, mode, dontCares, remembered, callServer]);

  return [state, dispatch] as const;
}
