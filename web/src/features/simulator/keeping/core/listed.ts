// The lists of the kept circuits and of the texts that are none. Pure.

import type { ReadError } from "#circuit/core/file/saved.ts";
import type { CircuitId, Stored } from "./record.ts";

export interface KeptCircuit {
  readonly id: CircuitId;
  /** Empty if the user has given no name. */
  readonly name: string;
  /** In ms since 1970. */
  readonly changedAt: number;
  /** The number of parts on the sheet, without pins. */
  readonly parts: number;
  /** Whether another tab held it at the last refresh. If so, this tab opens a copy, and cannot rename or delete it. */
  readonly openElsewhere: boolean;
}

/** A stored text that is no circuit. It stays unchanged until the user deletes it. */
export interface Unreadable {
  readonly id: CircuitId;
  readonly text: string;
  readonly error: ReadError;
}

export function listed(stored: readonly Stored[], isElsewhere: (id: CircuitId) => boolean) {
  const circuits: KeptCircuit[] = [];
  const unreadable: Unreadable[] = [];
  for (const { id, text, read } of stored)
    if (read.ok) {
      const { saved, changedAt } = read.value;
      const parts = saved.parts.filter(({ of }) => of === undefined).length;
      circuits.push({ id, name: saved.name, changedAt, parts, openElsewhere: isElsewhere(id) });
    } else unreadable.push({ id, text, error: read.error });
  // The latest change first.
  circuits.sort((one, other) => other.changedAt - one.changedAt || (one.id < other.id ? -1 : 1));
  return { circuits, unreadable };
}
