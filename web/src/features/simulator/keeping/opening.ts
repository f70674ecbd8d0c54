// Opens circuits in this tab: a new one, a kept one, a copy of one that another tab holds.

import { withRoomForIds } from "#circuit/core/file/renumber.ts";
import { cleanName, type Saved } from "#circuit/core/file/saved.ts";
import { emptyState } from "#circuit/core/model/circuit.ts";
import { load } from "#circuit/core/model/load.ts";
import { keyOf } from "./circuit-storage.ts";
import { copyName, shownName } from "./core/names.ts";
import type { CircuitRecord } from "./core/record.ts";
import type { CircuitId, Opened } from "./keeper.ts";
import type { OpenCircuit } from "./open-circuit.ts";
import { patienceMs, type KeeperParts } from "./parts.ts";

export interface Opening {
  /** Opens a new circuit. A circuit with parts is stored at once. */
  openNew(given: Saved | null): Promise<Opened>;
  /** Null if the circuit is deleted or cannot be read. */
  open(id: CircuitId): Promise<Opened | null>;
  /** Opens this tab's circuit again after a reload. An empty circuit is not stored, and a new one follows it. */
  openAgain(id: CircuitId): Promise<Opened>;
  /** Opens the latest circuit that no tab holds, or a new one. */
  openLatest(): Promise<Opened>;
  /** The name of a copy, which no kept circuit has. */
  nameOfCopy(name: string): string;
  /** From now on an opened circuit releases its lock at once. */
  stop(): void;
}

export function createOpening(parts: KeeperParts): Opening {
  const { storage, current, session, snapshots, withLock } = parts;
  const { locks, now, newId } = parts.environment;
  let isStopped = false;

  function put(next: OpenCircuit): Opened {
    current.replace(next);
    // The user left the screen while the lock was being requested.
    if (isStopped) next.release();
    else session.write(next.id);
    snapshots.publish();
    return { id: next.id, name: next.name, state: next.state };
  }

  async function putNew(given: Saved | null, copyOf: string | null): Promise<Opened> {
    const id = newId();
    const release = (await locks.hold(keyOf(id), 0)) ?? (() => {});
    const state = given ? load(withRoomForIds(given)) : emptyState;
    const opened = put({ id, name: cleanName(given?.name ?? ""), state, changedAt: now(), copyOf, release });
    if (given && !isStopped) {
      current.change({});
      current.write();
    }
    return opened;
  }

  function putKept(id: CircuitId, { saved, changedAt, nextIds }: CircuitRecord, release: () => void): Opened {
    const roomy = withRoomForIds(saved);
    const state = roomy === saved ? load(saved, nextIds) : load(roomy);
    return put({ id, name: saved.name, state, changedAt, copyOf: null, release });
  }

  function putCopy(saved: Saved): Promise<Opened> {
    return putNew({ ...saved, name: nameOfCopy(saved.name) }, shownName(saved.name));
  }

  function nameOfCopy(name: string): string {
    return copyName(name, new Set(storage.circuits().map((kept) => kept.name)));
  }

  const openNew = (given: Saved | null) => putNew(given, null);

  return {
    openNew,
    nameOfCopy,
    async open(id) {
      const { id: openId, name, state } = current.get();
      if (id === openId) return { id, name, state };
      return withLock<Opened | null>(id, 0, {
        held: (record, release) => putKept(id, record, release),
        elsewhere: ({ saved }) => putCopy(saved),
        missing: () => null,
      });
    },
    openAgain: (id) =>
      withLock(id, patienceMs, {
        held: (record, release) => putKept(id, record, release),
        elsewhere: ({ saved }) => putCopy(saved),
        missing: () => openNew(null),
      }),
    async openLatest() {
      for (const { id } of storage.circuits()) {
        const opened = await withLock<Opened | null>(id, 0, {
          held: (record, release) => putKept(id, record, release),
          elsewhere: () => null,
          missing: () => null,
        });
        if (opened) return opened;
      }
      return openNew(null);
    },
    stop: () => (isStopped = true),
  };
}
