// Which numbers are valid, the base and width that follow from a number, and which bases can be added (sections 4, 5
// and 9).

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { baseMeant } from "#features/number-systems/core/base-meant.ts";
import { addable, availableBases, isEntry, parseCustomBases } from "#features/number-systems/core/bases.ts";
import {
  bitLength,
  bitsNeeded,
  complements,
  fits,
  hexOf,
  moreWidths,
  signedValue,
  type Width,
  widthFor,
  widths,
} from "#numbers/core/complement.ts";
import {
  asked,
  edited,
  emptyConverter,
  viewOf,
  type ConverterState,
} from "#features/number-systems/core/converter.ts";
import { briefText } from "#numbers/core/number-text.ts";
import { digitsMax, readNumber, upperCased, type WrongKind } from "#numbers/core/read-number.ts";
import { assertProperty } from "#support/depth.ts";

const fixed = availableBases([]);

describe("decimal is offered where the rules took a smaller base", () => {
  test.each([
    ["45.625", null, 10],
    ["1011", null, 10],
    ["-1011", null, 10],
    ["45.625", 8, null],
    ["45.625", 10, null],
    ["19", null, null],
    ["FF", null, null],
  ] as const)("%s, chosen %j: %j", (text, chosen, meant) => {
    const reading = readNumber(text, 16);
    if (reading.kind !== "number") throw new Error(text);
    expect(baseMeant(text, reading, chosen, fixed)?.base ?? null).toBe(meant);
  });
});

describe("a base that the text names is offered where the rules read another number", () => {
  test.each([
    ["0B1101", 16, 2, "1101"],
    ["1101B", 16, 2, "1101"],
    ["-1101B", 16, 2, "-1101"],
    ["100_16", 8, 16, "100"],
    ["101_2", 8, 2, "101"],
    ["17D", 16, 10, "17"],
    ["0D19", 16, 10, "19"],
    // No base is named: a digit that the base has not, or nothing but the mark.
    ["12B", 16, null, null],
    ["0B12", 16, null, null],
    ["1F_10", 16, null, null],
    ["B", 16, null, null],
  ] as const)("%s, read in %i: %j %j", (text, base, meant, digits) => {
    const { shown, reading } = viewOf(edited(emptyConverter, text, fixed), fixed);
    if (reading.kind !== "number") throw new Error(text);
    expect(shown?.base).toBe(base);
    expect(baseMeant(text, reading, null, fixed)).toEqual(meant === null ? null : { base: meant, digits });
    expect(baseMeant(text, reading, base, fixed)).toBeNull();
  });

  test.each([
    ["0XFF", 16, "FF"],
    ["0x1.8", 16, "1"],
    ["-0XFF", 16, "FF"],
    ["0O17", 8, "17"],
    ["9FH", 16, "9F"],
    ["17Q", 8, "17"],
    ["8'HFF", 16, "FF"],
    ["4'B1010", 2, "1010"],
    ["100₁₆", 16, "100"],
    ["101₂", 2, "101"],
  ])("%s is valid in no base, and is read in %i at once", (text, base, whole) => {
    const { shown, validBases, reading } = viewOf(edited(emptyConverter, text, fixed), fixed);
    expect(shown).toMatchObject({ base, numeral: { whole, isNegative: text.startsWith("-") } });
    expect(validBases).toEqual([base]);
    expect(reading.kind === "number" && baseMeant(upperCased(text), reading, null, fixed)).toBeNull();
  });

  test("a mark alone is unfinished, and a digit that its base has not is wrong", () => {
    for (const text of ["0X", "8'H"]) {
      const { reading } = viewOf(edited(emptyConverter, text, fixed), fixed);
      expect(reading, text).toMatchObject({ kind: "wrong", wrong: { kind: "unfinished" } });
    }
    expect(viewOf(edited(emptyConverter, "0XG", fixed), fixed).reading).toMatchObject({
      wrong: { kind: "notDigit", character: "X" },
    });
  });
});

describe("a number in the line under the field has two digits after the point at most", () => {
  test.each([
    ["37", "", "", false, "37"],
    ["37", "7", "", false, "37.7"],
    ["37", "79", "", false, "37.79"],
    ["37", "791015625", "", false, "37.79…"],
    ["0", "", "3", false, "0.3…"],
    ["0", "0", "0011", false, "0.00…"],
    ["1", "2", "", true, "1.2…"],
    ["9".repeat(15), "", "", false, "9".repeat(15)],
    ["9".repeat(16), "", "", false, null],
  ])("%s.%s(%s)", (whole, fraction, repeating, isCut, brief) => {
    expect(briefText({ base: 10, whole, fraction, repeating, isCut })).toBe(brief);
  });
});

