// Whether the page is being printed. Components that depend on it are drawn synchronously, before the browser lays
// out the print.

import { useWindowEvent } from "@mantine/hooks";
import { useState } from "react";
import { flushSync } from "react-dom";

let prints = false;

// Before all other listeners, so that what these draw anew is drawn for paper.
if (typeof window !== "undefined") {
  window.addEventListener("beforeprint", () => void (prints = true), { capture: true });
  window.addEventListener("afterprint", () => void (prints = false), { capture: true });
}

export function isPrinting(): boolean {
  return prints;
}

export function useIsPrinting(): boolean {
  const [isOn, setOn] = useState(isPrinting);
  useWindowEvent("beforeprint", () => flushSync(() => setOn(true)));
  useWindowEvent("afterprint", () => setOn(false));
  return isOn;
}

/**
 * A list that is cut on the screen is printed up to this number of entries; below a longer list, the print gives the
 * number of entries.
 */
export const printedEntriesMax = 500;
