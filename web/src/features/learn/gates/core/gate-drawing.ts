// Where the gates, wires and letters of a drawing are. Each use of an input has a line of its own, so that no wires
// cross. Pure.

import { backAt } from "#circuit/core/scene/gate-outlines.ts";
import { curveGap, hasSecondCurve, outlineOf, type DrawnKind, type GateTree } from "./gate-tree.ts";

export interface PlacedGate {
  readonly kind: DrawnKind;
  /** The top left corner of its box of 65 × 40. */
  readonly x: number;
  readonly y: number;
}

export interface Letter {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle";
}

export interface GateDrawing {
  readonly width: number;
  readonly height: number;
  readonly gates: readonly PlacedGate[];
  /** Path data. */
  readonly wires: readonly string[];
  readonly letters: readonly Letter[];
}

/** From input to input. */
const pitch = 40;
const gateWidth = 65;
const gateHeight = 40;
/** From one column of gates to the next. */
const columnGap = 14;
/** Where the wire of an input begins, and where the first gates are. */
const wireStart = 21;
const firstColumn = 32;
const margin = 4;
/** From where one wire turns to where the next one does. */
const turnPitch = 4;

interface Placed {
  readonly x: number;
  readonly y: number;
}

/** @param output the letter at the end of the last wire */
export function gateDrawing(tree: GateTree, output: string): GateDrawing {
  const gates: PlacedGate[] = [];
  const wires: string[] = [];
  const letters: Letter[] = [];
  let lines = 0;

  /** Where the wire of this part begins. */
  const place = (part: GateTree): Placed => {
    if (part.kind === "input") {
      const y = margin + pitch / 2 + pitch * lines++;
      letters.push({ text: part.name, x: 9, y, anchor: "middle" });
      return { x: wireStart, y };
    }
    const from = part.from.map(place);
    const middle = ((from[0]?.y ?? 0) + (from.at(-1)?.y ?? 0)) / 2;
    const x = firstColumn + (depthOf(part) - 1) * (gateWidth + columnGap);
    const y = middle - gateHeight / 2;
    const outline = outlineOf(part.gate);
    for (const [at, start] of from.entries()) {
      const lead = leadAt(at, from.length);
      const back = backAt(outline, lead) - (hasSecondCurve(part.gate) ? curveGap : 0);
      // Wires that go down turn the later the higher they begin, those that go up the other way round: none crosses another.
      const before = start.y < y + lead ? at : from.length - 1 - at;
      wires.push(wire(start, { x: x + back, y: y + lead }, x - turnPitch * before));
    }
    gates.push({ kind: part.gate, x, y });
    return { x: x + outline.front, y: middle };
  };

  const end = place(tree);
  const width = end.x + 24;
  wires.push(`M${end.x} ${end.y}H${width}`);
  letters.push({ text: output, x: width + 6, y: end.y, anchor: "start" });
  return { width: width + 26, height: pitch * lines + 2 * margin, gates, wires, letters };
}

function wire(from: Placed, to: Placed, bend: number): string {
  return from.y === to.y ? `M${from.x} ${from.y}H${to.x}` : `M${from.x} ${from.y}H${bend}V${to.y}H${to.x}`;
}

/** How far below the top of the box the wire meets the gate. */
function leadAt(at: number, inputs: number): number {
  if (inputs <= 2) return inputs === 1 ? gateHeight / 2 : 10 + 20 * at;
  return gateHeight / 2 + 10 * (at - (inputs - 1) / 2);
}

/** How many gates lie on the longest way from an input through this part. */
function depthOf(part: GateTree): number {
  return part.kind === "input" ? 0 : 1 + Math.max(...part.from.map(depthOf));
}
