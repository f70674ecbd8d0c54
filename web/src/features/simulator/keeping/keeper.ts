// The interface between the simulator's page and the keeper of its circuits. create-keeper.ts implements the keeper,
// and browser-keeper.ts gives it the browser's storage, locks and events.

import type { State } from "#circuit/core/model/circuit.ts";
import type { ReadError, Saved } from "#circuit/core/file/saved.ts";

/** The id of a circuit in the browser's storage; random, and never shown. */
export type CircuitId = string;

export interface KeptCircuit {
  readonly id: CircuitId;
  /** Empty if the user has given no name. */
  readonly name: string;
  /** In ms since 1970. */
  readonly changedAt: number;
  /** The number of parts on the sheet, without pins. */
  readonly parts: number;
  /**
   * Whether another tab held the circuit at the last refresh. If so, this tab opens a copy, and cannot rename or delete
   * it.
   */
  readonly openElsewhere: boolean;
}

/** A stored text that is no circuit. It stays unchanged until the user deletes it. */
export interface Unreadable {
  readonly id: CircuitId;
  readonly text: string;
  readonly error: ReadError;
}

/** `full` and `blocked` last until a write succeeds. Until then the open circuit is only in this tab's memory. */
export type StorageStatus = "ok" | "full" | "blocked";

export interface KeeperSnapshot {
  readonly open: { readonly id: CircuitId; readonly name: string };
  /** The latest change first, the open circuit included. An empty circuit without a name is not kept. */
  readonly circuits: readonly KeptCircuit[];
  readonly unreadable: readonly Unreadable[];
  readonly storage: StorageStatus;
  /** The shown name of the circuit that another tab holds and whose copy is open here; else null. */
  readonly copyOf: string | null;
}

/** The circuit that the board must show from now on. */
export interface Opened {
  readonly id: CircuitId;
  readonly name: string;
  readonly state: State;
}

export interface Removed {
  /** An empty circuit if the open one was deleted; else null. */
  readonly opened: Opened | null;
  /** Brings the circuit back to the list. Opens it if it was open and the circuit that replaced it is still empty. */
  undo(): Promise<Opened | null>;
}

/**
 * Requests are served one after another. The caller must put an `Opened` circuit on the board at once, so that the next
 * `changed` refers to that circuit. No request throws: a failure of storage is shown in the snapshot.
 */
export interface Keeper {
  /** The same object until something in it changes. */
  getSnapshot(): KeeperSnapshot;
  subscribe(listener: () => void): () => void;
  /** Opens `asked` as a new circuit, else the tab's circuit, else the latest that no other tab holds. Call it once. */
  start(asked: Saved | null): Promise<Opened>;
  /** Takes the board's state at each change and writes it within 300 ms to 1 s. The same state again is no change. */
  changed(state: State): void;
  /** Writes all unwritten changes now. */
  flush(): void;
  /** Opens `saved`, or an empty circuit for null, as a new circuit. The circuit that was open stays in the list. */
  openNew(saved: Saved | null): Promise<Opened>;
  /** Opens a circuit, or a copy of it if another tab holds it; null if it is deleted or cannot be read. */
  open(id: CircuitId): Promise<Opened | null>;
  /** False if another tab holds the circuit or it is deleted. */
  rename(id: CircuitId, name: string): Promise<boolean>;
  /** Adds a copy to the list without opening it; false if the circuit is deleted or cannot be read. */
  duplicate(id: CircuitId): Promise<boolean>;
  /** Deletes a circuit or an unreadable text; null if another tab holds it or it is already deleted. */
  remove(id: CircuitId): Promise<Removed | null>;
  /** Asks again which circuits other tabs hold, for example before the list is shown, because no event tells it. */
  refresh(): Promise<void>;
  /** Writes all unwritten changes and releases everything; the keeper cannot be used afterwards. */
  stop(): void;
}
