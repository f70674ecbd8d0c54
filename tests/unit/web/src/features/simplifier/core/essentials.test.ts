// Essential prime implicants compared with their definition, for functions with and without don't-cares; and the bound.

import fc from "fast-check";
import { expect, test } from "vitest";
import { packColumn } from "#contract/packed-column.ts";
import { packCubes, type Cube } from "#answer/core/cubes.ts";
import { essentialPrimes } from "#features/simplifier/core/essentials.ts";
import { assertProperty } from "#support/depth.ts";

const covers = ({ care, value }: Cube, row: number) => (row & care) === value;
const isWithin = (inner: Cube, outer: Cube) =>
  (inner.care & outer.care) === outer.care && (inner.value & outer.care) === outer.value;

/** Row by row: 0 for a row that is 0, 1 for a min term, 2 for a don't-care. */
type Rows = readonly number[];

function rowsWith(rows: Rows, isWanted: (kind: number) => boolean): number[] {
  return rows.flatMap((kind, row) => (isWanted(kind) ? [row] : []));
}

/** The largest cubes without a 0 that cover a min term, by trying every cube. */
function primesOf(rows: Rows): Cube[] {
  const cubes = rows.flatMap((_, care) =>
    rows.flatMap((__, value) => ((value & ~care) === 0 ? [{ care, value }] : [])),
  );
  const implicants = cubes.filter((cube) => rows.every((kind, row) => kind !== 0 || !covers(cube, row)));
  return implicants.filter(
    (cube) =>
      !implicants.some((other) => other !== cube && isWithin(cube, other)) &&
      rows.some((kind, row) => kind === 1 && covers(cube, row)),
  );
}

function check(rows: Rows): void {
  const variables = Math.log2(rows.length);
  const primes = primesOf(rows);
  const minTerms = rowsWith(rows, (kind) => kind === 1);
  const expected = primes.flatMap((prime, at) => {
    const others = primes.filter((other) => other !== prime);
    const isNeeded = minTerms.some(
      (row) => covers(prime, row) && !others.some((other) => covers(other, row)),
    );
    return isNeeded ? [at] : [];
  });
  const found = essentialPrimes(packColumn(minTerms, rows.length), packCubes(primes), variables);
  expect([...(found ?? [])]).toEqual(expected);
}

test("they are the primes that alone cover some min term, in any function of 0 to 4 variables", () => {
  const functions = fc
    .integer({ min: 0, max: 4 })
    .chain((variables) =>
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 2 ** variables, maxLength: 2 ** variables }),
    );
  assertProperty(fc.property(functions, check), { seed: 13, runs: 300 });
});

test.each([
  ["A cyclic core has none", [1, 1, 1, 0, 0, 1, 1, 1]],
  ["a don't-care makes no prime essential", [1, 2, 0, 0]],
  ["the constant 1 has one", [1, 1, 1, 1]],
  ["the constant 0 has none", [0, 0]],
])("%s", (_name, rows) => check(rows));

test("past the bound nothing is said: forty cubes of 2^17 rows each", () => {
  const half = { care: 1, value: 1 };
  const primes = packCubes(Array.from({ length: 40 }, () => half));
  expect(essentialPrimes(packColumn([1], 2 ** 18), primes, 18)).toBeNull();
});

test("within the bound the largest functions are marked: eighteen variables, each alone a prime", () => {
  const primes = Array.from({ length: 18 }, (_, at) => ({ care: 2 ** at, value: 2 ** at }));
  const ones = Array.from({ length: 2 ** 18 - 1 }, (_, at) => at + 1);
  const found = essentialPrimes(packColumn(ones, 2 ** 18), packCubes(primes), 18);
  expect(found?.size).toBe(18);
});
