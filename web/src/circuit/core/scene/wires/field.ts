// What is on the sheet while wires are routed: bodies to go round and lines drawn so far, found by where they are.
// A structure in place, filled and read by one routing; nothing outside it is changed.

import type { PartId } from "../../model/circuit.ts";
import type { Box } from "../geometry.ts";
import { Scratch } from "./scratch.ts";

export interface Body extends Box {
  /** Of the part. */
  readonly id: PartId;
  readonly isNode: boolean;
}

/** A piece of line of one source's wires. */
export interface Line {
  readonly source: PartId;
  readonly isLevel: boolean;
  /** y of a level line, x of an upright one. */
  readonly across: number;
  readonly low: number;
  readonly high: number;
  /** Room kept free before a lead, where nothing is drawn yet. */
  readonly isKept: boolean;
}

const cell = 80;

/** A wire less than this beside a body is near it. */
const nearness = 10;

const band = 5;
/** Lines may leave the sheet by a little; this makes each number of a cell positive. */
const shift = 64;
const columns = 1024;

export class Field {
  readonly scratch = new Scratch();
  readonly #bodies = new Map<number, Body[]>();
  /** Level lines by cell, and upright ones. */
  readonly #cells = { level: new Map<number, Line[]>(), upright: new Map<number, Line[]>() };
  /** Lines by what they are across. */
  readonly #bands = { level: new Map<number, Line[]>(), upright: new Map<number, Line[]>() };

  addBody(body: Body): void {
    const { x, y, width, height } = body;
    // The margin lets a query of a line alone find what it passes near.
    for (const key of cellsOf(x - nearness, y - nearness, x + width + nearness, y + height + nearness))
      put(this.#bodies, key, body);
  }

  addLine(line: Line): void {
    const way = line.isLevel ? "level" : "upright";
    for (const key of cellsOfLine(line)) put(this.#cells[way], key, line);
    put(this.#bands[way], Math.floor(line.across / band), line);
  }

  removeLine(line: Line): void {
    const way = line.isLevel ? "level" : "upright";
    for (const key of cellsOfLine(line)) take(this.#cells[way], key, line);
    take(this.#bands[way], Math.floor(line.across / band), line);
  }

  /** Bodies that the line touches or has near it; each once. */
  forEachBody(
    isLevel: boolean,
    across: number,
    low: number,
    high: number,
    visit: (body: Body) => void,
  ): void {
    const row = Math.floor(across / cell) + shift;
    const first = Math.floor(low / cell) + shift;
    const last = Math.floor(high / cell) + shift;
    for (let column = first; column <= last; column += 1)
      for (const body of this.#bodies.get(isLevel ? column * columns + row : row * columns + column) ?? []) {
        const begin = Math.floor(((isLevel ? body.x : body.y) - nearness) / cell) + shift;
        if (column === Math.max(first, begin)) visit(body);
      }
  }

  /** Lines the other way, which may cross this one; each once. */
  forEachAcross(
    isLevel: boolean,
    across: number,
    low: number,
    high: number,
    visit: (line: Line) => void,
  ): void {
    const lines = isLevel ? this.#cells.upright : this.#cells.level;
    const row = Math.floor(across / cell) + shift;
    const last = Math.floor(high / cell) + shift;
    for (let column = Math.floor(low / cell) + shift; column <= last; column += 1)
      for (const line of lines.get(isLevel ? column * columns + row : row * columns + column) ?? [])
        visit(line);
  }

  /** Lines the same way that are less than 10 beside this one or on it, wherever they begin and end; each once. */
  forEachBeside(isLevel: boolean, across: number, visit: (line: Line) => void): void {
    const lines = isLevel ? this.#bands.level : this.#bands.upright;
    const middle = Math.floor(across / band);
    for (let number = middle - 1; number <= middle + 1; number += 1)
      for (const line of lines.get(number) ?? []) visit(line);
  }

  linesIn({ x, y, width, height }: Box): ReadonlySet<Line> {
    const found = new Set<Line>();
    for (const key of cellsOf(x, y, x + width, y + height))
      for (const lines of [this.#cells.level, this.#cells.upright])
        for (const line of lines.get(key) ?? []) found.add(line);
    return found;
  }

  bodiesIn({ x, y, width, height }: Box): ReadonlySet<Body> {
    const found = new Set<Body>();
    for (const key of cellsOf(x, y, x + width, y + height))
      for (const body of this.#bodies.get(key) ?? []) found.add(body);
    return found;
  }
}

function cellsOf(left: number, top: number, right: number, bottom: number): readonly number[] {
  const keys: number[] = [];
  const [lastColumn, lastRow] = [Math.floor(right / cell) + shift, Math.floor(bottom / cell) + shift];
  for (let column = Math.floor(left / cell) + shift; column <= lastColumn; column += 1)
    for (let row = Math.floor(top / cell) + shift; row <= lastRow; row += 1)
      keys.push(column * columns + row);
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
