// The truth table's state in the address.

import { useCallback, useMemo, type Dispatch } from "react";
import { truthTableAddress, type TruthTablePlace } from "#addresses/core/truth-table.ts";
import { useAddressEntry } from "#addresses/use-address-entry.ts";
import type { TruthTableEvent, TruthTableState } from "./core/machine.ts";

/** Returns what to call after a submit. */
export function useAddress(state: TruthTableState, dispatch: Dispatch<TruthTableEvent>): () => void {
  const { input, chips, namesInHeader, compares } = state;
  const place = useMemo(
    () => ({ input, extras: chips.map(({ text }) => text), namesInHeader, compares }),
    [input, chips, namesInHeader, compares],
  );
  const onAsked = useCallback(
    (asked: TruthTablePlace | null) =>
      dispatch(asked ? { type: "asked", place: asked } : { type: "cleared" }),
    [dispatch],
  );
  return useAddressEntry({ codec: truthTableAddress, place, onAsked });
}
