// Computes positions for all parts of a circuit, for generated circuits and for Tidy. Signals run from left to right,
// from the switches through columns of gates to the bulbs. The result depends on parts, wires and the order of switches and
// bulbs alone. Pure.

import { coordinateMax, type Sheet, type Part, type PartId } from "../model/circuit.ts";
import type { Position } from "../model/command.ts";
import { kinds } from "../model/kinds.ts";
import { columnsOf, indentOf } from "./layers/columns.ts";
import { sizeOf } from "./geometry.ts";
import { graphOf, type Graph, type Item, type LayoutWire } from "./layers/graph.ts";
import { heightsOf } from "./layers/heights.ts";
import { layersOf } from "./layers/layers.ts";
import { orderLayers } from "./layers/order.ts";
import { sorted } from "./sorted.ts";

/** The distance of the drawing from the left and the top of the sheet. */
const origin = 40;

/**
 * A position for each part but pins, ascending by id; no two parts overlap. About linear in the size of the drawing.
 *
 * @param ends the switches and the bulbs from top to bottom; those that are not in it come first, by id, which is the order of
 * the variables and of the outputs in a generated circuit
 */
export function layout(circuit: Sheet, ends: readonly PartId[] = []): readonly Position[] {
  const isNote = ({ kind }: Part) => kind === "note";
  const drawn = circuit.parts.filter((part) => !isNote(part) && part.of === undefined);
  const placed = layoutOfSignals(drawn, withoutPins(circuit), ends);
  const below = placed.reduce((most, { y }) => Math.max(most, y), origin - 2 * noteHeight) + 2 * noteHeight;
  const notes = sorted(circuit.parts.filter(isNote), (a, b) => a.y - b.y || a.x - b.x || a.id - b.id);
  return sorted(
    [
      ...placed,
      ...notes.map(({ id }, at) => ({ id, x: origin, y: Math.min(below + at * noteHeight, coordinateMax) })),
    ],
    (a, b) => a.id - b.id,
  );
}

/** A note belongs to no column: notes are below the drawing, in their order from top to bottom. */
const noteHeight = 30;

/** The wires between boxes, displays and other parts, with the heights of the pins at which they end. */
function withoutPins({ parts, wires }: Sheet): readonly LayoutWire[] {
  const owners = new Map(parts.map((part) => [part.id, part]));
  const ends = new Map<PartId, { id: PartId; lead: number }>();
  for (const { id, of = 0, y } of parts) {
    const owner = owners.get(of);
    if (owner)
      ends.set(id, { id: of, lead: y + kinds.inputPin.height / 2 - owner.y - sizeOf(owner).height / 2 });
  }
  if (ends.size === 0) return wires;
  return wires.map((wire) => {
    const [from, to] = [ends.get(wire.from), ends.get(wire.to)];
    return {
      from: from?.id ?? wire.from,
      to: to?.id ?? wire.to,
      net: wire.from,
      ...(from && { fromLead: from.lead }),
      ...(to && { toLead: to.lead }),
    };
  });
}

function layoutOfSignals(
  drawn: readonly Part[],
  wires: readonly LayoutWire[],
  ends: readonly PartId[],
): readonly Position[] {
  const ranks = new Map(ends.map((id, rank) => [id, rank + 1]));
  const parts = sorted(drawn, (a, b) => (ranks.get(a.id) ?? 0) - (ranks.get(b.id) ?? 0) || a.id - b.id).map(
    (part) => ({ ...part, x: 0, y: 0 }),
  );
  const graph = graphOf(parts, wires, layersOf(parts, wires));
  const order = orderLayers(graph);
  const middles = heightsOf(graph, order);
  const columns = columnsOf(graph, parts, wires, middles);
  const top = graph.items.reduce(
    (least, { part, number, above }) => (part ? Math.min(least, (middles[number] ?? 0) - above) : least),
    Infinity,
  );
  const unsorted = parts.map((part, number) => {
    const column = columns[graph.items[number]?.layer ?? 0] ?? { left: 0, width: 0 };
    return {
      id: part.id,
      x: origin + column.left + indentOf(part, column),
      y: origin + (middles[number] ?? 0) - sizeOf(part).height / 2 - top,
    };
  });
  const positions = sorted(unsorted, (a, b) => a.id - b.id);
  const fits = positions.every(({ x, y }) => x <= coordinateMax && y <= coordinateMax);
  return fits ? positions : inRows(graph, order);
}

/** The circuit with these positions. */
export function laidOut<Drawn extends Sheet>(circuit: Drawn): Drawn {
  const places = new Map<PartId, Pick<Position, "x" | "y">>(
    layout(circuit).map((place) => [place.id, place]),
  );
  const owners = new Map(circuit.parts.map((part) => [part.id, part]));
  return {
    ...circuit,
    parts: circuit.parts.map((part) => {
      const owner = owners.get(part.of ?? part.id) ?? part;
      const { x, y } = places.get(owner.id) ?? owner;
      return { ...part, x: part.x + x - owner.x, y: part.y + y - owner.y };
    }),
  };
}

/** The parts per row, and their distance, if columns would not fit on the sheet and parts are laid out in rows. */
const rowLength = 160;
const pitch = 120;

/** All parts, column after column, in rows like the words of a text. */
function inRows({ items }: Graph, order: readonly (readonly number[])[]): readonly Position[] {
  const placed: { id: number; x: number; y: number }[] = [];
  const inOrder = order.flat().flatMap((number) => items[number] ?? []);
  const drawn = inOrder.filter(
    (item): item is Item & { part: NonNullable<Item["part"]> } => item.part !== null,
  );
  let y = origin;
  for (let first = 0; first < drawn.length; first += rowLength) {
    const row = drawn.slice(first, first + rowLength);
    const above = Math.max(...row.map((item) => item.above));
    for (const [index, { part }] of row.entries())
      placed.push({ id: part.id, x: origin + index * pitch, y: y + above - sizeOf(part).height / 2 });
    y += above + Math.max(...row.map((item) => item.below)) + 60;
  }
  return sorted(placed, (a, b) => a.id - b.id);
}
