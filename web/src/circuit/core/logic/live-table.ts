// The truth table of a circuit's bulbs for the panel beside the drawing: over the switches that they depend on. Pure.

import type { Circuit, Part } from "../model/circuit.ts";
import { isSwitch } from "../model/kinds.ts";
import { wiredBulbs } from "../model/wiring.ts";
import { tableOf } from "./table.ts";
import { upstream } from "./upstream.ts";

/** A table of more switches has more rows than a panel can show: 256. */
export const liveSwitchesMax = 8;

export interface LiveTable {
  /** In variable order: the first is the most significant bit of a row's number. */
  readonly switches: readonly Part[];
  readonly bulbs: readonly Part[];
  /** For each bulb its values, packed: row m is bit m % 8 of byte m / 8. */
  readonly columns: readonly Uint8Array[];
  readonly rowCount: number;
  /** The number of the row that the switches are at. */
  readonly present: number;
}

export type LiveTableResult =
  | { readonly kind: "table"; readonly table: LiveTable; readonly behindLoops: readonly Part[] }
  /** No wire ends in a bulb, or all bulbs with wires are behind loops. */
  | { readonly kind: "none"; readonly behindLoops: readonly Part[] }
  | { readonly kind: "tooManySwitches"; readonly switches: number };

export function liveTableOf(circuit: Circuit): LiveTableResult {
  const wired = wiredBulbs(circuit);
  const bulbs = wired.filter(({ id }) => upstream(circuit, [id]) !== null);
  const behindLoops = wired.filter((bulb) => !bulbs.includes(bulb));
  if (bulbs.length === 0) return { kind: "none", behindLoops };
  const found = tableOf(
    circuit,
    bulbs.map(({ id }) => id),
    liveSwitchesMax,
  );
  if (found.kind === "loop") return { kind: "none", behindLoops };
  if (found.kind === "tooManySwitches") return found;
  const byName = new Map(circuit.parts.filter(({ kind }) => isSwitch(kind)).map((part) => [part.name, part]));
  const switches = found.names.flatMap((name) => byName.get(name) ?? []);
  const present = switches.reduce((row, { on }) => 2 * row + (on ? 1 : 0), 0);
  const table = { switches, bulbs, columns: found.columns, rowCount: 2 ** switches.length, present };
  return { kind: "table", table, behindLoops };
}

/** The position of each switch in a row, in the order of the switches. */
export function positionsIn(row: number, switches: number): readonly (0 | 1)[] {
  return Array.from({ length: switches }, (_, at) => ((row >> (switches - 1 - at)) & 1 ? 1 : 0));
}
