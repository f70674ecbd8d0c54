// The workings that go through decimal: place values, repeated division, repeated multiplication.

import { digitsOf, expand, ratioOf, type Ratio } from "./convert.ts";
import { plainText } from "./number-text.ts";
import { shortened } from "./shortened.ts";
import { workingLinesMax, type WorkingLine, type WorkingRequest, type WorkingStep } from "./working-step.ts";

/** Each digit times its place value, most significant first, and the sum in decimal. */
export function placeStep({ integer, fraction, base }: WorkingRequest): WorkingStep {
  const radix = BigInt(base);
  const whole = digitsOf(integer, base);
  const digits = whole + fraction;
  const lines = Array.from(digits.slice(0, workingLinesMax), (digit, at): WorkingLine => {
    const value = BigInt(Number.parseInt(digit, base));
    const power = whole.length - 1 - at;
    const term =
      power >= 0
        ? shortened((value * radix ** BigInt(power)).toString())
        : ratioText({ numerator: value, denominator: radix ** BigInt(-power) });
    return { text: `${value} × ${base}${superscript(power)} = ${term}`, digit: null };
  });
  const sum = { base: 10, whole: shortened(integer.toString()), ...expand(ratioOf(fraction, base), 10) };
  return {
    kind: "places",
    part: "whole",
    base,
    lines,
    left: digits.length - lines.length,
    repeatsFrom: null,
    result: plainText(sum),
  };
}

/** Repeated division; the remainders are the digits, the least significant first. */
export function divisionStep(integer: bigint, base: number): WorkingStep {
  const radix = BigInt(base);
  const lines: WorkingLine[] = [];
  let rest = integer;
  do {
    const quotient = rest / radix;
    lines.push({
      text: `${shortened(rest.toString())} ÷ ${base} = ${shortened(quotient.toString())}`,
      digit: digitsOf(rest % radix, base),
    });
    rest = quotient;
  } while (rest !== 0n && lines.length < workingLinesMax);
  const result = digitsOf(integer, base);
  return {
    kind: "divide",
    part: "whole",
    base,
    lines,
    left: result.length - lines.length,
    repeatsFrom: null,
    result: shortened(result),
  };
}

/** Repeated multiplication; the whole parts are the digits, the most significant first. */
export function multiplicationStep(ratio: Ratio, base: number): WorkingStep {
  const radix = BigInt(base);
  const { fraction, repeating, isCut } = expand(ratio, base);
  const total = fraction.length + repeating.length;
  const lines: WorkingLine[] = [];
  let { numerator } = ratio;
  while (lines.length < Math.min(total, workingLinesMax)) {
    const scaled = numerator * radix;
    const before = ratioText({ numerator, denominator: ratio.denominator });
    const after = ratioText({ numerator: scaled, denominator: ratio.denominator });
    lines.push({
      text: `${before} × ${base} = ${after}`,
      digit: digitsOf(scaled / ratio.denominator, base),
    });
    numerator = scaled % ratio.denominator;
  }
  const result = plainText({ base, whole: "", fraction, repeating, isCut });
  return {
    kind: "multiply",
    part: "fraction",
    base,
    lines,
    left: total - lines.length,
    repeatsFrom: repeating === "" ? null : fraction.length + 1,
    result,
  };
}

/** The longest decimal fraction that is worth reading, in digits. */
const decimalsMax = 20;
/**
 * Larger fractions are not reduced to lowest terms: they are shortened anyway, and reducing them costs more than it
 * shows.
 */
const reducedBelow = 10n ** 40n;

/** The ratio as a decimal if that is short enough, or else as a fraction. */
function ratioText({ numerator, denominator }: Ratio): string {
  const { fraction, repeating, isCut } = expand({ numerator: numerator % denominator, denominator }, 10);
  if (repeating === "" && !isCut && fraction.length <= decimalsMax) {
    return shortened((numerator / denominator).toString()) + (fraction === "" ? "" : `.${fraction}`);
  }
  const divisor = denominator < reducedBelow ? greatestCommonDivisor(numerator, denominator) : 1n;
  return `${shortened((numerator / divisor).toString())}/${shortened((denominator / divisor).toString())}`;
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one, other];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

function superscript(power: number): string {
  const digits = "⁰¹²³⁴⁵⁶⁷⁸⁹";
  const raised = [...String(Math.abs(power))].map((digit) => digits.charAt(Number(digit))).join("");
  return power < 0 ? `⁻${raised}` : raised;
}
