// The history on the page: kept in local storage, and in memory where that is blocked or full.

import {
  addItem,
  improveItem,
  keyOf,
  mergeItems,
  parseItems,
  removeItem,
  restoreItem,
  type HistoryItem,
  type Input,
  type NewItem,
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
  /**
   * Null while storage holds all items. Otherwise the number of newest items that it holds; the other items are lost
   * when the page closes.
   */
  storedOnly(): number | null;
  add(item: NewItem): void;
  /** A longer search has found a better result of this input. */
  improve(improved: Input & Pick<Simplified, "result">): void;
  remove(id: number): void;
  restore(item: HistoryItem): void;
  /** Must be called when another tab has changed the stored text. */
  reload(): void;
  subscribe(listener: () => void): () => void;
}

export function createHistoryStore(storage: HistoryStorage): HistoryStore {
  const listeners = new Set<() => void>();
  /** Null until the first read. */
  let current: readonly HistoryItem[] | null = null;
  /** How many items of `current` storage holds; null while it holds all of them. */
  let storedOnly: number | null = null;
  let known: ReadonlySet<string> = new Set();
  const deleted = new Set<string>();

  function items(): readonly HistoryItem[] {
    current ??= latest();
    return current;
  }

  /** Reads storage again, because another tab may have written since. */
  function latest(): readonly HistoryItem[] {
    const stored = parseItems(storage.readText(historyKey));
    const all = storedOnly === null || !current ? stored : mergeItems(current, stored, { known, deleted });
    known = new Set(stored.map(keyOf));
    return all;
  }

  function change(next: (items: readonly HistoryItem[]) => readonly HistoryItem[]): void {
    const before = latest();
    const after = next(before);
    current = after;
    if (after !== before || storedOnly !== null) save(after);
    tell();
  }

  /** Where not all items fit, the newest half is kept, then half of that, and so on. */
  function save(all: readonly HistoryItem[]): void {
    let kept = all;
    while (!storage.writeText(historyKey, JSON.stringify(kept))) {
      if (kept.length <= 1) {
        storedOnly = 0;
        return;
      }
      kept = kept.slice(0, Math.ceil(kept.length / 2));
    }
    known = new Set(kept.map(keyOf));
    storedOnly = kept.length === all.length ? null : kept.length;
  }

  function remove(id: number): void {
    const item = items().find((each) => each.id === id);
    if (item) deleted.add(keyOf(item));
    change((before) => removeItem(before, id));
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  return {
    items,
    add: (item) => change((before) => addItem(before, item)),
    improve: (improved) => change((before) => improveItem(before, improved)),
    storedOnly: () => storedOnly,
    remove,
    restore(item) {
      deleted.delete(keyOf(item));
      change((before) => restoreItem(before, item));
    },
    reload() {
      current = latest();
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const historyStore = createHistoryStore({ readText, writeText });
