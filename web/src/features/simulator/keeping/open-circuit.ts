// Holds the circuit that is open in this tab, and decides when it is written to storage.

import { savedOf } from "#circuit/core/file/saved.ts";
import { emptyState, type State } from "#circuit/core/model/circuit.ts";
import { waitMs } from "./core/when.ts";
import type { CircuitStorage } from "./circuit-storage.ts";
import type { Environment } from "./environment.ts";
import type { CircuitId } from "./keeper.ts";

export interface OpenCircuit {
  /** Empty before a circuit is open. */
  readonly id: CircuitId;
  readonly name: string;
  readonly state: State;
  /** In ms since 1970. */
  readonly changedAt: number;
  /** The shown name of the circuit that another tab holds and that this one is a copy of; else null. */
  readonly copyOf: string | null;
  /** Releases the lock of the circuit. */
  readonly release: () => void;
}

export interface OpenCircuitStore {
  get(): OpenCircuit;
  /** Writes the open circuit, releases its lock, and opens `next`. */
  replace(next: OpenCircuit): void;
  /** Changes the open circuit, its name or its id, and schedules a write. */
  change(changes: Partial<OpenCircuit>): void;
  /** Writes now if there are unwritten changes. */
  write(): void;
  /** Whether storage has another text than this tab read or wrote last, which means that another tab writes it too. */
  isForeign(): boolean;
}

const nothing: OpenCircuit = {
  id: "",
  name: "",
  state: emptyState,
  changedAt: 0,
  copyOf: null,
  release: () => {},
};

/** @param written called after each write */
export function createOpenCircuit(
  storage: CircuitStorage,
  { now, after }: Pick<Environment, "now" | "after">,
  written: () => void,
): OpenCircuitStore {
  let open = nothing;
  /** The text that storage had when this tab last read or wrote the circuit. */
  let known: string | null = null;
  /** The time of the first change that is not written yet. */
  let firstUnwritten: number | null = null;
  let cancelTimer = () => {};

  function write(): void {
    cancelTimer();
    if (firstUnwritten === null) return;
    firstUnwritten = null;
    const { id, name, state, changedAt } = open;
    // An empty circuit without a name is not stored, so that ten visits do not leave ten of them.
    if (state.parts.length > 0 || name !== "")
      storage.write(id, { saved: savedOf(state, name), changedAt, nextIds: state.nextIds });
    else if (storage.has(id)) storage.remove(id);
    known = storage.stored(id);
    written();
  }

  return {
    get: () => open,
    replace(next) {
      write();
      open.release();
      open = next;
      known = storage.stored(next.id);
    },
    change(changes) {
      if (changes.id !== undefined && changes.id !== open.id) {
        open.release();
        known = null;
      }
      open = { ...open, ...changes };
      const at = now();
      firstUnwritten ??= at;
      cancelTimer();
      cancelTimer = after(waitMs(firstUnwritten, at), write);
    },
    write,
    isForeign: () => {
      const text = storage.stored(open.id);
      return text !== null && text !== known;
    },
  };
}
