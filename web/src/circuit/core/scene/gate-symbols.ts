// The qualifying symbols of rectangular gates (IEC 60617-12) as lines, like the digits: without a font. Pure.

import type { GateKind } from "../model/kinds.ts";

type Stroke = readonly (readonly [x: number, y: number])[];

/** About 12 high, around (0, 0). */
const one: readonly Stroke[] = [
  [
    [-3, -3.5],
    [0.4, -6],
    [0.4, 6],
  ],
  [
    [-3.2, 6],
    [3.8, 6],
  ],
];

const ampersand: readonly Stroke[] = [
  [
    [5, 6],
    [-2.8, -2.6],
    [-3.1, -4.2],
    [-2.1, -5.6],
    [-0.4, -6],
    [1.3, -5.4],
    [2, -3.9],
    [1.3, -2.4],
    [-0.5, -1],
    [-3.3, 0.8],
    [-4.4, 2.6],
    [-4, 4.6],
    [-2.3, 5.8],
    [0, 5.9],
    [2.5, 4.6],
    [4.1, 2],
    [4.7, 0.2],
  ],
];

const atLeast: readonly Stroke[] = [
  [
    [-4, -5],
    [4, -1],
    [-4, 3],
  ],
  [
    [-4, 6],
    [4, 6],
  ],
];

const equals: readonly Stroke[] = [
  [
    [-4, -2],
    [4, -2],
  ],
  [
    [-4, 2.5],
    [4, 2.5],
  ],
];

/** A gate with a bubble has the symbol of the gate without. */
const symbols: Readonly<Record<GateKind, readonly (readonly Stroke[])[]>> = {
  and: [ampersand],
  nand: [ampersand],
  or: [atLeast, one],
  nor: [atLeast, one],
  xor: [equals, one],
  xnor: [equals, one],
  not: [one],
};

/** From the middle of one sign to that of the next. */
const pitch = 11;

/** Path data of the symbol; (x, y) is its middle. */
export function symbolPath(kind: GateKind, x: number, y: number): string {
  const signs = symbols[kind];
  return signs
    .flatMap((sign, at) => {
      const middle = x + pitch * (at - (signs.length - 1) / 2);
      return sign.map((stroke) =>
        stroke
          .map(([dx, dy], index) => `${index === 0 ? "M" : "L"}${rounded(middle + dx)} ${rounded(y + dy)}`)
          .join(""),
      );
    })
    .join("");
}

const rounded = (value: number) => Math.round(value * 100) / 100;
