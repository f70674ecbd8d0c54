// What the simulator's page knows of the circuits that the browser keeps, and what it can ask of their keeper.
// create-keeper.ts keeps them, browser-keeper.ts gives it the browser.

import type { State } from "#circuit/core/model/circuit.ts";
import type { ReadError, Saved } from "#circuit/core/file/saved.ts";

/** Of a circuit in the browser's storage; random, and never shown. */
export type CircuitId = string;

export interface KeptCircuit {
  readonly id: CircuitId;
  /** Empty where nobody named it. */
  readonly name: string;
  /** In ms since 1970. */
  readonly changedAt: number;
  /** How many parts it has. */
  readonly parts: number;
  /** As of the last refresh. Opening it gives a copy; it can be neither renamed nor deleted here. */
  readonly openElsewhere: boolean;
}

/** A kept text that is no circuit. It stays as it is until it is deleted. */
export interface Unreadable {
  readonly id: CircuitId;
  readonly text: string;
  readonly error: ReadError;
}

/** `full` and `blocked` last until a write succeeds: meanwhile the open circuit is in this tab's memory alone. */
export type StorageStatus = "ok" | "full" | "blocked";

export interface KeeperSnapshot {
  readonly open: { readonly id: CircuitId; readonly name: string };
  /** The latest change first, the open one among them; an empty circuit without a name is not kept. */
  readonly circuits: readonly KeptCircuit[];
  readonly unreadable: readonly Unreadable[];
  readonly storage: StorageStatus;
  /** The name, as it is shown, of the circuit that another tab holds and whose copy is open here. */
  readonly copyOf: string | null;
}

/** What the board is to show from now on. */
export interface Opened {
  readonly id: CircuitId;
  readonly name: string;
  readonly state: State;
}

export interface Removed {
  /** An empty circuit, where the open one was deleted. */
  readonly opened: Opened | null;
  /** Brings it back to the list; opened again where it was open and what followed is still empty. */
  undo(): Promise<Opened | null>;
}

/**
 * Requests are served one after another. What a promise gives as opened is to be put on the board at once, so that the
 * next `changed` is about that circuit. No request throws: storage that fails shows in the snapshot.
 */
export interface Keeper {
  /** The same object until something in it changes. */
  getSnapshot(): KeeperSnapshot;
  subscribe(listener: () => void): () => void;
  /** Opens what was asked for as a new circuit, else the tab's circuit, else the latest that no tab holds. Once. */
  start(asked: Saved | null): Promise<Opened>;
  /** The board's present state, at each change: written within 300 ms to 1 s. The same state again is no change. */
  changed(state: State): void;
  /** Writes now what is not written yet. */
  flush(): void;
  /** A new circuit, empty where nothing is given; what was open stays in the list. */
  openNew(saved: Saved | null): Promise<Opened>;
  /** A copy where another tab holds it; null where it is gone or cannot be read. */
  open(id: CircuitId): Promise<Opened | null>;
  /** False where another tab holds it, or it is gone. */
  rename(id: CircuitId, name: string): Promise<boolean>;
  /** Adds a copy to the list, which stays closed; false where it is gone or cannot be read. */
  duplicate(id: CircuitId): Promise<boolean>;
  /** Also of an unreadable text. Null where another tab holds it, or it is gone. */
  remove(id: CircuitId): Promise<Removed | null>;
  /** Asks anew what other tabs hold, for example before the list is shown: no event tells. */
  refresh(): Promise<void>;
  /** Flushes and lets go of everything; the keeper is of no use afterwards. */
  stop(): void;
}
