// Joins the screen's state machine to its address and to the engine.

import { useCallback, useEffect, useMemo, useReducer } from "react";
import { kmapAddress, type KmapSetup } from "#addresses/core/kmap.ts";
import { useAddressEntry } from "#addresses/use-address-entry.ts";
import { outputName } from "#notation/core/output-name.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { variableNames } from "#notation/core/variable-names.ts";
import { useForms } from "#rows/use-forms.ts";
import { initialState, reduce, setupOf } from "./core/machine.ts";

export function useKmap() {
  const [state, dispatch] = useReducer(reduce, initialState);
  const { rows: held, names: given } = state;
  const { start, inputs, rows, dontCares, form } = held.setup;
  const names = useMemo(() => given ?? variableNames(start, inputs), [given, start, inputs]);
  const selection = useMemo(
    () => (rows.length > 0 ? { names, rows, dontCares, form } : null),
    [names, rows, dontCares, form],
  );
  useEffect(() => logicEngine.start(), []);
  const setup = useMemo(() => setupOf(state), [state]);
  const onAsked = useCallback((asked: KmapSetup | null) => dispatch({ type: "asked", setup: asked }), []);
  const input = `${outputName(names, setup.output)}(${names.join(", ")})`;
  useAddressEntry({ codec: kmapAddress, setup, onAsked, input });
  return { state, dispatch, names, forms: useForms(selection) };
}
