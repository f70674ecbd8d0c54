// Draws all of a lesson for paper, also what is drawn only when it comes near.

import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isWhole = false;
const listeners = new Set<() => void>();

function set(whole: boolean): void {
  isWhole = whole;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether everything is drawn, wherever the reader is. */
export function useIsWhole(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isWhole,
    () => false,
  );
}

// The browser's own print waits for nothing: what has its code is drawn at once.
if (typeof window !== "undefined") {
  window.addEventListener("beforeprint", () => flushSync(() => set(true)));
  window.addEventListener("afterprint", () => set(false));
}

/** Of an element whose content is still to come. */
const waiting = "[data-near]:empty, [data-near] [data-waits]";

/** Draws everything, waits until it is drawn, and prints the page. */
export async function printWhole(): Promise<void> {
  set(true);
  // What is drawn may ask for more, a frame later.
  for (let still = 0; still < 2;) {
    await new Promise(requestAnimationFrame);
    still = document.querySelector(waiting) ? 0 : still + 1;
  }
  window.print();
  // What is drawn stays. Another lesson is drawn as the reader comes near again.
  set(false);
}
