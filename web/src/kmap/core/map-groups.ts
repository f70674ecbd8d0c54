// A group in a map: the fewest rectangles that make it up, open at the edges over which it continues, and the rows that a
// cube covers. Pure.

import { isSameCube, type Cube } from "#answer/core/cubes.ts";
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

/** The pieces of a cube from the first sub-map to the last, in each from the top left. */
export function piecesOf(cube: Cube, layout: MapLayout): readonly Piece[] {
  return piecesOfRows(coveredRows(cube, layout.variables), layout);
}

/**
 * The pieces in the same order. `rows` are all cells where some lines cross: some of the rows, of the columns, and of the
 * sub-maps along both axes.
 */
export function piecesOfRows(rows: readonly number[], layout: MapLayout): readonly Piece[] {
  const { down, across, maps } = layout;
  const [heights, widths] = [runsOf(rows, layout.rows), runsOf(rows, layout.columns)];
  const outer = down.mask | across.mask;
  const inMaps = new Set(rows.map((row) => row & outer));
  return maps.flatMap(({ value }, map) =>
    !inMaps.has(value)
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

/** Neighbouring lines are a run. A run at each end of the axis continues over the edge in the other. */
function runsOf(rows: readonly number[], { lines, mask }: Axis): readonly Run[] {
  const values = new Set(rows.map((row) => row & mask));
  const isIn = lines.map(({ value }) => values.has(value));
  const end = lines.length;
  const starts = isIn.flatMap((is, at) => (is && !isIn[at - 1] ? [at] : []));
  const continues = starts.length > 1 && isIn[0] === true && isIn[end - 1] === true;
  return starts.map((from) => {
    const gap = isIn.indexOf(false, from);
    const to = gap === -1 ? end : gap;
    return { from, to, openBefore: continues && from === 0, openAfter: continues && to === end };
  });
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
