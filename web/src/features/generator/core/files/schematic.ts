// A network as a drawing on the grid of another tool: the places of its parts, and wires along the grid. Pure.
//
// The parts are in columns, each to the right of the parts at its inputs. In the channel before a column a signal has a
// vertical line, its track, from which it branches to the rows of that column. A signal that is needed further to the
// right has a free row in the column, its lane. No row of a column is the row in which another signal comes from the
// column before. Therefore two signals may cross, and never touch.

import type { NetworkGateKind, NetworkSignal } from "#contract/generated/logic-types.ts";
import type { FileNetwork } from "./file-network.ts";
import { GridWires, tracksOf, type Point, type Wire } from "./grid-wires.ts";

/** The shapes of a tool's gates, in units of its grid. */
export interface GateShapes {
  /** From the input pins to the output. */
  readonly width: (kind: NetworkGateKind) => number;
  /** The rows of the input pins, counted from the output's row; ascending. */
  readonly pins: (inputs: number) => readonly number[];
  /** How many rows above and below the output's row the next free row is. */
  readonly reach: (inputs: number) => number;
}

export interface Schematic {
  /** All variables in their order, then the used constants. */
  readonly sources: readonly { readonly signal: NetworkSignal; readonly at: Point }[];
  readonly gates: readonly DrawnGate[];
  readonly outputs: readonly { readonly name: string; readonly at: Point }[];
  /** Each ends at pins, bends and branches, and has none of them between its ends. */
  readonly wires: readonly Wire[];
  /** Where three wires or more meet. */
  readonly branches: readonly Point[];
}

interface DrawnGate {
  readonly kind: NetworkGateKind;
  readonly output: Point;
  /** A gate with one input has two pins, unless it is a NOT. */
  readonly pins: readonly Point[];
}

/** The rows from a variable or an output to its next free row, as for a gate. */
const endReach = 2;

interface Pin {
  readonly signal: string;
  /** Counted from the row of its part. */
  readonly row: number;
}

/** A gate or an output in its column, or the lane of a signal. */
interface Item {
  readonly is: "gate" | "output" | "lane";
  /** The number of the gate or output; 0 for a lane. */
  readonly index: number;
  readonly pins: readonly Pin[];
  readonly reach: number;
}

interface PlacedItem extends Item {
  readonly row: number;
}

export function schematicOf({ variables, gates, outputs }: FileNetwork, shapes: GateShapes): Schematic {
  const levels = levelsOf(gates);
  const last = Math.max(0, ...levels) + 1;
  const columns = Array.from({ length: last + 1 }, (): Item[] => []);
  for (const [index, { kind, inputs }] of gates.entries()) {
    const taken = inputs.length === 1 && kind !== "not" ? [...inputs, ...inputs] : inputs;
    const rows = shapes.pins(taken.length);
    const pins = taken.map((signal, at) => ({ signal: keyOf(signal), row: rows[at] ?? 0 }));
    columns[levels[index] ?? last]?.push({ is: "gate", index, pins, reach: shapes.reach(taken.length) });
  }
  for (const [index, { signal }] of outputs.entries())
    columns[last]?.push({
      is: "output",
      index,
      pins: [{ signal: keyOf(signal), row: 0 }],
      reach: endReach,
    });
  /** The last column that takes each signal. */
  const until = new Map<string, number>();
  for (const [column, items] of columns.entries())
    for (const { signal } of items.flatMap(({ pins }) => pins)) until.set(signal, column);

  const constants = [false, true].map((value): NetworkSignal => ({ kind: "constant", value }));
  const sources = [
    ...variables.map((_, value): NetworkSignal => ({ kind: "input", value })),
    ...constants.filter((signal) => until.has(keyOf(signal))),
  ].map((signal, at) => ({ signal, at: { x: 0, y: endReach * (2 * at + 1) } }));

  const drawnGates: DrawnGate[] = [];
  const drawnOutputs: { readonly name: string; readonly at: Point }[] = [];
  const wires = new GridWires();
  /** Where each signal has come to from the left, as far as it is still to be taken. */
  let open = new Map(sources.map(({ signal, at }) => [keyOf(signal), at]));
  let right = 0;
  for (let column = 1; column <= last; column += 1) {
    open = new Map([...open].filter(([signal]) => (until.get(signal) ?? 0) >= column));
    const items = placed(columns[column] ?? [], open, (signal) => (until.get(signal) ?? 0) > column);
    const start = right + 1;
    ({ open, right } = channel(items, open, start, wires));
    const pinX = right;
    for (const { is, index, pins, row } of items) {
      const gate = gates[index];
      if (is === "output")
        drawnOutputs[index] = { name: outputs[index]?.name ?? "", at: { x: pinX, y: row } };
      if (is !== "gate" || !gate) continue;
      const output = { x: pinX + shapes.width(gate.kind), y: row };
      drawnGates[index] = {
        kind: gate.kind,
        output,
        pins: pins.map((pin) => ({ x: pinX, y: row + pin.row })),
      };
      open.set(keyOf({ kind: "gate", value: index }), output);
      right = Math.max(right, output.x);
    }
  }
  return { sources, gates: drawnGates, outputs: drawnOutputs, wires: wires.list, branches: wires.branches() };
}

