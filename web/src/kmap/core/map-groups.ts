// A cube in a map: the fewest rectangles that make it up, open at the edges over which it continues; the rows that it
// covers; and the look of the group with an index. Pure.

import { isSameCube, type Cube } from "#expression/core/cubes.ts";
import { letterOf } from "#table/core/comparison.ts";
import type { Axis, MapLayout } from "./map-layout.ts";

/** A rectangle of cells in one sub-map. */
export interface Piece {
  /** Index of the sub-map. */
  readonly map: number;
  /** Indexes of its lines, `bottom` and `right` exclusive. */
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  /** The sides over which the group continues at the opposite edge of the sub-map. */
  readonly open: Readonly<Record<Side, boolean>>;
}

export type Side = "top" | "right" | "bottom" | "left";

/** The pieces from the first sub-map to the last, in each from the top left. */
export function piecesOf(cube: Cube, layout: MapLayout): readonly Piece[] {
  const { rows, columns, down, across, maps } = layout;
  const outside = cube.care & (down.mask | across.mask);
  const [heights, widths] = [runsOf(cube, rows), runsOf(cube, columns)];
  return maps.flatMap(({ value }, map) =>
    (value & outside) !== (cube.value & outside)
      ? []
      : heights.flatMap((height) =>
          widths.map((width): Piece => ({
            map,
            top: height.from,
            bottom: height.to,
            left: width.from,
            right: width.to,
            open: {
              top: height.openBefore,
              bottom: height.openAfter,
              left: width.openBefore,
              right: width.openAfter,
            },
          })),
        ),
  );
}

interface Run {
  readonly from: number;
  readonly to: number;
  readonly openBefore: boolean;
  readonly openAfter: boolean;
}

/** The cube's lines on an axis are one run around the edge: cut there, it has two parts. */
function runsOf({ care, value }: Cube, { lines, mask }: Axis): readonly Run[] {
  const isIn = lines.map((line) => (line.value & care & mask) === (value & mask));
  const end = lines.length;
  const from = isIn.indexOf(true);
  const gap = isIn.indexOf(false, from);
  const to = gap === -1 ? end : gap;
  const again = isIn.indexOf(true, to);
  return again === -1
    ? [{ from, to, openBefore: false, openAfter: false }]
    : [
        { from, to, openBefore: true, openAfter: false },
        { from: again, to: end, openBefore: false, openAfter: true },
      ];
}

/** Whether the cube holds the row with this number. */
export function covers({ care, value }: Cube, row: number): boolean {
  return (row & care) === value;
}

/** The numbers of the rows that the cube covers, ascending. */
export function coveredRows(cube: Cube, variables: number): readonly number[] {
  return Array.from({ length: 2 ** variables }, (_, row) => row).filter((row) => covers(cube, row));
}

/**
 * The rows of `required` that no prime implicant but this one covers, ascending; empty unless it is essential. The
 * cube itself may be among the primes.
 */
export function onlyCoveredBy(cube: Cube, primes: readonly Cube[], required: readonly number[]): number[] {
  const others = primes.filter((prime) => !isSameCube(prime, cube));
  return required.filter((row) => covers(cube, row) && !others.some((other) => covers(other, row)));
}

export const lineKinds = ["solid", "dashed", "dotted", "dashDot", "longDash"] as const;
export type LineKind = (typeof lineKinds)[number];

/** The number of colours; further groups repeat them. */
export const groupColours = 13;

/** In px from the cell's edge. With four insets and five kinds of lines, both repeat together only after 20 groups. */
const insets = [2, 5, 8, 11];

export interface Look {
  /** a … z, aa, ab … */
  readonly letter: string;
  readonly line: LineKind;
  readonly inset: number;
  /** From 0, less than `groupColours`. */
  readonly colour: number;
}

/** The look of the group with this index, from 0. */
export function lookOf(index: number): Look {
  return {
    letter: letterOf(index),
    line: lineKinds[index % lineKinds.length] ?? "solid",
    inset: insets[index % insets.length] ?? 0,
    colour: index % groupColours,
  };
}
