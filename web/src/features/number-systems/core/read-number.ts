// Reads a typed text as an unsigned number: its digits and the bases it is valid in, or what is wrong and
// where.

import type { Span } from "#expression/core/span.ts";

export const digitsMax = 10_000;

/** Digits as typed, upper-case, without separators; together there is at least one. */
export interface Numeral {
  readonly whole: string;
  readonly fraction: string;
  readonly hasPoint: boolean;
  /** The smallest base of all in which every digit exists, at least 2. */
  readonly radixMin: number;
}

export type WrongKind =
  | { readonly kind: "sign" }
  | { readonly kind: "comma" }
  | { readonly kind: "secondPoint" }
  | { readonly kind: "prefix"; readonly prefix: string }
  | { readonly kind: "notDigit"; readonly character: string; readonly baseMax: number }
  | { readonly kind: "tooLong" }
  /** Only a point or separators so far: not wrong, but no number yet. */
  | { readonly kind: "unfinished" };

export type NumberReading =
  | { readonly kind: "empty" }
  | { readonly kind: "number"; readonly numeral: Numeral }
  | { readonly kind: "wrong"; readonly wrong: WrongKind; readonly span: Span };

/** Upper case for the letters that are digits; others have upper cases of other lengths or of other letters. */
export function upperCased(text: string): string {
  return text.replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Groups of digits may be set apart, as they are where numbers are pasted from. */
const separator = /[\s_]/;
const signs = "+-\u2212\u2013\u00b1";

/**
 * @param text as it stands in the field, upper-cased.
 * @param largestBase of those available: its digits are the ones that may stand there.
 * Looks at no more than `digitsMax` digits.
 */
export function readNumber(text: string, largestBase: number): NumberReading {
  let whole = "";
  let fraction = "";
  let hasPoint = false;
  let largestDigit = 1;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (separator.test(character)) continue;
    if (character === ".") {
      if (hasPoint) return wrongAt(at, 1, { kind: "secondPoint" });
      hasPoint = true;
      continue;
    }
    const digit = digitOf(character);
    if (digit === null || digit >= largestBase) {
      const shown = String.fromCodePoint(text.codePointAt(at) ?? 0);
      return wrongAt(at, shown.length, wrongCharacter(shown, whole, hasPoint, largestBase));
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
  return { kind: "number", numeral: { whole, fraction, hasPoint, radixMin: largestDigit + 1 } };
}

/** The bases of these in which a number can be read; ascending if they are. */
export function basesOf({ radixMin }: Numeral, bases: readonly number[]): readonly number[] {
  return bases.filter((base) => base >= radixMin);
}

/** Ten digits and then the letters; null for anything else. */
function digitOf(character: string): number | null {
  if (character >= "0" && character <= "9") return Number(character);
  if (character >= "A" && character <= "Z") return character.charCodeAt(0) - 55;
  return null;
}

function wrongCharacter(character: string, whole: string, hasPoint: boolean, baseMax: number): WrongKind {
  if (signs.includes(character)) return { kind: "sign" };
  if (character === ",") return { kind: "comma" };
  if (whole === "0" && !hasPoint && /[XO]/.test(character))
    return { kind: "prefix", prefix: `0${character}` };
  return { kind: "notDigit", character, baseMax };
}

function wrongAt(start: number, length: number, wrong: WrongKind): NumberReading {
  return { kind: "wrong", wrong, span: { start, end: start + length } };
}
