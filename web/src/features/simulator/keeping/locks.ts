// Kept circuits by their locks, and requests one after another: two tabs, or two requests of one tab, never change a circuit
// at the same time.

import type { CircuitRecord } from "./core/record.ts";
import { keyOf, type CircuitStorage } from "./circuit-storage.ts";
import type { Locks } from "./environment.ts";
import type { CircuitId } from "./keeper.ts";

/** What is done with a circuit in each of three cases. */
export interface Cases<Value> {
  /** This tab holds its lock until it calls the function. */
  held(record: CircuitRecord, release: () => void): Value | Promise<Value>;
  /** Another tab holds its lock. */
  elsewhere(record: CircuitRecord): Value | Promise<Value>;
  /** The circuit is deleted or cannot be read. */
  missing(): Value | Promise<Value>;
}

export type WithLock = <Value>(id: CircuitId, patienceMs: number, cases: Cases<Value>) => Promise<Value>;

/**
 * Reads the record only after it has asked for the lock, because the tab that had the lock may have written until then.
 *
 * @param missed called when a circuit was not found, so that it disappears from the list
 */
export function createWithLock(storage: CircuitStorage, locks: Locks, missed: () => void): WithLock {
  return async (id, patienceMs, { held, elsewhere, missing }) => {
    const release = await locks.hold(keyOf(id), patienceMs);
    const record = storage.read(id);
    if (record?.ok) return release ? held(record.value, release) : elsewhere(record.value);
    release?.();
    missed();
    return missing();
  };
}

export type InTurn = <Value>(request: () => Promise<Value>) => Promise<Value>;

/** Serves requests one after another, so that each sees the result of the one before. */
export function createInTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    const answer = last.then(request);
    // The caller gets the rejected promise; the next request is served anyway.
    last = answer.catch(() => undefined);
    return answer;
  };
}
