// A min term in the list of don't-cares is found.

import { describe, expect, test } from "vitest";
import { sharedNumber } from "#features/simplifier/core/dont-cares.ts";
import { prepareInput } from "#contract/input.ts";

const list = (typed: string) => prepareInput(typed, "mint");

describe("the first don't-care that is a min term is named with its span", () => {
  const cases: readonly [minTerms: string, dontCares: string, start: number, end: number][] = [
    ["1 3", "3", 0, 1],
    ["1 3", "0, 2,  3", 7, 8],
    ["15", " 5  015 15", 4, 7],
    ["0", "10 00", 3, 5],
  ];
  test.each(cases)("%j and %j", (minTerms, dontCares, start, end) => {
    expect(sharedNumber(list(minTerms), list(dontCares))).toEqual({
      message: expect.stringMatching(/^The number “\d+” is also one of the min terms/),
      code: "required_and_free",
      span: { start, end },
    });
  });

  test.each([
    ["1 3", "0 2"],
    ["11", "1"],
    ["1", "11 10"],
  ])("%j and %j share none", (minTerms, dontCares) => {
    expect(sharedNumber(list(minTerms), list(dontCares))).toBeNull();
  });
});
