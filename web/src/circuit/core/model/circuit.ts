// A circuit as a value: parts, wires and the outputs they settled to. Pure and immutable. Its only geometry is the
// x and y of a part.

import type { Bit, Kind } from "./kinds.ts";

/** From 1 on, increasing. Only undo uses an id again. */
export type PartId = number;
export type WireId = number;
/** From 1 on. */
export type DefinitionId = number;

export interface Part {
  readonly id: PartId;
  readonly kind: Kind;
  /** The top left corner of its box, in units of the sheet, 0 or more. */
  readonly x: number;
  readonly y: number;
  /**
   * The name of a switch of any kind or of a bulb, unique among them; the text of a note. A box has the name of its
   * definition, and a pin that of the switch or bulb which it is in the definition.
   */
  readonly name?: string;
  /** The position of a switch of any kind: whether its output is 1. */
  readonly on?: boolean;
  /** The time from one rise of a clock to the next, in gate delays: an even number within `periods`. */
  readonly period?: number;
  /** Whether the output value is drawn next to the part. */
  readonly showsOutput?: boolean;
  /** The definition of a box. */
  readonly definition?: DefinitionId;
  /** The id of the first part inside a box; those of the others follow it. All are greater than `idMax`. */
  readonly first?: PartId;
  /** The size of a box, which follows from its name and its pins. Other parts have the size of their kind. */
  readonly width?: number;
  readonly height?: number;
  /** The box or display that a pin belongs to. */
  readonly of?: PartId;
  /** Which pin of it: for a box, the id of the switch or bulb in the definition; for a display, 1, 2, … from the top. */
  readonly pin?: number;
}

export interface Wire {
  readonly id: WireId;
  readonly from: PartId;
  readonly to: PartId;
}

/** One sheet as drawn. Both lists ascend by id; both ends of every wire are in the list of parts. */
export interface Sheet {
  readonly parts: readonly Part[];
  readonly wires: readonly Wire[];
}

/**
 * A sheet with all that its boxes stand for, without outputs. Signals and functions are read from it alone: the type keeps
 * anyone from passing on the parts and wires without what is inside the boxes.
 */
export interface Circuit extends Sheet {
  /** Each comes after those whose boxes it contains; empty if the circuit has none. */
  readonly definitions: readonly Definition[];
}

/** A circuit with the known outputs to settle from. Only loops need them: they remember a value. */
export interface Remembering extends Circuit {
  readonly outputs?: ReadonlyMap<PartId, Bit>;
}

/** The circuit inside all boxes of one name. Its switches and bulbs are the pins of these boxes. */
export interface Definition extends Sheet {
  readonly id: DefinitionId;
  readonly name: string;
  /** The known outputs inside, to settle from. */
  readonly outputs?: ReadonlyMap<PartId, Bit>;
}

/** The loops that do not settle, so that the outputs of their parts are not those of their functions. */
interface SimulationError {
  /** Each loop's parts, ascending; the loops in the order in which signals reach them. */
  readonly loops: readonly (readonly PartId[])[];
  /** True if a state recurred, which proves that the loops never settle; false if the bound ended the search. */
  readonly isProven: boolean;
}

export interface State extends Circuit {
  /** The definition that is being edited; left out on the main sheet. */
  readonly inside?: DefinitionId;
  readonly nextIds: { readonly part: PartId; readonly wire: WireId };
  /** The output of every part, those inside boxes included; 0 if it is unstable. A bulb is lit if its output is 1. */
  readonly outputs: ReadonlyMap<PartId, Bit>;
  readonly unstable: ReadonlySet<PartId>;
  readonly error: SimulationError | null;
  /**
   * The loops that settled, or did not, as they did because of which part was taken to be faster. Each loop's racing parts,
   * ascending; upstream first. Only the change that made them race names them: what is loaded has none.
   */
  readonly races: readonly (readonly PartId[])[];
}

/** Those inside boxes count too. */
export const partsMax = 5_000;
export const wiresMax = 10_000;

/**
 * The highest id of parts and of wires. A circuit that has used it is full, so that every saved circuit can be read.
 */
export const idMax = 1_000_000;

/** The periods of a clock, in gate delays. */
export const periods = { least: 2, usual: 20, most: 1_000 } as const;

/** Whether a clock can have the period: it is 0 for one half and 1 for the other. */
export function isPeriod(period: number): boolean {
  return period >= periods.least && period <= periods.most && period % 2 === 0;
}

/** The largest x and y. */
export const coordinateMax = 20_000;

export const emptyState: State = {
  parts: [],
  wires: [],
  definitions: [],
  nextIds: { part: 1, wire: 1 },
  outputs: new Map(),
  unstable: new Set(),
  error: null,
  races: [],
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
