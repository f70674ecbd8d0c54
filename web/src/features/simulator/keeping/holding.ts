// Tries to lock a kept circuit, and calls the function for the result: locked here, locked by another tab, or missing.

import type { CircuitRecord } from "./core/record.ts";
import type { CircuitId } from "./keeper.ts";
import { keyOf, type Shelf } from "./shelf.ts";
import type { Locks } from "./surroundings.ts";

export interface Ways<Value> {
  /** This tab holds the lock until it calls `release`. */
  held(record: CircuitRecord, release: () => void): Value | Promise<Value>;
  /** Another tab holds the lock. */
  elsewhere(record: CircuitRecord): Value | Promise<Value>;
  /** The circuit is deleted or cannot be read. */
  missing(): Value | Promise<Value>;
}

export type Holding = <Value>(id: CircuitId, patienceMs: number, ways: Ways<Value>) => Promise<Value>;

/**
 * Reads the record only after it has the lock, because the tab that had the lock may have written until then.
 *
 * @param publish called when a circuit was not found, so that it disappears from the list
 */
export function createHolding(shelf: Shelf, locks: Locks, publish: () => void): Holding {
  return async (id, patienceMs, { held, elsewhere, missing }) => {
    const release = await locks.hold(keyOf(id), patienceMs);
    const record = shelf.read(id);
    if (record?.ok) return release ? held(record.value, release) : elsewhere(record.value);
    release?.();
    publish();
    return missing();
  };
}
