// The base that a text itself names, as programs and textbooks write it: 0b1101, 0xFF, 1101b, 9Fh, 8'hFF, 100_16,
// 100₁₆. Pure.

export interface Stated {
  readonly base: 2 | 8 | 10 | 16;
  /** The text without the words for the base; it may have a sign and a point. */
  readonly digits: string;
}

type Base = Stated["base"];

const digitsOf: Readonly<Record<Base, RegExp>> = {
  2: /^[01_\s.]*$/,
  8: /^[0-7_\s.]*$/,
  10: /^[0-9_\s.]*$/,
  16: /^[0-9A-F_\s.]*$/,
};

const before: Readonly<Record<string, Base>> = { "0B": 2, "0O": 8, "0D": 10, "0X": 16 };
const behind: Readonly<Record<string, Base>> = { B: 2, O: 8, Q: 8, D: 10, H: 16 };
const verilog: Readonly<Record<string, Base>> = { B: 2, O: 8, D: 10, H: 16 };
const subscripts: Readonly<Record<string, Base>> = {
  _2: 2,
  "₂": 2,
  _8: 8,
  "₈": 8,
  _10: 10,
  "₁₀": 10,
  _16: 16,
  "₁₆": 16,
};

/**
 * Null where the text names no base, or has digits that the base has not. The first match counts: `0B1101` is binary,
 * and not hexadecimal with a `B` in it.
 *
 * @param text in upper case
 */
export function statedBase(text: string): Stated | null {
  const [, sign = "", rest = ""] = /^\s*([+\-\u2212\u2013]?)\s*(.*?)\s*$/s.exec(text) ?? [];
  const tries: readonly (readonly [RegExp, Readonly<Record<string, Base>>, mark: number, digits: number])[] =
    [
      [/^(0[BODX])(.*)$/s, before, 1, 2],
      [/^\d*'S?([BODH])(.*)$/s, verilog, 1, 2],
      [/^(.+?)\s*(_2|_8|_10|_16|₂|₈|₁₀|₁₆)$/s, subscripts, 2, 1],
      [/^(.+)([BOQDH])$/s, behind, 2, 1],
    ];
  for (const [shape, bases, mark, at] of tries) {
    const found = shape.exec(rest);
    const base = bases[found?.[mark] ?? ""];
    const digits = found?.[at] ?? "";
    if (base !== undefined && digitsOf[base].test(digits)) return { base, digits: sign + digits };
  }
  return null;
}
