// The cells of a rectangle that a student draws over a map: dragged from cell to cell, or given by two opposite corners, over
// the edges and through the sub-maps too. Pure.

import { rowsWhere } from "#addresses/core/sop-pos-setup.ts";
import type { Axis, MapLayout } from "../../core/map-layout.ts";

/** The rows of the truth table whose cells are in the rectangle, ascending. */
export type Rectangle = readonly number[];

/** The rectangle of a drag: every line from one cell's to the other's. */
export function draggedOver(layout: MapLayout, from: number, to: number): Rectangle {
  return crossings(
    layout,
    axesOf(layout).map((axis) => linesBetween(axis, from, to)),
  );
}

/**
 * The rectangle of two opposite corners. Corners in the first and the last of four lines can mean all four, or the two over
 * the edge: the largest rectangle without a forbidden cell is taken, and the smallest if each has one.
 */
export function ofCorners(
  layout: MapLayout,
  from: number,
  to: number,
  isForbidden: (row: number) => boolean,
): Rectangle {
  const meanings = axesOf(layout).map((axis) => {
    const straight = linesBetween(axis, from, to);
    return straight.length === 4 ? [straight, endsOf(axis)] : [straight];
  });
  const rectangles = choicesOf(meanings).map((lines) => crossings(layout, lines));
  const fitting = rectangles.filter((rows) => !rows.some(isForbidden));
  return fitting.length > 0
    ? fitting.reduce((best, rows) => (rows.length > best.length ? rows : best))
    : rectangles.reduce((best, rows) => (rows.length < best.length ? rows : best));
}

/** The smallest rectangle that holds both; over an edge if both together reach over it without a gap. */
export function grownBy(layout: MapLayout, rectangle: Rectangle, further: Rectangle): Rectangle {
  const rows = [...rectangle, ...further];
  return crossings(
    layout,
    axesOf(layout).map((axis) => closed(axis, rows)),
  );
}

/** Whether the rows are those of a rectangle, in ascending order. */
export function isRectangle(layout: MapLayout, rows: readonly number[]): boolean {
  return rows.length > 0 && grownBy(layout, rows, []).join() === rows.join();
}

function axesOf({ down, across, rows, columns }: MapLayout): readonly Axis[] {
  return [down, across, rows, columns];
}

function lineOf({ lines, mask }: Axis, row: number): number {
  return lines.findIndex(({ value }) => value === (row & mask));
}

/** The values of the lines between those of two cells, both among them. */
function linesBetween(axis: Axis, from: number, to: number): readonly number[] {
  const ends = [lineOf(axis, from), lineOf(axis, to)];
  return axis.lines.slice(Math.min(...ends), Math.max(...ends) + 1).map(({ value }) => value);
}

function endsOf({ lines }: Axis): readonly number[] {
  return [lines[0], lines.at(-1)].flatMap((line) => (line ? [line.value] : []));
}

/** The lines of these rows. A gap is filled, unless the lines are neighbours over the edge. */
function closed(axis: Axis, rows: readonly number[]): readonly number[] {
  const at = new Set(rows.map((row) => lineOf(axis, row)));
  const count = axis.lines.length;
  const runs = [...at].filter((line) => !at.has((line + 1) % count)).length;
  const [first, last] = [Math.min(...at), Math.max(...at)];
  return axis.lines.flatMap(({ value }, line) =>
    runs <= 1 ? (at.has(line) ? [value] : []) : line >= first && line <= last ? [value] : [],
  );
}

/** The cells in which lines of all axes cross. */
function crossings(layout: MapLayout, lines: readonly (readonly number[])[]): Rectangle {
  const axes = axesOf(layout);
  return rowsWhere(layout.variables, (row) =>
    axes.every(({ mask }, at) => lines[at]?.includes(row & mask) ?? false),
  );
}

/** Every way to take one of each list. */
function choicesOf<Item>(lists: readonly (readonly Item[])[]): readonly (readonly Item[])[] {
  return lists.reduce<readonly (readonly Item[])[]>(
    (choices, list) => choices.flatMap((choice) => list.map((item) => [...choice, item])),
    [[]],
  );
}
