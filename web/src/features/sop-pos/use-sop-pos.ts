// Joins the tool's function to its address and to the engine.

import { useCallback, useEffect, useMemo, useReducer } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { searchWith } from "#addresses/core/codec.ts";
import { sopPosAddress } from "#addresses/core/sop-pos.ts";
import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { useAddressEntry } from "#addresses/use-address-entry.ts";
import { edit, nothingEdited } from "#function/core/edited.ts";
import { useShownFunction, type FunctionOfScreen } from "#function/function-context.tsx";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { variableNames } from "#notation/core/variable-names.ts";

/** @param onCopy copies a text and confirms it in a message */
export function useSopPos(onCopy: (text: string) => void): FunctionOfScreen {
  const [edited, dispatch] = useReducer(edit, nothingEdited);
  const { setup } = edited.rows;
  const { start, inputs } = setup;
  const names = useMemo(() => variableNames(start, inputs), [start, inputs]);
  const navigate = useNavigate();
  const location = useLocation();
  const onLeave = async () => {
    const here = { pathname: location.pathname, search: searchWith(sopPosAddress, setup, location.search) };
    await navigate(here, { replace: true, preventScrollReset: true });
  };
  const shown = useShownFunction({ edited, names, dispatch });

  // Started before it is needed, so that forms come at once, even if the network fails later.
  useEffect(() => logicEngine.start(), []);

  // Every change replaces the history entry; there is no submit that would push one.
  const onAsked = useCallback(
    (asked: SopPosSetup | null) => dispatch({ type: "rows", event: { type: "asked", setup: asked } }),
    [],
  );
  useAddressEntry({ codec: sopPosAddress, setup, onAsked, input: `${shown.output}(${names.join(", ")})` });
  return { ...shown, onCopy, onLeave };
}
