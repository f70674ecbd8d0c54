// The keeper's snapshot for the page: made again after each change, and told to its subscribers.

import { keyOf, type CircuitStorage } from "./circuit-storage.ts";
import type { Locks } from "./environment.ts";
import type { KeeperSnapshot } from "./keeper.ts";
import type { OpenCircuit } from "./open-circuit.ts";

export interface SnapshotStore {
  /** The same object until `publish` is called. */
  get(): KeeperSnapshot;
  subscribe(listener: () => void): () => void;
  publish(): void;
  /** Asks which circuits other tabs hold, and publishes. */
  refresh(): Promise<void>;
}

export function createSnapshotStore(
  storage: CircuitStorage,
  locks: Locks,
  open: () => OpenCircuit,
): SnapshotStore {
  const listeners = new Set<() => void>();
  let heldLocks: ReadonlySet<string> = new Set();
  let snapshot = take();

  function take(): KeeperSnapshot {
    const { id: openId, name, copyOf } = open();
    const circuits = storage.circuits().map((kept) => ({
      ...kept,
      openElsewhere: kept.id !== openId && heldLocks.has(keyOf(kept.id)),
    }));
    const unreadable = storage.unreadable();
    return { open: { id: openId, name }, circuits, unreadable, storage: storage.status(), copyOf };
  }

  function publish(): void {
    snapshot = take();
    for (const listener of listeners) listener();
  }

  return {
    get: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish,
    async refresh() {
      heldLocks = await locks.held();
      publish();
    },
  };
}