describe("the smallest base in which the text is valid is selected, bases in which it is not are disabled", () => {
  const cases: readonly [text: string, custom: readonly number[], base: number, valid: readonly number[]][] =
    [
      ["0", [], 2, [2, 8, 10, 16]],
      ["101", [], 2, [2, 8, 10, 16]],
      ["102", [], 8, [8, 10, 16]],
      ["178", [], 10, [10, 16]],
      ["17a", [], 16, [16]],
      ["1.01", [], 2, [2, 8, 10, 16]],
      ["1.08", [], 10, [10, 16]],
      [".5", [], 8, [8, 10, 16]],
      ["5.", [], 8, [8, 10, 16]],
      ["1010 1101", [], 2, [2, 8, 10, 16]],
      ["FF_FF", [], 16, [16]],
      ["102", [3], 3, [3, 8, 10, 16]],
      ["14", [5, 36], 5, [5, 8, 10, 16, 36]],
      ["1G", [36], 36, [36]],
      ["1G", [20, 36], 20, [20, 36]],
    ];
  test.each(cases)("%s with %j", (text, custom, base, valid) => {
    const bases = availableBases(custom);
    const view = viewOf(edited(emptyConverter, text, bases), bases);
    expect(view.shown?.base).toBe(base);
    expect(view.validBases).toEqual(valid);
  });
  test("while nothing is typed, none is selected and all can be", () => {
    expect(viewOf(emptyConverter, fixed)).toMatchObject({ shown: null, validBases: [2, 8, 10, 16] });
  });
});

describe("a base the person clicked", () => {
  const typed = (texts: readonly string[], state: ConverterState) =>
    texts.reduce((before, text) => edited(before, text, fixed), state);
  const clicked = (text: string, base: number) => ({ ...edited(emptyConverter, text, fixed), base });
  const baseOf = (state: ConverterState) => viewOf(state, fixed).shown?.base;
  test("stays while the text is valid in it", () => {
    expect(baseOf(typed(["10", "107", "1079"], clicked("1", 16)))).toBe(16);
  });
  test("is forgotten when the text is valid only in others", () => {
    const state = typed(["17A"], clicked("17", 10));
    expect(baseOf(state)).toBe(16);
    expect(baseOf(typed(["17"], state))).toBe(8);
  });
  test("stays over a text that is valid in none", () => {
    expect(baseOf(typed(["17G", "17"], clicked("17", 16)))).toBe(16);
  });
  test("clicked before anything is typed, it holds for what is", () => {
    expect(baseOf(typed(["1"], { ...emptyConverter, base: 10 }))).toBe(10);
  });
  test("is forgotten with the text", () => {
    expect(typed([""], clicked("17", 16))).toEqual(emptyConverter);
  });
  test("that was taken away leaves the choice to the rule", () => {
    const bases = availableBases([5]);
    expect(viewOf({ ...edited(emptyConverter, "14", bases), base: 5 }, fixed).shown?.base).toBe(8);
  });
});

test("a text that is no number keeps the last one in the tables", () => {
  const state = edited(edited(emptyConverter, "45", fixed), "45G", fixed);
  const view = viewOf(state, fixed);
  expect(state.text).toBe("45G");
  expect(view.shown).toMatchObject({ base: 8, numeral: { whole: "45" } });
  expect(view.validBases).toEqual([]);
});

