// Gives a screen's field the focus on arrival, where there is a mouse: on touch a keyboard would cover half the screen.
// Back, a reload or a link that brings an input leaves the focus alone: there the answer counts.

import { useEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { setupIn, type AddressCodec } from "./core/codec.ts";

/** The codec is that of the screen's address; left out where the address holds nothing. */
export function useFieldFocus<Setup>(
  field: RefObject<HTMLElement | null>,
  codec?: AddressCodec<Setup>,
): void {
  const { search, state } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const bringsInput = isReturn && codec !== undefined && setupIn(codec, search, state) !== null;
  /** Of the arrival: what comes later is the screen's own. */
  const isWanted = useRef(!bringsInput);
  useEffect(() => {
    if (!isWanted.current || document.querySelector("dialog[open]")) return;
    if (window.matchMedia("(hover: hover) and (pointer: fine)").matches)
      field.current?.focus({ preventScroll: true });
  }, [field]);
}
