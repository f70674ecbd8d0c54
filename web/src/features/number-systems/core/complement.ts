// 1's and 2's complement of a whole number in a width, and which widths it fits (specification, sections 4 and 9).

/** -1 is Var: as many bits as the number has. */
export const widths = [4, 8, 12, 16, -1] as const;
export type Width = (typeof widths)[number];
export const variableWidth = -1;

/** Bits of an unsigned number; 1 for 0. */
export function bitLength(integer: bigint): number {
  return integer.toString(2).length;
}

export function fits(bits: number, width: Width): boolean {
  return width === variableWidth || bits <= width;
}

/** The width chosen by the person while the number fits it, else the smallest that it fits. */
export function widthFor(bits: number, chosen: Width | null): Width {
  if (chosen !== null && fits(bits, chosen)) return chosen;
  return widths.find((width) => fits(bits, width)) ?? variableWidth;
}

export interface Complements {
  /** The true number of bits, also for Var. */
  readonly bits: number;
  /** Binary digits, `bits` of them. */
  readonly value: string;
  readonly ones: string;
  readonly twos: string;
}

/** @param width one that the number fits. */
export function complements(integer: bigint, width: Width): Complements {
  const bits = width === variableWidth ? bitLength(integer) : width;
  const all = 1n << BigInt(bits);
  const inBits = (number: bigint) => number.toString(2).padStart(bits, "0");
  return {
    bits,
    value: inBits(integer),
    ones: inBits(all - 1n - integer),
    twos: inBits((all - integer) % all),
  };
}

/** Binary digits as hexadecimal ones, a leading group of fewer than four filled up. */
export function hexOf(binary: string): string {
  const filled = binary.padStart(Math.ceil(binary.length / 4) * 4, "0");
  return filled.replaceAll(/.{4}/g, (four) => Number.parseInt(four, 2).toString(16)).toUpperCase();
}
