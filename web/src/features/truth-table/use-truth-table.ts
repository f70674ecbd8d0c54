// Connects the truth table's machine to engine and API: entering the state Generating makes the call, leaving that
// state ends the call.

import { useEffect, useMemo, useReducer } from "react";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { useAsked } from "#lib/use-asked.ts";
import { initialState, reduce } from "./core/machine.ts";
import { engineAndApi } from "./engine-and-api.ts";
import { generate, unexpectedlyRefused } from "./generate.ts";

export function useTruthTable() {
  const [state, dispatch] = useReducer(reduce, initialState);
  const { status, call, input, chips } = state;

  // Started early, so that the first table need not wait for the WASM, and so that the WASM is loaded if the network
  // fails later.
  useEffect(() => logicEngine.start(), []);

  const asked = useMemo(
    () => (status === "Generating" ? { call, input, chips } : null),
    [status, call, input, chips],
  );
  useAsked(asked, {
    solve: (question, signal) => generate(question.input, question.chips, engineAndApi(signal)),
    answered: (generated, question) =>
      dispatch(generated.type === "cancelled" ? generated : { ...generated, call: question.call }),
    failed: (question) =>
      dispatch({ type: "failed", call: question.call, refused: unexpectedlyRefused(question.chips) }),
  });

  return [state, dispatch] as const;
}
