// Reads a typed text as a number: its sign, its digits and the bases in which it is valid, or the error and its
// position.

import type { Span } from "#notation/core/span.ts";

export const digitsMax = 10_000;

/** Digits as typed, in upper case, without separators; whole part and fraction together have at least one. */
export interface Numeral {
  readonly whole: string;
  readonly fraction: string;
  readonly hasPoint: boolean;
  /** Whether a minus is before the digits. */
  readonly isNegative: boolean;
  /** The smallest base, at least 2, in which every digit exists. */
  readonly radixMin: number;
}

export type WrongKind =
  | { readonly kind: "sign" }
  | { readonly kind: "comma" }
  | { readonly kind: "secondPoint" }
  | { readonly kind: "notDigit"; readonly character: string; readonly baseMax: number }
  | { readonly kind: "tooLong" }
  /** Only a point or separators so far: no error, but no number yet. */
  | { readonly kind: "unfinished" };

export type NumberReading =
  | { readonly kind: "empty" }
  | {
      readonly kind: "number";
      readonly numeral: Numeral;
      /** The base that the text names, where it can be read in no other way. */
      readonly stated?: number;
    }
  | { readonly kind: "wrong"; readonly wrong: WrongKind; readonly span: Span };

/**
 * Writes the letters a to z, which are digits, in upper case. Other letters stay: their upper case may have another
 * length or contain other letters.
 */
export function upperCased(text: string): string {
  return text.replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Characters that may separate groups of digits, as in pasted numbers. */
const separator = /[\s_]/;
const minus = "-\u2212\u2013";
const signs = `+\u00b1${minus}`;

/**
 * Reads at most `digitsMax` digits.
 * @param text the text in the field, in upper case.
 * @param largestBase the largest available base, whose digits are allowed.
 */
export function readNumber(text: string, largestBase: number): NumberReading {
  let whole = "";
  let fraction = "";
  let hasPoint = false;
  let sign = "";
  let largestDigit = 1;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (separator.test(character)) continue;
    if (character === ".") {
      if (hasPoint) return wrongAt(at, 1, { kind: "secondPoint" });
      hasPoint = true;
      continue;
    }
    if ((character === "+" || minus.includes(character)) && sign + whole === "" && !hasPoint) {
      sign = character;
      continue;
    }
    const digit = digitOf(character);
    if (digit === null || digit >= largestBase) {
      const shown = String.fromCodePoint(text.codePointAt(at) ?? 0);
      return wrongAt(at, shown.length, wrongCharacter(shown, largestBase));
    }
    if (whole.length + fraction.length === digitsMax) {
      return { kind: "wrong", wrong: { kind: "tooLong" }, span: { start: at, end: text.length } };
    }
    largestDigit = Math.max(largestDigit, digit);
    if (hasPoint) fraction += character;
    else whole += character;
  }
  if (whole === "" && fraction === "") {
    if (text.trim() === "") return { kind: "empty" };
    return { kind: "wrong", wrong: { kind: "unfinished" }, span: { start: 0, end: text.length } };
  }
  const isNegative = sign !== "" && minus.includes(sign);
  return { kind: "number", numeral: { whole, fraction, hasPoint, isNegative, radixMin: largestDigit + 1 } };
}

/** The given bases in which the number is valid, in the same order. */
export function basesOf({ radixMin }: Numeral, bases: readonly number[]): readonly number[] {
  return bases.filter((base) => base >= radixMin);
}

/** Ten digits and then the letters; null for anything else. */
function digitOf(character: string): number | null {
  if (character >= "0" && character <= "9") return Number(character);
  if (character >= "A" && character <= "Z") return character.charCodeAt(0) - 55;
  return null;
}

function wrongCharacter(character: string, baseMax: number): WrongKind {
  if (signs.includes(character)) return { kind: "sign" };
  if (character === ",") return { kind: "comma" };
  return { kind: "notDigit", character, baseMax };
}

function wrongAt(start: number, length: number, wrong: WrongKind): NumberReading {
  return { kind: "wrong", wrong, span: { start, end: start + length } };
}
