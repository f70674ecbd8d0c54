// The circuits in the browser's storage, one text each. A text that storage refuses waits in memory and is
// found there like the others. Nothing throws: the status shows failures.

import { readRecord, writeRecord, type CircuitId, type CircuitRecord, type Stored } from "./core/record.ts";

/** `full` and `blocked` last while a text waits in memory, or until storage answers again. */
type StorageStatus = "ok" | "full" | "blocked";

const prefix = "circuit:";

/** The storage key of a circuit, which is also the name of its lock. */
export const keyOf = (id: CircuitId) => `${prefix}${id}`;

export function createCircuitStorage(storage: () => Storage) {
  const waiting = new Map<CircuitId, string>();
  /** What was found last, so that an unchanged text is not read again. */
  const known = new Map<CircuitId, Stored>();
  let status: StorageStatus = "ok";

  function attempt<Value>(action: () => Value, otherwise: Value): Value {
    try {
      const value = action();
      if (waiting.size === 0) status = "ok";
      return value;
    } catch (error) {
      status = isFull(error) ? "full" : "blocked";
      return otherwise;
    }
  }

  function storeWaiting(): void {
    for (const [id, text] of waiting)
      attempt(() => {
        storage().setItem(keyOf(id), text);
        waiting.delete(id);
      }, undefined);
  }

  function put(id: CircuitId, text: string): void {
    waiting.set(id, text);
    storeWaiting();
  }

  const stored = (id: CircuitId) => attempt(() => storage().getItem(keyOf(id)), null);

  /** Null if there is no text. */
  function find(id: CircuitId): Stored | null {
    const text = waiting.get(id) ?? stored(id);
    const before = known.get(id);
    if (text === null) return null;
    if (before?.text === text) return before;
    const found = { id, text, read: readRecord(text) };
    known.set(id, found);
    return found;
  }

  function keys(): readonly string[] {
    return Array.from({ length: storage().length }, (_, at) => storage().key(at) ?? "");
  }

  return {
    all(): readonly Stored[] {
      const own = attempt(keys, []).filter((key) => key.startsWith(prefix));
      const ids = new Set([...own.map((key) => key.slice(prefix.length)), ...waiting.keys()]);
      return [...ids].flatMap((id) => find(id) ?? []);
    },
    find,
    /** The text in storage now, without texts that wait in memory. */
    stored,
    status: () => status,
    put,
    write(id: CircuitId, value: CircuitRecord): void {
      const text = writeRecord(value);
      known.set(id, { id, text, read: { ok: true, value } });
      put(id, text);
    },
    remove(id: CircuitId): void {
      waiting.delete(id);
      attempt(() => storage().removeItem(keyOf(id)), undefined);
      storeWaiting();
    },
    /** Another tab may have made room. */
    storeWaiting,
  };
}

/** Older Firefox versions use a different error name. */
function isFull(error: unknown): boolean {
  return error instanceof Error && ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"].includes(error.name);
}
