// Cubes by brute force, for tests that must not believe the crate or the page.

import type { Cube } from "#answer/core/cubes.ts";

/** All 3^n cubes of n variables. */
export function everyCube(variables: number): Cube[] {
  const all = 2 ** variables;
  return Array.from({ length: all * all }, (_, at) => ({
    care: at >> variables,
    value: at & (all - 1),
  })).filter(({ care, value }) => (value & ~care) === 0);
}

/** The rows in which every bit of `care` is that of `value`, ascending. */
export function rowsIn({ care, value }: Cube, variables: number): number[] {
  return Array.from({ length: 2 ** variables }, (_, row) => row).filter((row) => (row & care) === value);
}

/** The prime implicants that hold a required row, of the function that is 1 there and may be 1 in the free rows. */
export function primesOf(variables: number, required: readonly number[], free: readonly number[]): Cube[] {
  const wanted = new Set(required);
  const permitted = new Set([...required, ...free]);
  const isImplicant = (cube: Cube) => rowsIn(cube, variables).every((row) => permitted.has(row));
  return everyCube(variables).filter((cube) => {
    if (!isImplicant(cube) || !rowsIn(cube, variables).some((row) => wanted.has(row))) return false;
    const bits = Array.from({ length: variables }, (_, bit) => 2 ** bit).filter(
      (bit) => (cube.care & bit) !== 0,
    );
    return bits.every((bit) => !isImplicant({ care: cube.care & ~bit, value: cube.value & ~bit }));
  });
}
