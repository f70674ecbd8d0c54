// The page's offers from the service's list of packages: the amounts are the Worker's, and the cards are in equal rows.

import { describe, expect, test } from "vitest";
import { formatAmount } from "#contract/money.ts";
import type { PackageOffer } from "#contract/upgrade.ts";
import { columnsFor } from "#features/upgrade/core/columns.ts";
import { offersOf, wantedOf } from "#features/upgrade/core/offers.ts";

const monthly: PackageOffer = {
  packageId: "monthly",
  name: "Monthly",
  description: "Steps.",
  price: "4.00",
  offerAmount: 0,
  period: 30,
};

test("a list keeps its order, and each package its texts", () => {
  const yearly = {
    ...monthly,
    packageId: "yearly",
    name: "Yearly",
    period: 365,
    price: "36.00",
    offerAmount: 30,
  };
  expect(offersOf([yearly, monthly])).toEqual([
    {
      packageId: "yearly",
      name: "Yearly",
      description: "Steps.",
      days: 365,
      offerPercent: 30,
      priceCents: 3600,
      amountCents: 2520,
    },
    expect.objectContaining({ packageId: "monthly", priceCents: 400, amountCents: 400 }),
  ]);
  expect(offersOf([])).toEqual([]);
});

test(
  "the amount is the price less the offer, half a cent up, for all prices to 100.00 and all offers",
  { tags: ["deep"] },
  () => {
    const prices = Array.from({ length: 10_000 }, (_, index) => index + 1);
    for (let offer = 0; offer <= 100; offer += 1) {
      const list = prices.map((cents) => ({ ...monthly, price: formatAmount(cents), offerAmount: offer }));
      const amounts = offersOf(list)?.map(({ amountCents }) => amountCents);
      // In another way than the contract's: by whole numbers without bounds.
      const expected = prices.map((cents) => Number((BigInt(cents) * BigInt(100 - offer) + 50n) / 100n));
      expect(amounts, `${offer} % off`).toEqual(expected);
    }
  },
);

test.each([["4"], ["4,00"], ["-4.00"], ["4.000"], [""]])(
  "a list with the price %j cannot be read",
  (price) => {
    expect(offersOf([monthly, { ...monthly, price }])).toBeNull();
  },
);

test.each([[-1], [101], [12.5], [Number.NaN]])("a list with the offer %d cannot be read", (offerAmount) => {
  expect(offersOf([{ ...monthly, offerAmount }])).toBeNull();
});

test("what is wanted is the package at the amount that is shown", () => {
  const [offer] = offersOf([{ ...monthly, price: "20.00", offerAmount: 25 }]) ?? [];
  expect(offer && wantedOf(offer, "USD")).toEqual({
    packageId: "monthly",
    name: "Monthly",
    days: 30,
    amountCents: 1500,
    currency: "USD",
  });
});

describe("columns", () => {
  test.each([
    [1, 4, 1],
    [2, 4, 2],
    [3, 4, 3],
    [4, 4, 4],
    [5, 4, 3],
    [7, 4, 4],
    [3, 3, 3],
    [4, 3, 2],
    [7, 3, 3],
    [3, 2, 2],
    [7, 1, 1],
  ])("%d cards with room for %d stand in %d columns", (count, room, columns) => {
    expect(columnsFor(count, room)).toBe(columns);
  });
  test("there are never more rows than with the room filled", () => {
    for (let count = 1; count <= 30; count += 1)
      for (let room = 1; room <= 4; room += 1)
        expect(Math.ceil(count / columnsFor(count, room))).toBe(Math.ceil(count / room));
  });
});
