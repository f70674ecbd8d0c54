// Outlines as corners, dashes, and the drawing of the wires of one source.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Point } from "#circuit/core/scene/geometry.ts";
import { withoutSharedTrunks } from "#circuit/core/scene/net-lines.ts";
import { dashesOf, linesOf } from "#circuit/core/scene/outline.ts";
import { assertProperty } from "#support/depth.ts";

const at = (x: number, y: number): Point => ({ x, y });

describe("path data as corners", () => {
  test("straight commands keep their corners, Z closes", () => {
    expect(linesOf("M1 2H5V7L3 9ZM0 0L1 1")).toEqual([
      { points: [at(1, 2), at(5, 2), at(5, 7), at(3, 9)], isClosed: true },
      { points: [at(0, 0), at(1, 1)], isClosed: false },
    ]);
  });

  test.each([
    ["clockwise", "M37.2 0A20 20 0 0 1 37.2 40", at(37.2, 20), 20],
    ["counter-clockwise", "M8 40A40 40 0 0 0 8 0", at(8 - Math.sqrt(1200), 20), 40],
    ["a tip", "M22.6 0A40 40 0 0 1 57.241 20", at(22.6, 40), 40],
  ])("an arc stays on its circle: %s", (_, d, centre, radius) => {
    const points = linesOf(d)[0]?.points ?? [];
    for (const { x, y } of points) expect(Math.hypot(x - centre.x, y - centre.y)).toBeCloseTo(radius, 1);
    // At 400 % and two device pixels a px, a chord is less than half a pixel off its arc.
    for (const [index, point] of points.entries()) {
      const before = points[index - 1];
      if (!before) continue;
      const middle = at((point.x + before.x) / 2, (point.y + before.y) / 2);
      expect(radius - Math.hypot(middle.x - centre.x, middle.y - centre.y)).toBeLessThan(0.05);
    }
  });
});

/** Lines with level and upright segments, from one point. */
const lines = fc.array(
  fc
    .array(fc.tuple(fc.boolean(), fc.integer({ min: -6, max: 6 })), { minLength: 1, maxLength: 5 })
    .map((turns) => {
      const points = [at(0, 0)];
      for (const [isLevel, by] of turns) {
        const last = points.at(-1) ?? at(0, 0);
        if (by !== 0) points.push(isLevel ? at(last.x + by * 5, last.y) : at(last.x, last.y + by * 5));
      }
      return points;
    })
    .filter((line) => line.length > 1),
  { minLength: 1, maxLength: 6 },
);

const lengthOf = (line: readonly Point[]) =>
  line.reduce((sum, { x, y }, index) => {
    const before = line[index - 1] ?? at(x, y);
    return sum + Math.hypot(x - before.x, y - before.y);
  }, 0);

describe("dashes", () => {
  test("go round a corner and begin anew after each gap", () => {
    expect(dashesOf([at(0, 0), at(8, 0), at(8, 10)], 6, 4)).toEqual([
      [at(0, 0), at(6, 0)],
      [at(8, 2), at(8, 8)],
    ]);
    expect(dashesOf([at(0, 0), at(4, 0), at(4, 9)], 6, 4)[0]).toEqual([at(0, 0), at(4, 0), at(4, 2)]);
  });

  test("cover their share of any line", () => {
    assertProperty(
      fc.property(lines, ([line = []]) => {
        const length = lengthOf(line);
        const drawn = dashesOf(line, 6, 4).reduce((sum, dash) => sum + lengthOf(dash), 0);
        expect(drawn).toBeCloseTo(Math.floor(length / 10) * 6 + Math.min(6, length % 10), 6);
      }),
      { seed: 17, runs: 300 },
    );
  });
});

describe("the lines of one source", () => {
  test("are drawn without the trunk they share", () => {
    const straight = [at(0, 0), at(50, 0)];
    const branch = [at(0, 0), at(20, 0), at(20, 30), at(50, 30)];
    const further = [at(0, 0), at(20, 0), at(20, 60), at(50, 60)];
    expect(withoutSharedTrunks([straight, branch, further])).toEqual([
      straight,
      [at(20, 0), at(20, 30), at(50, 30)],
      [at(20, 30), at(20, 60), at(50, 60)],
    ]);
  });

  test("cover together what they covered", () => {
    assertProperty(
      fc.property(lines, (all) => {
        expect(stretches(withoutSharedTrunks(all))).toEqual(stretches(all));
      }),
      { seed: 17, runs: 300 },
    );
  });
});

/** The pieces of the 5 grid that lines cover, sorted. */
function stretches(all: readonly (readonly Point[])[]): readonly string[] {
  const covered = new Set<string>();
  for (const line of all)
    for (const [index, to] of line.entries()) {
      const from = line[index - 1];
      if (!from) continue;
      const pieces = lengthOf([from, to]) / 5;
      for (let piece = 0; piece < pieces; piece += 1) {
        const share = (piece + 0.5) / pieces;
        covered.add(`${from.x + (to.x - from.x) * share} ${from.y + (to.y - from.y) * share}`);
      }
    }
  return [...covered].toSorted();
}
