// What can be done with a kept circuit by a tab that holds it, does not, or does not find it.

import type { CircuitRecord } from "./core/record.ts";
import type { CircuitId } from "./keeper.ts";
import { keyOf, type Shelf } from "./shelf.ts";
import type { Locks } from "./surroundings.ts";

export interface Ways<Value> {
  /** This tab holds it, until it calls the function. */
  held(record: CircuitRecord, release: () => void): Value | Promise<Value>;
  /** Another tab holds it. */
  elsewhere(record: CircuitRecord): Value | Promise<Value>;
  /** It is gone or cannot be read. */
  missing(): Value | Promise<Value>;
}

export type Holding = <Value>(id: CircuitId, patienceMs: number, ways: Ways<Value>) => Promise<Value>;

/**
 * Reads after the lock is there: the tab that had it may have written until then.
 *
 * @param publish is told when something was not found, so that it leaves the list
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
