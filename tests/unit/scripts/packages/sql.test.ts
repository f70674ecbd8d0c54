// The list of packages: the fields of an operator's file, each fault with its path, and the rows in the database.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readPackages, type PackageEntry } from "#scripts/packages/list.ts";
import { setPackagesSql } from "#scripts/packages/sql.ts";
import { amountCentsOf } from "#contract/money.ts";
import { emptyDatabase } from "#support/server/database.ts";

const good = {
  packageId: "monthly",
  name: "Monthly",
  description: "All of it.",
  price: "4.00",
  offerAmount: 0,
  period: 30,
};

function packagesOf(value: unknown): readonly PackageEntry[] {
  const read = readPackages(JSON.stringify(value));
  if (!read.ok) throw new Error(read.faults.join("\n"));
  return read.packages;
}

describe("a file that is right", () => {
  test("the local list: three packages with their prices after the offer", () => {
    const read = readPackages(readFileSync("scripts/packages/local.json", "utf8"));
    const shown = read.ok
      ? read.packages.map(({ packageId, priceCents, offerAmount, period }) => [
          packageId,
          priceCents,
          amountCentsOf(priceCents, offerAmount),
          period,
        ])
      : read.faults;
    expect(shown).toEqual([
      ["monthly", 400, 400, 30],
      ["semester", 2000, 1500, 180],
      ["yearly", 3600, 2520, 365],
    ]);
  });

  test.each<readonly [what: string, list: readonly object[]]>([
    ["an empty list", []],
    ["the smallest values", [{ ...good, packageId: "a", price: "0.01", offerAmount: 0, period: 1 }]],
    [
      "the largest",
      [{ ...good, packageId: "a".repeat(40), price: "9999999.99", offerAmount: 100, period: 3660 }],
    ],
    ["names of any script, with quotes", [{ ...good, name: `O'Hara "π"; --`, description: "月額 🎓" }]],
  ])("%s", (_, list) => {
    expect(readPackages(JSON.stringify(list)).ok).toBe(true);
  });
});

describe("a file that is wrong: each fault with its place", () => {
  const id = "must have 1 to 40 small letters, digits and hyphens.";
  const price = 'must be more than "0.00" and have two decimals and no separators, like "4.00".';
  const offer = "must be a whole number from 0 to 100.";
  const period = "must be a whole number from 1 to 3660.";
  test.each<readonly [value: unknown, faults: readonly string[]]>([
    [{}, ["The list must be an array."]],
    [null, ["The list must be an array."]],
    [["monthly"], ["[0] must be an object."]],
    [[good, { ...good, packageId: "b", price: "4" }], [`[1].price ${price}`]],
    [[{ ...good, price: 4 }], ['[0].price must be a text with two decimals, like "4.00".']],
    [[{ ...good, price: "0.00" }], [`[0].price ${price}`]],
    [[{ ...good, price: "-4.00" }], [`[0].price ${price}`]],
    [[{ ...good, price: "4,00" }], [`[0].price ${price}`]],
    [[{ ...good, price: "10000000.00" }], [`[0].price ${price}`]],
    [[{ ...good, offerAmount: 101 }], [`[0].offerAmount ${offer}`]],
    [[{ ...good, offerAmount: -1 }], [`[0].offerAmount ${offer}`]],
    [[{ ...good, offerAmount: 2.5 }], [`[0].offerAmount ${offer}`]],
    [[{ ...good, offerAmount: "25" }], [`[0].offerAmount ${offer}`]],
    [[{ ...good, period: 0 }], [`[0].period ${period}`]],
    [[{ ...good, period: 4000 }], [`[0].period ${period}`]],
    [[{ ...good, packageId: "" }], [`[0].packageId ${id}`]],
    [[{ ...good, packageId: "Monthly" }], [`[0].packageId ${id}`]],
    [[{ ...good, packageId: "'); DROP TABLE orders; --" }], [`[0].packageId ${id}`]],
    [[{ ...good, packageId: "a\n" }], [`[0].packageId ${id}`]],
    [[{ ...good, packageId: 1 }], ["[0].packageId must be a text."]],
    [[{ ...good, name: " " }], ["[0].name must not be empty."]],
    [[{ ...good, name: "x".repeat(61) }], ["[0].name must have at most 60 characters."]],
    [[{ ...good, name: "a\0b" }], ["[0].name must be one line without control characters."]],
    [[{ ...good, description: "a\nb" }], ["[0].description must be one line without control characters."]],
    [[{ ...good, description: "x".repeat(201) }], ["[0].description must have at most 200 characters."]],
    [[{ ...good, cents: 400, position: 1 }], ["[0] has unknown members: cents, position."]],
    [
      [good, { ...good, packageId: "b" }, good],
      ['[2].packageId is "monthly" once more; each package stands in the list once.'],
    ],
    [
      [{}, { ...good, price: "free", period: "30" }],
      [
        "[0].packageId must be a text.",
        "[0].name must be a text.",
        "[0].description must be a text.",
        '[0].price must be a text with two decimals, like "4.00".',
        `[0].offerAmount ${offer}`,
        `[0].period ${period}`,
        `[1].price ${price}`,
        `[1].period ${period}`,
      ],
    ],
  ])("%j", (value, faults) => {
    const read = readPackages(JSON.stringify(value));
    expect(read.ok ? [] : read.faults).toEqual(faults);
  });

  test.each(["", "[", "monthly"])("no JSON: %j", (text) => {
    const read = readPackages(text);
    expect(read.ok ? [] : read.faults).toEqual([expect.stringMatching(/^The list is no JSON: /)]);
  });
});

