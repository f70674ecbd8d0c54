// The outlines of gates: body, bubble and leads in a box of 65 × 40 units. Pure.

import { isGate, type GateKind, type Kind } from "../model/kinds.ts";

export interface GateOutline {
  /** Path data. */
  readonly body: string;
  /** The x of the middle of the bubble; only of gates that negate. */
  readonly bubble?: number;
  /** The x of the back edge at its ends. */
  readonly back: number;
  readonly backIsCurved: boolean;
  /** Path data of a second curve behind the back edge, at which the input leads end. */
  readonly secondCurve?: string;
  /** The x at which the output lead leaves body or bubble. */
  readonly front: number;
}

export const bubbleRadius = 3.6;

const straight = { back: 8, backIsCurved: false } as const;
const curved = { back: 8, backIsCurved: true } as const;

const secondCurve = "M2 40A40 40 0 0 0 2 0";

/** How far the second curve is behind the back edge. */
const curveGap = 6;

const or: GateOutline = {
  ...curved,
  body: "M8 0H22.6A40 40 0 0 1 57.2 20A40 40 0 0 1 22.6 40H8A40 40 0 0 0 8 0Z",
  front: 57.2,
};
const nor: GateOutline = {
  ...curved,
  body: "M8 0H15.6A40 40 0 0 1 50.2 20A40 40 0 0 1 15.6 40H8A40 40 0 0 0 8 0Z",
  bubble: 53.9,
  front: 57.5,
};

/** The straight part of NAND and NOR is 7 shorter than that of AND and OR, which leaves room for the bubble. */
export const gateOutlines: Readonly<Record<GateKind, GateOutline>> = {
  and: { ...straight, body: "M8 0H37.2A20 20 0 0 1 37.2 40H8Z", front: 57.2 },
  nand: { ...straight, body: "M8 0H30.2A20 20 0 0 1 30.2 40H8Z", bubble: 53.9, front: 57.5 },
  or,
  nor,
  not: { back: 12, backIsCurved: false, body: "M12 3L45 20L12 37Z", bubble: 48.7, front: 52.3 },
  xor: { ...or, secondCurve },
  xnor: { ...nor, secondCurve },
};

/** Null for a switch, a bulb and a node. */
export function gateOutline(kind: Kind): GateOutline | null {
  return isGate(kind) ? gateOutlines[kind] : null;
}

const curveRadius = 40;

/** The distance from the left of the box at which an input lead at height y meets the gate. */
export function backAt({ back, backIsCurved, secondCurve: hasSecond }: GateOutline, y: number): number {
  const fromMiddle = Math.abs(y - 20);
  const edge = hasSecond ? back - curveGap : back;
  if (!backIsCurved || fromMiddle >= 20) return edge;
  const x = edge + Math.sqrt(curveRadius ** 2 - fromMiddle ** 2) - Math.sqrt(curveRadius ** 2 - 20 ** 2);
  return Math.round(x * 100) / 100;
}
