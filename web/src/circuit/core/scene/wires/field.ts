// The spatial index of a routing: the bodies to go round and the lines drawn so far, by cells of the sheet. It is
// mutable, but only one routing fills and reads it.

import type { PartId } from "../../model/circuit.ts";
import type { Box, Point } from "../geometry.ts";

export interface Body extends Box {
  /** The id of the part. */
  readonly id: PartId;
  readonly isNode: boolean;
}

/** A level or upright piece of one source's wires. */
export interface Line {
  readonly source: PartId;
  readonly isLevel: boolean;
  /** y of a level line, x of an upright one. */
  readonly across: number;
  readonly low: number;
  readonly high: number;
  /** Whether the line only keeps room before a lead and is not drawn yet. */
  readonly isKept: boolean;
}

/** A point at which the wires of a source branch: a dot is drawn there. */
export interface Dot extends Point {
  readonly source: PartId;
}

/** Lines of other sources, and the source's other dots, keep this distance from the middle of a dot. */
export const dotRoom = 10;

const cell = 80;

/** A wire is near a body if it is closer than this. */
const nearness = 10;

const none: readonly never[] = [];

const bandWidth = 5;
/** Lines may leave the sheet a little; the shift keeps each cell number positive. */
const shift = 64;
const columns = 1024;

export class Field {
  readonly #bodies = new Map<number, Body[]>();
  /** Level lines by cell, and upright ones. */
  readonly #cells = { level: new Map<number, Line[]>(), upright: new Map<number, Line[]>() };
  /** Lines by the band of their coordinate across. */
  readonly #bands = { level: new Map<number, Line[]>(), upright: new Map<number, Line[]>() };

  readonly #dots = new Map<number, Dot[]>();

