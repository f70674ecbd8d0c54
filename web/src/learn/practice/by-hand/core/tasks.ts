// The tasks of "Minimise by hand": a random function that fits a level. Pure.

import type { TaskAddress, TaskLevel } from "#addresses/core/learn.ts";
import { randomFrom, type Random } from "../../core/random.ts";
import { chartOf, costOf, essentialsOf, minimaOf, uncovered } from "./chart.ts";
import { ascending, columnsOf, type RowFunction } from "./merging.ts";

interface Shape {
  readonly variables: number;
  /** How many rows have a 1. */
  readonly ones: readonly [min: number, max: number];
  readonly dontCares: readonly [min: number, max: number];
  /** Whether the essential prime implicants cover all rows. */
  readonly isEssentialEnough: boolean;
}

const shapes: Readonly<Record<TaskLevel, Shape>> = {
  1: { variables: 3, ones: [4, 6], dontCares: [0, 0], isEssentialEnough: true },
  2: { variables: 4, ones: [5, 8], dontCares: [0, 0], isEssentialEnough: true },
  3: { variables: 4, ones: [5, 7], dontCares: [0, 2], isEssentialEnough: false },
};

/** More would be tedious by hand. */
const mergedMax = 14;

/** About one in six candidates fits, so no series of random numbers comes near this number. */
const candidatesMax = 5_000;

/** Something merges in two columns, and the minimum has two terms or more. */
export function byHandTask({ level, seed }: Pick<TaskAddress, "level" | "seed">): RowFunction {
  const shape = shapes[level];
  const random = randomFrom(seed * 3 + level);
  for (let tried = 0; tried < candidatesMax; tried += 1) {
    const candidate = candidateOf(shape, random);
    if (fits(candidate, shape)) return candidate;
  }
  throw new Error(`No task of level ${level} was found.`);
}

function candidateOf({ variables, ones, dontCares }: Shape, random: Random): RowFunction {
  const between = ([min, max]: readonly [number, number]) => min + random.below(max - min + 1);
  const rows = random.shuffled(Array.from({ length: 2 ** variables }, (_, row) => row));
  const count = between(ones);
  return {
    variables,
    ones: ascending(rows.slice(0, count)),
    dontCares: ascending(rows.slice(count, count + between(dontCares))),
  };
}

function fits(of: RowFunction, { isEssentialEnough }: Shape): boolean {
  const columns = columnsOf(of);
  const merged = columns.slice(1).reduce((sum, column) => sum + column.length, 0);
  if (columns.length < 3 || merged > mergedMax) return false;
  const chart = chartOf(of);
  const [minimum = []] = minimaOf(chart);
  const essential = essentialsOf(chart).map(({ at }) => at);
  return costOf(chart, minimum).terms > 1 && (uncovered(chart, essential).length === 0) === isEssentialEnough;
}

/** The task as it is written: `Σm(0, 2, 5) + Σd(7)`. */
export function functionText({ ones, dontCares }: RowFunction): string {
  const free = dontCares.length === 0 ? "" : ` + Σd(${dontCares.join(", ")})`;
  return `Σm(${ones.join(", ")})${free}`;
}
