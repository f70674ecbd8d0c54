// The pins of boxes and displays: their names and order, their places, and the size that a box needs for them. Pure.

import type { Definition, Part, PartId } from "../circuit.ts";
import { isDisplay, isSwitch, kinds, type DisplayKind, type PinKind } from "../kinds.ts";

export interface Pin {
  readonly kind: PinKind;
  /** `Part.pin` of the pin. */
  readonly pin: number;
  readonly name: string;
}

/** From the top: the segments from a to g and the point; the four bits, the most significant first. */
const displayPins: Readonly<Record<DisplayKind, readonly string[]>> = {
  segments: ["a", "b", "c", "d", "e", "f", "g", "dp"],
  hexDigit: ["8", "4", "2", "1"],
};

/** Inputs at the left and outputs at the right, both from the top in the order of the switches and bulbs on their sheet. */
export function pinsOfDefinition({ parts }: Pick<Definition, "parts">): readonly Pin[] {
  const ends = parts.filter(({ kind }) => isSwitch(kind) || kind === "bulb");
  ends.sort((one, other) => one.y - other.y || one.x - other.x || one.id - other.id);
  return ends.map(({ id, kind, name = "" }) => ({
    kind: kind === "bulb" ? "outputPin" : "inputPin",
    pin: id,
    name,
  }));
}

export function pinsOfDisplay(kind: DisplayKind): readonly Pin[] {
  return displayPins[kind].map((name, index) => ({ kind: "inputPin", pin: index + 1, name }));
}

/** The pins of a part; none if it is no box and no display, or if its definition is not in the list. */
export function pinsOf(
  { kind, definition }: Pick<Part, "kind" | "definition">,
  definitions: readonly Definition[] = [],
): readonly Pin[] {
  if (isDisplay(kind)) return pinsOfDisplay(kind);
  const found = kind === "box" ? definitions.find(({ id }) => id === definition) : undefined;
  return found ? pinsOfDefinition(found) : [];
}

const pitch = kinds.inputPin.height;
/** The room above the first pin: in a box its name is there. */
const head = { box: 25, display: 5 } as const;
const foot = 5;
/** An upper estimate of the width of a letter: of a pin's name, and of a box's name. */
const letter = { pin: 10, box: 9 } as const;
const gap = 20;

/** A multiple of the grid step. */
export function sizeOfBox(
  name: string,
  pins: readonly Pin[],
): { readonly width: number; readonly height: number } {
  const rows = { inputPin: 0, outputPin: 0 };
  const widest = { inputPin: 0, outputPin: 0 };
  for (const { kind, name: own } of pins) {
    rows[kind] += 1;
    widest[kind] = Math.max(widest[kind], letter.pin * own.length);
  }
  const inner = Math.max(widest.inputPin + gap + widest.outputPin, letter.box * name.length + gap);
  return {
    width: Math.max(kinds.box.width, Math.ceil((inner + 2 * kinds.inputPin.width) / 10) * 10),
    height: Math.max(kinds.box.height, head.box + pitch * Math.max(rows.inputPin, rows.outputPin) + foot),
  };
}

/**
 * The pins as parts, in the same order, at the edges of their box or display.
 *
 * @param idOf the id of a pin
 */
export function pinParts(owner: Part, pins: readonly Pin[], idOf: (pin: Pin) => PartId): readonly Part[] {
  const rows = { inputPin: 0, outputPin: 0 };
  const right = (owner.width ?? kinds[owner.kind].width) - kinds.outputPin.width;
  return pins.map((pin) => {
    const row = rows[pin.kind]++;
    return {
      id: idOf(pin),
      kind: pin.kind,
      x: owner.x + (pin.kind === "inputPin" ? 0 : right),
      y: owner.y + (owner.kind === "box" ? head.box : head.display) + row * pitch,
      name: pin.name,
      of: owner.id,
      pin: pin.pin,
    };
  });
}
