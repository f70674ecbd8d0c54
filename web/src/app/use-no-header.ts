// The setting `noheader`, before or after the `#`: it hides the header and the drawer.

import { useState } from "react";
import { useLocation } from "react-router-dom";
import { hidesHeader } from "./no-header.ts";

/** Once seen, the setting holds until the page is reloaded, because screens replace the query by their own state. */
export function useNoHeader(): boolean {
  const { search } = useLocation();
  const asked = hidesHeader(window.location.search) || hidesHeader(search);
  const [met, setMet] = useState(asked);
  if (asked && !met) setMet(true);
  return asked || met;
}
