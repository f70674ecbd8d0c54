// The cells of drawn rectangles: by a drag, by two corners over the edges and through the sub-maps, and of a group that grows.

import { describe, expect, test } from "vitest";
import {
  betweenCorners,
  choiceOf,
  draggedOver,
  grownBy,
  isRectangle,
} from "#kmap/grouping/core/rectangle.ts";
import { coveredRows } from "#kmap/core/map-groups.ts";
import { cellOf, mapLayout } from "#kmap/core/map-layout.ts";
import { everyCube } from "#support/logic/cubes.ts";

// Rows and columns of the map of four variables: 0 1 3 2 / 4 5 7 6 / 12 13 15 14 / 8 9 11 10.
const four = mapLayout(4, false);
const never = () => false;

describe("a drag covers each line between the two cells", () => {
  test.each<readonly [from: number, to: number, rows: readonly number[]]>([
    [5, 5, [5]],
    [5, 7, [5, 7]],
    [7, 5, [5, 7]],
    [5, 15, [5, 7, 13, 15]],
    [0, 3, [0, 1, 3]],
    [0, 2, [0, 1, 2, 3]],
    [0, 11, [0, 1, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15]],
  ])("from %i to %i", (from, to, rows) => {
    expect(draggedOver(four, from, to)).toEqual(rows);
  });
});

describe("two corners mean first the largest rectangle without a forbidden cell", () => {
  test.each<readonly [from: number, to: number, forbidden: readonly number[], rows: readonly number[]]>([
    [0, 2, [], [0, 1, 2, 3]],
    [0, 2, [3], [0, 2]],
    [0, 10, [5], [0, 2, 4, 6, 8, 10, 12, 14]],
    [0, 10, [5, 6], [0, 1, 2, 3, 8, 9, 10, 11]],
    [0, 10, [1, 6], [0, 2, 8, 10]],
    [4, 7, [5], [4, 5, 7]],
    [0, 2, [0], [0, 2]],
  ])("%i and %i without %j", (from, to, forbidden, rows) => {
    expect(betweenCorners(four, from, to, (row) => forbidden.includes(row))[0]).toEqual(rows);
  });

  test("in two sub-maps they mean both", () => {
    expect(betweenCorners(mapLayout(5, false), 0, 17, never)[0]).toEqual([0, 1, 16, 17]);
    expect(draggedOver(mapLayout(6, false), 0, 48 + 5)).toEqual([
      0, 1, 4, 5, 16, 17, 20, 21, 32, 33, 36, 37, 48, 49, 52, 53,
    ]);
  });
});

describe("the same corners mean one rectangle after another", () => {
  // B' and D' have the same corners, and as many cells.
  const ofBoth = [0, 1, 2, 3, 4, 6, 8, 9, 10, 11, 12, 14];
  const [rows, columns] = [
    [0, 1, 2, 3, 8, 9, 10, 11],
    [0, 2, 4, 6, 8, 10, 12, 14],
  ] as const;
  const corners = [0, 2, 8, 10];

  test.each<
    readonly [from: number, to: number, ones: readonly number[], rectangles: readonly (readonly number[])[]]
  >([
    [0, 10, ofBoth, [columns, rows, corners]],
    [10, 0, ofBoth, [columns, rows, corners]],
    [
      0,
      2,
      [0, 1, 2, 3],
      [
        [0, 1, 2, 3],
        [0, 2],
      ],
    ],
    [0, 2, [0, 2], [[0, 2]]],
    // Between two neighbours the short way comes first.
    [
      1,
      3,
      [0, 1, 2, 3],
      [
        [1, 3],
        [0, 1, 2, 3],
      ],
    ],
    [5, 5, [5], [[5]]],
    [0, 2, [0, 1, 2], [[0, 2]]],
    [0, 3, [0, 1, 3], [[0, 1, 3]]],
    [0, 2, [2], [[0, 2]]],
  ])("%i and %i where the ones are %j", (from, to, ones, rectangles) => {
    expect(betweenCorners(four, from, to, (row) => !ones.includes(row))).toEqual(rectangles);
  });

  test("the first one that is no group yet is chosen, and the first where all are", () => {
    const rectangles = [rows, columns, corners];
    expect(choiceOf(rectangles, [])).toEqual({ rows, number: 1, count: 3 });
    expect(choiceOf(rectangles, [rows])).toEqual({ rows: columns, number: 2, count: 3 });
    expect(choiceOf(rectangles, [columns, [5]])).toEqual({ rows, number: 1, count: 3 });
    expect(choiceOf(rectangles, [rows, columns])).toEqual({ rows: corners, number: 3, count: 3 });
    expect(choiceOf(rectangles, rectangles)).toEqual({ rows, number: 1, count: 3 });
    expect(choiceOf([], [])).toBeNull();
  });

  test("by corners alone every group of a map can be made whose ones are the group's and others'", () => {
    for (const isSwapped of [false, true]) {
      const layout = mapLayout(4, isSwapped);
      for (const cube of everyCube(4)) {
        const wanted = coveredRows(cube, 4);
        const made = wanted.some((from) =>
          wanted.some((to) =>
            betweenCorners(layout, from, to, never).some((one) => `${one}` === `${wanted}`),
          ),
        );
        expect(made, `${isSwapped} ${wanted}`).toBe(true);
      }
    }
  });
});

test("every group of 2 to 6 variables can be made by two corners, or by a drag", { tags: ["deep"] }, () => {
  for (const variables of [2, 3, 4, 5, 6])
    for (const isSwapped of [false, true]) {
      const layout = mapLayout(variables, isSwapped);
      for (const cube of everyCube(variables)) {
        const wanted = coveredRows(cube, variables);
        const made = wanted.some((from) =>
          wanted.some(
            (to) =>
              `${betweenCorners(layout, from, to, (row) => !wanted.includes(row))[0]}` === `${wanted}` ||
              `${draggedOver(layout, from, to)}` === `${wanted}`,
          ),
        );
        expect(made, `${variables} ${isSwapped} ${JSON.stringify(cube)}`).toBe(true);
        expect(isRectangle(layout, wanted)).toBe(true);
      }
    }
});

test("a group grows to the smallest rectangle with both, over an edge where both meet there", () => {
  expect(grownBy(four, [0, 4], [1, 5])).toEqual([0, 1, 4, 5]);
  expect(grownBy(four, [0], [2])).toEqual([0, 2]);
  expect(grownBy(four, [0], [3])).toEqual([0, 1, 3]);
  expect(grownBy(four, [0, 2], [8])).toEqual([0, 2, 8, 10]);
});

test("cells that are no rectangle are told from those that are", () => {
  expect(isRectangle(four, [0, 1, 3])).toBe(true);
  for (const rows of [[], [0, 3], [0, 1, 4], [1, 0]]) expect(isRectangle(four, rows), `${rows}`).toBe(false);
});

test("the rectangle of a drag reaches from the one cell to the other on the map", () => {
  const layout = mapLayout(4, true);
  for (let from = 0; from < 16; from += 1)
    for (let to = 0; to < 16; to += 1) {
      const [one, other] = [cellOf(layout, from), cellOf(layout, to)];
      const inside = (at: number, a: number, b: number) => at >= Math.min(a, b) && at <= Math.max(a, b);
      const wanted = Array.from({ length: 16 }, (_, row) => row).filter((row) => {
        const cell = cellOf(layout, row);
        return inside(cell.row, one.row, other.row) && inside(cell.column, one.column, other.column);
      });
      expect(draggedOver(layout, from, to)).toEqual(wanted);
    }
});
