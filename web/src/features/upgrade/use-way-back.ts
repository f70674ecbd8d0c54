// The way back from the plans to where a feature of Premium was pressed.

import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { forgetWayBack, readWayBack } from "#account/kept-way-back.ts";
import { wayBackIn } from "./core/way-back.ts";

/** The label of the button that goes back, and what it does; null for a visitor who came from nowhere. */
export function useWayBack(): { readonly label: string; readonly go: () => void } | null {
  const navigate = useNavigate();
  const [way] = useState(() => wayBackIn(readWayBack()));
  if (!way) return null;
  const { label, address, state } = way;
  const go = () => {
    forgetWayBack();
    // The entry that is replaced may be that of a return from payment, to which neither Back nor Forward should lead.
    void navigate(address, { replace: true, state });
  };
  return { label, go };
}
