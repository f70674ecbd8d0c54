// Joins the screen's state machine to its address and to the engine.

import { useCallback, useEffect, useMemo, useReducer } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { searchWith } from "#addresses/core/codec.ts";
import { kmapAddress, type KmapSetup } from "#addresses/core/kmap.ts";
import { useAddressEntry } from "#addresses/use-address-entry.ts";
import { useShownFunction, type FunctionOfScreen } from "#function/function-context.tsx";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { variableNames } from "#notation/core/variable-names.ts";
import { initialState, reduce, setupOf } from "./core/machine.ts";
import { useKeptMap } from "./use-kept-map.ts";

/** @param copy copies a text and confirms it in a message; what is copied from is kept in the history */
export function useKmap(copy: (text: string) => void) {
  const [state, dispatch] = useReducer(reduce, initialState);
  const { names: given, rows } = state;
  const { start, inputs } = rows.setup;
  const names = useMemo(() => given ?? variableNames(start, inputs), [given, start, inputs]);
  const setup = useMemo(() => setupOf(state), [state]);
  const navigate = useNavigate();
  const location = useLocation();
  const onLeave = async () => {
    const here = { pathname: location.pathname, search: searchWith(kmapAddress, setup, location.search) };
    await navigate(here, { replace: true, preventScrollReset: true });
  };
  const shown = useShownFunction({ edited: state, names, dispatch });
  const keep = useKeptMap(state, shown.isOld ? null : (shown.shown?.minimal?.text ?? null));
  const onCopy = useCallback(
    (text: string) => {
      keep();
      copy(text);
    },
    [keep, copy],
  );
  const of: FunctionOfScreen = { ...shown, onCopy, onLeave };
  useEffect(() => logicEngine.start(), []);
  const onAsked = useCallback((asked: KmapSetup | null) => dispatch({ type: "asked", setup: asked }), []);
  useAddressEntry({ codec: kmapAddress, setup, onAsked, input: `${of.output}(${names.join(", ")})` });
  return { state, dispatch, of };
}
