// A circuit as a value: parts, wires and the outputs they settled to. Pure and immutable; it knows no geometry but the
// x and y of a part.

import type { Bit, Kind } from "./kinds.ts";

/** From 1; increasing, and used again by undo alone. */
export type PartId = number;
export type WireId = number;

export interface Part {
  readonly id: PartId;
  readonly kind: Kind;
  /** The top left corner of its box, in units of the sheet, 0 or more. */
  readonly x: number;
  readonly y: number;
  /** Of a switch and of a bulb, unique among both. */
  readonly name?: string;
  /** Of a switch: its position. */
  readonly on?: boolean;
  /** Whether its output value is drawn beside it. */
  readonly showsOutput?: boolean;
}

export interface Wire {
  readonly id: WireId;
  readonly from: PartId;
  readonly to: PartId;
}

/** What a person draws. Both lists ascend by id; every wire's ends are parts of the list. */
export interface Circuit {
  readonly parts: readonly Part[];
  readonly wires: readonly Wire[];
}

/** A circuit with outputs to begin from, as far as they are known: what its loops remember. */
export interface Remembering extends Circuit {
  readonly outputs?: ReadonlyMap<PartId, Bit>;
}

/** Why outputs are not what functions make them: loops that do not settle. */
export interface SimulationError {
  /** Each loop's parts, ascending; the loops in the order in which signals reach them. */
  readonly loops: readonly (readonly PartId[])[];
  /** Whether a state came back, which proves that the loops never settle; false where the bound ended the search. */
  readonly isProven: boolean;
}

export interface State extends Circuit {
  readonly nextIds: { readonly part: PartId; readonly wire: WireId };
  /** Of every part; 0 where it is unstable. A bulb's output is what lights it. */
  readonly outputs: ReadonlyMap<PartId, Bit>;
  readonly unstable: ReadonlySet<PartId>;
  readonly error: SimulationError | null;
}

export const partsMax = 5_000;
export const wiresMax = 10_000;

/** Of parts and of wires; a circuit that has used them up is full. What is saved can then always be read. */
export const idMax = 1_000_000;

/** Of x and y. */
export const coordinateMax = 20_000;

export const emptyState: State = {
  parts: [],
  wires: [],
  nextIds: { part: 1, wire: 1 },
  outputs: new Map(),
  unstable: new Set(),
  error: null,
};

/** The item of an ascending list with this id; in logarithmic time. */
export function withId<Item extends { readonly id: number }>(
  items: readonly Item[],
  id: number,
): Item | undefined {
  let low = 0;
  let high = items.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (!item || item.id === id) return item;
    if (item.id < id) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}
