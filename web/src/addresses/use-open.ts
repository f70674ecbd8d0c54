// Opens a tool with a state of its own choice: the address carries it or, where it is too long, the history entry.

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
