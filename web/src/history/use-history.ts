// The history's items, as they are now and as other tabs change them.

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
