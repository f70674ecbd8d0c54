// Opens a tool in a given state: the address carries the state or, where it is too long, the history entry
// does.

import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { heldPlace, pathWith, type AddressCodec } from "./core/codec.ts";

/** `open(codec, place)` goes to the codec's tool. */
export function useOpen(): <Place>(codec: AddressCodec<Place>, place: Place) => void {
  const navigate = useNavigate();
  return useCallback(
    (codec, place) => void navigate(pathWith(codec, place), { state: heldPlace(codec, place) }),
    [navigate],
  );
}
