// Conversion between any two bases is exact: slow arithmetic reads the result as the same rational number.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { convert, fractionDigitsMax, type Conversion, type Converted } from "#numbers/core/convert.ts";
import { baseName, shortName } from "#features/number-systems/core/base-names.ts";
import { grouped, plainText, shownText } from "#numbers/core/number-text.ts";
import { assertProperty, sample } from "#support/depth.ts";

const bases = Array.from({ length: 35 }, (_, at) => at + 2);
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

interface Rational {
  readonly above: bigint;
  readonly below: bigint;
}

/** Digit by digit: simple, and slow for a long number. */
function slowValue(digits: string, base: number): bigint {
  return Array.from(digits).reduce((sum, digit) => sum * BigInt(base) + BigInt(alphabet.indexOf(digit)), 0n);
}

/** whole + fraction + repeating / (base^n · (base^p − 1)), over one denominator. */
function slowRational(
  { whole, fraction, repeating }: Omit<Converted, "base" | "isCut">,
  base: number,
): Rational {
  const shift = BigInt(base) ** BigInt(fraction.length);
  const ends = slowValue(whole + fraction, base);
  if (repeating === "") return { above: ends, below: shift };
  const nines = BigInt(base) ** BigInt(repeating.length) - 1n;
  return { above: ends * nines + slowValue(repeating, base), below: shift * nines };
}

function isEqual(one: Rational, other: Rational): boolean {
  return one.above * other.below === other.above * one.below;
}

function convertText(text: string, base: number, targets: readonly number[]): Conversion {
  const [whole = "", fraction = ""] = text.split(".");
  return convert({
    numeral: { whole, fraction, hasPoint: text.includes("."), isNegative: false, radixMin: base },
    base,
    targets,
  });
}

function digitsIn(base: number, lengthMin: number, lengthMax: number): fc.Arbitrary<string> {
  return fc
    .array(fc.integer({ min: 0, max: base - 1 }), { minLength: lengthMin, maxLength: lengthMax })
    .map((digits) => digits.map((digit) => alphabet.charAt(digit)).join(""));
}

describe.each(bases)("from base %d into every base", (base) => {
  test("whole numbers of up to 40 digits", () => {
    assertProperty(
      fc.property(digitsIn(base, 1, 40), (whole) => {
        const { integer, values } = convertText(whole, base, bases);
        expect(integer).toBe(slowValue(whole, base));
        for (const value of values) {
          expect(slowValue(value.whole, value.base)).toBe(integer);
          expect(value.whole).toMatch(/^(?:0|[1-9A-Z][0-9A-Z]*)$/);
        }
      }),
      { runs: 20, daily: 4, seed: base },
    );
  });

  test("a number of 1,000 digits", () => {
    const [whole = ""] = sample(digitsIn(base, 1_000, 1_000), { runs: 1, seed: base });
    const { integer, values } = convertText(whole, base, bases);
    expect(integer).toBe(slowValue(whole, base));
    for (const value of values) expect(slowValue(value.whole, value.base)).toBe(integer);
  });

  test("fractions: exact when they end or repeat, otherwise cut below the true value", () => {
    assertProperty(
      fc.property(digitsIn(base, 1, 3), digitsIn(base, 1, 3), (whole, fraction) => {
        const exact = slowRational({ whole, fraction, repeating: "" }, base);
        for (const value of convertText(`${whole}.${fraction}`, base, bases).values) {
          const read = slowRational(value, value.base);
          if (!value.isCut) {
            expect(isEqual(read, exact), plainText(value)).toBe(true);
            expect((value.fraction + value.repeating).length).toBeLessThanOrEqual(fractionDigitsMax);
            continue;
          }
          expect(value.fraction).toHaveLength(64);
          expect(value.repeating).toBe("");
          const missing = exact.above * read.below - read.above * exact.below;
          expect(missing > 0n, "cut, not rounded up").toBe(true);
          expect(missing * BigInt(value.base) ** 64n < exact.below * read.below, "by less than a digit").toBe(
            true,
          );
        }
      }),
      { runs: 20, daily: 4, seed: base },
    );
  });
});

