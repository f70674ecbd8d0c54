// Keeps the truth table's state in the address.

import { useCallback, useMemo, type Dispatch } from "react";
import { truthTableAddress, type TruthTableSetup } from "#addresses/core/truth-table.ts";
import { useAddressEntry } from "#addresses/use-address-entry.ts";
import type { TruthTableEvent, TruthTableState } from "./core/machine.ts";

/** Returns the function to call after a submit. */
export function useAddress(state: TruthTableState, dispatch: Dispatch<TruthTableEvent>): () => void {
  const { input, chips, namesInHeader, compares, showsParts } = state;
  const setup = useMemo(
    () => ({ input, extras: chips.map(({ text }) => text), namesInHeader, compares, showsParts }),
    [input, chips, namesInHeader, compares, showsParts],
  );
  const onAsked = useCallback(
    (asked: TruthTableSetup | null) =>
      dispatch(asked ? { type: "asked", setup: asked } : { type: "cleared" }),
    [dispatch],
  );
  return useAddressEntry({ codec: truthTableAddress, setup, onAsked });
}
