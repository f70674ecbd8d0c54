// A part of the sheet as a lattice of the points at which a wire may turn, with the cost of each step between
// neighbours.

import { gridUnit, type Box, type Point } from "../geometry.ts";
import type { Link } from "../leads.ts";
import { dotRoom, type Body, type Dot, type Field, type Line } from "./field.ts";
import type { Net } from "./net.ts";
import { scratch } from "./scratch.ts";
import * as weights from "./weights.ts";
import { ascending, sorted } from "../sorted.ts";

export interface Raster {
  /** Ascending. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** The cost of the step from column i, row j (at index `j * xs.length + i`) to the next column. */
  readonly right: Float32Array;
  /** The cost of the step to the next row. */
  readonly down: Float32Array;
}

/** A part of the sheet, and the distance of the points in it at which a wire may turn. */
export interface Area {
  readonly box: Box;
  readonly step: number;
}

export function rasterOf(field: Field, { start, end, source, target }: Link, net: Net, area: Area): Raster {
  const { box } = area;
  const lines = (isLevel: boolean) => net.lines.filter((line) => line.isLevel === isLevel);
  const xs = places(area, true, [start.x, end.x, ...lines(false).map(({ across }) => across)]);
  const ys = places(area, false, [start.y, end.y, ...lines(true).map(({ across }) => across)]);
  scratch.clear(xs.length * ys.length);
  const { right, down } = scratch;
  const raster = { xs, ys, right, down };
  fillSteps(raster);
  for (const body of field.bodiesIn(box)) {
    const isOwnNode = body.isNode && (body.id === source.id || body.id === target.id);
    if (!isOwnNode) addBody(raster, body);
  }
  for (const line of field.linesIn(box)) if (line.source !== source.id) addLine(raster, line, start, end);
  for (const dot of field.dotsIn(box)) if (dot.source !== source.id) addDot(raster, dot);
  return raster;
}

/**
 * The grid coordinates from one end to the other, and those of the wire's ends and the source's lines that are off the
 * grid.
 */
function places({ box, step }: Area, isAcross: boolean, more: readonly number[]): Float64Array {
  const from = isAcross ? box.x : box.y;
  const to = from + (isAcross ? box.width : box.height);
  const found = new Set(more.filter((place) => place >= from && place <= to));
  for (let place = Math.floor(from / step) * step; place <= to; place += step) found.add(place);
  return Float64Array.from(sorted(found, ascending));
}

/** Fills in the lengths of steps; Infinity beyond the last column and row. */
function fillSteps({ xs, ys, right, down }: Raster): void {
  const width = xs.length;
  for (let column = 0; column < width; column += 1)
    right[column] = (xs[column + 1] ?? Infinity) - (xs[column] ?? 0);
  for (let row = 0; row < ys.length; row += 1) {
    if (row > 0) right.copyWithin(row * width, 0, width);
    down.fill((ys[row + 1] ?? Infinity) - (ys[row] ?? 0), row * width, (row + 1) * width);
  }
}

