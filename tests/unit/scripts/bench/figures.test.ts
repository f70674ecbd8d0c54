// The figures that the benchmarks print.

import { expect, test } from "vitest";
import { median, percentile } from "#scripts/bench/figures.ts";

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test.each<readonly [values: readonly number[], percent: number, expected: number]>([
  [hundred, 50, 50],
  [hundred, 99, 99],
  [hundred, 100, 100],
  [hundred, 0, 1],
  [[3, 1, 2], 50, 2],
  [[3, 1, 2], 99, 3],
  [[7], 50, 7],
  [[], 50, Number.NaN],
])("%#: %i %% is %d", (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected);
});

test("the median lies between the two values in the middle", () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([5, 1, 3])).toBe(3);
});
