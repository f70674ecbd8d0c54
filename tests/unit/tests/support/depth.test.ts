// How many runs a tier makes.

import { expect, test } from "vitest";
import { runsIn } from "#support/depth.ts";

test.each<readonly [deep: number, daily: number | undefined, inDaily: number]>([
  [20, undefined, 20],
  [100, undefined, 100],
  [1_000, undefined, 100],
  [5_000, undefined, 250],
  [20_000, undefined, 500],
  [300, 20, 20],
  [10, 20, 10],
])("%i deep runs, and %s named for daily, are %i in daily", (deep, daily, inDaily) => {
  expect(runsIn(false, deep, daily)).toBe(inDaily);
  expect(runsIn(true, deep, daily)).toBe(deep);
});
