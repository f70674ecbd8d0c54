// The history as the page sees it: kept in local storage, and in memory where that is blocked or full.

import {
  addItem,
  parseItems,
  removeItem,
  restoreItem,
  type HistoryItem,
  type Simplified,
} from "./core/history-items.ts";
import { readText, writeText } from "#lib/storage.ts";

/** Specification, section 3. */
export const historyKey = "historyItems";

export interface HistoryStorage {
  readonly readText: (key: string) => string | null;
  readonly writeText: (key: string, text: string) => boolean;
}

export interface HistoryStore {
  /** Newest first; the same object until something changes. */
  items(): readonly HistoryItem[];
  add(simplified: Simplified): void;
  remove(id: number): void;
  restore(item: HistoryItem): void;
  /** Something else changed what is stored: another tab. */
  reload(): void;
  subscribe(listener: () => void): () => void;
}

export function createHistoryStore(storage: HistoryStorage): HistoryStore {
  const listeners = new Set<() => void>();
  /** Null while nothing was read yet. */
  let current: readonly HistoryItem[] | null = null;
  /** Whether storage holds less than `current`. */
  let isAhead = false;

  function items(): readonly HistoryItem[] {
    current ??= parseItems(storage.readText(historyKey));
    return current;
  }

  function change(next: (items: readonly HistoryItem[]) => readonly HistoryItem[]): void {
    // Read anew: another tab may have written since.
    const before = isAhead ? items() : parseItems(storage.readText(historyKey));
    const after = next(before);
    current = after;
    if (after !== before) isAhead = !save(after);
    for (const listener of listeners) listener();
  }

  /** Where not all of them fit, the newest half is kept, and so on; false when storage takes nothing at all. */
  function save(all: readonly HistoryItem[]): boolean {
    let kept = all;
    while (!storage.writeText(historyKey, JSON.stringify(kept))) {
      if (kept.length <= 1) return false;
      kept = kept.slice(0, Math.ceil(kept.length / 2));
    }
    return kept.length === all.length;
  }

  return {
    items,
    add: (simplified) => change((before) => addItem(before, simplified)),
    remove: (id) => change((before) => removeItem(before, id)),
    restore: (item) => change((before) => restoreItem(before, item)),
    reload() {
      if (isAhead) return;
      current = null;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const historyStore = createHistoryStore({ readText, writeText });
