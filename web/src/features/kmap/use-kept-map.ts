// Keeps the function in the history when the visitor has worked on it and leaves it.

import { useCallback, useEffect, useRef } from "react";
import { fitsAddress, searchWith } from "#addresses/core/codec.ts";
import { kmapAddress } from "#addresses/core/kmap.ts";
import { mapItem } from "#history/core/map-item.ts";
import { historyStore } from "#history/history-store.ts";
import { isRead, type KmapState, setupOf, textOf } from "./core/machine.ts";

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
  // A function of the visitor's own is kept, without the groups that were tried.
  const setup = { ...setupOf(state), groups: null };
  if (
    !state.isWorkedOn ||
    state.practice ||
    !isRead(state) ||
    setup.rows.length + setup.dontCares.length === 0
  )
    return;
  // A text that is too long for an address is kept as its rows.
  const kept = fitsAddress(kmapAddress, setup) ? setup : { ...setup, text: null };
  const expression = kept.text ?? textOf(kept);
  const map = searchWith(kmapAddress, kept).slice(1);
  historyStore.add(mapItem({ expression, map, timestamp: Date.now(), result }));
}
