// Keeps the circuits of the simulator: opens one in this tab, and stores, renames, copies and deletes the others.

import { withRoomForIds } from "#circuit/core/file/renumber.ts";
import { cleanName, type Saved } from "#circuit/core/file/saved.ts";
import { emptyState } from "#circuit/core/model/circuit.ts";
import { load } from "#circuit/core/model/load.ts";
import { copyName, shownName } from "./core/names.ts";
import type { CircuitRecord } from "./core/record.ts";
import { createDesk, type OpenCircuit } from "./desk.ts";
import { createHolding } from "./holding.ts";
import { createSession } from "./session.ts";
import type { CircuitId, Keeper, KeeperSnapshot, Opened, Removed } from "./keeper.ts";
import { createShelf, keyOf } from "./shelf.ts";
import type { Surroundings } from "./surroundings.ts";
import { createTurns } from "./turns.ts";

/** How long to wait for the lock of this tab's circuit: a reload may ask for it before the old page has released it. */
const patienceMs = 500;

export function createKeeper(surroundings: Surroundings): Keeper {
  const { storage, locks, now, newId } = surroundings;
  const shelf = createShelf(storage);
  const desk = createDesk(shelf, surroundings, publish);
  const holding = createHolding(shelf, locks, publish);
  const session = createSession(surroundings.session);
  const inTurn = createTurns();
  const listeners = new Set<() => void>();
  let heldLocks: ReadonlySet<string> = new Set();
  let isStopped = false;
  let stopListening = () => {};
  let snapshot = takeSnapshot();

  function takeSnapshot(): KeeperSnapshot {
    const { id: openId, name, copyOf } = desk.open();
    const circuits = shelf.circuits().map((kept) => ({
      ...kept,
      openElsewhere: kept.id !== openId && heldLocks.has(keyOf(kept.id)),
    }));
    const unreadable = shelf.unreadable();
    return { open: { id: openId, name }, circuits, unreadable, storage: shelf.status(), copyOf };
  }

  function publish(): void {
    snapshot = takeSnapshot();
    for (const listener of listeners) listener();
  }

  function put(next: OpenCircuit): Opened {
    desk.put(next);
    // The user left the screen while the lock was being requested.
    if (isStopped) next.release();
    else session.write(next.id);
    publish();
    return { id: next.id, name: next.name, state: next.state };
  }

  /** Opens a new circuit. A circuit with parts is stored at once. */
  async function putNew(given: Saved | null, copyOf: string | null = null): Promise<Opened> {
    const id = newId();
    const release = (await locks.hold(keyOf(id), 0)) ?? (() => {});
    const state = given ? load(withRoomForIds(given)) : emptyState;
    const opened = put({ id, name: cleanName(given?.name ?? ""), state, changedAt: now(), copyOf, release });
    if (given && !isStopped) {
      desk.change({});
      desk.write();
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
    return copyName(name, new Set(shelf.circuits().map((kept) => kept.name)));
  }

  /** Opens this tab's circuit again after a reload, also an empty one, which is not stored. */
  function openAgain(id: CircuitId): Promise<Opened> {
    return holding(id, patienceMs, {
      held: (record, release) => putKept(id, record, release),
      elsewhere: ({ saved }) => putCopy(saved),
      missing: () => putNew(null),
    });
  }

  async function openLatest(): Promise<Opened> {
    for (const { id } of shelf.circuits()) {
      const opened = await holding<Opened | null>(id, 0, {
        held: (record, release) => putKept(id, record, release),
        elsewhere: () => null,
        missing: () => null,
      });
      if (opened) return opened;
    }
    return putNew(null);
  }

  async function start(asked: Saved | null): Promise<Opened> {
    stopListening = surroundings.listen({ leaving: desk.write, returned, changedElsewhere });
    shelf.reload(null);
    const own = session.read();
    void refresh();
    return asked ? putNew(asked) : own === null ? openLatest() : openAgain(own);
  }

  async function refresh(): Promise<void> {
    heldLocks = await locks.held();
    publish();
  }

  async function rename(id: CircuitId, text: string): Promise<boolean> {
    const name = cleanName(text);
    if (id === desk.open().id) {
      desk.change({ name });
      desk.write();
      return true;
    }
    return holding(id, 0, {
      held(record, release) {
        shelf.write(id, { ...record, saved: { ...record.saved, name } });
        release();
        publish();
        return true;
      },
      elsewhere: () => false,
      missing: () => false,
    });
  }

  async function duplicate(id: CircuitId): Promise<boolean> {
    desk.write();
    const record = shelf.read(id);
    if (!record?.ok) return false;
    const saved = { ...record.value.saved, name: nameOfCopy(record.value.saved.name) };
    shelf.write(newId(), { ...record.value, saved, changedAt: now() });
    publish();
    return true;
  }

  async function remove(id: CircuitId): Promise<Removed | null> {
    desk.write();
    const isOpen = id === desk.open().id;
    const release = isOpen ? () => {} : await locks.hold(keyOf(id), 0);
    const text = shelf.text(id);
    if (text === null || !release) {
      release?.();
      return null;
    }
    const opened = isOpen ? await putNew(null) : null;
    shelf.remove(id);
    release();
    publish();
    return { opened, undo: () => inTurn(() => putBack(id, text, opened)) };
  }

  async function putBack(id: CircuitId, text: string, instead: Opened | null): Promise<Opened | null> {
    shelf.putBack(id, text);
    publish();
    const { id: openId, state, name } = desk.open();
    const isUntouched = openId === instead?.id && state.parts.length === 0 && name === "";
    return isUntouched ? open(id) : null;
  }

  async function open(id: CircuitId): Promise<Opened | null> {
    const { id: openId, name, state } = desk.open();
    if (id === openId) return { id, name, state };
    return holding<Opened | null>(id, 0, {
      held: (record, release) => putKept(id, record, release),
      elsewhere: ({ saved }) => putCopy(saved),
      missing: () => null,
    });
  }

  /** Gives the open circuit another id, so that neither of two tabs overwrites the other's circuit. */
  async function becomeCopy(): Promise<void> {
    const { name, state } = desk.open();
    const id = newId();
    const names =
      state.parts.length === 0 ? { name: "" } : { name: nameOfCopy(name), copyOf: shownName(name) };
    desk.change({ ...names, id, release: () => {} });
    session.write(id);
    desk.write();
    const release = await locks.hold(keyOf(id), 0);
    if (release && desk.open().id === id) desk.change({ release });
    else release?.();
  }

  /**
   * Locks keep two tabs from opening one circuit, but a few browsers have no locks. Then this tab goes on with a copy.
   */
  function changedElsewhere(key: string | null): void {
    const { id } = desk.open();
    const isOwn = id !== "" && (key === null || key === keyOf(id));
    if (isOwn && desk.isForeign()) void becomeCopy();
    shelf.reload(key);
    // Another tab has deleted the circuit that is open here, so store it again.
    if (isOwn && !shelf.has(id)) {
      desk.change({});
      desk.write();
    }
    publish();
  }

  /** Some browsers release a tab's locks while its page is in the back/forward cache. */
  function returned(): void {
    void inTurn(async () => {
      const { id, release } = desk.open();
      release();
      const again = await locks.hold(keyOf(id), patienceMs);
      shelf.reload(null);
      if (!again || desk.isForeign()) {
        again?.();
        await becomeCopy();
      } else desk.change({ release: again });
      await refresh();
    });
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (asked) => inTurn(() => start(asked)),
    changed(state) {
      const { id, state: before } = desk.open();
      if (id !== "" && state !== before && !isStopped) desk.change({ state, changedAt: now() });
    },
    flush: desk.write,
    openNew: (saved) => inTurn(() => putNew(saved)),
    open: (id) => inTurn(() => open(id)),
    rename: (id, name) => inTurn(() => rename(id, name)),
    duplicate: (id) => inTurn(() => duplicate(id)),
    remove: (id) => inTurn(() => remove(id)),
    refresh: () => inTurn(refresh),
    stop() {
      isStopped = true;
      stopListening();
      desk.write();
      desk.open().release();
    },
  };
}