describe("known conversions", () => {
  const cases: readonly [text: string, base: number, target: number, expected: string][] = [
    ["45.625", 10, 2, "101101.101"],
    ["45.625", 10, 8, "55.5"],
    ["45.625", 10, 16, "2D.A"],
    ["45.625", 10, 5, "140.(30)"],
    ["45.625", 10, 36, "19.MI"],
    ["0.1", 10, 2, "0.0(0011)"],
    ["0.1", 3, 10, "0.(3)"],
    [".5", 10, 2, "0.1"],
    ["5.", 10, 2, "101"],
    ["007.50", 10, 10, "7.5"],
    ["0", 2, 36, "0"],
    ["ZZ", 36, 10, "1295"],
    ["0.001", 10, 16, "0.0(04189374BC6A7EF9DB22D0E56)"],
  ];
  test.each(cases)("%s of base %d in base %d is %s", (text, base, target, expected) => {
    expect(convertText(text, base, [target]).values.map(plainText)).toEqual([expected]);
  });
});

test("a fraction of more than 64 digits is whole in its own base and cut with … in others", () => {
  const fraction = "123456789".repeat(9);
  const [own, other] = convertText(`0.${fraction}`, 10, [10, 2]).values.map(plainText);
  expect(own).toBe(`0.${fraction}`);
  expect(other).toMatch(/^0\.[01]{64}…$/);
});

test("10,000 digits into every base take seconds at most, also on a busy machine", () => {
  const whole = "Z".repeat(10_000);
  const before = performance.now();
  const { integer } = convertText(whole, 36, bases);
  expect(performance.now() - before).toBeLessThan(10_000);
  expect(integer).toBe(36n ** 10_000n - 1n);
});

describe("groups of four, in binary alone", () => {
  const cases: readonly [text: string, target: number, expected: string][] = [
    ["45.625", 2, "0010 1101.1010"],
    ["45.625", 16, "2D.A"],
    ["255", 2, "1111 1111"],
    ["256", 2, "0001 0000 0000"],
    ["0", 2, "0000"],
    ["0.0078125", 2, "0000.0000 0010"],
    ["0.1", 2, "0000.0(0011)"],
    ["123456", 10, "123456"],
  ];
  test.each(cases)("%s in base %d is shown as %s", (text, target, expected) => {
    expect(convertText(text, 10, [target]).values.map(shownText)).toEqual([expected]);
  });
  test("a cut fraction keeps its mark", () => {
    expect(convertText(`0.${"1".repeat(70)}`, 10, [2]).values.map(shownText)[0]).toMatch(
      /^0000\.(?:[01]{4} ){15}[01]{4}…$/,
    );
  });
  test.each([
    ["", ""],
    ["1", "1"],
    ["101", "101"],
    ["1011", "1011"],
    ["101101", "10 1101"],
    ["11110000", "1111 0000"],
  ])("%j is grouped from the right: %j", (digits, groups) => {
    expect(grouped(digits)).toBe(groups);
  });
  test("grouping 100,000 digits takes a moment, also on a busy machine", () => {
    const before = performance.now();
    expect(grouped("1".repeat(100_000))).toHaveLength(124_999);
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});

describe("base names", () => {
  test.each([
    [2, "Binary"],
    [3, "Ternary"],
    [8, "Octal"],
    [10, "Decimal"],
    [12, "Duodecimal"],
    [16, "Hexadecimal"],
    [20, "Vigesimal"],
    [30, "Trigesimal"],
    [34, "Tetratrigesimal"],
    [35, "Pentatrigesimal"],
    [36, "Hexatrigesimal"],
    [1, ""],
    [37, ""],
  ])("%d is %s", (base, name) => {
    expect(baseName(base)).toBe(name);
  });
  test("no two bases share one", () => {
    expect(new Set(bases.map(baseName)).size).toBe(35);
  });
  test("four have a short one", () => {
    expect(bases.map(shortName).filter((name) => name !== null)).toEqual(["BIN", "OCT", "DEC", "HEX"]);
  });
});
