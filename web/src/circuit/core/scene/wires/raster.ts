// A part of the sheet as a lattice of the places where a wire may turn, with the cost of each step between neighbours.

import { gridUnit, type Box, type Point } from "../geometry.ts";
import type { Link } from "../leads.ts";
import type { Body, Field, Line } from "./field.ts";
import type { Net } from "./net.ts";
import { scratch } from "./scratch.ts";
import * as weights from "./weights.ts";
import { ascending, sorted } from "../sorted.ts";

export interface Raster {
  /** Ascending. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** From column i, row j (at `j * xs.length + i`) to the column after it. */
  readonly right: Float32Array;
  /** To the row after it. */
  readonly down: Float32Array;
}

/** A part of the sheet, and how far apart the places in it are where a wire may turn. */
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
  return raster;
}

/** The grid from one end to the other, with the ends of the wire and the lines of its source that are off it. */
function places({ box, step }: Area, isAcross: boolean, more: readonly number[]): Float64Array {
  const from = isAcross ? box.x : box.y;
  const to = from + (isAcross ? box.width : box.height);
  const found = new Set(more.filter((place) => place >= from && place <= to));
  for (let place = Math.floor(from / step) * step; place <= to; place += step) found.add(place);
  return Float64Array.from(sorted(found, ascending));
}

/** The bare lengths; Infinity at the last column and row. */
function fillSteps({ xs, ys, right, down }: Raster): void {
  const width = xs.length;
  for (let row = 0; row < ys.length; row += 1) {
    const downwards = (ys[row + 1] ?? Infinity) - (ys[row] ?? 0);
    for (let column = 0; column < width; column += 1) {
      right[row * width + column] = (xs[column + 1] ?? Infinity) - (xs[column] ?? 0);
      down[row * width + column] = downwards;
    }
  }
}

/** The index of the first place that is not before. */
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

/** Adds a cost to each step along lines across which are strictly between `near` and `far`, from `low` to `high`. */
function addBand(
  raster: Raster,
  isLevel: boolean,
  near: number,
  far: number,
  low: number,
  high: number,
  perUnit: number,
): void {
  const { xs, ys } = raster;
  const rows = isLevel ? ys : xs;
  const columns = isLevel ? xs : ys;
  const lengths = isLevel ? raster.right : raster.down;
  const width = xs.length;
  const firstRow = indexOf(rows, near + 1e-6);
  if (firstRow >= rows.length || (rows[firstRow] ?? 0) >= far) return;
  const firstColumn = Math.max(0, indexOf(columns, low + 1e-6) - 1);
  for (let row = firstRow; row < rows.length && (rows[row] ?? 0) < far; row += 1)
    for (let column = firstColumn; column < columns.length && (columns[column] ?? 0) < high; column += 1) {
      const index = isLevel ? row * width + column : column * width + row;
      const length = (columns[column + 1] ?? Infinity) - (columns[column] ?? 0);
      lengths[index] = (lengths[index] ?? 0) + perUnit * length;
    }
}

function addBody(raster: Raster, { x, y, width, height }: Body): void {
  for (const isLevel of [true, false]) {
    const near = isLevel ? y : x;
    const far = near + (isLevel ? height : width);
    const low = isLevel ? x : y;
    const high = low + (isLevel ? width : height);
    addBand(raster, isLevel, near, far, low, high, weights.forbidden / gridUnit);
    let inner = 0;
    for (const { distance, once, perUnit } of weights.hugging) {
      const cost = perUnit + once / (high - low);
      const edge = inner === 0 ? 1e-3 : 0;
      addBand(raster, isLevel, near - distance, near - inner + edge, low, high, cost);
      addBand(raster, isLevel, far + inner - edge, far + distance, low, high, cost);
      inner = distance - 1e-3;
    }
  }
}

/** The cost of what a step along the line would lie on, of steps across it, and of turning at its ends. */
function addLine(
  raster: Raster,
  { isLevel, across, low, high, isKept }: Line,
  start: Point,
  end: Point,
): void {
  addBand(raster, isLevel, across - 1e-3, across + 1e-3, low, high, weights.forbidden / gridUnit);
  if (!isKept) addBand(raster, isLevel, across - 5.001, across + 5.001, low, high, weights.beside.perUnit);
  // Half on the step before the line and half on the step after it.
  const cost = (isKept ? weights.crossing / 2 : weights.crossing) / 2;
  addAcross(raster, isLevel, across, low, high, cost);
  addEnd(raster, isLevel ? low : across, isLevel ? across : low, start, end);
  addEnd(raster, isLevel ? high : across, isLevel ? across : high, start, end);
}

function addEnd(raster: Raster, x: number, y: number, start: Point, end: Point): void {
  const isOwn = (x === start.x && y === start.y) || (x === end.x && y === end.y);
  if (!isOwn) addAround(raster, x, y);
}

function addAcross(
  { xs, ys, right, down }: Raster,
  isLevel: boolean,
  across: number,
  low: number,
  high: number,
  cost: number,
): void {
  const rows = isLevel ? ys : xs;
  const columns = isLevel ? xs : ys;
  const lengths = isLevel ? down : right;
  const row = indexOf(rows, across);
  const before = row - 1;
  const after = rows[row] === across ? row : before;
  for (
    let column = indexOf(columns, low + 1e-6);
    column < columns.length && (columns[column] ?? 0) < high;
    column += 1
  )
    for (let side = before, times = 0; times < 2; side = after, times += 1) {
      if (side < 0 || side >= rows.length) continue;
      const index = isLevel ? side * xs.length + column : column * xs.length + side;
      lengths[index] = (lengths[index] ?? 0) + cost;
    }
}

/** Where a line of another source turns or ends, a wire may neither pass nor turn. */
function addAround({ xs, ys, right, down }: Raster, x: number, y: number): void {
  const [column, row] = [indexOf(xs, x), indexOf(ys, y)];
  if (xs[column] !== x || ys[row] !== y) return;
  const index = row * xs.length + column;
  const add = (lengths: Float32Array, at: number) => {
    if (at >= 0) lengths[at] = (lengths[at] ?? 0) + weights.forbidden;
  };
  add(right, index);
  add(down, index);
  if (column > 0) add(right, index - 1);
  add(down, index - xs.length);
}
