// 1's and 2's complement of a whole number in a given width, and the widths that a number fits (specification,
// sections 4 and 9).

/** -1 is Var: as many bits as the number has. */
export const widths = [4, 8, 12, 16, -1] as const;
/** Widths that are never chosen by themselves. */
export const moreWidths = [32, 64] as const;
export type Width = (typeof widths)[number] | (typeof moreWidths)[number];
const variableWidth = -1;

/** Bits of an unsigned number; 1 for 0. */
export function bitLength(integer: bigint): number {
  return integer.toString(2).length;
}

/** Bits of the 2's complement of a number below 0; of any other number as in `bitLength`. */
export function bitsNeeded(integer: bigint, isNegative: boolean): number {
  if (!isNegative) return bitLength(integer);
  return integer === 1n ? 1 : bitLength(integer - 1n) + 1;
}

export function fits(bits: number, width: Width): boolean {
  return width === variableWidth || bits <= width;
}

/** The width chosen by the visitor if the number fits it, or else the smallest width that it fits. */
export function widthFor(bits: number, chosen: Width | null): Width {
  if (chosen !== null && fits(bits, chosen)) return chosen;
  return widths.find((width) => fits(bits, width)) ?? variableWidth;
}

export interface Complements {
  /** The actual number of bits, for Var too. */
  readonly bits: number;
  /** Binary digits, `bits` of them. */
  readonly value: string;
  readonly ones: string;
  readonly twos: string;
}

/** @param width a width that the number fits. */
export function complements(integer: bigint, width: Width, isNegative = false): Complements {
  const bits = width === variableWidth ? bitsNeeded(integer, isNegative) : width;
  const all = 1n << BigInt(bits);
  const inBits = (number: bigint) => number.toString(2).padStart(bits, "0");
  return {
    bits,
    value: inBits(integer),
    ones: inBits(all - 1n - integer),
    twos: inBits((all - integer) % all),
  };
}

/** The number that the bits are as a 2's complement. */
export function signedValue(binary: string): bigint {
  const value = BigInt(`0b${binary}`);
  return binary.startsWith("1") ? value - (1n << BigInt(binary.length)) : value;
}

/** Binary digits as hexadecimal digits; zeros fill up a leading group of fewer than four bits. */
export function hexOf(binary: string): string {
  const filled = binary.padStart(Math.ceil(binary.length / 4) * 4, "0");
  return filled.replaceAll(/.{4}/g, (four) => Number.parseInt(four, 2).toString(16)).toUpperCase();
}
