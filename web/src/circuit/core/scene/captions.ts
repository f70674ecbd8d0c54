// The positions of names and output values, from the top left corner of a part's box. Pure.

import type { Part } from "../model/circuit.ts";
import { isPin, isSwitch, type Kind } from "../model/kinds.ts";
import { boxOf, sizeOf, type Point } from "./geometry.ts";

export const nameSize = 15;

/** The theme's serif, which saved pictures name too. */
export const nameFont =
  '"STIX Two Text", Cambria, "Noto Serif", Charter, "Liberation Serif", "DejaVu Serif", serif';

/** The size and the drop of a name's digits, which are subscripts as in formulas: F₁. */
export const indexSize = 10.8;
export const indexDrop = 3.3;

export interface NamePlace extends Point {
  /** The point of the text that is at x; y is its base line. */
  readonly anchor: "start" | "middle" | "end";
}

/** The room for a name at the left of a switch: its letters, and the distance to the switch. */
const roomFor = (name: string) => 8 + 11 * name.length;

/** Whether the name is above its part: on small screens, and where the sheet's left edge would cut it. */
export function isNameAbove(
  { kind, name = "", x }: Pick<Part, "kind" | "name" | "x">,
  namesAbove: boolean,
): boolean {
  if (kind === "note" || kind === "box" || isPin(kind)) return false;
  return namesAbove || (isSwitch(kind) && x < roomFor(name));
}

/** Null for a part that bears no name. */
export function namePlace(part: Part, namesAbove: boolean): NamePlace | null {
  const { kind } = part;
  const isAbove = isNameAbove(part, namesAbove);
  if (isSwitch(kind)) return isAbove ? { x: 22.5, y: -4, anchor: "middle" } : { x: -8, y: 20, anchor: "end" };
  if (kind === "note") return { x: 24, y: 15, anchor: "start" };
  if (kind === "box") return { x: sizeOf(part).width / 2, y: 17, anchor: "middle" };
  if (kind === "inputPin") return { x: 15, y: 15, anchor: "start" };
  if (kind === "outputPin") return { x: -5, y: 15, anchor: "end" };
  if (kind !== "bulb") return null;
  // Clear of the rays, so that the name need not move when the bulb is lit.
  return isAbove ? { x: 21, y: -8, anchor: "middle" } : { x: 50, y: 25, anchor: "start" };
}

/** Whether the name is upright text, and not that of a variable. */
export function isPlainName(kind: Kind): boolean {
  return kind === "note" || kind === "box";
}

/** A name's letters and the digits at its end. */
export function nameParts(name: string): readonly [letters: string, digits: string] {
  const digits = /\d+$/.exec(name)?.[0] ?? "";
  return [name.slice(0, name.length - digits.length), digits];
}

/** The middle of the output digit: above the output; for a bulb, above the input. */
const valuePlaces: Partial<Record<Kind, Point>> = {
  switch: { x: 51, y: 4 },
  button: { x: 51, y: 4 },
  clock: { x: 51, y: 4 },
  zero: { x: 31, y: 4 },
  one: { x: 31, y: 4 },
  bulb: { x: 0, y: 10.4 },
  node: { x: 33, y: 9.3 },
  inputPin: { x: 3, y: 3 },
  outputPin: { x: 8, y: 3 },
};

export function valuePlace(part: Part): Point {
  return valuePlaces[part.kind] ?? { x: boxOf(part).width - 1.5, y: 9.3 };
}
