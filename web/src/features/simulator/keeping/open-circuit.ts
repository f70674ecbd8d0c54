// The circuit that is open in this tab, and when it is written to storage.

import { savedOf } from "#circuit/core/file/saved.ts";
import { emptyState, type State } from "#circuit/core/model/circuit.ts";
import { waitMs } from "./core/when.ts";
import type { CircuitStorage } from "./circuit-storage.ts";
import type { Environment } from "./environment.ts";
import type { CircuitId } from "./keeper.ts";

export interface OpenCircuit {
  /** Empty before anything is open. */
  readonly id: CircuitId;
  readonly name: string;
  readonly state: State;
  /** In ms since 1970. */
  readonly changedAt: number;
  /** The shown name of what another tab holds. */
  readonly copyOf: string | null;
  /** Gives up its lock. */
  readonly release: () => void;
}

export interface OpenCircuitStore {
  get(): OpenCircuit;
  /** Writes the circuit that was open and gives up its lock. */
  replace(next: OpenCircuit): void;
  /** The same circuit, under another name or id, or changed; to be written. */
  change(changes: Partial<OpenCircuit>): void;
  /** Writes now what is not written. */
  write(): void;
  /** Whether storage has another text of it than this tab read or wrote last: another tab writes it too. */
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

/** @param written is told after each writing */
export function createOpenCircuit(
  storage: CircuitStorage,
  { now, after }: Pick<Environment, "now" | "after">,
  written: () => void,
): OpenCircuitStore {
  let open = nothing;
  /** What storage had of it when it was last read or written here. */
  let known: string | null = null;
  /** When the first change was made that is not written yet. */
  let firstUnwritten: number | null = null;
  let cancelTimer = () => {};

  function write(): void {
    cancelTimer();
    if (firstUnwritten === null) return;
    firstUnwritten = null;
    const { id, name, state, changedAt } = open;
    // An empty circuit without a name is nothing to keep: ten visits must not leave ten of them.
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