describe("what is wrong, and where", () => {
  const cases: readonly [text: string, kind: WrongKind["kind"], start: number, end: number][] = [
    ["--5", "sign", 1, 2],
    ["5-", "sign", 1, 2],
    ["±5", "sign", 0, 1],
    [".-5", "sign", 1, 2],
    ["-", "unfinished", 0, 1],
    ["1 2-3", "sign", 3, 4],
    ["1,5", "comma", 1, 2],
    ["1.2.3", "secondPoint", 3, 4],
    ["12G4", "notDigit", 2, 3],
    ["1é", "notDigit", 1, 2],
    ["1\u{1f600}", "notDigit", 1, 3],
    ["ß", "notDigit", 0, 1],
    ["\u0131", "notDigit", 0, 1],
    [".", "unfinished", 0, 1],
    ["_", "unfinished", 0, 1],
    ["1".repeat(10_001), "tooLong", 10_000, 10_001],
    [`${"1".repeat(6_000)}.${"0".repeat(5_000)}`, "tooLong", 10_001, 11_001],
  ];
  test.each(cases)("%s", (text, kind, start, end) => {
    expect(readNumber(upperCased(text), 16)).toMatchObject({
      kind: "wrong",
      wrong: { kind },
      span: { start, end },
    });
  });
  test("a digit is wrong only past the largest base there is", () => {
    expect(readNumber("12Z", 36).kind).toBe("number");
    expect(readNumber("12Z", 35)).toMatchObject({
      wrong: { character: "Z", baseMax: 35 },
      span: { start: 2 },
    });
  });
  test("10,000 digits are read, separators not counted", () => {
    expect(readNumber(`${"1 ".repeat(digitsMax)}`, 16)).toMatchObject({ kind: "number" });
  });
  test.each(["", " ", "\u00a0\u2003"])("%j is empty", (text) => {
    expect(readNumber(text, 16).kind).toBe("empty");
  });
});

test("a sign is before the digits, and is no digit", () => {
  for (const [text, isNegative] of [
    ["-39", true],
    ["\u221239", true],
    ["\u2013 39", true],
    ["+39", false],
    ["39", false],
  ] as const)
    expect(readNumber(text, 16), text).toMatchObject({ numeral: { whole: "39", isNegative } });
});

test("only letters that are digits are upper-cased, and the length stays", () => {
  expect(upperCased("ffß\u0131é")).toBe("FFß\u0131é");
});

describe("the width is the smallest of 4, 8, 12, 16 that fits, else Var", () => {
  const cases: readonly [value: bigint, width: Width, fitting: readonly Width[]][] = [
    [0n, 4, [4, 8, 12, 16, -1]],
    [15n, 4, [4, 8, 12, 16, -1]],
    [16n, 8, [8, 12, 16, -1]],
    [255n, 8, [8, 12, 16, -1]],
    [256n, 12, [12, 16, -1]],
    [4095n, 12, [12, 16, -1]],
    [4096n, 16, [16, -1]],
    [65_535n, 16, [16, -1]],
    [65_536n, -1, [-1]],
  ];
  test.each(cases)("%d", (value, width, fitting) => {
    expect(widthFor(bitLength(value), null)).toBe(width);
    expect(widths.filter((each) => fits(bitLength(value), each))).toEqual(fitting);
  });
  test("a chosen one stays while the number fits it", () => {
    expect(widthFor(6, 12)).toBe(12);
    expect(widthFor(13, 12)).toBe(16);
    expect(widthFor(3, -1)).toBe(-1);
  });
  test("a chosen one is forgotten when the number outgrows it", () => {
    const chosen = { ...edited(emptyConverter, "255", fixed), width: 8 } as const;
    const grown = edited(chosen, "2559", fixed);
    expect(edited(chosen, "254", fixed).width).toBe(8);
    expect(grown.width).toBeNull();
    expect(edited({ ...chosen, width: 16 }, "9".repeat(20), fixed).width).toBeNull();
  });
});

describe("a number below 0", () => {
  test.each([
    [-39n, 8, "11011001"],
    [-8n, 4, "1000"],
    [-9n, 8, "11110111"],
    [-128n, 8, "10000000"],
    [-129n, 12, "111101111111"],
    [-1n, 4, "1111"],
  ] as const)("%i has the 2's complement of %i bits", (value, width, bits) => {
    const needed = bitsNeeded(-value, true);
    expect(widthFor(needed, null)).toBe(width);
    expect(complements(-value, width, true).twos).toBe(bits);
  });

  test("is what its bits are, in each width that holds it", () => {
    assertProperty(
      fc.property(
        fc.bigInt({ min: 1n, max: 1n << 70n }),
        fc.constantFrom(...widths, ...moreWidths),
        (size, chosen) => {
          const width = widthFor(bitsNeeded(size, true), chosen);
          expect(signedValue(complements(size, width, true).twos)).toBe(-size);
        },
      ),
    );
  });

  test("32 and 64 bits are never chosen by themselves", () => {
    expect(widthFor(bitsNeeded(1_073_741_275n, true), null)).toBe(-1);
    expect(hexOf(complements(1_073_741_275n, 32, true).twos)).toBe("C0000225");
  });
});

