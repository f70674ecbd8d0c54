// Judges the groups that a student has made on a map: each group by itself and against the others, then all groups together.
// Nothing is minimised here: the prime implicants and the minimal forms are the engine's. Pure.

import type { FormKind } from "#contract/generated/logic-types.ts";
import { isSameCube, variableBit, type Cube } from "#answer/core/cubes.ts";
import type { CellValue } from "#table/core/cell-keys.ts";
import { requiredRows } from "../../core/cell-values.ts";
import { covers } from "../../core/map-groups.ts";
import type { Rectangle } from "./rectangle.ts";

/** A function whose cells are to be grouped. */
export interface Task {
  readonly variables: number;
  /** By the row's number. */
  readonly values: readonly CellValue[];
  /** Whether the groups are products that cover ones, or clauses that cover zeros. */
  readonly kind: FormKind;
  /** Every prime implicant that covers a cell; for a product of sums those of the complement. */
  readonly primes: readonly Cube[];
  /** The groups of each listed minimal form. */
  readonly minima: readonly (readonly Cube[])[];
  /** The number of equally small forms, also of those that are not listed. */
  readonly minimaCount: number;
}

export type Verdict =
  /** The number of cells is no power of two. */
  | { readonly kind: "noGroup"; readonly count: number }
  /** Cells have the value that the groups must not cover. */
  | { readonly kind: "holdsOther"; readonly rows: readonly number[] }
  /** No cell has to be covered. */
  | { readonly kind: "onlyFree" }
  /** `larger` is a group of twice as many cells that holds this one. */
  | { readonly kind: "canGrow"; readonly larger: Cube }
  /** Every cell that has to be covered is in another group. */
  | { readonly kind: "redundant" }
  | { readonly kind: "right" };

export type Outcome =
  /** The group with this index is none: `noGroup` or `holdsOther`. */
  | { readonly kind: "faulty"; readonly at: number }
  /** These cells are in no group. */
  | { readonly kind: "uncovered"; readonly rows: readonly number[] }
  /** All are covered, but so many groups are enough. */
  | { readonly kind: "tooMany"; readonly terms: number }
  /** All are covered by as few groups as possible, but so many literals are enough. */
  | { readonly kind: "tooLong"; readonly literals: number }
  | {
      readonly kind: "minimum";
      readonly terms: number;
      readonly literals: number;
      readonly minimaCount: number;
    };

/** The cube that the rectangle is; null if its number of cells is no power of two. */
export function cubeOf(rectangle: Rectangle, variables: number): Cube | null {
  const whole = 2 ** variables - 1;
  const ones = rectangle.reduce((bits, row) => bits & row, whole);
  const some = rectangle.reduce((bits, row) => bits | row, 0);
  const care = whole & ~(ones ^ some);
  return rectangle.length === 2 ** (variables - literalsOf({ care, value: 0 }))
    ? { care, value: ones }
    : null;
}

/** The verdict on each group, in their order. */
export function judge(task: Task, groups: readonly Rectangle[]): readonly Verdict[] {
  const own = groups.map((group) => faultOf(task, group));
  return groups.map((group, at) => own[at] ?? amongOthers(task, group, groups, own, at));
}

/** Whether and how well the groups make up a form. */
export function check(task: Task, groups: readonly Rectangle[]): Outcome {
  const faulty = groups.findIndex((group) => faultOf(task, group) !== null);
  if (faulty !== -1) return { kind: "faulty", at: faulty };
  const covered = new Set(groups.flat());
  const rows = requiredRows(task.values, task.kind).filter((row) => !covered.has(row));
  if (rows.length > 0) return { kind: "uncovered", rows };
  const [best = []] = task.minima;
  const [terms, literals] = [best.length, sumOf(best)];
  if (groups.length > terms) return { kind: "tooMany", terms };
  const made = groups.flatMap((group) => cubeOf(group, task.variables) ?? []);
  return sumOf(made) > literals
    ? { kind: "tooLong", literals }
    : { kind: "minimum", terms, literals, minimaCount: task.minimaCount };
}

