// The parts and wires inside a box, those of the boxes inside it included, as one list. Pure.

import {
  idMax,
  type Circuit,
  type Definition,
  type DefinitionId,
  type Part,
  type PartId,
  type Sheet,
} from "../circuit.ts";
import { hasPins, isPin, isSwitch, type Bit, type Kind } from "../kinds.ts";
import { lately } from "../lately.ts";

/** The index of a part inside, from 0; or -p for the pin p of the box. */
type End = number;

export interface Inside {
  readonly parts: readonly {
    readonly kind: Kind;
    readonly x: number;
    readonly y: number;
    /** The ids from definition to definition that lead to the part. It tells a part from all others inside the box. */
    readonly path: string;
    /** The output in a new box. */
    readonly output: Bit;
  }[];
  readonly wires: readonly { readonly from: End; readonly to: End }[];
}

type Insides = ReadonlyMap<DefinitionId, Inside>;

/** The ids of parts inside boxes begin here: no part that is drawn has one of them. */
export const firstInside = idMax + 1;

const empty: Inside = { parts: [], wires: [] };

/** @param definitions each after those that it contains */
function insidesOf(definitions: readonly Definition[]): Insides {
  return made(definitions);
}

export function insideOf(definitions: readonly Definition[], { definition }: Part): Inside {
  return insidesOf(definitions).get(definition ?? 0) ?? empty;
}

const made = lately((definitions: readonly Definition[]): Insides => {
  const known = new Map<DefinitionId, Inside>();
  for (const definition of definitions) known.set(definition.id, insideFrom(definition, known));
  return known;
});

/** Those parts of a definition that are inside a box of it: not its pins, and nothing that gives no signal. */
function ownInside(drawn: readonly Part[]): readonly Part[] {
  const kindOf = new Map(drawn.map(({ id, kind }) => [id, kind]));
  const isEnd = (kind: Kind) => isSwitch(kind) || kind === "bulb";
  return drawn.filter(
    ({ kind, of = 0 }) =>
      !isEnd(kind) && kind !== "note" && !hasPins(kind) && (!isPin(kind) || kindOf.get(of) === "box"),
  );
}

/** The end of each part of a definition that a wire inside a box can end at. */
function endsOf(drawn: readonly Part[]): ReadonlyMap<PartId, End> {
  const ends = new Map<PartId, End>();
  for (const { id, kind } of drawn) if (isSwitch(kind) || kind === "bulb") ends.set(id, -id);
  for (const [index, { id }] of ownInside(drawn).entries()) ends.set(id, index);
  return ends;
}

/** How many parts and wires of a drawing are inside a box of it, without those of its boxes. */
export function ownSize({ parts, wires }: Sheet) {
  const ends = endsOf(parts);
  const within = wires.filter(({ from, to }) => ends.has(from) && ends.has(to));
  return { parts: ownInside(parts).length, wires: within.length };
}

/** First the definition's own parts, then those of each of its boxes, in the order of their ids. */
function insideFrom({ parts: drawn, wires: drawnWires, outputs }: Definition, known: Insides): Inside {
  const ends = endsOf(drawn);
  const parts: Inside["parts"][number][] = ownInside(drawn).map(({ id, kind, x, y }) => ({
    kind,
    x,
    y,
    path: String(id),
    output: outputs?.get(id) ?? 0,
  }));
  const wires: { from: End; to: End }[] = [];
  const add = (from: End | undefined, to: End | undefined) => {
    if (from !== undefined && to !== undefined) wires.push({ from, to });
  };
  for (const { from, to } of drawnWires) add(ends.get(from), ends.get(to));
  for (const { id: box, kind, definition = 0, first } of drawn) {
    if (kind !== "box") continue;
    const inner = known.get(definition) ?? empty;
    const before = parts.length;
    const pins = new Map(
      drawn.flatMap(({ of, pin, id }) => (of === box && pin !== undefined ? [[pin, ends.get(id)]] : [])),
    );
    const endOf = (end: End) => (end < 0 ? pins.get(-end) : before + end);
    // A box that was built remembers its outputs, of which those that are 0 are not listed.
    const outputOf = (index: number, initial: Bit) =>
      first === undefined ? initial : (outputs?.get(first + index) ?? 0);
    for (const [index, part] of inner.parts.entries())
      parts.push({ ...part, path: `${box}/${part.path}`, output: outputOf(index, part.output) });
    for (const { from, to } of inner.wires) add(endOf(from), endOf(to));
  }
  return { parts, wires };
}

/** How many parts and wires a circuit has, those inside its boxes included. */
export function countOf(
  parts: readonly Part[],
  wires: number,
  definitions: readonly Definition[],
): { readonly parts: number; readonly wires: number } {
  let [innerParts, innerWires] = [0, 0];
  for (const part of parts) {
    if (part.kind !== "box") continue;
    const inside = insideOf(definitions, part);
    innerParts += inside.parts.length;
    innerWires += inside.wires.length;
  }
  return { parts: parts.length + innerParts, wires: wires + innerWires };
}

/** The id of the first part inside a box that is added. */
export function afterInside({ parts, definitions }: Circuit): PartId {
  return parts.reduce(
    (most, part) =>
      part.kind === "box"
        ? Math.max(most, (part.first ?? 0) + insideOf(definitions, part).parts.length)
        : most,
    firstInside,
  );
}
