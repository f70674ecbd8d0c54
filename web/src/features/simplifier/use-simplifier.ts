// Connects the Simplifier's machine to engine, API and history: entering the state Simplifying makes the call,
// leaving that state ends the call.

import { useCallback, useEffect, useMemo, useReducer } from "react";
import { simplifiedItem } from "#history/core/history-items.ts";
import { historyStore } from "#history/history-store.ts";
import { callApi } from "#lib/api.ts";
import { isEngineLate, logicEngine } from "#lib/engine/browser-engine.ts";
import { noticeNetworkError } from "#lib/error-notice.ts";
import { useAsked } from "#lib/use-asked.ts";
import { callTexts } from "#messages/calls.ts";
import { initialState, reduce, type Answered } from "./core/machine.ts";
import { hasDontCares, type TypedQuestion } from "./core/question.ts";
import { solve, type Solved } from "./solve.ts";

export function useSimplifier() {
  const [state, dispatch] = useReducer(reduce, initialState);
  const { status, call, input, mode, dontCares, variables, remembered } = state;

  // Started early, so that the first answer need not wait for the WASM, and so that the WASM is loaded if the network
  // fails later.
  useEffect(() => logicEngine.start(), []);

  const running = useMemo(
    () => (status === "Simplifying" ? { call, input, mode, dontCares, variables, remembered } : null),
    [status, call, input, mode, dontCares, variables, remembered],
  );
  useAsked(running, {
    solve: solveHere,
    answered: ({ solved, unreached }, question) => {
      if (solved.type === "failed" && unreached !== null) void noticeNetworkError(unreached);
      dispatch(solved.type === "cancelled" ? solved : { ...solved, call: question.call });
      if (solved.type === "answered" && question.remembered) remember(question, solved.answered);
    },
    failed: ({ call: failed }) =>
      dispatch({
        type: "failed",
        call: failed,
        failure: { message: callTexts.unexpected, code: null, span: null, field: "input" },
      }),
  });

  /** Replaces the shown answer by a better answer to the same question, in the history too. */
  const improve = useCallback((improved: Answered) => {
    dispatch({ type: "improved", answered: improved });
    const { text: expression, answer, ...asked } = improved;
    historyStore.improve({ ...asked, expression, result: answer.simplified });
  }, []);

  return [state, dispatch, improve] as const;
}

interface SolvedHere {
  readonly solved: Solved;
  /** The sentence for a service that was not reached; null if it was, or was not needed. */
  readonly unreached: string | null;
}

async function solveHere(question: TypedQuestion, signal: AbortSignal): Promise<SolvedHere> {
  let unreached: string | null = null;
  const solved = await solve(question, {
    engine: (request) => logicEngine.call("simplify", request, signal),
    api: async (request) => {
      const reply = await callApi("simplifyRoute", request, signal);
      if (!reply.ok && reply.failure.kind === "network") unreached = reply.failure.message;
      return reply;
    },
    isEngineLate,
  });
  return { solved, unreached };
}

function remember({ input, mode, dontCares }: TypedQuestion, { answer, variables }: Answered): void {
  const item = simplifiedItem({
    expression: input.trim(),
    mode,
    timestamp: Date.now(),
    result: answer.simplified,
    ...(hasDontCares(mode, dontCares) && { dontCares: dontCares.trim() }),
    ...(variables !== "" && { variables }),
  });
  historyStore.add(item);
}
