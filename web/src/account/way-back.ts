// The way back from the plans to where a feature of Premium was pressed. It is kept in the browser's tab, because the buyer
// leaves the page for the payment provider's.

import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { readText, removeText, writeText } from "#lib/storage.ts";
import { wayBackTexts } from "#messages/way-back.ts";
import { parseWayBack, screenNameOf, wayBackText, type WayBack } from "./core/way-back.ts";

const key = "wayBack";

export function keepWayBack(way: WayBack): void {
  writeText(key, wayBackText(way), "tab");
}

/** The label of the button that goes back, and what it does; null for a visitor who came from nowhere. */
export function useWayBack(): { readonly label: string; readonly go: () => void } | null {
  const navigate = useNavigate();
  const [way] = useState(() => parseWayBack(readText(key, "tab")));
  if (!way) return null;
  const { address, query, isSteps } = way;
  return {
    label: isSteps ? wayBackTexts.toSteps : wayBackTexts.to(screenNameOf(address) ?? ""),
    go: () => {
      removeText(key, "tab");
      // The entry that is replaced may be that of a return from payment, to which neither Back nor Forward should lead.
      void navigate(address, { replace: true, ...(query !== undefined && { state: { query } }) });
    },
  };
}
