// The drawn digits: one height for both, and the foot of the 1 under its stem.

import { expect, test } from "vitest";
import { digitPath, digitWidth } from "#circuit/core/scene/digits.ts";

/** The points of a path of lines and of half circles that end above or below their middle. */
function pointsOf(path: string): readonly (readonly [x: number, y: number])[] {
  let at: readonly [number, number] = [Number.NaN, Number.NaN];
  return [...path.matchAll(/([MLHVA])([^MLHVAZ]*)/g)].map(([, command, given = ""]) => {
    const numbers = given.trim().split(/\s+/).map(Number);
    const [x, y] = numbers.slice(-2);
    if (command === "H") at = [numbers[0] ?? Number.NaN, at[1]];
    else if (command === "V") at = [at[0], numbers[0] ?? Number.NaN];
    else at = [x ?? Number.NaN, y ?? Number.NaN];
    return at;
  });
}

test("both digits are 9.4 high with their stroke, around the point that is given", () => {
  const one = pointsOf(digitPath(1, 10, 20)).map(([, y]) => y);
  // The round ends of the 0 reach a radius beyond its sides.
  const radius = 2.4;
  const zero = pointsOf(digitPath(0, 10, 20)).map(([, y]) => y);
  for (const [top, bottom] of [
    [Math.min(...one), Math.max(...one)],
    [Math.min(...zero) - radius, Math.max(...zero) + radius],
  ] as const) {
    expect(bottom - top + digitWidth).toBeCloseTo(9.4, 9);
    expect((top + bottom) / 2).toBeCloseTo(20, 9);
  }
});

test("the foot of the 1 is as wide as the 0 within a pixel, with the stem above its middle", () => {
  const points = pointsOf(digitPath(1, 0, 0));
  const foot = points.slice(-2).map(([x]) => x);
  const stem = points[2]?.[0] ?? Number.NaN;
  expect(Math.abs(Math.min(...foot) + Math.max(...foot) - 2 * stem)).toBeLessThan(0.2);
  expect(Math.max(...foot) - Math.min(...foot)).toBeCloseTo(5.3, 1);
  const sides = pointsOf(digitPath(0, 0, 0)).map(([x]) => x);
  expect(Math.max(...sides) - Math.min(...sides)).toBeCloseTo(4.8, 9);
});