function keyOf({ kind, value }: NetworkSignal): string {
  return `${kind} ${value}`;
}

/** The most gates on a way from a variable to each gate, with it. */
function levelsOf(gates: FileNetwork["gates"]): readonly number[] {
  const levels: number[] = [];
  for (const { inputs } of gates)
    levels.push(
      1 + Math.max(0, ...inputs.map(({ kind, value }) => (kind === "gate" ? (levels[value] ?? 0) : 0))),
    );
  return levels;
}

/**
 * Parts and lanes from top to bottom, each near the rows in which its signals come, and with no pin in the row of another
 * signal.
 */
function placed(
  parts: readonly Item[],
  open: ReadonlyMap<string, Point>,
  goesOn: (signal: string) => boolean,
): readonly PlacedItem[] {
  const rowOf = (signal: string) => open.get(signal)?.y ?? 0;
  const lanes = [...open.keys()].filter(goesOn).map((signal): Item => {
    return { is: "lane", index: 0, pins: [{ signal, row: 0 }], reach: 1 };
  });
  const bestRow = ({ pins }: Item) =>
    Math.round(pins.reduce((sum, { signal, row }) => sum + rowOf(signal) - row, 0) / pins.length);
  const wanted = [...parts, ...lanes].map((item) => ({ item, row: bestRow(item) }));
  const sorted = [...wanted];
  sorted.sort((one, other) => one.row - other.row);
  const coming = new Map([...open].map(([signal, { y }]) => [y, signal]));
  const found: PlacedItem[] = [];
  /** The first free row. */
  let free = 0;
  for (const [at, { item: upper, row: best }] of sorted.entries()) {
    // Outputs keep their order, because the tools list them from top to bottom.
    const item = upper.is === "output" ? (wanted[at]?.item ?? upper) : upper;
    let row = Math.max(free + item.reach - 1, best);
    const meets = ({ signal, row: pinRow }: Pin) => (coming.get(row + pinRow) ?? signal) !== signal;
    while (item.pins.some(meets)) row += 1;
    free = row + item.reach;
    found.push({ ...item, row });
  }
  return found;
}

/**
 * Draws the wires in the channel before a column.
 *
 * @param start the first column of the grid in which a track may be
 * @returns the column of the grid in which the pins of the items are, and where the signals of lanes have come to
 */
function channel(
  items: readonly PlacedItem[],
  open: ReadonlyMap<string, Point>,
  start: number,
  wires: GridWires,
): { readonly right: number; readonly open: Map<string, Point> } {
  const rows = new Map([...open].map(([signal, { y }]): [string, number[]] => [signal, [y]]));
  for (const { pins, row } of items) for (const pin of pins) rows.get(pin.signal)?.push(row + pin.row);
  const tracks = tracksOf(rows);
  const right = start + Math.max(1, ...[...tracks.values()].map((track) => track + 1));
  /** Where each signal branches to the right. */
  const branchX = new Map<string, number>();
  for (const [signal, from] of open) {
    const track = tracks.get(signal);
    const x = track === undefined ? from.x : start + track;
    branchX.set(signal, x);
    wires.add(from, { x, y: from.y });
    const sorted = [...new Set(rows.get(signal))];
    sorted.sort((one, other) => one - other);
    for (const [at, y] of sorted.entries()) wires.add({ x, y: sorted[at - 1] ?? y }, { x, y });
  }
  const next = new Map<string, Point>();
  for (const { is, pins, row } of items)
    for (const pin of pins) {
      const from = { x: branchX.get(pin.signal) ?? 0, y: row + pin.row };
      if (is === "lane") next.set(pin.signal, from);
      else wires.add(from, { x: right, y: from.y });
    }
  return { right, open: next };
}