/** The index of the first coordinate that is not less than `place`. */
export function indexOf(row: Float64Array, place: number): number {
  let low = 0;
  let high = row.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((row[middle] ?? Infinity) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Adds a cost to each step along one row or, if the line is upright, along one column. */
function addAlong(
  { xs, ys, right, down }: Raster,
  isLevel: boolean,
  row: number,
  first: number,
  end: number,
  perUnit: number,
): void {
  const columns = isLevel ? xs : ys;
  const lengths = isLevel ? right : down;
  const width = xs.length;
  for (let column = first; column < end; column += 1) {
    const index = isLevel ? row * width + column : column * width + row;
    const length = (columns[column + 1] ?? Infinity) - (columns[column] ?? 0);
    lengths[index] = (lengths[index] ?? 0) + perUnit * length;
  }
}

/** The index of the first coordinate greater than `low`, and of the first that is not less than `high`. */
function between(
  columns: Float64Array,
  low: number,
  high: number,
): { readonly first: number; readonly end: number } {
  const first = indexOf(columns, low + 1e-6);
  let end = first;
  while (end < columns.length && (columns[end] ?? 0) < high) end += 1;
  return { first, end };
}

const outermost = weights.hugging[1].distance;

function addBody(raster: Raster, { x, y, width, height }: Body): void {
  for (const isLevel of [true, false]) {
    const near = isLevel ? y : x;
    const far = near + (isLevel ? height : width);
    const low = isLevel ? x : y;
    const high = low + (isLevel ? width : height);
    const rows = isLevel ? raster.ys : raster.xs;
    const { first, end } = between(isLevel ? raster.xs : raster.ys, low, high);
    const from = Math.max(0, first - 1);
    for (let row = indexOf(rows, near - outermost + 1e-6); row < rows.length; row += 1) {
      const across = rows[row] ?? 0;
      if (across >= far + outermost) break;
      const add = (perUnit: number) => addAlong(raster, isLevel, row, from, end, perUnit);
      if (across >= near + 1e-6 && across < far) add(weights.forbidden / gridUnit);
      const distance = Math.max(near - across, across - far);
      for (const tier of weights.hugging) {
        const inner = tier === weights.hugging[0] ? 0 : weights.hugging[0].distance;
        if (distance > inner - 1e-3 && distance < tier.distance - 1e-6)
          add(tier.perUnit + tier.once / (high - low));
      }
    }
  }
}

/** Adds the cost of steps that touch a dot of another source. */
function addDot(raster: Raster, { x, y }: Dot): void {
  for (const isLevel of [true, false]) {
    const [along, across] = isLevel ? [x, y] : [y, x];
    const rows = isLevel ? raster.ys : raster.xs;
    const { first, end } = between(isLevel ? raster.xs : raster.ys, along - dotRoom, along + dotRoom);
    const from = Math.max(0, first - 1);
    for (let row = indexOf(rows, across - dotRoom + 1e-6); row < rows.length; row += 1) {
      if ((rows[row] ?? Infinity) >= across + dotRoom) break;
      addAlong(raster, isLevel, row, from, end, weights.touchedDot / (2 * dotRoom));
    }
  }
}

/** Adds the costs of steps on or along the line, of steps across it, and of turning at its ends. */
function addLine(
  raster: Raster,
  { isLevel, across, low, high, isKept }: Line,
  start: Point,
  end: Point,
): void {
  const { xs, ys, right, down } = raster;
  const rows = isLevel ? ys : xs;
  const columns = isLevel ? xs : ys;
  const inside = between(columns, low, high);
  const from = Math.max(0, inside.first - 1);
  for (let row = indexOf(rows, across - 5); row < rows.length; row += 1) {
    const distance = Math.abs((rows[row] ?? Infinity) - across);
    if (distance > 5) break;
    if (distance < 1e-3) addAlong(raster, isLevel, row, from, inside.end, weights.forbidden / gridUnit);
    if (!isKept) addAlong(raster, isLevel, row, from, inside.end, weights.beside.perUnit);
  }
  // Add half to the step before the line and half to the step after it.
  const cost = (isKept ? weights.crossing / 2 : weights.crossing) / 2;
  const row = indexOf(rows, across);
  const isOnRow = rows[row] === across;
  const crossed = isLevel ? down : right;
  for (let column = inside.first; column < inside.end; column += 1)
    for (let side = row - 1, times = 0; times < 2; side = isOnRow ? row : side, times += 1) {
      if (side < 0 || side >= rows.length) continue;
      const index = isLevel ? side * xs.length + column : column * xs.length + side;
      crossed[index] = (crossed[index] ?? 0) + cost;
    }
  if (!isOnRow) return;
  addEnd(raster, isLevel, inside.first - 1, row, low, across, start, end);
  addEnd(raster, isLevel, inside.end, row, high, across, start, end);
}

/** @param column the column at which the line ends, if the lattice has a point there */
function addEnd(
  raster: Raster,
  isLevel: boolean,
  column: number,
  row: number,
  along: number,
  across: number,
  start: Point,
  end: Point,
): void {
  if ((isLevel ? raster.xs : raster.ys)[column] !== along) return;
  const [x, y] = isLevel ? [along, across] : [across, along];
  const isOwn = (x === start.x && y === start.y) || (x === end.x && y === end.y);
  if (!isOwn) addAround(raster, isLevel ? column : row, isLevel ? row : column);
}

/** Blocks the steps at a point where another source's line turns or ends: a wire may neither pass nor turn there. */
function addAround({ xs, right, down }: Raster, column: number, row: number): void {
  const index = row * xs.length + column;
  const add = (lengths: Float32Array, at: number) => {
    if (at >= 0) lengths[at] = (lengths[at] ?? 0) + weights.forbidden;
  };
  add(right, index);
  add(down, index);
  if (column > 0) add(right, index - 1);
  add(down, index - xs.length);
}
