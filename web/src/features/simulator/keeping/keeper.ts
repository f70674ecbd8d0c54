// Keeps the circuits of the simulator: which one is open in this tab, when it is written, what the page asks of them, and
// what other tabs do with them.

import { withRoomForIds } from "#circuit/core/file/renumber.ts";
import { cleanName, savedOf, type Saved } from "#circuit/core/file/saved.ts";
import { emptyState, type State } from "#circuit/core/model/circuit.ts";
import { load } from "#circuit/core/model/load.ts";
import type { Browser } from "./browser.ts";
import { createCircuitStorage, keyOf } from "./circuit-storage.ts";
import { createInTurn } from "./core/in-turn.ts";
import { listed } from "./core/listed.ts";
import { copyName, shownName } from "./core/names.ts";
import type { CircuitId, CircuitRecord } from "./core/record.ts";

/** The circuit that the board must show from now on. */
export interface Opened {
  readonly id: CircuitId;
  readonly name: string;
  readonly state: State;
}

interface OpenCircuit extends Opened {
  /** In ms since 1970. */
  readonly changedAt: number;
  /** The shown name of the circuit that another tab holds and that this one is a copy of; else null. */
  readonly copyOf: string | null;
  /** Releases the lock of the circuit. */
  readonly release: () => void;
}

export type Keeper = ReturnType<typeof createKeeper>;

const unlocked = () => {};

const sessionKey = "circuit";
/** How long to wait for the lock of this tab's circuit: a reload may ask for it before the old page has released it. */
const patienceMs = 500;
/** The delay of a write after the last change. */
const restMs = 300;
/** The longest delay after the first change that is not written yet. */
const latestMs = 1000;

/**
 * Requests are served one after another. The caller must put an `Opened` circuit on the board at once, so that the next
 * `changed` refers to that circuit. No request throws: a failure of storage is shown in the snapshot.
 */
