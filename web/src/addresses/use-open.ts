// Opens a tool in a given state: the address carries the state, or the history entry does if the state is too long.

import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { heldSetup, pathWith, type AddressCodec } from "./core/codec.ts";

/** `open(codec, setup)` navigates to the codec's tool. */
export function useOpen(): <Setup>(codec: AddressCodec<Setup>, setup: Setup) => void {
  const navigate = useNavigate();
  return useCallback(
    (codec, setup) => void navigate(pathWith(codec, setup), { state: heldSetup(codec, setup) }),
    [navigate],
  );
}
