// Whether the page is being printed. What depends on it is drawn at once, before the browser takes its picture.

import { useWindowEvent } from "@mantine/hooks";
import { useState } from "react";
import { flushSync } from "react-dom";

export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useWindowEvent("beforeprint", () => flushSync(() => setPrinting(true)));
  useWindowEvent("afterprint", () => setPrinting(false));
  return isPrinting;
}

/** A list that is cut on the screen is printed up to here; of a longer one the paper says how many entries it has. */
export const printedEntriesMax = 500;