describe("the database", () => {
  const nowMs = 1_000;
  const listOf = (...ids: readonly string[]) => packagesOf(ids.map((packageId) => ({ ...good, packageId })));

  test("has the list in the file's order, and takes it from a later one", () => {
    const database = emptyDatabase();
    const order = () =>
      database
        .prepare("SELECT package_id FROM packages WHERE retired_at_ms IS NULL ORDER BY position")
        .all()
        .map((row) => row["package_id"]);
    database.exec(setPackagesSql(listOf("b", "a", "c"), nowMs));
    expect(order()).toEqual(["b", "a", "c"]);
    database.exec(setPackagesSql(listOf("c", "b", "a"), nowMs));
    expect(order()).toEqual(["c", "b", "a"]);
  });

  test("retires what is missing, once, and takes back what is there again", () => {
    const database = emptyDatabase();
    const retired = () =>
      Object.fromEntries(
        database
          .prepare("SELECT package_id, retired_at_ms FROM packages ORDER BY package_id")
          .all()
          .map((row) => [row["package_id"], row["retired_at_ms"]]),
      );
    database.exec(setPackagesSql(listOf("a", "b"), nowMs));
    database.exec(setPackagesSql(listOf("b"), 2_000));
    expect(retired()).toEqual({ a: 2_000, b: null });
    database.exec(setPackagesSql(listOf("c"), 3_000));
    expect(retired()).toEqual({ a: 2_000, b: 3_000, c: null });
    database.exec(setPackagesSql(listOf("a"), 4_000));
    expect(retired()).toEqual({ a: null, b: 3_000, c: 4_000 });
    database.exec(setPackagesSql([], 5_000));
    expect(retired()).toEqual({ a: 5_000, b: 3_000, c: 4_000 });
  });

  test("has each field as it was written, whatever the texts are", () => {
    const database = emptyDatabase();
    const name = `'); DROP TABLE packages; --`;
    const description = `O'Hara "π" \\' ? ?1 :a $b /* 🎓`;
    const [written] = packagesOf([
      { ...good, name, description, price: "36.00", offerAmount: 30, period: 365 },
    ]);
    database.exec(setPackagesSql(written ? [written] : [], nowMs));
    expect({ ...database.prepare("SELECT * FROM packages").get() }).toEqual({
      package_id: "monthly",
      name,
      description,
      price_cents: 3600,
      offer_percent: 30,
      period_days: 365,
      position: 0,
      retired_at_ms: null,
    });
  });

  test("takes all of a list or nothing of it", () => {
    const database = emptyDatabase();
    database.exec(setPackagesSql(listOf("a", "b"), nowMs));
    const before = database.prepare("SELECT * FROM packages").all();
    const [first] = listOf("c");
    // No file says so: readPackages refuses it. The schema is the last to hold.
    const broken = first ? [first, { ...first, packageId: "d", priceCents: 0 }] : [];
    expect(() => database.exec(setPackagesSql(broken, nowMs))).toThrow(/CHECK constraint/);
    expect(database.prepare("SELECT * FROM packages").all()).toEqual(before);
  });

  test("is reached by one statement", () => {
    const { packages } = { packages: listOf("a", "b") };
    expect(setPackagesSql(packages, nowMs)).not.toContain(";");
  });
});
