// Static hazards of a form: two neighbouring rows in which the form must have its value, but that no single term
// holds. While the variable between the two changes, the form may have the other value for a moment. Pure.

import type { FormKind, FormsRequest } from "#contract/generated/logic-types.ts";
import { cubeAt, cubeCount, variableBit, type Cube } from "#answer/core/cubes.ts";
import type { Form } from "#answer/core/form.ts";

/** A function by its rows. */
export type RowsRequest = Omit<FormsRequest, "form" | "withoutHazards">;

export interface Hazard {
  /** The index of the variable that changes. */
  readonly variable: number;
  /** The row in which that variable is 0, and the one in which it is 1. */
  readonly rows: readonly [number, number];
  /** The indexes of the terms that hold one of the two rows, ascending: at least two terms. */
  readonly terms: readonly number[];
}

/**
 * The first static hazard of a form of the function, by its variable and then by its rows; null if there is none. A
 * pair with a don't-care is none, because that input does not occur.
 *
 * Takes time proportional to the rows of all terms plus the rows of the table, for each variable.
 */
export function hazardOf(form: Form, { vars, rows, dontCares }: RowsRequest): Hazard | null {
  const isRequired = requiredRows(form.kind, 2 ** vars.length, rows, dontCares);
  const cubes = cubesOf(form);
  for (const variable of vars.keys()) {
    const bit = variableBit(variable, vars.length);
    const isHeld = new Uint8Array(isRequired.length);
    for (const { care, value } of cubes) {
      if ((care & bit) === 0) holdRows(isHeld, care | bit, value);
    }
    const lower = isRequired.findIndex(
      (wanted, row) => wanted === 1 && (row & bit) === 0 && isRequired[row | bit] === 1 && isHeld[row] === 0,
    );
    if (lower === -1) continue;
    const pair = [lower, lower | bit] as const;
    const terms = [...cubes.keys()].filter((at) => pair.some((row) => holds(cubes[at], row)));
    return { variable, rows: pair, terms };
  }
  return null;
}

/** The first term of the form that holds both rows of the hazard; null if there is none. */
export function termThatStays(form: Form, { rows }: Hazard): number | null {
  const at = cubesOf(form).findIndex((cube) => rows.every((row) => holds(cube, row)));
  return at === -1 ? null : at;
}

/** The indexes of the terms of a form that another form does not have, ascending. */
export function termsWithout(form: Form, other: Form): readonly number[] {
  const keyOf = ({ care, value }: Cube) => `${care}.${value}`;
  const known = new Set(cubesOf(other).map(keyOf));
  return cubesOf(form).flatMap((cube, at) => (known.has(keyOf(cube)) ? [] : [at]));
}

/** 1 for each row in which the form must have its value: ones of a sum of products, zeros of a product of sums. */
function requiredRows(
  kind: FormKind,
  count: number,
  rows: readonly number[],
  free: readonly number[],
): Uint8Array {
  const isOne = kind === "sop";
  const isRequired = new Uint8Array(count).fill(isOne ? 0 : 1);
  for (const row of rows) isRequired[row] = isOne ? 1 : 0;
  for (const row of free) isRequired[row] = 0;
  return isRequired;
}

/** Marks every row with these bits. */
function holdRows(isHeld: Uint8Array, care: number, value: number): void {
  const free = (isHeld.length - 1) & ~care;
  let subset = 0;
  do {
    isHeld[value | subset] = 1;
    // Subtracting the mask from a subset of it gives the next one; after the last one it is 0 again.
    subset = (subset - free) & free;
  } while (subset !== 0);
}

function holds(cube: Cube | undefined, row: number): boolean {
  return cube !== undefined && (row & cube.care) === cube.value;
}

function cubesOf({ cubes }: Form): readonly Cube[] {
  return Array.from({ length: cubeCount(cubes) }, (_, at) => cubeAt(cubes, at));
}
