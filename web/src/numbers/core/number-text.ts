// A converted number as text: plain for copying, in groups for display.

import type { Converted } from "./convert.ts";

/** With the sign that is drawn. */
export function withMinus(text: string, isNegative: boolean): string {
  return isNegative ? `\u2212${text}` : text;
}

/** For example `101101.101`, `140.(30)`, `0.0001…`. */
export function plainText({ whole, fraction, repeating, isCut }: Converted): string {
  return whole + fractionText(fraction, repeating, isCut);
}

/** Binary digits in groups of four from the point, filled up with zeros; digits of any other base without groups. */
export function shownText(value: Converted): string {
  if (value.base !== 2) return plainText(value);
  const { whole, fraction, repeating, isCut } = value;
  const groups = grouped(whole.padStart(toFours(whole.length), "0"));
  // With a repeating block, groups would cut across its brackets.
  if (repeating !== "") return groups + fractionText(fraction, repeating, isCut);
  const filled = isCut ? fraction : fraction.padEnd(toFours(fraction.length), "0");
  return groups + fractionText(groupedAfterPoint(filled), repeating, isCut);
}

/** Digits in groups of four counted from the right: `10 1101`. */
export function grouped(digits: string): string {
  const first = digits.length % 4;
  if (first === 0) return groupedAfterPoint(digits);
  return digits.length < 4 ? digits : `${digits.slice(0, first)} ${groupedAfterPoint(digits.slice(first))}`;
}

function groupedAfterPoint(digits: string): string {
  return digits.replaceAll(/.{4}(?=.)/g, "$& ");
}

function fractionText(fraction: string, repeating: string, isCut: boolean): string {
  if (fraction === "" && repeating === "") return "";
  return `.${fraction}${repeating === "" ? "" : `(${repeating})`}${isCut ? "…" : ""}`;
}

function toFours(length: number): number {
  return Math.ceil(length / 4) * 4;
}

const briefWholeMax = 15;
const briefFractionMax = 2;

/**
 * The text with at most two digits after the point, and "…" for further ones; null if the whole part is too long for
 * a line.
 */
export function briefText({ whole, fraction, repeating, isCut }: Converted): string | null {
  if (whole.length > briefWholeMax) return null;
  const digits = fraction + repeating;
  if (digits === "") return whole;
  const isWhole = digits.length <= briefFractionMax && repeating === "" && !isCut;
  return `${whole}.${digits.slice(0, briefFractionMax)}${isWhole ? "" : "…"}`;
}
