// The circuits in the browser's storage, one text each. A text that storage refuses waits in memory and is
// found there like the others. Nothing throws: the status shows failures.

import type { ReadError } from "#circuit/core/file/saved.ts";
import type { Result } from "#circuit/core/model/command.ts";
import { readRecord, writeRecord, type CircuitRecord } from "./core/record.ts";
import type { CircuitId, KeptCircuit, StorageStatus, Unreadable } from "./keeper.ts";
import type { TextStorage } from "./environment.ts";

const prefix = "circuit:";

/** The storage key of a circuit, which is also the name of its lock. */
export const keyOf = (id: CircuitId) => `${prefix}${id}`;

export type Summary = Omit<KeptCircuit, "openElsewhere">;

export interface CircuitStorage {
  /** The latest change first. */
  circuits(): readonly Summary[];
  unreadable(): readonly Unreadable[];
  status(): StorageStatus;
  has(id: CircuitId): boolean;
  /** The text in storage now, without texts that wait in memory. */
  stored(id: CircuitId): string | null;
  text(id: CircuitId): string | null;
  /** Null if there is no text. */
  read(id: CircuitId): Result<CircuitRecord, ReadError> | null;
  write(id: CircuitId, record: CircuitRecord): void;
  /** Restores a removed text. */
  putBack(id: CircuitId, text: string): void;
  remove(id: CircuitId): void;
  /** Reads storage again under this key, or under all keys for null, and tries again to store waiting texts. */
  reload(key: string | null): void;
}

export function createCircuitStorage(storage: TextStorage): CircuitStorage {
  const circuits = new Map<CircuitId, Summary>();
  const unreadable = new Map<CircuitId, Unreadable>();
  const waiting = new Map<CircuitId, string>();
  let status: StorageStatus = "ok";

  function attempt<Value>(action: () => Value, otherwise: Value): Value {
    try {
      return action();
    } catch (error) {
      status = isFull(error) ? "full" : "blocked";
      return otherwise;
    }
  }

  function storeWaiting(): void {
    for (const [id, text] of waiting) {
      const isStored = attempt(() => {
        storage.write(keyOf(id), text);
        return true;
      }, false);
      if (isStored) waiting.delete(id);
      if (waiting.size === 0) status = "ok";
    }
  }

  function put(id: CircuitId, text: string): void {
    waiting.set(id, text);
    storeWaiting();
  }

  const stored = (id: CircuitId) => attempt(() => storage.read(keyOf(id)), null);
  const textOf = (id: CircuitId) => waiting.get(id) ?? stored(id);

  /** Updates both lists for one circuit. */
  function note(id: CircuitId): Result<CircuitRecord, ReadError> | null {
    circuits.delete(id);
    unreadable.delete(id);
    const text = textOf(id);
    if (text === null) return null;
    const record = readRecord(text);
    if (record.ok) circuits.set(id, summaryOf(id, record.value));
    else unreadable.set(id, { id, text, error: record.error });
    return record;
  }

  return {
    circuits: () => {
      const all = [...circuits.values()];
      all.sort(laterFirst);
      return all;
    },
    unreadable: () => [...unreadable.values()],
    status: () => status,
    has: (id) => circuits.has(id) || unreadable.has(id),
    stored,
    text: textOf,
    read: note,
    write(id, record) {
      put(id, writeRecord(record));
      circuits.set(id, summaryOf(id, record));
    },
    putBack(id, text) {
      put(id, text);
      note(id);
    },
    remove(id) {
      waiting.delete(id);
      attempt(() => storage.remove(keyOf(id)), undefined);
      note(id);
      storeWaiting();
      if (waiting.size === 0 && status === "full") status = "ok";
    },
    reload(key) {
      if (key === null) {
        circuits.clear();
        unreadable.clear();
      }
      const keys = key === null ? attempt(() => storage.keys(), []) : [key];
      const ids = keys.filter((each) => each.startsWith(prefix)).map((each) => each.slice(prefix.length));
      for (const id of new Set([...ids, ...(key === null ? waiting.keys() : [])])) note(id);
      storeWaiting();
    },
  };
}

function summaryOf(id: CircuitId, { saved, changedAt }: CircuitRecord): Summary {
  return { id, name: saved.name, changedAt, parts: saved.parts.filter(({ of }) => of === undefined).length };
}

function laterFirst(one: Summary, other: Summary): number {
  return other.changedAt - one.changedAt || (one.id < other.id ? -1 : 1);
}

/** Older Firefox versions use a different error name. */
function isFull(error: unknown): boolean {
  return error instanceof Error && ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"].includes(error.name);
}
