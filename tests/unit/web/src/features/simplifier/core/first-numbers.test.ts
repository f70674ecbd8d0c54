// The beginning of a list of min terms: a short list is kept whole, and a long list is never cut within a number.

import { expect, test } from "vitest";
import { firstNumbers } from "#features/simplifier/core/first-numbers.ts";

const from = (first: number, length: number, step = 1) =>
  Array.from({ length }, (_, at) => first + at * step);

test.each([
  ["no number", [], "", false],
  ["one number", [7], "7", false],
  ["28 characters are shown whole", from(100, 6), "100, 101, 102, 103, 104, 105", false],
  ["one number more is cut", from(100, 7), "100, 101, 102, 103", true],
  ["every eighth of 64", from(7, 64, 8), "7, 15, 23, 31, 39", true],
  ["large numbers", from(131_072, 9), "131072, 131073", true],
])("%s", (_name, numbers, text, isCut) => {
  expect(firstNumbers(numbers)).toEqual({ text, isCut });
});
