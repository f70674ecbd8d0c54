// The digits 0 and 1 as lines: the same at any zoom, on the canvas, in files and in pictures, without a font. Pure.

import type { Bit } from "../model/kinds.ts";

/** The height of a digit with its stroke is 9.4, that of bold type of size 13. */
export const digitWidth = 1.9;

/** Path data of a digit; (x, y) is its middle. */
export function digitPath(digit: Bit, x: number, y: number): string {
  if (digit === 1)
    return `M${x - 2.3} ${y - 2.3}L${x + 0.2} ${y - 3.75}V${y + 3.75}M${x - 2.5} ${y + 3.75}H${x + 2.8}`;
  const top = y - 1.35;
  const bottom = y + 1.35;
  // Two half circles with sides between them, and a dot that tells 0 from O.
  return (
    `M${x - 2.4} ${top}A2.4 2.4 0 0 1 ${x + 2.4} ${top}V${bottom}A2.4 2.4 0 0 1 ${x - 2.4} ${bottom}Z` +
    `M${x} ${y - 0.6}V${y + 0.6}`
  );
}
