// A map has the rows of the truth table, neighbours differ in one variable, and the axes are those of the textbook.

import { describe, expect, test } from "vitest";
import { barsOf, cellOf, fixedIn, mapLayout, type Axis, type MapLayout } from "#kmap/core/map-layout.ts";

const layouts = [2, 3, 4, 5, 6].flatMap((variables) =>
  [false, true].map((swapped) => ({ variables, swapped, layout: mapLayout(variables, swapped) })),
);

const differingBits = (one: number, other: number) => (one ^ other).toString(2).replaceAll("0", "").length;

/** The bits of a row's number, the first variable's first. */
const bitsOf = (row: number, variables: number) => row.toString(2).padStart(variables, "0");

describe.each(layouts)("$variables variables, swapped: $swapped", ({ variables, layout }) => {
  test("each row of the table has one cell, and is found there", () => {
    const numbers = layout.maps.flatMap(({ cells }) => cells.flat());
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 2 ** variables }, (_, row) => row),
    );
    for (const row of numbers) {
      const cell = cellOf(layout, row);
      expect(layout.maps[cell.map]?.cells[cell.row]?.[cell.column]).toBe(row);
    }
  });

  test("neighbours differ in one variable, over the edges too, and so do cells of neighbouring sub-maps", () => {
    for (const { cells } of layout.maps) {
      for (const [row, line] of cells.entries()) {
        for (const [column, number] of line.entries()) {
          expect(differingBits(number, cells[(row + 1) % cells.length]?.[column] ?? -1)).toBe(1);
          expect(differingBits(number, line[(column + 1) % line.length] ?? -1)).toBe(1);
        }
      }
    }
    for (const [at, map] of layout.maps.entries()) {
      const next = layout.maps.find(
        ({ down, across }, other) => other > at && down + across === 1 + map.down + map.across,
      );
      if (next) expect(differingBits(map.value, next.value)).toBe(1);
    }
  });

  test("labels, sub-maps and bars tell the bits of the rows that they stand for", () => {
    for (const map of layout.maps) {
      for (const [rowAt, line] of map.cells.entries()) {
        for (const [columnAt, number] of line.entries()) {
          const bits = bitsOf(number, variables);
          const bitsOn = (axis: Axis) => axis.variables.map((index) => bits.charAt(index)).join("");
          expect(layout.rows.lines[rowAt]?.label).toBe(bitsOn(layout.rows));
          expect(layout.columns.lines[columnAt]?.label).toBe(bitsOn(layout.columns));
          for (const { variable, value } of fixedIn(layout, map))
            expect(String(value)).toBe(bits.charAt(variable));
          for (const [axis, at] of [
            [layout.rows, rowAt],
            [layout.columns, columnAt],
          ] as const)
            for (const { variable, from, to } of barsOf(axis))
              expect(at >= from && at < to, `${number} at the bar of ${variable}`).toBe(
                bits.charAt(variable) === "1",
              );
        }
      }
    }
  });
});

const shape = ({ rows, columns, down, across }: MapLayout) =>
  [down, across, rows, columns]
    .map(({ variables }) => variables.map((index) => "ABCDEF".charAt(index)).join(""))
    .join(" ");

test.each([
  [2, false, "  A B"],
  [2, true, "  B A"],
  [3, false, "  A BC"],
  [3, true, "  BC A"],
  [4, false, "  AB CD"],
  [4, true, "  CD AB"],
  [5, false, " A BC DE"],
  [5, true, " A DE BC"],
  [6, false, "A B CD EF"],
  [6, true, "B A EF CD"],
])(
  "%i variables, swapped %s: sub-maps down and across, rows and columns are %s",
  (variables, swapped, expected) => {
    expect(shape(mapLayout(variables, swapped))).toBe(expected);
  },
);

test("four lines are in Gray order", () => {
  expect(mapLayout(4, false).rows.lines.map(({ label }) => label)).toEqual(["00", "01", "11", "10"]);
  expect(mapLayout(4, false).maps[0]?.cells).toEqual([
    [0, 1, 3, 2],
    [4, 5, 7, 6],
    [12, 13, 15, 14],
    [8, 9, 11, 10],
  ]);
});
