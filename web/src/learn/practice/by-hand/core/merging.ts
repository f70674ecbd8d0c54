// The first half of the Quine–McCluskey method as it is done by hand: rows sorted by their number of ones, pairs that differ in
// one variable merged column by column, the prime implicants left over. For up to 4 variables. Pure.
// Source: E. J. McCluskey, "Minimization of Boolean functions" (1956).

import { isSameCube, type Cube } from "#answer/core/cubes.ts";

/** A function by its rows, each list ascending. */
export interface RowFunction {
  readonly variables: number;
  readonly ones: readonly number[];
  readonly dontCares: readonly number[];
}

/** An entry of a column: the rows that it covers, ascending, as a cube. */
export interface Entry {
  readonly cube: Cube;
  readonly rows: readonly number[];
}

/** Entries in the order of their number of ones, then of their rows. */
export type Column = readonly Entry[];

/** The number of bits that are 1. */
export function onesIn(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left >>= 1) count += left & 1;
  return count;
}

/** The digits of an entry, with a dash for each variable that was merged away: `0-11`. */
export function digitsOf({ care, value }: Cube, variables: number): string {
  return Array.from({ length: variables }, (_, index) => {
    const bit = 2 ** (variables - 1 - index);
    return (care & bit) === 0 ? "-" : (value & bit) === 0 ? "0" : "1";
  }).join("");
}

/** The rows in which the function may be 1: its ones and its don't-cares. */
export function firstColumn({ variables, ones, dontCares }: RowFunction): Column {
  const care = 2 ** variables - 1;
  const entries = [...ones, ...dontCares].map((row) => ({ cube: { care, value: row }, rows: [row] }));
  return inOrder(entries);
}

/** The cube of both; null unless they have dashes in the same places and differ in one digit. */
function mergedCube(one: Cube, other: Cube): Cube | null {
  const differing = one.value ^ other.value;
  if (one.care !== other.care || onesIn(differing) !== 1) return null;
  return { care: one.care & ~differing, value: one.value & ~differing };
}

export function mergedEntry(one: Entry, other: Entry): Entry | null {
  const cube = mergedCube(one.cube, other.cube);
  return cube && { cube, rows: ascending([...one.rows, ...other.rows]) };
}

/** Every entry that two of the column merge to, each once. */
function nextColumn(column: Column): Column {
  const found: Entry[] = [];
  for (const [at, one] of column.entries())
    for (const other of column.slice(at + 1)) {
      const entry = mergedEntry(one, other);
      if (entry && !found.some(({ cube }) => isSameCube(cube, entry.cube))) found.push(entry);
    }
  return inOrder(found);
}

/** All columns, as long as something merges. */
export function columnsOf(of: RowFunction): readonly Column[] {
  const columns: Column[] = [];
  for (let column = firstColumn(of); column.length > 0; column = nextColumn(column)) columns.push(column);
  return columns;
}

/** Whether the entry merges with another one of its column, so that it gets a tick. */
function isTicked(entry: Entry, column: Column): boolean {
  return column.some((other) => mergedCube(entry.cube, other.cube) !== null);
}

/** The entries without a tick that cover a one, column by column. Those that cover don't-cares alone are never needed. */
export function primesOf(of: RowFunction): Column {
  const ones = new Set(of.ones);
  return columnsOf(of).flatMap((column) =>
    column.filter((entry) => !isTicked(entry, column) && entry.rows.some((row) => ones.has(row))),
  );
}

export function ascending(numbers: readonly number[]): readonly number[] {
  const sorted = [...numbers];
  sorted.sort((one, other) => one - other);
  return sorted;
}

export function inOrder(entries: readonly Entry[]): Column {
  const firstRow = ({ rows }: Entry) => rows[0] ?? 0;
  const sorted = [...entries];
  sorted.sort(
    (one, other) =>
      onesIn(one.cube.value) - onesIn(other.cube.value) ||
      firstRow(one) - firstRow(other) ||
      other.cube.care - one.cube.care,
  );
  return sorted;
}
