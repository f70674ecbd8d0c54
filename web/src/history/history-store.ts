// The history on the page: kept in local storage, and in memory where that is blocked or full.

import {
  addItem,
  improveItem,
  parseItems,
  removeItem,
  restoreItem,
  type HistoryItem,
  type Input,
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
  /** A longer search has found a better result of this input. */
  improve(improved: Input & Pick<Simplified, "result">): void;
  remove(id: number): void;
  restore(item: HistoryItem): void;
  /** Another tab changed what is stored. */
  reload(): void;
  subscribe(listener: () => void): () => void;
}

export function createHistoryStore(storage: HistoryStorage): HistoryStore {
  const listeners = new Set<() => void>();
  /** Null until the first read. */
  let current: readonly HistoryItem[] | null = null;
  /** Whether storage holds fewer items than `current`. */
  let isAhead = false;

  function items(): readonly HistoryItem[] {
    current ??= parseItems(storage.readText(historyKey));
    return current;
  }

  function change(next: (items: readonly HistoryItem[]) => readonly HistoryItem[]): void {
    // Read again: another tab may have written since.
    const before = isAhead ? items() : parseItems(storage.readText(historyKey));
    const after = next(before);
    current = after;
    if (after !== before) isAhead = !save(after);
    for (const listener of listeners) listener();
  }

  /** Where not all items fit, the newest half is kept, then half of that, and so on; true when storage holds all of them. */
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
    improve: (improved) => change((before) => improveItem(before, improved)),
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
