// Gives a screen's field the focus on arrival, if there is a mouse: on touch a keyboard would cover half the screen.
// Back, a reload or a link with an input leave the focus unchanged, because there the answer matters.

import { useEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { setupIn, type AddressCodec } from "./core/codec.ts";

/** `codec` belongs to the screen's address; left out if the address holds no state. */
export function useFieldFocus<Setup>(
  field: RefObject<HTMLElement | null>,
  codec?: AddressCodec<Setup>,
): void {
  const { search, state } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const bringsInput = isReturn && codec !== undefined && setupIn(codec, search, state) !== null;
  /** Decided at the arrival: later changes of the address come from the screen itself. */
  const isWanted = useRef(!bringsInput);
  useEffect(() => {
    if (!isWanted.current || document.querySelector("dialog[open]")) return;
    if (window.matchMedia("(hover: hover) and (pointer: fine)").matches)
      field.current?.focus({ preventScroll: true });
  }, [field]);
}
