// Joins the tool's state machine to its address and to the engine.

import { useCallback, useEffect, useMemo, useReducer } from "react";
import { sopPosAddress } from "#addresses/core/sop-pos.ts";
import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { outputName } from "#notation/core/output-name.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { useAddressEntry } from "#addresses/use-address-entry.ts";
import { initialState, reduce } from "#rows/core/machine.ts";
import { variableNames } from "#notation/core/variable-names.ts";
import { useForms } from "#rows/use-forms.ts";

export function useSopPos() {
  const [state, dispatch] = useReducer(reduce, initialState);
  const { setup } = state;
  const { start, inputs, rows, dontCares, form } = setup;
  const names = useMemo(() => variableNames(start, inputs), [start, inputs]);
  const selection = useMemo(
    () => (rows.length > 0 ? { names, rows, dontCares, form } : null),
    [names, rows, dontCares, form],
  );

  // Started before it is needed, so that forms come at once, even if the network fails later.
  useEffect(() => logicEngine.start(), []);

  // Every change replaces the history entry; there is no submit that would push one.
  const onAsked = useCallback((asked: SopPosSetup | null) => dispatch({ type: "asked", setup: asked }), []);
  const input = `${outputName(names, setup.output)}(${names.join(", ")})`;
  useAddressEntry({ codec: sopPosAddress, setup, onAsked, input });

  return { state, dispatch, names, forms: useForms(selection) };
}
