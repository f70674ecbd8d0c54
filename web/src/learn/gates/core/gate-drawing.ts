// The positions of the gates, wires and letters of a drawing. Each use of an input has its own line, so that no wires
// cross. If two neighbouring inputs have the same gate, that gate is drawn once and its wire branches, as in the
// Simulator. Pure.

import type { GateKind } from "#circuit/core/model/kinds.ts";
import { backAt, gateOutlines } from "#circuit/core/scene/gate-outlines.ts";
import { isSameGate, type GateTree } from "./gate-tree.ts";

interface PlacedGate {
  readonly kind: GateKind;
  /** The top left corner of its box of 65 × 40. */
  readonly x: number;
  readonly y: number;
}

interface Placed {
  readonly x: number;
  readonly y: number;
}

interface Letter {
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
  /** Where a wire branches. */
  readonly dots: readonly Placed[];
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
/** The distance between the turns of two wires. */
const turnPitch = 4;

/** @param output the letter at the end of the last wire */
export function gateDrawing(tree: GateTree, output: string): GateDrawing {
  const gates: PlacedGate[] = [];
  const wires: string[] = [];
  const letters: Letter[] = [];
  const dots: Placed[] = [];
  let lines = 0;

  /** Where the wire of this part begins. */
  const place = (part: GateTree): Placed => {
    if (part.kind === "input") {
      const y = margin + pitch / 2 + pitch * lines++;
      letters.push({ text: part.name, x: 9, y, anchor: "middle" });
      return { x: wireStart, y };
    }
    const from = placeAll(part.from);
    const middle = ((from[0]?.y ?? 0) + (from.at(-1)?.y ?? 0)) / 2;
    const x = firstColumn + (depthOf(part) - 1) * (gateWidth + columnGap);
    const y = middle - gateHeight / 2;
    const outline = gateOutlines[part.gate];
    for (const [at, start] of from.entries()) {
      const lead = leadAt(at, from.length);
      const back = backAt(outline, lead);
      // To avoid crossings, a wire that goes down turns the later, the higher it begins; wires that go up do the
      // reverse.
      const before = start.y < y + lead ? at : from.length - 1 - at;
      const bend = x - turnPitch * before;
      wires.push(wire(start, { x: x + back, y: y + lead }, bend));
      if (at > 0 && start === from[at - 1]) dots.push({ x: bend, y: start.y });
    }
    gates.push({ kind: part.gate, x, y });
    return { x: x + outline.front, y: middle };
  };

  /** An operand that is the same gate as the operand before it shares its start. */
  const placeAll = (parts: readonly GateTree[]): readonly Placed[] => {
    const placed: Placed[] = [];
    for (const [at, part] of parts.entries()) {
      const [before, begin] = [parts[at - 1], placed[at - 1]];
      placed.push(before && begin && isSameGate(before, part) ? begin : place(part));
    }
    return placed;
  };

  const end = place(tree);
  const width = end.x + 24;
  wires.push(`M${end.x} ${end.y}H${width}`);
  letters.push({ text: output, x: width + 6, y: end.y, anchor: "start" });
  return { width: width + 26, height: pitch * lines + 2 * margin, gates, wires, letters, dots };
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
