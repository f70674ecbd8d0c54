// The history items, updated when this tab or another one changes them.

import { useEffect, useSyncExternalStore } from "react";
import type { HistoryItem } from "./core/history-items.ts";
import { historyKey, historyStore } from "./history-store.ts";

export function useHistoryItems(): readonly HistoryItem[] {
  useEffect(() => {
    const changedElsewhere = ({ key }: StorageEvent) => {
      if (key === historyKey || key === null) historyStore.reload();
    };
    window.addEventListener("storage", changedElsewhere);
    return () => window.removeEventListener("storage", changedElsewhere);
  }, []);
  return useSyncExternalStore(historyStore.subscribe, historyStore.items);
}

/** How many items are kept when the page closes; null while all of them are. */
export function useStoredOnly(): number | null {
  return useSyncExternalStore(historyStore.subscribe, historyStore.storedOnly);
}
