// Connects the Simplifier's machine to engine, API and history: entering the state Simplifying makes the call,
// leaving that state ends the call.

import { useCallback, useEffect, useReducer } from "react";
import { historyStore } from "#history/history-store.ts";
import { callApi } from "#lib/api.ts";
import { isEngineLate, logicEngine } from "#lib/engine/browser-engine.ts";
import { pagePart } from "#lib/page-part.ts";
import { noticeNetworkError } from "#lib/error-notice.ts";
import { initialState, reduce, type Answered } from "./core/machine.ts";
import { hasDontCares } from "./core/question.ts";
import { solve } from "./solve.ts";

export function useSimplifier() {
  const [state, dispatch] = useReducer(reduce, initialState);
  const { status, call, input, mode, dontCares, remembered } = state;

  // Started early, so that the first answer need not wait for the WASM, and so that the WASM is loaded if the network
  // fails later.
  useEffect(() => logicEngine.start(), []);

  useEffect(() => {
    if (status !== "Simplifying") return;
    const left = new AbortController();
    const { signal } = left;
    let isOver = false;
    const run = async () => {
      let unreached: string | null = null;
      const solved = await solve(
        { input, mode, dontCares },
        {
          engine: (request) => logicEngine.call("simplify", request, signal),
          read: (request) => logicEngine.call("read", request, signal),
          api: async (request) => {
            const reply = await callApi(routePart, request, signal);
            if (!reply.ok && reply.failure.kind === "network") unreached = reply.failure.message;
            return reply;
          },
          isEngineLate,
        },
      );
      isOver = true;
      if (signal.aborted) return;
      if (solved.type === "failed" && unreached !== null) void noticeNetworkError(unreached);
      dispatch(solved.type === "cancelled" ? solved : { ...solved, call });
      if (solved.type === "answered" && remembered) {
        historyStore.add({
          expression: input.trim(),
          mode,
          timestamp: Date.now(),
          result: solved.answered.answer.simplified,
          ...(hasDontCares(mode, dontCares) && { dontCares: dontCares.trim() }),
        });
      }
    };
    void run();
    return () => {
      // If the service was quicker, the engine's call is not aborted: that would start the WASM again.
      if (!isOver) left.abort();
    };
  }, [status, call, input, mode, dontCares, remembered]);

  /** Replaces the shown answer by a better answer to the same question, in the history too. */
  const improve = useCallback((improved: Answered) => {
    dispatch({ type: "improved", answered: improved });
    const { text: expression, answer, ...asked } = improved;
    historyStore.improve({ ...asked, expression, result: answer.simplified });
  }, []);

  return [state, dispatch, improve] as const;
}

/** Fetched with the schema of its answer when it is called. */
const routePart = pagePart(async () => (await import("#contract/simplify.ts")).simplifyRoute);
