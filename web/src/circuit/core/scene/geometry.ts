// The boxes of parts on the sheet, and the ends of their leads. Pure.

import { kinds, type Kind } from "../model/kinds.ts";
import type { Part } from "../model/circuit.ts";

/** In units of the sheet, 1 px at 100 %; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The grid step: with snapping, positions are multiples of it. */
export const gridUnit = 5;

/** The distance between neighbouring inputs of a gate with three or more. */
const inputPitch = 10;

type Placed = Pick<Part, "kind" | "x" | "y" | "width" | "height">;

export function sizeOf({ kind, width, height }: Omit<Placed, "x" | "y">): Pick<Box, "width" | "height"> {
  const usual = kinds[kind];
  return { width: width ?? usual.width, height: height ?? usual.height };
}

/** The box of a part without its leads. It is used for selecting, hitting and keeping parts apart. */
export function boxOf(part: Placed): Box {
  return { x: part.x, y: part.y, ...sizeOf(part) };
}

/** The box with its leads: the back edge of a gate grows beyond its box with more than five inputs. */
export function bodyOf(part: Part, inputs: number): Box {
  const { width, height } = sizeOf(part);
  const top = inputs > 2 ? Math.min(0, inputOffset(part.kind, inputs, 0)) : 0;
  const bottom = inputs > 2 ? Math.max(height, inputOffset(part.kind, inputs, inputs - 1)) : height;
  return { x: part.x, y: part.y + top, width, height: bottom - top };
}

/**
 * How far below the top of the box each input lead is, topmost first; a gate shows two leads before it has two wires.
 *
 * @param inputs the number of connected wires
 */
export function inputOffsets({ kind }: Pick<Part, "kind">, inputs: number): readonly number[] {
  const { inputsMax } = kinds[kind];
  const leads = Math.min(inputsMax, Math.max(2, inputs));
  return Array.from({ length: leads }, (_, index) => inputOffset(kind, inputs, index));
}

/** How far below the top of the box one input lead is. */
function inputOffset(kind: Kind, inputs: number, index: number): number {
  const { height, inputsMax } = kinds[kind];
  if (inputsMax <= 1 || index >= Math.max(2, inputs)) return height / 2;
  if (inputs <= 2) return index === 0 ? 10 : 30;
  return height / 2 + inputPitch * (index - (inputs - 1) / 2);
}

/** The end of the wire to input `index`. A node's leads meet in its middle. */
export function inputLead(part: Part, inputs: number, index: number): Point {
  const { width, height } = kinds[part.kind];
  if (part.kind === "node") return { x: part.x + width / 2, y: part.y + height / 2 };
  return { x: part.x, y: part.y + inputOffset(part.kind, inputs, index) };
}

/** The point at which a part's wires begin. */
export function outputLead(part: Part): Point {
  const { width, height } = kinds[part.kind];
  const x = part.kind === "node" ? part.x + width / 2 : part.x + width;
  return { x, y: part.y + height / 2 };
}