/** Whether the cell must not be covered. */
export function isForbidden({ values, kind }: Pick<Task, "values" | "kind">, row: number): boolean {
  return values[row] === (kind === "sop" ? 0 : 1);
}

/** The fault for which the rectangle is no group of this function; null if it is one. */
function faultOf(task: Task, group: Rectangle): Verdict | null {
  if (!cubeOf(group, task.variables)) return { kind: "noGroup", count: group.length };
  const rows = group.filter((row) => isForbidden(task, row));
  return rows.length > 0 ? { kind: "holdsOther", rows } : null;
}

function amongOthers(
  task: Task,
  group: Rectangle,
  groups: readonly Rectangle[],
  faults: readonly (Verdict | null)[],
  at: number,
): Verdict {
  const required = new Set(requiredRows(task.values, task.kind));
  const needed = group.filter((row) => required.has(row));
  if (needed.length === 0) return { kind: "onlyFree" };
  const larger = doubled(task, group);
  if (larger) return { kind: "canGrow", larger };
  // A group with a fault covers nothing.
  const covered = new Set(groups.filter((_, other) => other !== at && faults[other] === null).flat());
  return needed.every((row) => covered.has(row)) ? { kind: "redundant" } : { kind: "right" };
}

/** A group of twice as many cells within a prime implicant; null if the group is a prime implicant itself. */
function doubled({ variables, primes }: Task, group: Rectangle): Cube | null {
  const cube = cubeOf(group, variables);
  const prime = cube && primes.find((one) => holds(one, cube) && !isSameCube(one, cube));
  if (!cube || !prime) return null;
  const dropped = Array.from({ length: variables }, (_, index) => variableBit(index, variables)).find(
    (bit) => (cube.care & bit) !== 0 && (prime.care & bit) === 0,
  );
  return dropped === undefined ? null : { care: cube.care & ~dropped, value: cube.value & ~dropped };
}

/** Whether every cell of `inner` is in `outer`. */
function holds(outer: Cube, inner: Cube): boolean {
  return (outer.care & ~inner.care) === 0 && covers(outer, inner.value);
}

/** The number of literals of all groups together. */
function sumOf(cubes: readonly Cube[]): number {
  return cubes.reduce((sum, cube) => sum + literalsOf(cube), 0);
}

function literalsOf({ care }: Cube): number {
  return [...care.toString(2)].filter((digit) => digit === "1").length;
}

export interface Hint {
  readonly cube: Cube;
  /** A cell for which the group is proposed. */
  readonly row: number;
  /** Whether no other prime implicant covers that cell. */
  readonly isEssential: boolean;
}

/**
 * An essential group that is missing; if none is, a group of a minimal form for the first cell in no group. Null if every
 * cell is covered.
 */
export function hintFor(task: Task, groups: readonly Rectangle[]): Hint | null {
  const { primes, variables } = task;
  const made = groups.flatMap((group) => (faultOf(task, group) ? [] : (cubeOf(group, variables) ?? [])));
  const isMade = (cube: Cube) => made.some((one) => isSameCube(one, cube));
  for (const row of requiredRows(task.values, task.kind)) {
    const [cube, ...others] = primes.filter((prime) => covers(prime, row));
    if (cube && others.length === 0 && !isMade(cube)) return { cube, row, isEssential: true };
  }
  const row = requiredRows(task.values, task.kind).find((one) => !made.some((cube) => covers(cube, one)));
  if (row === undefined) return null;
  const cube = closestMinimum(task, isMade).find((one) => covers(one, row));
  return cube ? { cube, row, isEssential: false } : null;
}

/** The groups of the minimal form of which the student has made most. */
export function closestMinimum({ minima }: Task, isMade: (cube: Cube) => boolean): readonly Cube[] {
  const madeIn = (minimum: readonly Cube[]) => minimum.filter(isMade).length;
  return minima.reduce((best, one) => (madeIn(one) > madeIn(best) ? one : best), minima[0] ?? []);
}
