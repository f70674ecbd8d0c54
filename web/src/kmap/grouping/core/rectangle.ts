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
 * The rectangles that two opposite corners can mean, without a forbidden cell: first those that go from the one corner to the
 * other, or over the edge between the first and the last of four lines, the largest first; then those that go all the way
 * round a map between two neighbours. If each has a forbidden cell, the smallest is the only one.
 */
export function betweenCorners(
  layout: MapLayout,
  from: number,
  to: number,
  isForbidden: (row: number) => boolean,
): readonly Rectangle[] {
  const axes = axesOf(layout);
  const rectanglesOf = (meaningsOf: (axis: Axis) => readonly Lines[]) =>
    choicesOf(axes.map(meaningsOf)).map((lines) => crossings(layout, lines));
  const near = rectanglesOf((axis) => nearMeanings(axis, from, to));
  near.sort((one, other) => other.length - one.length);
  const fits = (rows: Rectangle) => !rows.some(isForbidden);
  const fitting = near.filter(fits);
  if (fitting.length === 0) return near.slice(-1);
  const around = rectanglesOf((axis) => [...nearMeanings(axis, from, to), ...roundMeaning(axis, from, to)]);
  const isNew = (rows: Rectangle) => !near.some((other) => isSame(other, rows));
  const further = around.filter((rows) => isNew(rows) && fits(rows));
  further.sort((one, other) => one.length - other.length);
  return [...fitting, ...further];
}

/** One of several rectangles between the same corners. */
export interface Choice {
  readonly rows: Rectangle;
  /** Which one, from 1. */
  readonly number: number;
  readonly count: number;
}

/** The first rectangle that is not among the groups; the first of all if all are. */
export function choiceOf(rectangles: readonly Rectangle[], groups: readonly Rectangle[]): Choice | null {
  const left = rectangles.findIndex((rows) => !groups.some((group) => isSame(group, rows)));
  const at = Math.max(left, 0);
  const rows = rectangles[at];
  return rows ? { rows, number: at + 1, count: rectangles.length } : null;
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

/** The values of some lines of an axis. */
type Lines = readonly number[];

/** The lines from the one cell's to the other's; of the first and the last of four also these two. */
function nearMeanings(axis: Axis, from: number, to: number): readonly Lines[] {
  const straight = linesBetween(axis, from, to);
  return straight.length === 4 ? [straight, endsOf(axis)] : [straight];
}

/** All four lines, from the one of two neighbours round to the other. */
function roundMeaning(axis: Axis, from: number, to: number): readonly Lines[] {
  const isRound = axis.lines.length === 4 && linesBetween(axis, from, to).length === 2;
  return isRound ? [axis.lines.map(({ value }) => value)] : [];
}

function isSame(one: Rectangle, other: Rectangle): boolean {
  return one.length === other.length && one.every((row, at) => row === other[at]);
}

/** The values of the lines between those of two cells, both among them. */
function linesBetween(axis: Axis, from: number, to: number): Lines {
  const ends = [lineOf(axis, from), lineOf(axis, to)];
  return axis.lines.slice(Math.min(...ends), Math.max(...ends) + 1).map(({ value }) => value);
}

function endsOf({ lines }: Axis): Lines {
  return [lines[0], lines.at(-1)].flatMap((line) => (line ? [line.value] : []));
}

/** The lines of these rows. A gap is filled, unless the lines are neighbours over the edge. */
function closed(axis: Axis, rows: readonly number[]): Lines {
  const at = new Set(rows.map((row) => lineOf(axis, row)));
  const count = axis.lines.length;
  const runs = [...at].filter((line) => !at.has((line + 1) % count)).length;
  const [first, last] = [Math.min(...at), Math.max(...at)];
  return axis.lines.flatMap(({ value }, line) =>
    runs <= 1 ? (at.has(line) ? [value] : []) : line >= first && line <= last ? [value] : [],
  );
}

/** The cells in which lines of all axes cross. */
function crossings(layout: MapLayout, lines: readonly Lines[]): Rectangle {
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