  addDot(dot: Dot): void {
    put(this.#dots, cellOf(dot), dot);
  }

  removeDot(dot: Dot): void {
    take(this.#dots, cellOf(dot), dot);
  }

  /** The dots in the box, its edges included. */
  dotsIn({ x, y, width, height }: Box): readonly Dot[] {
    let found: Dot[] | null = null;
    const { left, top, right, bottom } = cellsIn({ x, y, width, height });
    for (let column = left; column <= right; column += 1)
      for (let row = top; row <= bottom; row += 1)
        for (const dot of this.#dots.get(column * columns + row) ?? none)
          if (dot.x >= x && dot.x <= x + width && dot.y >= y && dot.y <= y + height) (found ??= []).push(dot);
    return found ?? none;
  }

  /** The lines that come nearer to the dot than `dotRoom`. */
  linesTouching({ x, y }: Point): readonly Line[] {
    const box = { x: x - dotRoom, y: y - dotRoom, width: 2 * dotRoom, height: 2 * dotRoom };
    return this.linesIn(box).filter((line) => touches(line, { x, y }));
  }

  /** The dots that the line comes nearer to than `dotRoom`. */
  dotsTouching(line: Pick<Line, "isLevel" | "across" | "low" | "high">): readonly Dot[] {
    const { isLevel, across, low, high } = line;
    const [along, length] = [low - dotRoom, high - low + 2 * dotRoom];
    const box = isLevel
      ? { x: along, y: across - dotRoom, width: length, height: 2 * dotRoom }
      : { x: across - dotRoom, y: along, width: 2 * dotRoom, height: length };
    const dots = this.dotsIn(box);
    return dots.length === 0 ? dots : dots.filter((dot) => touches(line, dot));
  }

  addBody(body: Body): void {
    const { x, y, width, height } = body;
    // The margin lets a query for a line's own cells find the bodies that it passes near.
    for (const key of cellsOf(x - nearness, y - nearness, x + width + nearness, y + height + nearness))
      put(this.#bodies, key, body);
  }

  addLine(line: Line): void {
    const way = line.isLevel ? "level" : "upright";
    for (const key of cellsOfLine(line)) put(this.#cells[way], key, line);
    put(this.#bands[way], bandOf(line.across), line);
  }

  removeLine(line: Line): void {
    const way = line.isLevel ? "level" : "upright";
    for (const key of cellsOfLine(line)) take(this.#cells[way], key, line);
    take(this.#bands[way], bandOf(line.across), line);
  }

  /** The bodies that the line touches or is near. Each is returned once: for its first cell along the line. */
  bodiesNear(isLevel: boolean, across: number, low: number, high: number): readonly Body[] {
    const row = columnOf(across);
    const first = columnOf(low);
    const last = columnOf(high);
    if (first === last) return this.#bodies.get(keyOf(isLevel, first, row)) ?? none;
    const found: Body[] = [];
    for (let column = first; column <= last; column += 1)
      for (const body of this.#bodies.get(keyOf(isLevel, column, row)) ?? none) {
        const begin = columnOf((isLevel ? body.x : body.y) - nearness);
        if (column === Math.max(first, begin)) found.push(body);
      }
    return found;
  }

  /**
   * The lines of the other direction that may cross a line in this cell of its length. A line on the border of two
   * cells belongs to the second cell only.
   */
  linesAcross(isLevel: boolean, across: number, column: number): readonly Line[] {
    const lines = isLevel ? this.#cells.upright : this.#cells.level;
    return lines.get(keyOf(isLevel, column, columnOf(across))) ?? none;
  }

  /** The lines of the same direction in one band across, wherever they begin and end. */
  linesBeside(isLevel: boolean, band: number): readonly Line[] {
    return (isLevel ? this.#bands.level : this.#bands.upright).get(band) ?? none;
  }

  /** The lines in the box, each once: for the first of its cells in the box. */
  linesIn(box: Box): readonly Line[] {
    const found: Line[] = [];
    const cells = cellsIn(box);
    for (let column = cells.left; column <= cells.right; column += 1)
      for (let row = cells.top; row <= cells.bottom; row += 1) {
        const key = column * columns + row;
        for (const line of this.#cells.level.get(key) ?? none)
          if (column === Math.max(cells.left, columnOf(line.low))) found.push(line);
        for (const line of this.#cells.upright.get(key) ?? none)
          if (row === Math.max(cells.top, columnOf(line.low))) found.push(line);
      }
    return found;
  }

  /** Like `linesIn`, for bodies; a body reaches `nearness` beyond its box. */
  bodiesIn(box: Box): readonly Body[] {
    const found: Body[] = [];
    const cells = cellsIn(box);
    for (let column = cells.left; column <= cells.right; column += 1)
      for (let row = cells.top; row <= cells.bottom; row += 1)
        for (const body of this.#bodies.get(column * columns + row) ?? none)
          if (
            column === Math.max(cells.left, columnOf(body.x - nearness)) &&
            row === Math.max(cells.top, columnOf(body.y - nearness))
          )
            found.push(body);
    return found;
  }
}

function touches(
  { isLevel, across, low, high }: Pick<Line, "isLevel" | "across" | "low" | "high">,
  { x, y }: Point,
): boolean {
  const [along, off] = isLevel ? [x, y - across] : [y, x - across];
  return Math.abs(off) < dotRoom && Math.max(low - along, along - high) < dotRoom;
}

const cellOf = ({ x, y }: Point): number => columnOf(x) * columns + columnOf(y);

function cellsIn({ x, y, width, height }: Box) {
  return { left: columnOf(x), top: columnOf(y), right: columnOf(x + width), bottom: columnOf(y + height) };
}

/** The band of a line at `across`. Lines closer than 10 are in the same band or in one of its two neighbours. */
export const bandOf = (across: number): number => Math.floor(across / bandWidth);

/** The number of the column, or row, of cells with this x, or y. */
export const columnOf = (along: number): number => Math.floor(along / cell) + shift;

function keyOf(isLevel: boolean, column: number, row: number): number {
  return isLevel ? column * columns + row : row * columns + column;
}

function cellsOf(left: number, top: number, right: number, bottom: number): readonly number[] {
  const keys: number[] = [];
  const [lastColumn, lastRow] = [columnOf(right), columnOf(bottom)];
  for (let column = columnOf(left); column <= lastColumn; column += 1)
    for (let row = columnOf(top); row <= lastRow; row += 1) keys.push(column * columns + row);
  return keys;
}

function cellsOfLine({ isLevel, across, low, high }: Line): readonly number[] {
  return isLevel ? cellsOf(low, across, high, across) : cellsOf(across, low, across, high);
}

function put<Item>(lists: Map<number, Item[]>, key: number, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

function take<Item>(lists: Map<number, Item[]>, key: number, item: Item): void {
  const list = lists.get(key);
  const index = list?.indexOf(item) ?? -1;
  if (list && index >= 0) list.splice(index, 1);
}
