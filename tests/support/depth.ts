// How many runs a test makes: the only place where a number of runs becomes one of a tier. The daily tier makes the first
// runs of the deep one, from the same seeds, so that deep continues daily.

import fc from "fast-check";
import { isDeep, spend } from "./costs.ts";

/** Of a property that names no seed of its own. */
const seedByDefault = 1;
/** What fast-check takes where nothing is named. */
const runsByDefault = 100;

/**
 * The runs of a loop that makes `deep` of them in the deep tier. Daily makes a twentieth, at least 100 and at most 500; a
 * test whose runs are dear names its own number. A loop with seeds makes the first ones.
 */
export function runs(deep: number, daily?: number): number {
  const count = runsIn(isDeep, deep, daily);
  spend("runs", count);
  return count;
}

/** Of the cases that a loop's deep runs meet at least, those that fall on the runs of this tier. */
export function share(cases: number, deep: number, daily?: number): number {
  return Math.floor((cases * runsIn(isDeep, deep, daily)) / deep);
}

/** The runs of a tier. */
export function runsIn(
  isDeepTier: boolean,
  deep: number,
  daily = Math.min(500, Math.max(100, Math.floor(deep / 20))),
): number {
  return isDeepTier ? deep : Math.min(deep, daily);
}

/** The seeds 1, 2, 3, … of a loop with as many `runs`. */
export function seeds(deep: number, daily?: number): readonly number[] {
  return Array.from({ length: runs(deep, daily) }, (_, at) => at + 1);
}

/** Depth and seed of a property; the other parameters are fast-check's own. */
export interface PropertyOptions<Ts> extends Omit<fc.Parameters<Ts>, "numRuns"> {
  /** In the deep tier; 100 by default. */
  readonly runs?: number;
  /** In the daily tier, where the share that `runs` takes is too dear. */
  readonly daily?: number;
}

/** Throws the smallest case that breaks the property. */
export function assertProperty<Ts>(
  property: fc.IAsyncProperty<Ts>,
  options?: PropertyOptions<Ts>,
): Promise<void>;
export function assertProperty<Ts>(property: fc.IProperty<Ts>, options?: PropertyOptions<Ts>): void;
export function assertProperty<Ts>(
  property: fc.IRawProperty<Ts>,
  { runs: deep = runsByDefault, daily, seed = seedByDefault, ...others }: PropertyOptions<Ts> = {},
): Promise<void> | void {
  return fc.assert(property, { ...others, seed, numRuns: runs(deep, daily) });
}

/** The first values that an arbitrary draws from a seed. */
export function sample<T>(
  arbitrary: fc.Arbitrary<T>,
  { runs: deep, daily, seed }: { readonly runs: number; readonly daily?: number; readonly seed: number },
): T[] {
  return fc.sample(arbitrary, { seed, numRuns: runs(deep, daily) });
}
