// The frame around a part, which shows the strongest of its marks. Pure.

import type { PartId } from "../model/circuit.ts";
import type { Marks } from "./frame.ts";
import { bodyOf, type Box } from "./geometry.ts";
import { nameCorners } from "./ink.ts";
import { boxAround } from "./nets.ts";
import type { Part } from "../model/circuit.ts";
import type { Colour } from "./paint.ts";

export interface MarkFrame {
  readonly stroke: Colour;
  readonly fill?: Colour;
  /** Of the fill. */
  readonly alpha?: number;
  readonly isDashed?: boolean;
}

const selected: MarkFrame = { stroke: "accent", fill: "accent", alpha: 0.12 };
const refused: MarkFrame = { stroke: "bad", fill: "bad-tint", alpha: 1 };
const hovered: MarkFrame = { stroke: "hover" };
const target: MarkFrame = { stroke: "ok", isDashed: true };
const loop: MarkFrame = { stroke: "warn" };
const changing: MarkFrame = { stroke: "warn", isDashed: true };

/** While a wire is in hand, where it may end matters more than what is selected or under the pointer. */
export function markFrame(marks: Marks, id: PartId): MarkFrame | null {
  if (marks.refused === id) return refused;
  if (marks.targets.has(id)) return target;
  if (marks.selectedParts.has(id)) return selected;
  if (marks.hovered === id) return hovered;
  if (marks.loop.has(id)) return loop;
  return marks.changing.has(id) ? changing : null;
}

const distance = 6;
export const frameWidth = 1.75;
export const dashedFrameWidth = 2.25;
export const frameRadius = 6;

/** Around the body and the name. */
export function frameBox(part: Part, inputs: number, namesAbove: boolean): Box {
  const { x, y, width, height } = bodyOf(part, inputs);
  const body = [
    { x, y },
    { x: x + width, y: y + height },
  ];
  return boxAround([body, part.name ? nameCorners(part, part.name, namesAbove) : []], distance);
}

/** The outline of a box with round corners, as path data; from its top left corner, clockwise. */
export function frameOutline({ x, y, width, height }: Box): string {
  const [r, right, bottom] = [frameRadius, x + width, y + height];
  const corner = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
  return (
    `M${x + r} ${y}H${right - r}${corner(right, y + r)}V${bottom - r}${corner(right - r, bottom)}` +
    `H${x + r}${corner(x, bottom - r)}V${y + r}${corner(x + r, y)}`
  );
}
