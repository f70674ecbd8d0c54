// Exact conversion between bases 2 to 36, whole part and fraction. A fraction that never ends in the new base is a
// block of digits that repeats.

import type { Numeral } from "./read-number.ts";

/** The largest number of digits of a fraction that are computed; in the base of the input, all digits are shown. */
export const fractionDigitsMax = 64;

export interface Converted {
  readonly base: number;
  /** Without leading zeros; `0` for an empty whole part. */
  readonly whole: string;
  /** The digits after the point and before the repeating block; without trailing zeros. */
  readonly fraction: string;
  /** The repeating block; empty if the fraction ends. */
  readonly repeating: string;
  /** Whether the fraction has more digits than `fraction`. */
  readonly isCut: boolean;
}

export interface ConversionRequest {
  readonly numeral: Numeral;
  readonly base: number;
  readonly targets: readonly number[];
}

export interface Conversion {
  readonly base: number;
  /** Whether the number is below 0; the values are without sign. */
  readonly isNegative: boolean;
  /** The whole part, from which the complements are computed. */
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

/** Takes the time to multiply two numbers of this length, times the logarithm of the length, for each target. */
export function convert({ numeral, base, targets }: ConversionRequest): Conversion {
  const integer = parseDigits(numeral.whole, base);
  const fraction = withoutEndZeros(numeral.fraction);
  const ratio = ratioOf(fraction, base);
  const values = targets.map((target): Converted => {
    const whole = digitsOf(integer, target);
    if (target !== base) return { base: target, whole, ...expand(ratio, target) };
    return { base: target, whole, fraction, repeating: "", isCut: false };
  });
  return {
    base,
    isNegative: numeral.isNegative && (integer > 0n || fraction !== ""),
    integer,
    fraction,
    values,
  };
}

/** Not by a regular expression, which would scan every run of zeros again from each of its digits. */
export function withoutEndZeros(digits: string): string {
  let end = digits.length;
  while (digits.charAt(end - 1) === "0") end -= 1;
  return digits.slice(0, end);
}

/** The digits in upper case. */
export function digitsOf(integer: bigint, base: number): string {
  return integer.toString(base).toUpperCase();
}

/**
 * The value of digits in a base; 0 for none. Computed by halves, because one digit at a time would take quadratic
 * time.
 */
export function parseDigits(digits: string, base: number): bigint {
  // The number of digits that a `Number` certainly holds exactly.
  const chunk = Math.floor(Math.log(Number.MAX_SAFE_INTEGER) / Math.log(base)) - 1;
  let parts: bigint[] = [];
  for (let end = digits.length; end > 0; end -= chunk) {
    parts.push(BigInt(Number.parseInt(digits.slice(Math.max(0, end - chunk), end), base)));
  }
  // The parts begin with the least significant; each turn joins neighbouring pairs.
  for (let weight = BigInt(base) ** BigInt(chunk); parts.length > 1; weight *= weight) {
    const joined: bigint[] = [];
    for (let at = 0; at < parts.length; at += 2) {
      joined.push((parts[at] ?? 0n) + (parts[at + 1] ?? 0n) * weight);
    }
    parts = joined;
  }
  return parts[0] ?? 0n;
}

/** Digits after the point in a base, as a ratio; trailing zeros change nothing. */
export function ratioOf(fraction: string, base: number): Ratio {
  const digits = withoutEndZeros(fraction);
  return { numerator: parseDigits(digits, base), denominator: BigInt(base) ** BigInt(digits.length) };
}

/**
 * Long division: when a remainder occurs again, the digits since its first occurrence repeat. At most
 * `fractionDigitsMax` turns.
 */
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
