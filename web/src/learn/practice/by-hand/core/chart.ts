// The second half of the Quine–McCluskey method: the chart with a cross where a prime implicant covers a row, the essential ones,
// and the smallest covers by Petrick's sum. Pure. Source: S. R. Petrick (1956).

import type { Cube } from "#answer/core/cubes.ts";
import { onesIn, primesOf, type Entry, type RowFunction } from "./merging.ts";

export interface Chart {
  /** The rows in which the function must be 1, ascending: the chart's columns. */
  readonly ones: readonly number[];
  readonly primes: readonly Entry[];
}

/** Indexes of primes, ascending. */
export type Cover = readonly number[];

export function chartOf(of: RowFunction): Chart {
  return { ones: of.ones, primes: primesOf(of) };
}

/** The indexes of the prime implicants with a cross in this row. */
export function crossesOf({ primes }: Chart, row: number): readonly number[] {
  return primes.flatMap(({ rows }, at) => (rows.includes(row) ? [at] : []));
}

/** For each essential prime implicant its index and the first row that no other covers. */
export function essentialsOf(chart: Chart): readonly { readonly at: number; readonly row: number }[] {
  return chart.primes.flatMap((_, at) => {
    const row = chart.ones.find((one) => crossesOf(chart, one).join() === String(at));
    return row === undefined ? [] : [{ at, row }];
  });
}

export function uncovered({ ones, primes }: Chart, chosen: readonly number[]): readonly number[] {
  return ones.filter((row) => !chosen.some((at) => primes[at]?.rows.includes(row)));
}

function literalsOf({ care }: Cube): number {
  return onesIn(care);
}

export interface Cost {
  readonly terms: number;
  readonly literals: number;
}

export function costOf({ primes }: Chart, cover: Cover): Cost {
  const literals = cover
    .map((at) => primes[at])
    .reduce((sum, one) => sum + (one ? literalsOf(one.cube) : 0), 0);
  return { terms: cover.length, literals };
}

/** Every cover with the fewest terms and, of those, the fewest literals. */
export function minimaOf(chart: Chart): readonly Cover[] {
  const irredundant = petrick(chart);
  const costs = irredundant.map((cover) => costOf(chart, cover));
  const terms = Math.min(...costs.map((cost) => cost.terms));
  const literals = Math.min(...costs.filter((cost) => cost.terms === terms).map((cost) => cost.literals));
  return irredundant.filter((_, at) => costs[at]?.terms === terms && costs[at].literals === literals);
}

/**
 * Petrick's sum: for each row the sum of its prime implicants, all multiplied out, with X + X.Y = X after each product. Each
 * product that is left is a cover from which nothing can be left out.
 */
function petrick(chart: Chart): readonly Cover[] {
  let products: readonly number[] = [0];
  for (const row of chart.ones) {
    const bits = crossesOf(chart, row).map((at) => 2 ** at);
    const multiplied = new Set(products.flatMap((product) => bits.map((bit) => product | bit)));
    products = [...multiplied].filter(
      (product) => ![...multiplied].some((other) => other !== product && (other & product) === other),
    );
  }
  return products.map((product) => chart.primes.flatMap((_, at) => ((product >> at) & 1 ? [at] : [])));
}
