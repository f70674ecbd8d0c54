// What is kept of the practice: written and read again, and the next level after three in a row.

import { describe, expect, test } from "vitest";
import {
  nextLevel,
  parseProgress,
  solvedIn,
  startLevel,
  withShown,
  withSolved,
  writeProgress,
  type PracticeProgress,
} from "#features/kmap/practice/core/progress.ts";

const solved = (times: number, before: PracticeProgress = {}) =>
  Array.from({ length: times }).reduce((progress: PracticeProgress) => withSolved(progress, "4"), before);

test("three in a row lead to the next level, and a shown solution starts the row again", () => {
  expect(nextLevel(solved(2), "4")).toBe("4");
  expect(nextLevel(solved(3), "4")).toBe("4x");
  const shown = withShown(solved(2), "4");
  expect(nextLevel(solved(2, shown), "4")).toBe("4");
  expect(nextLevel(solved(3, shown), "4")).toBe("4x");
  expect(solvedIn(solved(3, shown), "4")).toEqual({ total: 5, inRow: 3 });
  expect(nextLevel(withSolved(withSolved(withSolved({}, "6"), "6"), "6"), "6")).toBe("6");
});

test("a visitor goes on with the hardest level that was solved, or the one after it", () => {
  expect(startLevel({})).toBe("2");
  expect(startLevel(solved(1))).toBe("4");
  expect(startLevel(solved(3, withSolved({}, "2")))).toBe("4x");
});

test("what is written is read again", () => {
  const progress = withSolved(solved(3), "pos");
  expect(parseProgress(writeProgress(progress))).toEqual(progress);
});

describe("what is no progress counts as nothing", () => {
  test.each([
    null,
    "",
    "{",
    "7",
    "null",
    '{"7":{"total":1,"inRow":1}}',
    '{"4":{"total":1,"inRow":2}}',
    '{"4":{"total":-1,"inRow":-1}}',
    '{"4":{"total":"1","inRow":0}}',
    '{"4":1}',
  ])("%s", (text) => {
    expect(parseProgress(text)).toEqual({});
  });
});
