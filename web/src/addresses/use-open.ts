// Opens a tool in a given state: the address carries the state or, where it is too long, the history entry
// does.

import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { heldSetup, pathWith, type AddressCodec } from "./core/codec.ts";

/** `open(codec, setup)` goes to the codec's tool. */
export function useOpen(): <Setup>(codec: AddressCodec<Setup>, setup: Setup) => void {
  const navigate = useNavigate();
  return useCallback(
    (codec, setup) => void navigate(pathWith(codec, setup), { state: heldSetup(codec, setup) }),
    [navigate],
  );
}
