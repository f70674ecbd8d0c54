// The order of an answer's prime implicants on the page, and how many are shown at first.

import { expect, test } from "vitest";
import { primeOrder, shownAtFirst } from "#features/simplifier/core/prime-rows.ts";

test.each([
  [0, [], []],
  [3, [], [0, 1, 2]],
  [5, [3, 1], [1, 3, 0, 2, 4]],
  [4, [0, 1, 2, 3], [0, 1, 2, 3]],
])("of %i those of the result, %j, come first", (count, inResult, order) => {
  expect(primeOrder(count, new Set(inResult))).toEqual(order);
});

test("a button never stands for a single one", () => {
  expect([0, 5, 6, 7, 5_000].map(shownAtFirst)).toEqual([0, 5, 6, 5, 5]);
});
