// What lesson 06 says in its prose, against the crate: the sum in which laws get stuck, the ring of two minima, and Petrick's sum.

import { expect, test } from "vitest";
import { chartOf, crossesOf, essentialsOf, minimaOf, uncovered } from "#learn/practice/by-hand/core/chart.ts";
import { columnsOf, type RowFunction } from "#learn/practice/by-hand/core/merging.ts";
import { stuck } from "#lessons/06/cost/core/data.ts";
import { maps } from "#lessons/06/map/core/maps.ts";
import { works } from "#lessons/06/tables/core/works.ts";
import { crateDifference, crateMinimum } from "#support/logic/crate-values.ts";

const ring: RowFunction = { variables: 3, ones: [0, 1, 2, 5, 6, 7], dontCares: [] };

test("no term and no literal of the sum can be left out, and the other sum is smaller", () => {
  const terms = stuck.left.split("+").map((term) => term.split("."));
  const written = (some: readonly (readonly string[])[]) => some.map((term) => term.join(".")).join("+");
  expect(written(terms)).toBe(stuck.left);
  for (const [at, term] of terms.entries()) {
    const others = terms.filter((_, other) => other !== at);
    expect(crateDifference(written(others), stuck.left), term.join(".")).not.toBeNull();
    for (const literal of term) {
      const shorter = [...others, term.filter((other) => other !== literal)];
      expect(crateDifference(written(shorter), stuck.left), `${term.join(".")}: ${literal}`).not.toBeNull();
    }
  }
  expect(crateDifference(stuck.left, stuck.right)).toBeNull();
  const { terms: fewest, literals } = crateMinimum(stuck.left);
  expect([terms.length, fewest, literals]).toEqual([4, 3, 6]);
});

test("in the ring each row is in two prime implicants of two rows, and there are two smallest sums", () => {
  const chart = chartOf(ring);
  expect(chart.primes.map(({ rows }) => rows)).toEqual([
    [0, 1],
    [0, 2],
    [1, 5],
    [2, 6],
    [5, 7],
    [6, 7],
  ]);
  for (const row of ring.ones) expect(crossesOf(chart, row)).toHaveLength(2);
  // P1, P4 and P5; P2, P3 and P6.
  expect(minimaOf(chart)).toEqual([
    [0, 3, 4],
    [1, 2, 5],
  ]);
});

test("of the map with essential prime implicants the caption names the cells that have one group, and those left", () => {
  const { caption, ones, groups } = maps.essential;
  const chart = chartOf({ variables: 4, ones, dontCares: [] });
  const essentials = essentialsOf(chart);
  const [inOne, left] = caption.split(". ").map((sentence) => [...sentence.matchAll(/\d+/g)].map(Number));
  expect(inOne).toEqual(essentials.map(({ row }) => row));
  expect(left).toEqual(
    uncovered(
      chart,
      essentials.map(({ at }) => at),
    ),
  );
  expect(groups).toHaveLength(essentials.length + 1);
});

test("of the map with don't-cares the caption names the digits with a 1 and the rows that never occur", () => {
  const { caption, ones, dontCares } = maps.free;
  const [from = 0, first = 0, last = 0] = [...caption.matchAll(/\d+/g)].map(Number);
  const rows = Array.from({ length: 16 }, (_, row) => row);
  expect(dontCares).toEqual(rows.filter((row) => row >= first && row <= last));
  expect(ones).toEqual(rows.filter((row) => row >= from && row < first));
});

test("the function to merge has three columns, and the essential prime implicants of the chart are not enough", () => {
  expect(columnsOf(works.merging)).toHaveLength(3);
  const chart = chartOf(works.chart);
  expect(essentialsOf(chart).map(({ row }) => row)).toEqual([0, 14]);
  expect(minimaOf(chart)).toHaveLength(1);
});