export function createKeeper(browser: Browser) {
  const { hold, now, newId } = browser;
  const storage = createCircuitStorage(browser.storage);
  const stopping = new AbortController();
  const listeners = new Set<() => void>();
  const inTurn = createInTurn();
  let open: OpenCircuit = {
    id: "",
    name: "",
    state: emptyState,
    changedAt: 0,
    copyOf: null,
    release: unlocked,
  };
  /** The text that storage had when this tab last read or wrote the open circuit. */
  let known: string | null = null;
  /** The time of the first change that is not written yet. */
  let firstUnwritten: number | null = null;
  let cancelTimer = () => {};
  let heldLocks: ReadonlySet<string | undefined> = new Set();
  let snapshot = takeSnapshot();

  function takeSnapshot() {
    const { id: openId, name, copyOf } = open;
    return {
      open: { id: openId, name },
      /** With the open circuit. An empty circuit without a name is not kept. */
      ...listed(storage.all(), (id) => id !== openId && heldLocks.has(keyOf(id))),
      storage: storage.status(),
      /** The shown name of the circuit that another tab holds and whose copy is open here; else null. */
      copyOf,
    };
  }

  function publish(): void {
    snapshot = takeSnapshot();
    for (const listener of listeners) listener();
  }

  /** Asks again which circuits other tabs hold, for example before the list is shown, because no event tells it. */
  async function refresh(): Promise<void> {
    heldLocks = await browser.held();
    publish();
  }

  function store(): void {
    cancelTimer();
    firstUnwritten = null;
    const { id, name, state, changedAt } = open;
    // An empty circuit without a name is not stored, so that ten visits do not leave ten of them.
    if (state.parts.length > 0 || name !== "")
      storage.write(id, { saved: savedOf(state, name), changedAt, nextIds: state.nextIds });
    else storage.remove(id);
    known = storage.stored(id);
    publish();
  }

  function write(): void {
    if (firstUnwritten !== null) store();
  }

  /** Takes the board's state at each change and writes it within 300 ms to 1 s. The same state again is no change. */
  function changed(state: State): void {
    if (open.id === "" || state === open.state || stopping.signal.aborted) return;
    const changedAt = now();
    open = { ...open, state, changedAt };
    firstUnwritten ??= changedAt;
    cancelTimer();
    cancelTimer = browser.after(Math.max(0, Math.min(restMs, firstUnwritten + latestMs - changedAt)), write);
  }

  /** The circuit that a reload of this tab opens again. */
  function remembered(): CircuitId | null {
    try {
      return browser.session().getItem(sessionKey);
    } catch {
      return null;
    }
  }

  function remember(id: CircuitId): void {
    try {
      browser.session().setItem(sessionKey, id);
    } catch {
      // No message is needed: the status shows that storage is blocked.
    }
  }

  /** Opens a circuit whose lock this tab has. */
  function show(next: OpenCircuit): Opened {
    write();
    open.release();
    open = next;
    known = storage.stored(next.id);
    // The user left the screen while the lock was being requested.
    if (stopping.signal.aborted) next.release();
    else remember(next.id);
    publish();
    return next;
  }

  /** A new id, whose lock is free. */
  function newCircuit() {
    const id = newId();
    const holding = hold(keyOf(id), 0);
    return { id, release: () => void holding.then((release) => release?.()) };
  }

  /** Opens a new circuit. One with parts is stored at once. */
  function openNew(given: Saved | null, copyOf: string | null = null): Opened {
    const state = given ? load(withRoomForIds(given)) : emptyState;
    const name = cleanName(given?.name ?? "");
    const opened = show({ ...newCircuit(), name, state, changedAt: now(), copyOf });
    if (given) store();
    return opened;
  }

  /** Null if there is none, or if its text cannot be read. */
  function recordOf(id: CircuitId): CircuitRecord | null {
    const read = storage.find(id)?.read;
    return read?.ok ? read.value : null;
  }

  /**
   * Opens a circuit; null if it is deleted or cannot be read. If another tab holds it longer than `patience`, opens a copy
   * or returns null.
   */
  async function openKept(id: CircuitId, { patience = 0, copies = true } = {}): Promise<Opened | null> {
    if (id === open.id) return open;
    const release = await hold(keyOf(id), patience);
    // It is read only now, because the tab that had the lock may have written until then.
    const record = recordOf(id);
    if (record && release) {
      const { saved, changedAt, nextIds } = record;
      const roomy = withRoomForIds(saved);
      const state = roomy === saved ? load(saved, nextIds) : load(roomy);
      return show({ id, name: saved.name, state, changedAt, copyOf: null, release });
    }
    release?.();
    publish();
    if (!record || !copies) return null;
    const { name } = record.saved;
    return openNew({ ...record.saved, name: nameOfCopy(name) }, shownName(name));
  }

  /** A name that no kept circuit has. */
  function nameOfCopy(name: string): string {
    return copyName(name, new Set(takeSnapshot().circuits.map((kept) => kept.name)));
  }

  /** Opens the tab's circuit, else the latest that no other tab holds, else a new one. Call it once. */
  async function start(): Promise<Opened> {
    browser.listen({ leaving: write, changedElsewhere, returned: inTurn(takeAgain) }, stopping.signal);
    publish();
    void refresh();
    const own = remembered();
    if (own !== null) return (await openKept(own, { patience: patienceMs })) ?? openNew(null);
    for (const { id } of snapshot.circuits) {
      const opened = await openKept(id, { copies: false });
      if (opened) return opened;
    }
    return openNew(null);
  }

  /** False if another tab holds the circuit or it is deleted. */
  async function rename(id: CircuitId, text: string): Promise<boolean> {
    const name = cleanName(text);
    if (id === open.id) {
      open = { ...open, name };
      store();
      return true;
    }
    const release = await hold(keyOf(id), 0);
    const record = recordOf(id);
    if (record && release) storage.write(id, { ...record, saved: { ...record.saved, name } });
    release?.();
    publish();
    return record !== null && release !== null;
  }

  /** Adds a copy to the list without opening it; false if the circuit is deleted or cannot be read. */
  function duplicate(id: CircuitId): boolean {
    write();
    const record = recordOf(id);
    if (!record) return false;
    const saved = { ...record.saved, name: nameOfCopy(record.saved.name) };
    storage.write(newId(), { ...record, saved, changedAt: now() });
    publish();
    return true;
  }

  /** Deletes a circuit or an unreadable text; null if another tab holds it or it is already deleted. */
  async function remove(id: CircuitId) {
    write();
    const isOpen = id === open.id;
    const release = isOpen ? unlocked : await hold(keyOf(id), 0);
    const text = storage.find(id)?.text;
    if (text === undefined || !release) {
      release?.();
      return null;
    }
    const opened = isOpen ? openNew(null) : null;
    storage.remove(id);
    release();
    publish();
    return {
      /** An empty circuit if the open one was deleted; else null. */
      opened,
      /** Brings the circuit back to the list. Opens it if it was open and the circuit that replaced it is still empty. */
      undo: inTurn(() => {
        storage.put(id, text);
        publish();
        const isUntouched = open.id === opened?.id && open.state.parts.length === 0 && open.name === "";
        return isUntouched ? openKept(id) : null;
      }),
    };
  }

  /** Gives the open circuit another id, so that neither of two tabs overwrites the other's circuit. */
  function becomeCopy(): void {
    const { name, state, copyOf, release } = open;
    const isEmpty = state.parts.length === 0;
    release();
    open = {
      ...open,
      ...newCircuit(),
      name: isEmpty ? "" : nameOfCopy(name),
      copyOf: isEmpty ? copyOf : shownName(name),
    };
    remember(open.id);
    store();
  }

  /** Locks keep two tabs from opening one circuit, but a few browsers have none. Then this tab goes on with a copy. */
  function changedElsewhere(key: string | null): void {
    if (open.id !== "" && (key === null || key === keyOf(open.id))) {
      const text = storage.stored(open.id);
      // Another tab has deleted the circuit, so it is stored again.
      if (text === null) store();
      // Another tab has written it.
      else if (text !== known) becomeCopy();
    }
    storage.storeWaiting();
    publish();
  }

  /** Some browsers release a tab's locks while its page is in the back/forward cache. */
  async function takeAgain(): Promise<void> {
    open.release();
    const again = await hold(keyOf(open.id), patienceMs);
    if (again) open = { ...open, release: again };
    else becomeCopy();
    changedElsewhere(null);
    await refresh();
  }

  return {
    /** The same object until something in it changes. */
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed,
    refresh,
    start: inTurn(start),
    /** Opens `saved`, or an empty circuit for null, as a new circuit. The circuit that was open stays in the list. */
    openNew: inTurn((saved: Saved | null) => openNew(saved)),
    /** Opens a circuit, or a copy of it if another tab holds it; null if it is deleted or cannot be read. */
    open: inTurn((id: CircuitId) => openKept(id)),
    rename: inTurn(rename),
    duplicate: inTurn(duplicate),
    remove: inTurn(remove),
    /** Writes all unwritten changes and releases everything; the keeper cannot be used afterwards. */
    stop(): void {
      stopping.abort();
      write();
      open.release();
    },
  };
}
