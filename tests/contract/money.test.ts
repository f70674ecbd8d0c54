// Money is exact: what is charged, how it is read and how it is written.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountCentsMax, amountCentsOf, formatAmount, parseAmount } from "#contract/money.ts";
import { assertProperty } from "#support/depth.ts";

describe("an amount is price × (100 − offer) / 100, half a cent rounded up", () => {
  const cases: readonly [price: number, offer: number, amount: number][] = [
    [499, 0, 499],
    [499, 100, 0],
    [2000, 25, 1500],
    [3600, 30, 2520],
    [1, 50, 1],
    [1, 51, 0],
    [5, 10, 5],
    [15, 10, 14],
    [105, 1, 104],
    [150, 1, 149],
    [0, 50, 0],
    [amountCentsMax, 0, amountCentsMax],
    [amountCentsMax, 50, 500_000_000],
  ];
  test.each(cases)("%i cents less %i %% is %i cents", (price, offer, amount) => {
    expect(amountCentsOf(price, offer)).toBe(amount);
  });

  test("for every price from 0.01 to 100.00 and every offer from 0 to 100 as integers of any size have it", () => {
    const wrong: unknown[] = [];
    for (let price = 1; price <= 10_000; price += 1)
      for (let offer = 0; offer <= 100; offer += 1) {
        const twice = 2n * BigInt(price) * BigInt(100 - offer) + 100n;
        const amount = amountCentsOf(price, offer);
        if (BigInt(amount) !== twice / 200n) wrong.push([price, offer, amount]);
      }
    expect(wrong).toEqual([]);
  });

  test("for every price the wire can hold", () => {
    const price = fc.integer({ min: 0, max: amountCentsMax });
    assertProperty(
      fc.property(price, fc.integer({ min: 0, max: 100 }), (cents, offer) => {
        expect(BigInt(amountCentsOf(cents, offer))).toBe((BigInt(cents) * BigInt(100 - offer) + 50n) / 100n);
      }),
    );
  });

  test.each([
    [-1, 0],
    [1.5, 0],
    [NaN, 0],
    [amountCentsMax + 1, 0],
    [100, -1],
    [100, 101],
    [100, 12.5],
    [100, NaN],
  ])("%d cents less %d %% is a bug of the caller", (price, offer) => {
    expect(() => amountCentsOf(price, offer)).toThrow(RangeError);
  });
});

describe("an amount as text", () => {
  const read: readonly [text: string, cents: number | null][] = [
    ["0.00", 0],
    ["0.01", 1],
    ["4.99", 499],
    ["04.99", 499],
    ["9999999.99", amountCentsMax],
    ["10000000.00", null],
    ["", null],
    ["4", null],
    ["4.9", null],
    ["4.990", null],
    ["4,99", null],
    [".99", null],
    ["4.", null],
    ["+4.99", null],
    ["-4.99", null],
    [" 4.99", null],
    ["4.99\n", null],
    ["4.99 ", null],
    ["1,499.00", null],
    ["1e2.00", null],
    ["0x1.00", null],
    ["٤.٩٩", null],
    ["９.００", null],
  ];
  test.each(read)("%j is %j cents", (text, cents) => {
    expect(parseAmount(text)).toBe(cents);
  });

  test.each([
    [0, "0.00"],
    [5, "0.05"],
    [50, "0.50"],
    [100, "1.00"],
    [123_456_789, "1234567.89"],
    [amountCentsMax, "9999999.99"],
  ])("%i cents are %j", (cents, text) => {
    expect(formatAmount(cents)).toBe(text);
  });

  test("what is written reads back the same", () => {
    assertProperty(
      fc.property(fc.integer({ min: 0, max: amountCentsMax }), (cents) => {
        expect(parseAmount(formatAmount(cents))).toBe(cents);
      }),
    );
  });

  test.each([-1, 0.5, NaN, Infinity, amountCentsMax + 1])("%d is no amount to write", (cents) => {
    expect(() => formatAmount(cents)).toThrow(RangeError);
  });
});
