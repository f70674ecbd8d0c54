// A Karnaugh map in a lesson: the function by its rows, and the groups by their products or sums. Pure.

import { lookOf } from "#kmap/core/group-look.ts";
import { cellValues, requiredRows } from "#kmap/core/cell-values.ts";
import type { CellValue } from "#table/core/cell-keys.ts";
import type { DrawnGroup } from "#kmap/core/shown-groups.ts";
import { cubeOf, type Task } from "#kmap/grouping/core/judge.ts";
import type { Cube } from "#answer/core/cubes.ts";
import type { ExpressionText, MarkedText } from "../../core/data.ts";
import { rowAt, treeOf, valueIn } from "../../core/values.ts";
import { chartOf, minimaOf } from "../../practice/by-hand/core/chart.ts";

export interface MapData {
  /** Unique in its lesson. Where the reader makes the groups, the progress is kept under it. */
  readonly id: string;
  readonly caption: MarkedText;
  /** In variable order; 2 to 6. */
  readonly names: readonly string[];
  /** Row numbers, ascending. */
  readonly ones: readonly number[];
  readonly dontCares?: readonly number[];
  /** `sop` by default: the groups are products that cover ones; `pos`: sums that cover zeros. */
  readonly kind?: "sop" | "pos";
  /** Together a smallest sum, or a smallest product of sums; missing where only the cells are shown. */
  readonly groups?: readonly ExpressionText[];
  /** The groups are the smallest sum without static hazards instead. */
  readonly isHazardFree?: true;
}

export interface DrawnCubes extends DrawnGroup {
  readonly cube: Cube;
}

export function valuesOf({ names, ones, dontCares = [] }: MapData): readonly CellValue[] {
  return cellValues(names.length, ones, dontCares);
}

/** Throws for a text that is no product, or no sum, of literals. */
export function groupsOf({ names, kind = "sop", groups = [] }: MapData): readonly DrawnCubes[] {
  return groups.map((text, at) => {
    const tree = treeOf(text);
    const inside = kind === "sop" ? 1 : 0;
    const rows = Array.from({ length: 2 ** names.length }, (_, row) => row).filter(
      (row) => valueIn(tree, rowAt(names, row)) === inside,
    );
    const cube = cubeOf(rows, names.length);
    if (!cube) throw new Error(`${text} is no group.`);
    return { look: lookOf(at), rows, cube, text, isChosen: true, isAdded: false, onlyIts: [] };
  });
}

/** What the reader's own groups are judged by; for up to 4 variables. */
export function taskOf(of: MapData): Task {
  const { names, kind = "sop", dontCares = [] } = of;
  const values = valuesOf(of);
  const chart = chartOf({ variables: names.length, ones: requiredRows(values, kind), dontCares });
  const minima = minimaOf(chart).map((cover) => cover.flatMap((at) => chart.primes[at]?.cube ?? []));
  return {
    variables: names.length,
    values,
    kind,
    primes: chart.primes.map(({ cube }) => cube),
    minima,
    minimaCount: minima.length,
  };
}
