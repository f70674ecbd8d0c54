// Finds the essential prime implicants: each covers a required min term that no other prime implicant covers. Pure.

import { isOne } from "#contract/packed-column.ts";
import { cubeAt, cubeCount, type Cube } from "#answer/core/cubes.ts";

/** The largest number of rows of all prime implicants together that are visited: a few milliseconds. */
const rowsMax = 2 ** 22;

/**
 * The indexes of the essential ones among `primes`, which must contain every prime implicant that covers a required
 * min term. `required` is a packed column of 2^variables rows. Null if the primes have too many rows together. O(rows
 * of all primes).
 */
export function essentialPrimes(
  required: Uint8Array,
  primes: Uint8Array,
  variables: number,
): ReadonlySet<number> | null {
  const cubes = Array.from({ length: cubeCount(primes) }, (_, at) => cubeAt(primes, at));
  const all = 2 ** variables - 1;
  if (cubes.reduce((rows, { care }) => rows + rowCount(all & ~care), 0) > rowsMax) return null;
  // How many primes cover each row; 2 means two or more.
  const covers = new Uint8Array(all + 1);
  for (const cube of cubes) {
    someRow(cube, all, (row) => {
      const before = covers[row] ?? 0;
      if (before < 2) covers[row] = before + 1;
      return false;
    });
  }
  const isEssential = (cube: Cube) => someRow(cube, all, (row) => covers[row] === 1 && isOne(required, row));
  return new Set(cubes.flatMap((cube, at) => (isEssential(cube) ? [at] : [])));
}

/** The number of rows of a cube with these bits as its free variables. */
function rowCount(free: number): number {
  let rows = 1;
  for (let rest = free; rest !== 0; rest &= rest - 1) rows *= 2;
  return rows;
}

/** Whether `test` holds in a row of the cube; no row after the first such row is tested. */
function someRow({ care, value }: Cube, all: number, test: (row: number) => boolean): boolean {
  const free = all & ~care;
  let part = free;
  // All subsets of the free bits, from all of them down to none.
  for (;;) {
    if (test(value | part)) return true;
    if (part === 0) return false;
    part = (part - 1) & free;
  }
}