test("bits are also the number that they are with a sign", () => {
  for (const [value, width, signed] of [
    [0x9fn, 8, -97n],
    [0x9fn, 12, 159n],
    [7n, 4, 7n],
    [8n, 4, -8n],
    [0n, 4, 0n],
  ] as const)
    expect(signedValue(complements(value, width).value)).toBe(signed);
});

describe("complements", () => {
  const inWidth = fc
    .integer({ min: 1, max: 200 })
    .chain((bits) =>
      fc.record({ bits: fc.constant(bits), value: fc.bigInt({ min: 0n, max: (1n << BigInt(bits)) - 1n }) }),
    );
  const check = (value: bigint, width: Width) => {
    const { bits, value: shown, ones, twos } = complements(value, width);
    const all = 1n << BigInt(bits);
    expect([shown, ones, twos].map((digits) => digits.length)).toEqual([bits, bits, bits]);
    expect(BigInt(`0b${shown}`)).toBe(value);
    expect(ones).toBe(Array.from(shown, (bit) => (bit === "1" ? "0" : "1")).join(""));
    expect(BigInt(`0b${twos}`)).toBe((all - value) % all);
    if (value <= all / 2n) expect(signedValue(twos)).toBe(-value);
  };
  test.each([4, 8] as const)("every number of %d bits", (width) => {
    for (let value = 0n; value < 1n << BigInt(width); value += 1n) check(value, width);
  });
  test.each([12, 16] as const)("numbers of %d bits", (width) => {
    assertProperty(
      fc.property(fc.bigInt({ min: 0n, max: (1n << BigInt(width)) - 1n }), (value) => check(value, width)),
      {
        seed: width,
      },
    );
  });
  test("any width: Var is the number's own", () => {
    assertProperty(
      fc.property(inWidth, ({ value }) => {
        check(value, -1);
        expect(complements(value, -1).bits).toBe(value === 0n ? 1 : value.toString(2).length);
      }),
      { seed: 1 },
    );
  });
  test("of 0", () => {
    expect(complements(0n, 8)).toEqual({ bits: 8, value: "00000000", ones: "11111111", twos: "00000000" });
    expect(complements(0n, -1)).toEqual({ bits: 1, value: "0", ones: "1", twos: "0" });
  });
  test("of 45 in 8 bits", () => {
    const { ones, twos } = complements(45n, 8);
    expect([ones, twos].map(hexOf)).toEqual(["D2", "D3"]);
  });
});

describe("custom bases", () => {
  test.each([
    ["", true],
    ["1", true],
    ["36", true],
    ["37", false],
    ["0", false],
    ["05", false],
    ["-3", false],
    ["2.5", false],
    ["1e1", false],
    ["360", false],
    ["a", false],
  ])("%j while typing: %s", (text, accepted) => {
    expect(isEntry(text)).toBe(accepted);
  });
  test("Add takes 2 to 36 but neither a fixed base nor one that is there", () => {
    const enabled = Array.from({ length: 40 }, (_, at) => String(at)).filter(
      (text) => addable(text, [5, 36]) !== null,
    );
    const taken = ["2", "5", "8", "10", "16", "36"];
    expect(enabled).toEqual(
      Array.from({ length: 35 }, (_, at) => String(at + 2)).filter((text) => !taken.includes(text)),
    );
    expect(addable("", [])).toBeNull();
  });
  test.each([
    [null, []],
    ["", []],
    ["{}", []],
    ["[36,5,5]", [5, 36]],
    ['[1,2,10,37,3.5,"7",null,7]', [7]],
  ])("stored as %j: %j", (stored, bases) => {
    expect(parseCustomBases(stored)).toEqual(bases);
  });
  test("available bases ascend", () => {
    expect(availableBases([36, 3, 12])).toEqual([2, 3, 8, 10, 12, 16, 36]);
  });
});

describe("what an address asks for", () => {
  test.each([
    [
      { number: "17a", base: null, width: null },
      { text: "17A", base: null, width: null },
    ],
    [
      { number: "17", base: 16, width: 12 },
      { text: "17", base: 16, width: 12 },
    ],
    [
      { number: "17", base: 2, width: 4 },
      { text: "17", base: null, width: 4 },
    ],
    [
      { number: "255", base: 10, width: 4 },
      { text: "255", base: 10, width: null },
    ],
    [
      { number: "17", base: 36, width: null },
      { text: "17", base: null, width: null },
    ],
  ] as const)("%j", (setup, state) => {
    expect(asked(setup, fixed)).toMatchObject(state);
  });
});
