// Keeps the Simplifier's state in the address.

import { useCallback, type Dispatch } from "react";
import { simplifyAddress, type SimplifySetup } from "#addresses/core/simplify.ts";
import { useAddressEntry } from "#addresses/use-address-entry.ts";
import type { SimplifierEvent, SimplifierState } from "./core/machine.ts";

/** Returns the function to call after a submit. */
export function useAddress(
  { input, mode, dontCares, variables }: SimplifierState,
  dispatch: Dispatch<SimplifierEvent>,
): () => void {
  const onAsked = useCallback(
    (setup: SimplifySetup | null, isReturn: boolean) =>
      dispatch(setup ? { type: "asked", ...setup, remembered: !isReturn } : { type: "cleared" }),
    [dispatch],
  );
  return useAddressEntry({ codec: simplifyAddress, setup: { input, mode, dontCares, variables }, onAsked });
}
