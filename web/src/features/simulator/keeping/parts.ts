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

/** For this tab's own circuit: a reload may ask for its lock before the page that it replaces gives it up. */
export const patienceMs = 500;
