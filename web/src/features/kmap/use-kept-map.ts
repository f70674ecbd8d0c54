// Keeps the function in the history when the visitor has worked on it and leaves it.

import { useCallback, useEffect, useRef } from "react";
import { mapItem } from "#history/core/map-item.ts";
import { historyStore } from "#history/history-store.ts";
import { keptMap } from "./core/kept-map.ts";
import type { KmapState } from "./core/machine.ts";

/**
 * Returns a function that keeps the present function; it is also called when the screen is left. `result` is the shown
 * minimal form, null if none is known.
 */
export function useKeptMap(state: KmapState, result: string | null): () => void {
  const latest = useRef({ state, result });
  useEffect(() => {
    // An address asks for another function, and the screen stays.
    if (latest.current.state.isWorkedOn && !state.isWorkedOn) keepInHistory(latest.current);
    latest.current = { state, result };
  });
  const keep = useCallback(() => keepInHistory(latest.current), []);
  useEffect(() => {
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [keep]);
  return keep;
}

function keepInHistory({
  state,
  result,
}: {
  readonly state: KmapState;
  readonly result: string | null;
}): void {
  const kept = keptMap(state);
  if (kept) historyStore.add(mapItem({ ...kept, timestamp: Date.now(), result }));
}
