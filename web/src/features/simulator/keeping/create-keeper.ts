// Keeps the circuits of the simulator: puts its parts together, and serves the page's requests one after another.

import type { Saved } from "#circuit/core/file/saved.ts";
import { createChanges } from "./changes.ts";
import { createCircuitStorage } from "./circuit-storage.ts";
import type { Environment } from "./environment.ts";
import type { Keeper, Opened } from "./keeper.ts";
import { createInTurn, createWithLock } from "./locks.ts";
import { createOpenCircuit } from "./open-circuit.ts";
import { createOpening } from "./opening.ts";
import { createOtherTabs } from "./other-tabs.ts";
import { createSession } from "./session.ts";
import { createSnapshotStore } from "./snapshot.ts";

export function createKeeper(environment: Environment): Keeper {
  const { locks, now } = environment;
  const storage = createCircuitStorage(environment.storage);
  const publish = () => snapshots.publish();
  const current = createOpenCircuit(storage, environment, publish);
  const snapshots = createSnapshotStore(storage, locks, current.get);
  const session = createSession(environment.session);
  const withLock = createWithLock(storage, locks, publish);
  const inTurn = createInTurn();
  const parts = { environment, storage, current, session, snapshots, withLock, inTurn };
  const opening = createOpening(parts);
  const changes = createChanges(parts, opening);
  const otherTabs = createOtherTabs(parts, opening);
  let isStopped = false;
  let stopListening = () => {};

  async function start(asked: Saved | null): Promise<Opened> {
    stopListening = environment.listen({ leaving: current.write, ...otherTabs });
    storage.reload(null);
    const own = session.read();
    void snapshots.refresh();
    if (asked) return opening.openNew(asked);
    return own === null ? opening.openLatest() : opening.openAgain(own);
  }

  return {
    getSnapshot: snapshots.get,
    subscribe: snapshots.subscribe,
    start: (asked) => inTurn(() => start(asked)),
    changed(state) {
      const { id, state: before } = current.get();
      if (id !== "" && state !== before && !isStopped) current.change({ state, changedAt: now() });
    },
    flush: current.write,
    openNew: (saved) => inTurn(() => opening.openNew(saved)),
    open: (id) => inTurn(() => opening.open(id)),
    rename: (id, name) => inTurn(() => changes.rename(id, name)),
    duplicate: (id) => inTurn(() => changes.duplicate(id)),
    remove: (id) => inTurn(() => changes.remove(id)),
    refresh: () => inTurn(snapshots.refresh),
    stop() {
      isStopped = true;
      opening.stop();
      stopListening();
      current.write();
      current.get().release();
    },
  };
}
