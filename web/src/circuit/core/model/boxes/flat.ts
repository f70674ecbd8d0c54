// A circuit without boxes and pins that does the same: the parts inside boxes are in one list with those of the sheet, and
// wires go from source to target as if no pin were between them. Everything that computes signals or functions reads a
// circuit so. Pure.

import type { Circuit, Definition, Part, PartId, Wire } from "../circuit.ts";
import { isPin, isSwitch, type Bit } from "../kinds.ts";
import { insideOf } from "./inside.ts";

export interface Flat extends Circuit {
  /** The source whose output each pin of the sheet has. A pin that nothing feeds is in the list of parts instead. */
  readonly sources: ReadonlyMap<PartId, PartId>;
}

interface Kept {
  readonly wires: readonly Wire[];
  /** The parts that have pins, and the pins. */
  readonly boxes: readonly Part[];
  readonly definitions: readonly Definition[];
  readonly inner: readonly Part[];
  readonly flatWires: readonly Wire[];
  readonly sources: Flat["sources"];
  /** The last drawn parts, and the circuit that they gave. */
  drawn: readonly Part[];
  flat: Flat;
}

/** The present circuit, and the one that undo and redo switch to. */
const keptMax = 2;
const kept: Kept[] = [];
const none: ReadonlyMap<PartId, PartId> = new Map();

/**
 * The ids ascend, because those inside boxes are greater than all others. The list of wires stays the same object while no
 * wire and no box changes.
 */
export function flat(circuit: Circuit): Flat {
  const { parts, wires, definitions } = circuit;
  const boxes = parts.filter(({ kind, of }) => kind === "box" || of !== undefined);
  if (boxes.length === 0) return { parts, wires, definitions, sources: none };
  const found = kept.find(
    (entry) =>
      entry.wires === wires &&
      entry.definitions === definitions &&
      entry.boxes.length === boxes.length &&
      entry.boxes.every((box, index) => box === boxes[index]),
  );
  const entry = found ?? unfolded(circuit, boxes);
  if (!found) {
    kept.unshift(entry);
    kept.length = Math.min(kept.length, keptMax);
  }
  if (entry.drawn !== parts) {
    entry.drawn = parts;
    entry.flat = flatOf(entry, parts);
  }
  return entry.flat;
}

function flatOf({ inner, flatWires, sources }: Omit<Kept, "flat">, parts: readonly Part[]): Flat {
  const drawn = parts.filter(({ id }) => !sources.has(id));
  return { parts: [...drawn, ...inner], wires: flatWires, definitions: [], sources };
}

function unfolded({ parts, wires, definitions }: Circuit, boxes: readonly Part[]): Kept {
  const inner: Part[] = [];
  const all = wires.map(({ from, to }) => ({ from, to }));
  for (const box of boxes) {
    if (box.kind !== "box") continue;
    const { first = 0 } = box;
    const inside = insideOf(definitions, box);
    for (const [index, { kind, x, y }] of inside.parts.entries())
      inner.push({ id: first + index, kind, x, y });
    const pins = new Map(boxes.flatMap(({ id, of, pin = 0 }) => (of === box.id ? [[pin, id]] : [])));
    const endOf = (end: number) => (end < 0 ? pins.get(-end) : first + end);
    for (const wire of inside.wires) {
      const [from, to] = [endOf(wire.from), endOf(wire.to)];
      if (from !== undefined && to !== undefined) all.push({ from, to });
    }
  }
  inner.sort((one, other) => one.id - other.id);

  const pinIds = new Set([...boxes, ...inner].flatMap(({ id, kind }) => (isPin(kind) ? [id] : [])));
  const feeding = new Map(all.flatMap(({ from, to }) => (pinIds.has(to) ? [[to, from]] : [])));
  const sourceOf = sourcesThrough(pinIds, feeding);
  const ends = all.filter(({ to }) => !pinIds.has(to));
  const flatWires = ends.map(({ from, to }, index) => ({ id: index + 1, from: sourceOf(from), to }));
  const isFed = (id: PartId) => pinIds.has(id) && sourceOf(id) !== id;
  const entry = {
    wires,
    boxes,
    definitions,
    inner: inner.filter(({ id }) => !isFed(id)),
    flatWires,
    sources: new Map(boxes.flatMap(({ id }) => (isFed(id) ? [[id, sourceOf(id)]] : []))),
    drawn: parts,
  };
  return { ...entry, flat: flatOf(entry, parts) };
}

/** The part behind a pin, and behind the pins that it comes through; a pin if nothing else feeds it. */
function sourcesThrough(pins: ReadonlySet<PartId>, feeding: ReadonlyMap<PartId, PartId>) {
  const known = new Map<PartId, PartId>();
  return (id: PartId): PartId => {
    const way: PartId[] = [];
    let at = id;
    while (pins.has(at) && !known.has(at) && !way.includes(at)) {
      way.push(at);
      const next = feeding.get(at);
      if (next === undefined) break;
      at = next;
    }
    const source = known.get(at) ?? at;
    for (const pin of way) known.set(pin, source);
    return source;
  };
}

/** The parts whose output is 1, as far as a file keeps them: not switches, which have positions, and not fed pins. */
export function onesOf(circuit: Circuit, outputs: ReadonlyMap<PartId, Bit>): ReadonlyMap<PartId, 1> {
  const ones = flat(circuit).parts.filter(({ id, kind }) => !isSwitch(kind) && outputs.get(id) === 1);
  return new Map(ones.map(({ id }) => [id, 1]));
}

/** The part of the sheet that a part belongs to: the box around a part inside one, the owner of a pin, else itself. */
export function ownerOf({ parts, definitions }: Circuit, id: PartId): PartId {
  for (const part of parts) {
    if (part.id === id) return part.of ?? id;
    const { first = 0 } = part;
    if (part.kind === "box" && id >= first && id < first + insideOf(definitions, part).parts.length)
      return part.id;
  }
  return id;
}

/** The ids on the sheet of these parts, each once: a part inside a box is shown as the box. */
export function shownIds(circuit: Circuit, ids: Iterable<PartId>): ReadonlySet<PartId> {
  const known = new Set(circuit.parts.map(({ id }) => id));
  return new Set([...ids].map((id) => (known.has(id) ? id : ownerOf(circuit, id))));
}

/** These parts without pins and without repetition; each pin is replaced by its box or display. */
export function withoutPins(
  { parts }: Pick<Circuit, "parts">,
  ids: ReadonlySet<PartId>,
): ReadonlySet<PartId> {
  return new Set(parts.flatMap(({ id, of }) => (ids.has(id) ? [of ?? id] : [])));
}

/** These parts and the pins of those among them that have pins. */
export function withPins({ parts }: Pick<Circuit, "parts">, ids: ReadonlySet<PartId>): ReadonlySet<PartId> {
  const owned = parts.flatMap(({ id, of }) => (of !== undefined && ids.has(of) ? [id] : []));
  return owned.length === 0 ? ids : new Set([...ids, ...owned]);
}
