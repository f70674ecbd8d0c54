// The seven segments of a digit, and the digits that they show. Pure.

import type { Point } from "./geometry.ts";

/** Bit s is the segment s of a, b, c, d, e, f, g, by the digit from 0 to 15: 0 to 9, A, b, C, d, E, F. */
export const hexSegments: readonly number[] = [
  0b0111111, 0b0000110, 0b1011011, 0b1001111, 0b1100110, 0b1101101, 0b1111101, 0b0000111, 0b1111111,
  0b1101111, 0b1110111, 0b1111100, 0b0111001, 0b1011110, 0b1111001, 0b1110001,
];

/** The ends of each segment, from a to g, from -1 to 1 around the middle of the digit. */
const ends: readonly (readonly [number, number, number, number])[] = [
  [-1, -1, 1, -1],
  [1, -1, 1, 0],
  [1, 0, 1, 1],
  [-1, 1, 1, 1],
  [-1, 0, -1, 1],
  [-1, -1, -1, 0],
  [-1, 0, 1, 0],
];

/** The free room at both ends of a segment. */
const gap = 3;

/**
 * Path data of the segments that are lit, and of the others.
 *
 * @param lit bit 0 for the segment a, and so on
 */
export function segmentPaths(
  lit: number,
  middle: Point,
  halfWidth: number,
  halfHeight: number,
): { readonly lit: string; readonly dark: string } {
  const paths = { lit: "", dark: "" };
  for (const [index, [x1, y1, x2, y2]] of ends.entries()) {
    const isLevel = y1 === y2;
    const [dx, dy] = isLevel ? [gap, 0] : [0, gap];
    paths[(lit >> index) & 1 ? "lit" : "dark"] +=
      `M${middle.x + x1 * halfWidth + dx} ${middle.y + y1 * halfHeight + dy}` +
      `L${middle.x + x2 * halfWidth - dx} ${middle.y + y2 * halfHeight - dy}`;
  }
  return paths;
}
