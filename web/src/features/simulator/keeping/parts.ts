// The parts of the keeper that opening, changes and the events of other tabs share.

import type { CircuitStorage } from "./circuit-storage.ts";
import type { Environment } from "./environment.ts";
import type { InTurn, WithLock } from "./locks.ts";
import type { OpenCircuitStore } from "./open-circuit.ts";
import type { Session } from "./session.ts";
import type { SnapshotStore } from "./snapshot.ts";

export interface KeeperParts {
  readonly environment: Environment;
  readonly storage: CircuitStorage;
  readonly current: OpenCircuitStore;
  readonly session: Session;
  readonly snapshots: SnapshotStore;
  readonly withLock: WithLock;
  readonly inTurn: InTurn;
}

/** How long to wait for the lock of this tab's circuit: a reload may ask for it before the old page has released it. */
export const patienceMs = 500;
