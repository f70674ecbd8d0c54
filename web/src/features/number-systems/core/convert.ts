// Exact conversion between bases 2 to 36, whole part and fraction. A fraction that never ends in the new base is a
// block of digits that repeats.

import type { Numeral } from "./read-number.ts";

/** So many digits of a fraction are worked out at most; the base the number was written in shows all of its own. */
export const fractionDigitsMax = 64;

export interface Converted {
  readonly base: number;
  /** Without leading zeros; `0` for nothing. */
  readonly whole: string;
  /** After the point, before what repeats; without trailing zeros. */
  readonly fraction: string;
  /** What repeats for ever; empty when the fraction ends. */
  readonly repeating: string;
  /** Whether there are more digits than those of `fraction`. */
  readonly isCut: boolean;
}

export interface ConversionRequest {
  readonly numeral: Numeral;
  readonly base: number;
  readonly targets: readonly number[];
}

export interface Conversion {
  readonly base: number;
  /** The whole part; complements are taken of it. */
  readonly integer: bigint;
  /** Digits after the point in `base`, without trailing zeros. */
  readonly fraction: string;
  readonly values: readonly Converted[];
}

/** A fraction, not always in lowest terms. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Time: that of multiplying numbers of this length, times its logarithm, for each target. */
export function convert({ numeral, base, targets }: ConversionRequest): Conversion {
  const integer = parseDigits(numeral.whole, base);
  const fraction = withoutEndZeros(numeral.fraction);
  const ratio = ratioOf(fraction, base);
  const values = targets.map((target): Converted => {
    const whole = digitsOf(integer, target);
    if (target !== base) return { base: target, whole, ...expand(ratio, target) };
    return { base: target, whole, fraction, repeating: "", isCut: false };
  });
  return { base, integer, fraction, values };
}

/** Not by a pattern: that would look at every run of zeros from each of its digits. */
export function withoutEndZeros(digits: string): string {
  let end = digits.length;
  while (digits.charAt(end - 1) === "0") end -= 1;
  return digits.slice(0, end);
}

/** Upper-case digits. */
export function digitsOf(integer: bigint, base: number): string {
  return integer.toString(base).toUpperCase();
}

/** The value of digits of a base, by halves: a digit at a time would take quadratic time. Empty is 0. */
export function parseDigits(digits: string, base: number): bigint {
  // As many digits as certainly fit a number exactly.
  const chunk = Math.floor(Math.log(Number.MAX_SAFE_INTEGER) / Math.log(base)) - 1;
  let parts: bigint[] = [];
  for (let end = digits.length; end > 0; end -= chunk) {
    parts.push(BigInt(Number.parseInt(digits.slice(Math.max(0, end - chunk), end), base)));
  }
  // The least significant part first; each turn joins neighbours.
  for (let weight = BigInt(base) ** BigInt(chunk); parts.length > 1; weight *= weight) {
    const joined: bigint[] = [];
    for (let at = 0; at < parts.length; at += 2) {
      joined.push((parts[at] ?? 0n) + (parts[at + 1] ?? 0n) * weight);
    }
    parts = joined;
  }
  return parts[0] ?? 0n;
}

/** Digits after the point of a base, as a ratio; zeros at their end change nothing. */
export function ratioOf(fraction: string, base: number): Ratio {
  const digits = withoutEndZeros(fraction);
  return { numerator: parseDigits(digits, base), denominator: BigInt(base) ** BigInt(digits.length) };
}

/** Long division: a remainder that comes back begins the block that repeats. At most `fractionDigitsMax` turns. */
export function expand(
  { numerator, denominator }: Ratio,
  base: number,
): Pick<Converted, "fraction" | "repeating" | "isCut"> {
  const radix = BigInt(base);
  const seen = new Map<bigint, number>();
  let digits = "";
  let remainder = numerator;
  while (remainder !== 0n) {
    const start = seen.get(remainder);
    if (start !== undefined) {
      return { fraction: digits.slice(0, start), repeating: digits.slice(start), isCut: false };
    }
    if (digits.length === fractionDigitsMax) return { fraction: digits, repeating: "", isCut: true };
    seen.set(remainder, digits.length);
    const scaled = remainder * radix;
    digits += digitsOf(scaled / denominator, base);
    remainder = scaled % denominator;
  }
  return { fraction: digits, repeating: "", isCut: false };
}
