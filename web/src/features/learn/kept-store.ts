// What the reader has done, kept in local storage, and in memory where that is blocked or full. Nothing is sent.

import { useEffect, useSyncExternalStore } from "react";

export interface KeptStorage {
  readonly readText: (key: string) => string | null;
  readonly writeText: (key: string, text: string) => boolean;
  readonly removeText: (key: string) => void;
}

interface KeptKind<Value> {
  readonly key: string;
  readonly none: Value;
  /** Any text can be read. */
  readonly parse: (text: string | null) => Value;
  readonly write: (value: Value) => string;
  /** Both together; the same object as `one` if the other adds nothing. */
  readonly merged: (one: Value, other: Value) => Value;
}

export interface KeptStore<Value> {
  readonly key: string;
  /** The same object until something changes. */
  readonly value: () => Value;
  readonly change: (next: (before: Value) => Value) => void;
  /** Forgets everything. The returned function restores it and keeps what was done since. */
  readonly reset: () => () => void;
  /** Another tab changed what is stored. */
  readonly reload: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createKeptStore<Value>(
  { readText, writeText, removeText }: KeptStorage,
  { key, none, parse, write, merged }: KeptKind<Value>,
): KeptStore<Value> {
  const listeners = new Set<() => void>();
  /** Null until the first read. */
  let current: Value | null = null;
  /** Whether `current` has something that the storage did not accept. */
  let isAhead = false;

  const stored = () => parse(readText(key));
  const value = () => (current ??= stored());

  /** Includes what is stored, because another tab may have written since. */
  const latest = () => (isAhead ? merged(value(), stored()) : stored());

  function change(next: (before: Value) => Value): void {
    const before = latest();
    const after = next(before);
    if (after !== before || isAhead) isAhead = !writeText(key, write(after));
    show(after);
  }

  function show(next: Value): void {
    // Listeners draw again, so they are called only for a difference.
    if (current !== null && write(current) === write(next)) return;
    current = next;
    for (const listener of listeners) listener();
  }

  return {
    key,
    value,
    change,
    reset() {
      const before = latest();
      removeText(key);
      isAhead = false;
      show(none);
      return () => change((since) => merged(before, since));
    },
    reload: () => show(latest()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Updated when this tab or another one changes it. */
export function useKept<Value>(store: KeptStore<Value>): Value {
  useEffect(() => {
    const changedElsewhere = ({ key }: StorageEvent) => {
      if (key === store.key || key === null) store.reload();
    };
    window.addEventListener("storage", changedElsewhere);
    return () => window.removeEventListener("storage", changedElsewhere);
  }, [store]);
  return useSyncExternalStore(store.subscribe, store.value);
}
