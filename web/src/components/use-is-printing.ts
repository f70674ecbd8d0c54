// Whether the page is being printed. Components that depend on it are drawn synchronously, before the browser lays
// out the print.

import { useWindowEvent } from "@mantine/hooks";
import { useState } from "react";
import { flushSync } from "react-dom";

export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useWindowEvent("beforeprint", () => flushSync(() => setPrinting(true)));
  useWindowEvent("afterprint", () => setPrinting(false));
  return isPrinting;
}

/**
 * A list that is cut on the screen is printed up to this number of entries; below a longer list, the print gives the
 * number of entries.
 */
export const printedEntriesMax = 500;
